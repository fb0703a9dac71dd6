import Domain
import Markup

/// Daily planning in four steps. Each step is a page of its own, and the user can stop after any of them.
struct PlanningPage {
  var screen: PlanningScreen
  var frame: Frame

  private var words: Words { frame.words }
  private var planning: DailyPlanning { screen.planning }
  private var capacity: Capacity { screen.day.plan.capacity }

  var page: Page {
    Page(title: "\(words[ritual: .planTitle]): \(name(screen.step))", route: .planDay(screen.step)) {
      div(.class("ritual")) {
        RitualHead(title: .planTitle, frame: frame).body
        ol(.class("ritual-steps")) {
          for (index, step) in PlanningStep.allCases.enumerated() { item(step, index + 1) }
        }
      }
    }
  }

  private func item(_ step: PlanningStep, _ number: Int) -> HTML {
    let isOpen = step == screen.step
    let isPassed = PlanningStep.allCases.prefix { $0 != screen.step }.contains(step)
    return li(
      .class("ritual-step" + (isOpen ? " is-open" : isPassed ? " is-done" : "")),
      .named("aria-current", ifAny: isOpen ? "step" : nil)
    ) {
      span(.class("ritual-no"), .hiddenFromReaders, text: "\(number)")
      div(.class("ritual-body")) {
        div(.class("ritual-title")) {
          h2 { if isOpen { name(step) } else { a(.href(Route.planDay(step).url), text: name(step)) } }
          if let sum = sum(step) {
            span(.class("note"), .id("sum-\(step.rawValue)"), .flag("data-live"), text: sum)
          }
        }
        // Only the rows update live, so that focus moves to the next row.
        if isOpen { div(.id("ritual"), .flag("data-live")) { content } }
      }
    }
  }

  private func name(_ step: PlanningStep) -> String {
    switch step {
    case .left: words[ritual: .stepLeft]
    case .must: words[ritual: .stepMust]
    case .fit: words[ritual: .stepFit]
    case .go: words[ritual: .stepGo]
    }
  }

  /// Returns a short summary of a step.
  private func sum(_ step: PlanningStep) -> String? {
    switch step {
    case .left:
      planning.leftCount == 0
        ? words[ritual: .nothing] : words.counted(planning.leftCount, RitualPhrase.blocksOne, .blocksMany)
    case .must:
      planning.mustCount == 0
        ? words[ritual: .nothing]
        : words.counted(planning.mustCount, DayPhrase.tasksOne, .tasksMany)
          + " · \(words.length(minutes: planning.mustMinutes))"
    case .fit, .go: nil
    }
  }

  @HTMLBuilder private var content: [HTML] {
    switch screen.step {
    case .left: left
    case .must: must
    case .fit: fit
    case .go: go
    }
  }

  /// The links to continue or leave.
  private func ways(@HTMLBuilder _ next: () -> [HTML]) -> HTML {
    let next = next()
    return div(.class("ritual-acts")) {
      a(.class("btn btn-quiet"), .href(Route.day(PlanView()).url), text: words[ritual: .leave])
      next
    }
  }

  private func next(_ step: PlanningStep, _ text: RitualPhrase = .next, isFirst: Bool = true) -> HTML {
    a(.class(isFirst ? "btn btn-primary" : "btn"), .href(Route.planDay(step).url), text: words[ritual: text])
  }

  // MARK: What was left

  @HTMLBuilder private var left: [HTML] {
    if planning.left.isEmpty {
      p(.class("ritual-none"), text: words[ritual: .leftNone])
    } else {
      Markup.form(.method("post"), .named("data-behavior", "send")) {
        frame.origin.fields
        UnfinishedRows(blocks: planning.left, frame: frame).body
      }
      if planning.leftCount > planning.left.count {
        p(.class("note"), text: words(day: .andMore, "\(planning.leftCount - planning.left.count)"))
      }
      p(.class("note"), text: words[ritual: .leftHint])
    }
    ways { next(.must) }
  }

  // MARK: What has to be done

