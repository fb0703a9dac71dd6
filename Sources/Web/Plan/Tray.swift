import Domain
import Markup

/// The panel next to the timeline: the proposal, and the unscheduled tasks. On phones it is a drawer that stays
/// mostly closed, so that the timeline remains visible.
struct Tray {
  var screen: DayScreen
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    section(.class("tray"), .id("tray"), .labelledBy("tray-title"), .named("data-live", "merge")) {
      details(.class("drawer"), .id("drawer")) {
        summary {
          if let proposal = screen.proposal, !proposal.isEmpty {
            span(.class("drawer-name"), text: words[day: .proposal])
            span(.class("sum"), text: ProposalPanel(screen: screen, frame: frame).counts(of: proposal))
          } else {
            span(.class("drawer-name"), text: words[.backlog])
            span(.class("sum"), text: sum)
          }
          frame.icon(.unfold, class: "i i-s")
        }
      }
      peek
      div(.class("tray-in")) {
        ProposalPanel(screen: screen, frame: frame).body
        div(.class("tray-h")) {
          h2(.id("tray-title"), text: words[.backlog])
          span(.class("sum"), text: sum)
        }
        list
      }
    }
  }

  /// On phones, the next action is reachable while the drawer is closed.
  @HTMLBuilder private var peek: [HTML] {
    if let proposal = screen.proposal, !proposal.isEmpty {
      button(
        .class("btn btn-primary peek"), .named("form", "proposal"), .name("all"), .value("1"),
        .label(
          words.counted(proposal.placements.count + proposal.removals.count, DayPhrase.acceptChange, .acceptChanges))
      ) {
        frame.icon(.check, class: "i i-s")
        "\(proposal.placements.count + proposal.removals.count)"
      }
    } else if screen.day >= frame.today {
      Markup.form(.class("peek is-asking"), .method("post"), .action(Route.actOnPlan(.propose).url)) {
        frame.origin.fields
        input(.type("hidden"), .name("first"), .value(screen.day.iso))
        input(.type("hidden"), .name("days"), .value("1"))
        button(.class("btn btn-primary btn-s")) {
          frame.icon(.pencil, class: "i i-s")
          span(.class("for-1"), text: words[day: ProposalPanel(screen: screen, frame: frame).one])
          span(.class("for-busy"), text: words[day: .planning])
        }
      }
    }
  }

  private var sum: String {
    let count = words.counted(screen.tray.count, DayPhrase.tasksOne, .tasksMany)
    return screen.tray.count == 0 ? count : "\(count) · \(words.length(minutes: screen.tray.minutes))"
  }

  @HTMLBuilder private var list: [HTML] {
    if screen.tray.tasks.isEmpty {
      p(.class("note none"), text: words[day: frame.openTasks == 0 ? .trayNoTasks : .trayEmpty])
      a(.class("link"), .href(frame.openTasks == 0 ? "#quick" : Route.backlog(page: 1).url)) {
        frame.openTasks == 0 ? words[.firstTask] : words[.toBacklog]
      }
    } else {
      Markup.form(.id("tray-form"), .method("post")) {
        frame.origin.fields
        ol(.class("slips"), .id("slips"), .label(words[day: .trayLabel])) {
          for (index, task) in screen.tray.tasks.enumerated() {
            Slip(task: task, screen: screen, frame: frame).body
            if let fitting = screen.fitting, fitting.count == index + 1 {
              li(.class("fit"), .id("fit")) {
                FitLine(
                  minutes: fitting.minutes, free: screen.plan.capacity.free, isToday: screen.isToday, words: words
                ).body
              }
            }
          }
        }
      }
      if screen.tray.count > screen.tray.tasks.count {
        a(
          .class("link rest"), .href(Route.backlog(page: 1).url),
          text: words(day: .moreInBacklog, "\(screen.tray.count - screen.tray.tasks.count)"))
      }
    }
  }
}

/// An unscheduled task, drawn as tall as its duration on the timeline's scale. If that leaves no room for its text,
/// the ruler at its side shows the exact length.
struct Slip {
  var task: PlanItem
  var screen: DayScreen
  var frame: Frame

  private var words: Words { frame.words }
  private var shared: ItemFacts { ItemFacts(item: task, frame: frame) }
  private var minutes: Int { task.effectiveDuration.minutes }
  private var name: String { words.quoted(task.title) }
  private var url: String { Route.placing(task.id, PlacingView(day: day, origin: frame.origin)).url }
  /// Gaps are searched from the day shown.
  private var day: Day? { screen.day > frame.today ? screen.day : nil }

  var body: HTML {
    li(
      [
        .class(classes), .id("slip-\(task.id.text)"), .named("data-task", task.id.text),
        .named("data-minutes", number: minutes),
      ] + TimeScale.length(minutes)
    ) {
      span(.class("ruler"), .hiddenFromReaders)
      a(.class("grip"), .href(url), .label(words(day: .scheduleTask, name)))
      button(
        .class("check"), .named("formaction", Route.change(task.id, .complete).url),
        .label(words(.completeTask, task.title)))
      div(.class("s-text")) {
        a(.class("title"), .href(Route.task(task.id).url), .named("dir", "auto"), text: task.title)
        div(.class(task.due == nil ? "facts is-brief" : "facts")) {
          if task.importance != .low { shared.importance }
          if task.urgency == .urgent { shared.sign("bolt", words[.urgent]) }
          shared.grade(screen.numbers)
          shared.lock
          shared.day()
        }
        aside
      }
      shared.duration
      // For the mouse only: keyboards and screen readers use the handle.
      a(.class("icon-btn s-plan"), .href(url), .hiddenFromReaders, .named("tabindex", "-1")) {
        frame.icon(.schedule, class: "i i-s")
      }
    }
  }

  private var placements: [Proposal.Placement] { screen.proposal?.placements.filter { $0.task == task.id } ?? [] }

  private var classes: String {
    let isShort = minutes < 30
    return "slip" + (isShort ? " is-short" : "") + (placements.isEmpty ? "" : " is-placed")
  }

  @HTMLBuilder private var aside: [HTML] {
    if !placements.isEmpty {
      let times = placements.map { words.momentBrief($0.start, on: screen.day, today: frame.today, zones: frame.zones) }
      span(.class("to")) {
        span(.class("only-lg"), text: "\(words[day: .proposal]) ")
        times.joined(separator: ", ")
      }
    }
  }
}
