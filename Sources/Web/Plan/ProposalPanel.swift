import Domain
import Markup

/// Requests a proposal, or shows the current one and the tasks it left out. The plan changes only when a proposal is
/// accepted.
struct ProposalPanel {
  var screen: DayScreen
  var frame: Frame

  private var words: Words { frame.words }

  @HTMLBuilder var body: [HTML] {
    if let proposal = screen.proposal {
      shown(proposal)
      // If nothing could be planned, the user can try other days.
      if proposal.isEmpty, screen.day >= frame.today { asking }
    } else if screen.day >= frame.today {
      asking
    }
  }

  private var asking: HTML {
    Markup.form(.class("prop is-asking"), .id("proposal"), .method("post"), .action(Route.actOnPlan(.propose).url)) {
      frame.origin.fields
      input(.type("hidden"), .name("first"), .value(screen.day.iso))
      label(.class("vh"), .for("plan-days"), text: words[day: .howManyDays])
      select(.class("input"), .id("plan-days"), .name("days")) {
        for days in Proposal.dayCounts { choice(of: days) }
      }
      button(.class("btn btn-primary btn-s")) {
        frame.icon(.pencil, class: "i i-s")
        span(.class("for-1"), text: words[day: one])
        span(.class("for-more"), text: words[day: .planTheseDays])
        span(.class("for-busy"), text: words[day: .planning])
      }
    }
  }

  /// The label for planning one day; replanning includes missed blocks.
  var one: DayPhrase {
    guard screen.isToday else { return .planThisDay }
    return screen.missed.isEmpty ? .planMyDay : .planRest
  }

  /// An option such as `5 days, until Friday`.
  private func choice(of days: Int) -> HTML {
    let count = words.counted(days, DayPhrase.daysOne, .daysMany)
    let last = words.day(screen.day + (days - 1), today: frame.today)
    return option(
      .value("\(days)"), .flag("selected", days == 1), text: days == 1 ? count : words(day: .daysUntil, count, last))
  }

  private func shown(_ proposal: Proposal) -> HTML {
    Markup.form(.class("prop"), .id("proposal"), .method("post"), .action(PlanVerb.accept.url(proposal))) {
      frame.origin.fields
      // The user accepts exactly the placements shown.
      for placement in proposal.placements { input(.type("hidden"), .name("number"), .value("\(placement.number)")) }
      h2(.class("serif"), text: heading(proposal))
      p(.class("note"), .role("status"), text: sum(proposal))
      pressing
      div(.class("inline")) {
        if !proposal.isEmpty {
          button(.class("btn btn-primary btn-s"), .name("all"), .value("1")) {
            frame.icon(.check, class: "i i-s")
            words[day: .acceptAll]
          }
        }
        button(
          .class(proposal.isEmpty ? "btn btn-s" : "btn btn-quiet btn-s"), .name("all"), .value("1"),
          .named("formaction", PlanVerb.reject.url(proposal)), text: words[day: .discard])
      }
      others(proposal)
      ProposalChanges(proposal: proposal, screen: screen, frame: frame).body
      leftOut(proposal)
    }
  }

  private func heading(_ proposal: Proposal) -> String {
    let days = proposal.last - proposal.first + 1
    if days > 1 { return words(day: .proposalDays, "\(days)") }
    return words(day: .proposalFor, words.day(proposal.first, today: frame.today))
  }

  private func sum(_ proposal: Proposal) -> String {
    if proposal.isEmpty, proposal.leftOutCount == 0 { return words[day: .nothingToPlan] }
    if proposal.isEmpty, let why = proposal.obstacle {
      return words(day: .nothingFits, words.sentence(why, today: frame.today, zones: frame.zones))
    }
    let counts = counts(of: proposal)
    return counts.isEmpty ? words[day: .nothingToPlan] : counts + ". " + words[day: .notSaved]
  }

  /// Returns a summary such as `2 unchanged, 1 moved, 3 new`.
  func counts(of proposal: Proposal) -> String {
    let moved = proposal.placements.count { $0.moves != nil }
    let counts: [(DayPhrase, Int)] = [
      (.keptCount, screen.kept.count), (.movedCount, moved), (.newCount, proposal.placements.count - moved),
      (.unscheduledCount, screen.removed.count), (.outside, proposal.placelessCount),
    ]
    return counts.filter { $0.1 > 0 }.map { words(day: $0.0, "\($0.1)") }.joined(separator: ", ")
  }

