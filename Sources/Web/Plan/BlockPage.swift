import Domain
import Markup

/// The data of a block's page, read in one transaction.
struct BlockScreen {
  /// The lengths offered as buttons, in minutes.
  static let lengths = [5, 15, 30, 60]

  var block: PlannedBlock
  var calendar: SourceList?
  /// The start of the next gap long enough for the block; nil if there is none.
  var next: Instant?

  /// Returns nil if the block does not exist.
  init?(_ id: BlockID, from reader: some PlannerReader, in environment: Environment) throws(PlannerFailure) {
    guard let block = try reader.block(id), let planned = try reader.planned([block], in: environment).first else {
      return nil
    }
    self.block = planned
    calendar = try block.calendar.flatMap { (id) throws(PlannerFailure) in try reader.list(id) }
    let from = max(environment.now, block.end)
    next = try reader.nextGaps(minutes: max(1, block.minutes), limit: 1, from: from, in: environment).first?.lowerBound
  }
}

/// A block's page, with all its actions.
struct BlockPage {
  var screen: BlockScreen
  var problems: [Problem] = []
  var frame: Frame

  private var words: Words { frame.words }
  private var planned: PlannedBlock { screen.block }
  private var block: TimeBlock { planned.block }
  private var title: String { planned.task?.title ?? block.title }
  private var day: Day { frame.zones.here(block.start).day }
  private var dayRoute: Route { .day(PlanView(day: day == frame.today ? nil : day)) }

  var page: Page {
    Page(title: title, route: .block(block.id)) {
      div(.class("col form block-page"), .id("block")) {
        div(.class("head top")) {
          a(.class("icon-btn"), .href(dayRoute.url), .label(words(day: .backTo, words.day(day, today: frame.today)))) {
            frame.icon(.close)
          }
          h1(.class("grow"), .named("dir", "auto"), text: title)
          frame.historyButtons(frame.origin)
        }
        p(.class("lead")) { lead }
        if !problems.isEmpty {
          p(.class("error"), .role("alert")) {
            frame.icon(.alert, class: "i i-s")
            span(text: words.sentences(problems))
          }
        }
        if planned.allowsChanges { changes } else { p(.class("note"), text: words[day: .onlyReadText]) }
        task
      }
    }
  }

  @HTMLBuilder private var lead: [HTML] {
    words.stretch(block.start, block.end, today: frame.today, zones: frame.zones)
    " · \(words.length(minutes: block.minutes))"
    if planned.standing != .planned { " · \(words[day: standing])" }
    if let calendar = screen.calendar { " · \(calendar.name)" }
  }

  private var standing: DayPhrase {
    switch planned.standing {
    case .planned: .planned
    case .running: .running
    case .missed: .missed
    case .done: .done
    case .over: .over
    }
  }

  @HTMLBuilder private var changes: [HTML] {
    form(.move) {
      h2(.id("when"), text: words[day: .whenTitle])
      div(.class("inline")) {
        button(.class("btn"), .name("by"), .value("-15"), .label(words(day: .earlierBy, "15")), text: "−15 min")
        button(.class("btn"), .name("by"), .value("15"), .label(words(day: .laterBy, "15")), text: "+15 min")
        if let next = screen.next {
          button(.class("btn"), .name("to"), .value("next")) {
            words(day: .nextGapAt, words.moment(next, today: frame.today, zones: frame.zones))
          }
        }
      }
    }
    other
    form(.resize) {
      h2(.id("length"), text: words[.duration])
      div(.class("inline")) {
        for minutes in BlockScreen.lengths {
          button(
            [.class(minutes == block.minutes ? "btn is-here" : "btn"), .name("minutes"), .value("\(minutes)")]
              + (minutes == block.minutes ? [.named("aria-pressed", "true")] : [])
          ) { words.length(minutes: minutes) }
        }
        if block.minutes > 20 {
          button(
            .class("btn"), .name("minutes"), .value("\(block.minutes - 15)"), .label(words(day: .shorterBy, "15")),
            text: "−15")
        }
        button(
          .class("btn"), .name("minutes"), .value("\(block.minutes + 15)"), .label(words(day: .longerBy, "15")),
          text: "+15")
      }
    }
    form(.pin) {
      div(.class("inline")) {
        button(.class("btn"), .name("pinned"), .value(block.isPinned ? "0" : "1")) {
          frame.icon(.pin, class: "i i-s")
          words[day: block.isPinned ? .unpin : .makePinned]
        }
        button(
          .class("btn"), .named("formaction", Route.changeBlock(block.id, .unschedule).url),
          text: words[day: .unschedule])
      }
      p(.class("note"), text: words[day: block.isPinned ? .pinnedText : .unpinnedText])
    }
  }

  private var other: HTML {
    form(.move) {
      div(.class("inline")) {
        div(.class("field")) {
          label(.for("block-day"), text: words[day: .day])
          input(.class("input"), .id("block-day"), .name("day"), .type("date"), .value(day.iso), .flag("required"))
        }
        div(.class("field")) {
          label(.for("block-time"), text: words[day: .time])
          input(
            .class("input"), .id("block-time"), .name("time"), .type("time"),
            .value(WallTime(frame.zones.here(block.start)).iso), .flag("required"))
        }
        button(.class("btn"), text: words[.move])
      }
      label(.class("switch")) {
        input(.type("checkbox"), .name("anyway"), .value("1"))
        span(text: words[day: .evenIfTaken])
      }
    }
  }

  private func form(_ verb: BlockVerb, @HTMLBuilder content: () -> [HTML]) -> HTML {
    Markup.form(.class("field"), .method("post"), .action(Route.changeBlock(block.id, verb).url)) {
      frame.origin.fields
      content()
    }
  }

  @HTMLBuilder private var task: [HTML] {
    if let task = planned.task {
      section(.class("field"), .labelledBy("its-task")) {
        h2(.id("its-task"), text: words[day: .itsTask])
        p { a(.class("link"), .href(Route.task(task.id).url), .named("dir", "auto"), text: task.title) }
        Markup.form(.class("inline"), .method("post"), .action(Route.changeBlock(block.id, .done).url)) {
          frame.origin.fields
          if task.isCompleted {
            button(.class("btn"), .named("formaction", Route.change(task.id, .reopen).url), text: words[.reopen])
          } else {
            button(.class("btn")) {
              frame.icon(.check, class: "i i-s")
              words[.complete]
            }
          }
          if !task.isCompleted {
            button(
              .class("btn"), .name("task"), .value(task.id.text),
              .named("formaction", Route.actOnFocus(.show).url)
            ) {
              frame.icon(.focus, class: "i i-s")
              words[focus: .focusOnThis]
            }
          }
          a(.class("btn"), .href(Route.placing(task.id, PlacingView(origin: frame.origin)).url)) {
            frame.icon(.schedule, class: "i i-s")
            words[day: .anotherBlock]
          }
          button(.class("btn btn-danger push"), .named("formaction", Route.change(task.id, .delete).url)) {
            frame.icon(.delete, class: "i i-s")
            words[day: .deleteTheTask]
          }
        }
      }
    } else {
      p(.class("note"), text: words[day: block.task == nil ? .noTask : .taskNotHere])
    }
  }
}