  @HTMLBuilder private var must: [HTML] {
    if planning.musts.isEmpty {
      p(.class("ritual-none"), text: words[ritual: .mustNone])
    } else {
      Markup.form(.method("post"), .named("data-behavior", "send")) {
        frame.origin.fields
        ul(.class("ritual-rows")) {
          for one in planning.musts { MustRow(must: one, screen: screen, frame: frame).body }
        }
      }
      if planning.mustCount > planning.musts.count {
        p(.class("note"), text: words(day: .andMore, "\(planning.mustCount - planning.musts.count)"))
      }
    }
    Markup.form(.class("ritual-acts"), .method("post"), .action(Route.actOnPlan(.propose).url)) {
      Origin.planDay(.fit).fields
      input(.type("hidden"), .name("first"), .value(frame.today.iso))
      input(.type("hidden"), .name("days"), .value("\(screen.days)"))
      a(.class("btn btn-quiet"), .href(Route.day(PlanView()).url), text: words[ritual: .leave])
      button(.class("btn btn-primary"), text: words[ritual: .checkFit])
    }
  }

  // MARK: Whether it fits

  @HTMLBuilder private var fit: [HTML] {
    CapacityLine(capacity: capacity, frame: frame, isToday: true).body
    Markup.form(.method("post")) {
      frame.origin.fields
      OverWarning(plan: screen.day.plan, frame: frame).body
    }
    ProposalPanel(screen: screen.day, frame: frame).body
    ways {
      if let proposal = screen.day.proposal, !proposal.isEmpty {
        next(.go, .leaveAsIs, isFirst: false)
      } else {
        next(.go, isFirst: screen.day.proposal != nil)
      }
    }
  }

  // MARK: What comes first

  @HTMLBuilder private var go: [HTML] {
    if let first = screen.day.plan.coming.first, let task = first.task {
      p(.class("ritual-first serif")) {
        span(
          text: first.standing == .running
            ? words[ritual: .runsNow] : words(ritual: .beginsAt, WallTime(frame.zones.here(first.block.start)).iso))
        a(.href(Route.task(task.id).url), .named("dir", "auto"), text: task.title)
      }
      p(.class("note"), text: facts.joined(separator: ", "))
      Markup.form(.class("ritual-acts"), .method("post"), .action(Route.actOnFocus(.show).url)) {
        input(.type("hidden"), .name("place"), .value("focus"))
        input(.type("hidden"), .name("task"), .value(task.id.text))
        a(.class("btn btn-quiet"), .href(Route.day(PlanView()).url), text: words[day: .seeDay])
        button(.class("btn btn-primary"), text: words[ritual: .startFocus])
      }
    } else {
      p(.class("ritual-none"), text: words[ritual: .goNothing])
      div(.class("ritual-acts")) {
        a(.class("btn btn-primary"), .href(Route.day(PlanView()).url), text: words[day: .seeDay])
      }
    }
  }

  /// Counts of the remaining tasks and events of the day.
  private var facts: [String] {
    let tasks = Set(screen.day.plan.coming.compactMap { $0.task?.id }).count
    let now = screen.day.plan.now ?? 0
    let events = screen.day.plan.entries.count { entry in
      if case .event(let event) = entry.content { return event.takesTime && entry.until > now }
      return false
    }
    var facts = [words.counted(tasks, DayPhrase.tasksOne, .tasksMany)]
    if events > 0 { facts.append(words.counted(events, RitualPhrase.eventsOne, .eventsMany)) }
    facts.append("\(words.lengthInSentence(minutes: capacity.free)) \(words[day: .free])")
    if let end = screen.day.plan.working.last?.upperBound, end > now {
      facts.append(words(ritual: .worksUntil, screen.day.plan.frame.clock(at: end).iso))
    }
    return facts
  }
}

/// The title of a ritual, with the current day and time.
struct RitualHead {
  var title: RitualPhrase
  var frame: Frame

  var body: HTML {
    div(.class("ritual-head")) {
      h1(text: frame.words[ritual: title])
      span(.class("note")) {
        frame.words.dayTitle(frame.today, today: frame.today)
        " · \(WallTime(frame.zones.here(frame.now)).iso)"
      }
      span(.class("push")) { frame.historyButtons(frame.origin) }
    }
  }
}
