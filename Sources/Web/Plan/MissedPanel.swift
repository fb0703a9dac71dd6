import Domain
import Markup

/// Missed blocks whose tasks are still open, each with its possible actions.
struct MissedPanel {
  var screen: DayScreen
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    details(.class("told-plan is-missed"), .id("missed")) {
      summary {
        frame.icon(.alert, class: "i i-s")
        span(text: words.counted(screen.missed.count, DayPhrase.missedOne, .missedMany))
      }
      ul { for block in screen.missed.suffix(DayScreen.mostMissed).reversed() { row(block) } }
      if screen.missed.count > DayScreen.mostMissed {
        p(.class("note"), text: words(day: .moreMissed, "\(screen.missed.count - DayScreen.mostMissed)"))
      }
    }
  }

  private func row(_ missed: PlannedBlock) -> HTML {
    let (id, title) = (missed.block.id, missed.task?.title ?? missed.block.title)
    let name = words.quoted(title)
    return li {
      a(.class("title"), .href(Route.block(id).url), .named("dir", "auto"), text: title)
      span(.class("note"), text: words.moment(missed.block.start, today: frame.today, zones: frame.zones))
      span(.class("acts")) {
        if missed.allowsChanges {
          button(
            .class("btn btn-s"), .name("to"), .value("next"), .named("formaction", Route.changeBlock(id, .move).url),
            .label(words(day: .toNextGapOf, name)), text: words[day: .toNextGap])
          BlockButton(id: id, verb: .unschedule, name: "do", value: "drop", text: .unschedule, of: name, frame: frame)
            .body
        }
        BlockButton(id: id, verb: .done, name: "do", value: "done", text: .markDone, of: name, frame: frame).body
        if let task = missed.task {
          button(
            .class("btn btn-quiet btn-s danger"), .named("formaction", Route.change(task.id, .delete).url),
            .label("\(words[day: .deleteTheTask]): \(name)"), text: words[day: .deleteTheTask])
        }
      }
    }
  }
}
