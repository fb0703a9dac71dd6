import Domain
import Markup

/// The changes a proposal would make: blocks that stay, move, are new or go, each with its reasons. Each new or moved
/// block can be accepted on its own.
struct ProposalChanges {
  var proposal: Proposal
  var screen: DayScreen
  var frame: Frame

  private var words: Words { frame.words }
  private var struck: Tag { Tag("s") }

  @HTMLBuilder var body: [HTML] {
    if !proposal.isEmpty {
      div(.class("diff"), .id("plan-changes")) {
        kept
        section(.movedTitle, proposal.placements.filter { $0.moves != nil })
        section(.newTitle, proposal.placements.filter { $0.moves == nil })
        removed
      }
    }
  }

  @HTMLBuilder private var kept: [HTML] {
    if !screen.kept.isEmpty {
      h3(text: words[day: .keptTitle])
      p(.class("kept")) {
        span(.named("dir", "auto"), text: screen.kept.map { $0.title }.joined(separator: ", "))
        span(.class("sum"), text: "\(screen.kept.count)")
      }
    }
  }

  @HTMLBuilder private func section(_ title: DayPhrase, _ placements: [Proposal.Placement]) -> [HTML] {
    if !placements.isEmpty {
      h3(.class("is-change"), text: words[day: title])
      ul {
        for group in groups(placements) {
          for (index, placement) in group.placements.enumerated() {
            line(placement, why: index == group.placements.count - 1 ? group.why : nil)
          }
        }
      }
    }
  }

  /// Groups adjacent placements with the same reasons, so that the reasons appear once.
  private func groups(_ placements: [Proposal.Placement]) -> [(why: String, placements: [Proposal.Placement])] {
    var groups: [(why: String, placements: [Proposal.Placement])] = []
    for placement in placements {
      let why = words.sentences(placing: placement, today: frame.today, zones: frame.zones)
      if groups.last?.why == why {
        groups[groups.count - 1].placements.append(placement)
      } else {
        groups.append((why, [placement]))
      }
    }
    return groups
  }

  private func line(_ placement: Proposal.Placement, why: String?) -> HTML {
    let name = words.quoted(placement.title)
    return li(.id("change-\(placement.number)")) {
      a(.class("title"), .href(Route.task(placement.task).url), .named("dir", "auto"), text: placement.title)
      span(.class("tm")) {
        if let former = placement.moves.flatMap({ screen.former[$0] }) {
          span(.class("vh"), text: words(day: .movedFrom, moment(former)) + ", ")
          struck(.hiddenFromReaders, text: moment(former))
          " "
        }
        moment(placement.start)
      }
      span(.class("d-acts")) {
        answer(.accept, .check, words(day: .acceptOne, name), placement.number)
        answer(.reject, .close, words(day: .rejectOne, name), placement.number)
      }
      if let why { span(.class("why"), text: why) }
    }
  }

  /// Belongs to the timeline's form, because the panel's form answers the whole proposal.
  private func answer(_ verb: PlanVerb, _ drawing: Icon.Name, _ label: String, _ number: Int) -> HTML {
    button(
      .class("icon-btn"), .named("form", "plan-form"), .name("number"), .value("\(number)"),
      .named("formaction", verb.url(proposal)), .label(label)
    ) { frame.icon(drawing, class: "i i-s") }
  }

  @HTMLBuilder private var removed: [HTML] {
    if !screen.removed.isEmpty {
      h3(.class("is-out"), text: words[day: .removals])
      ul {
        for block in screen.removed {
          li {
            span(.class("title"), .named("dir", "auto"), text: block.title)
            span(.class("tm")) { struck(text: moment(block.start)) }
          }
        }
      }
    }
  }

  private func moment(_ instant: Instant) -> String {
    words.momentBrief(instant, on: screen.day, today: frame.today, zones: frame.zones)
  }
}

extension Words {
  /// Returns `from 9:30` for a block that would move, `new` for any other.
  func origin(of placement: Proposal.Placement, from former: Instant?, on day: Day, in frame: Frame) -> String {
    guard placement.moves != nil, let former else { return self[day: .isNew] }
    return self(day: .movedFrom, momentBrief(former, on: day, today: frame.today, zones: frame.zones))
  }
}
