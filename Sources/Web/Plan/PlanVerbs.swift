import Domain

/// What can be done to a time block with one press.
public enum BlockVerb: String, Sendable, CaseIterable {
  case move, resize, unschedule, pin, done
}

/// What can be done with a proposal.
public enum PlanVerb: String, Sendable, CaseIterable {
  case propose, accept, reject, remedy

  /// Where a form about this proposal is sent; another one may be there by the time it is.
  func url(_ proposal: Proposal?) -> String {
    Route.actOnPlan(self).url + (proposal.map { "?made=\($0.madeAt.seconds)" } ?? "")
  }

  /// Where a way out is taken for a task that found no place.
  static func url(_ remedy: PlanRemedy, for task: TaskID) -> String {
    Route.actOnPlan(.remedy).url + "?" + [Fields.Pair("task", task.text), Fields.Pair("way", remedy.text)].query
  }
}

extension PlanRemedy {
  /// As it stands in an address.
  fileprivate var text: String {
    switch self {
    case .first: "first"
    case .firstGrade: "a-1"
    case .shorten(let minutes): "minutes-\(minutes)"
    case .postpone(let day): "due-" + day.iso
    }
  }

  /// Nil for anything `text` does not print.
  init?(text: String) {
    switch text {
    case "first": self = .first
    case "a-1": self = .firstGrade
    default:
      if text.hasPrefix("minutes-"), let minutes = Int(outside: String(text.dropFirst(8))) {
        self = .shorten(minutes: minutes)
      } else if text.hasPrefix("due-"), let day = Day(iso: String(text.dropFirst(4))) {
        self = .postpone(day)
      } else {
        return nil
      }
    }
  }
}
