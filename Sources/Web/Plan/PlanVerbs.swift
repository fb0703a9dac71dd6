import Domain

/// The actions on a time block.
public enum BlockVerb: String, Sendable, CaseIterable {
  case move, resize, unschedule, pin, done
}

/// The actions on a proposal.
public enum PlanVerb: String, Sendable, CaseIterable {
  case propose, accept, reject, remedy

  /// Returns the URL for a form about this proposal. It contains the proposal's creation time, since the proposal may
  /// be replaced before the form is sent.
  func url(_ proposal: Proposal?) -> String {
    Route.actOnPlan(self).url + (proposal.map { "?made=\($0.madeAt.seconds)" } ?? "")
  }

  /// Returns the URL that applies a remedy to a task without a slot.
  static func url(_ remedy: PlanRemedy, for task: TaskID) -> String {
    Route.actOnPlan(.remedy).url + "?" + [Fields.Pair("task", task.text), Fields.Pair("way", remedy.text)].query
  }
}

extension PlanRemedy {
  /// The remedy as written in URLs.
  fileprivate var text: String {
    switch self {
    case .first: "first"
    case .firstGrade: "a-1"
    case .shorten(let minutes): "minutes-\(minutes)"
    case .postpone(let day): "due-" + day.iso
    }
  }

  /// Parses the output of `text`; nil for any other text.
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
