import Domain
import Markup

/// Asks for a plan, or says what is proposed and what was left out. Nothing of it is stored before it is accepted.
struct ProposalPanel {
  var screen: DayScreen
  var frame: Frame

  private var words: Words { frame.words }

  @HTMLBuilder var body: [HTML] {
    if let proposal = screen.proposal {
      shown(proposal)
    } else if screen.day >= frame.today {
      asking
    }
  }

  private var asking: HTML {
    Markup.form(.class("prop is-asking"), .id("proposal"), .method("post"), .action(Route.actOnPlan(.propose).url)) {
      frame.origin.fields
      input(.type("hidden"), .name("first"), .value(screen.day.iso))
      fieldset(.class("seg"), .label(words[day: .howManyDays])) {
        for days in [1, 3, 7] {
          label {
            input(.type("radio"), .name("days"), .value("\(days)"), .checked(days == 1))
            span(text: words.counted(days, DayPhrase.daysOne, .daysMany))
          }
        }
      }
      button(.class("btn btn-primary btn-s")) {
        frame.icon(.pencil, class: "i i-s")
        span(.class("for-1"), text: words[day: screen.isToday ? .planMyDay : .planThisDay])
        span(.class("for-3"), text: words(day: .planDays, "3"))
        span(.class("for-7"), text: words(day: .planDays, "7"))
        span(.class("for-busy"), text: words[day: .planning])
      }
    }
  }

  private func shown(_ proposal: Proposal) -> HTML {
    Markup.form(.class("prop"), .id("proposal"), .method("post"), .action(PlanVerb.accept.url(proposal))) {
      frame.origin.fields
      h2(.class("serif"), text: heading(proposal))
      p(.class("note"), .role("status"), text: sum(proposal))
      div(.class("inline")) {
        if !proposal.isEmpty {
          button(.class("btn btn-primary btn-s"), .name("all"), .value("1")) {
            frame.icon(.check, class: "i i-s")
            words[day: .acceptAll]
          }
        }
        button(
          .class("btn btn-quiet btn-s"), .name("all"), .value("1"),
          .named("formaction", PlanVerb.reject.url(proposal)), text: words[day: .discard])
      }
      others(proposal)
      removals
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
    var parts = [words(day: .inPencil, "\(proposal.placements.count)")]
    if proposal.leftOutCount > 0 { parts.append(words(day: .outside, "\(proposal.leftOutCount)")) }
    return parts.joined(separator: ", ") + ". " + words[day: .notSaved]
  }

  /// Leads to what is proposed for other days.
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

  @HTMLBuilder private var removals: [HTML] {
    if !screen.removed.isEmpty {
      p(.class("note"), text: words[day: .removals])
      ul(.class("left-out")) {
        for block in screen.removed {
          li {
            span(.class("title"), .named("dir", "auto"), text: block.title)
            span(.class("why"), text: words.moment(block.start, today: frame.today, zones: frame.zones))
          }
        }
      }
    }
  }

  @HTMLBuilder private func leftOut(_ proposal: Proposal) -> [HTML] {
    if !proposal.leftOut.isEmpty {
      details(.class("outs"), .flag("open", proposal.leftOut.count <= 3)) {
        summary(text: words.counted(proposal.leftOutCount, DayPhrase.leftOutOne, .leftOutMany))
        ul(.class("left-out")) {
          for task in proposal.leftOut {
            li {
              a(.class("title"), .href(Route.task(task.task).url), .named("dir", "auto"), text: task.title)
              span(.class("why"), text: words.sentence(task.reason, today: frame.today, zones: frame.zones))
            }
          }
          if proposal.leftOutCount > proposal.leftOut.count {
            li(.class("note"), text: words(day: .andMore, "\(proposal.leftOutCount - proposal.leftOut.count)"))
          }
        }
      }
    }
  }
}
