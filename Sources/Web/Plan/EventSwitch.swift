import Domain
import Markup

/// A button that toggles whether an event blocks time.
struct EventSwitch {
  var event: CalendarEvent
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    let (name, full): (DayPhrase, DayPhrase) =
      event.takesTime ? (.onlyShow, .onlyShowEvent) : (.block, .blockEvent)
    return button(
      .class("btn btn-quiet btn-s mini"), .name("blocks"), .value(EventChoice(event.blocksOtherwise).rawValue),
      .named("formaction", Route.setEventBlocking(event.key).url), .label(words(day: full, words.quoted(event.title)))
    ) {
      frame.icon(event.takesTime ? .eye : .clock, class: "i i-s")
      span(text: words[day: name])
    }
  }
}