  /// Links to the other days of the proposal.
  @HTMLBuilder private func others(_ proposal: Proposal) -> [HTML] {
    let days = proposal.placements.map { frame.zones.here($0.start).day }
    let rest = Set(days).filter { $0 != screen.day }.sorted()
    if !rest.isEmpty {
      p(.class("note days-links")) {
        for day in rest {
          a(.class("link"), .href(Route.day(screen.view.on(day)).url)) {
            words(day: .onDay, words.day(day, today: frame.today), "\(days.filter { $0 == day }.count)")
          }
          " "
        }
      }
    }
  }

  /// Due tasks without a slot, with their remedies; shown first.
  @HTMLBuilder private var pressing: [HTML] {
    if !screen.pressing.isEmpty {
      section(.class("pressing"), .labelledBy("pressing-title")) {
        h3(.id("pressing-title")) {
          frame.icon(.alert, class: "i i-s")
          words.counted(screen.pressing.count, DayPhrase.pressingOne, .pressingMany)
        }
        let (shown, more) = (screen.pressing.prefix(3), screen.pressing.dropFirst(3))
        ul(.class("left-out")) {
          for one in shown { item(one) }
        }
        if !more.isEmpty {
          details(.class("outs"), .id("pressing-more")) {
            summary(text: words(day: .andMore, "\(more.count)"))
            ul(.class("left-out")) {
              for one in more { item(one) }
            }
          }
        }
      }
    }
  }

  private func item(_ one: DayScreen.Pressing) -> HTML {
    let (task, today) = (one.task, frame.today)
    return li {
      a(.class("title"), .href(Route.task(task.task).url), .named("dir", "auto"), text: task.title)
      span(
        .class("why"),
        text: words.sentence(leavingOut: task.reason, due: one.due, today: today, zones: frame.zones))
      div(.class("ways")) {
        for remedy in one.remedies {
          let name = words.name(of: remedy, today: today)
          button(
            .class("btn btn-quiet btn-s"), .named("formaction", PlanVerb.url(remedy, for: task.task)),
            .label(words(day: .wayFor, name, words.quoted(task.title))), text: name)
        }
        a(.class("btn btn-quiet btn-s"), .href(Route.task(task.task).url), text: words[day: .waySplit])
      }
    }
  }

  /// Lists tasks that got no slot, followed by those not meant for these days.
  @HTMLBuilder private func leftOut(_ proposal: Proposal) -> [HTML] {
    let placeless = proposal.leftOut.filter { !$0.reason.isWaiting && $0.due == nil }
    let count = proposal.placelessCount - proposal.leftOut.count { $0.due != nil }
    list(
      placeless, words.counted(count, DayPhrase.leftOutOne, .leftOutMany), more: count - placeless.count,
      isOpen: placeless.count <= 3)
    let waiting = proposal.leftOut.filter { $0.reason.isWaiting }
    list(
      waiting, words.counted(proposal.waitingCount, DayPhrase.waitingOne, .waitingMany),
      more: proposal.waitingCount - waiting.count, isOpen: false)
  }

  /// Groups tasks with the same reason, so that the reason appears once.
  private func byReason(_ tasks: [Proposal.LeftOut]) -> [(why: String, tasks: [Proposal.LeftOut])] {
    var groups: [(why: String, tasks: [Proposal.LeftOut])] = []
    var places: [String: Int] = [:]
    for task in tasks {
      let why = words.sentence(task.reason, today: frame.today, zones: frame.zones)
      if let place = places[why] {
        groups[place].tasks.append(task)
      } else {
        places[why] = groups.count
        groups.append((why, [task]))
      }
    }
    return groups
  }

  @HTMLBuilder private func list(
    _ tasks: [Proposal.LeftOut], _ title: String, more: Int, isOpen: Bool
  ) -> [HTML] {
    if !tasks.isEmpty {
      details(.class("outs"), .flag("open", isOpen)) {
        summary(text: title)
        ul(.class("left-out")) {
          for (why, tasks) in byReason(tasks) {
            li {
              for (place, task) in tasks.enumerated() {
                if place > 0 { " · " }
                a(.class("title"), .href(Route.task(task.task).url), .named("dir", "auto"), text: task.title)
              }
              span(.class("why"), text: why)
            }
          }
          if more > 0 { li(.class("note"), text: words(day: .andMore, "\(more)")) }
        }
      }
    }
  }
}

extension Proposal {
  /// The number of tasks meant for these days that got no slot.
  fileprivate var placelessCount: Int { max(0, leftOutCount - waitingCount) }

  /// The reason that prevents all planning, if there is a single one.
  fileprivate var obstacle: PlanReason? {
    leftOut.first { task in
      switch task.reason {
      case .noWorkingTime, .allTaken: true
      default: false
      }
    }?.reason
  }
}
