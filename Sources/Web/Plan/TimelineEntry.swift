import Domain
import Markup

/// A timed entry in a timeline: an event, a block, or a proposed block.
struct TimelineEntry {
  var entry: DayPlan.Entry
  var timeline: Timeline

  private var frame: Frame { timeline.frame }
  private var words: Words { frame.words }
  private var plan: DayPlan { timeline.plan }

  var body: HTML {
    switch entry.content {
    case .event(let event): print(event)
    case .block(let block): TimelineBlock(block: block, entry: entry, timeline: timeline).body
    case .proposed(let placement): pencil(placement)
    }
  }

  private func print(_ event: CalendarEvent) -> HTML {
    let list = timeline.lists[event.calendar]
    let tint = CalendarTint.classes(event.calendar, among: timeline.lists)
    return li(
      [.class((event.takesTime ? "busy \(tint)" : "busy is-open \(tint)") + timeline.shape(entry))] + shared
        + [.flag("data-taken", event.takesTime)]
    ) {
      div(.class("b-in")) {
        div(.class("b-text")) {
          span(.class("b-title"), .named("dir", "auto"), text: event.title)
          span(.class("b-line")) {
            time
            if let name = list?.name { span(.class("b-time cal"), .named("dir", "auto"), text: name) }
            if !event.takesTime { span(.class("b-time"), text: words[day: .notBusy]) }
          }
        }
        if !timeline.isWeek { div(.class("b-acts")) { EventSwitch(event: event, frame: frame).body } }
      }
    }
  }

  private func pencil(_ placement: Proposal.Placement) -> HTML {
    let name = words.quoted(placement.title)
    return li(
      [
        .class("block is-ghost\(timeline.shape(entry))"), .id("ghost-\(placement.number)"),
        .named("data-ghost", number: placement.number), .named("data-task", placement.task.text),
      ] + shared + [.named("data-minutes", number: placement.minutes)]
    ) {
      div(.class("b-in")) {
        div(.class("b-text")) {
          a(
            .class("b-title"), .href(Route.task(placement.task).url), .named("dir", "auto"), text: placement.title)
          span(.class("vh"), text: words[day: .isProposed])
          span(.class("b-line")) {
            time
            span(.class("b-time from"), text: origin(of: placement))
            span(.class("why"), text: words.sentences(placing: placement, today: frame.today, zones: frame.zones))
          }
        }
        div(.class("b-acts")) {
          answer(.accept, .check, words(day: .acceptOne, name), placement.number)
          answer(.reject, .close, words(day: .rejectOne, name), placement.number)
          a(
            .class("icon-btn b-more grip"), .label(words(day: .moveBlock, name)),
            .href(Route.placing(placement.task, PlacingView(moving: placement.moves, origin: frame.origin)).url)
          ) { frame.icon(.more, class: "i i-s") }
        }
      }
      if !entry.startsBefore { span(.class("size is-start")) }
      if !entry.endsAfter { span(.class("size is-end")) }
    }
  }

  private func origin(of placement: Proposal.Placement) -> String {
    words.origin(of: placement, from: placement.moves.flatMap { timeline.former[$0] }, on: plan.day, in: frame)
  }

  private func answer(_ verb: PlanVerb, _ drawing: Icon.Name, _ label: String, _ number: Int) -> HTML {
    button(
      .class("icon-btn"), .name("number"), .value("\(number)"), .named("formaction", verb.url(timeline.proposal)),
      .label(label)
    ) { frame.icon(drawing, class: "i i-s") }
  }

  /// The position, for the style sheet and scripts.
  private var shared: [Attribute] {
    [.named("data-from", number: entry.from), .named("data-until", number: entry.until)]
      + timeline.scale.place(entry.from..<entry.until) + TimeScale.column(entry)
  }

  private var time: [HTML] { EntryTime(entry: entry, plan: plan, words: words).body }
}

/// The time of an entry: short visually, in full for screen readers.
struct EntryTime {
  var entry: DayPlan.Entry
  var plan: DayPlan
  var words: Words

  private var start: String { plan.frame.clock(at: entry.from).iso }
  private var end: String { plan.frame.clock(at: entry.until).iso }

  /// Announced even if there is no room to show it.
  @HTMLBuilder var body: [HTML] {
    span(.class("vh"), text: words(day: sentence, start, end, words.length(minutes: minutes)))
    span(.class("b-time"), .hiddenFromReaders) {
      if entry.startsBefore { "…" } else { start }
      span(.class("long")) {
        "–"
        if entry.endsAfter { "…" } else { end }
      }
    }
  }

  private var sentence: DayPhrase {
    switch (entry.startsBefore, entry.endsAfter) {
    case (false, false): .fromTo
    case (true, false): .until
    case (false, true): .fromOn
    case (true, true): .allTheTime
    }
  }

  private var minutes: Int {
    switch entry.content {
    case .block(let block): block.block.minutes
    default: entry.until - entry.from
    }
  }
}
