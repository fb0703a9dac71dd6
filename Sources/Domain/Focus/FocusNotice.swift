/// A message to the user, shown once.
public enum FocusNotice: Equatable, Sendable {
  /// Why an action was refused. A refused action changes nothing.
  public enum Refusal: String, Sendable, CaseIterable {
    /// No task is shown that the action could apply to.
    case noTask
    /// There is no source: tasks have to be created or a list chosen first.
    case noSource
    /// The list does not exist or cannot be chosen.
    case unknownList
    /// The day is not after today.
    case dayNotAhead
    /// The timer is not running, or is switched off.
    case timerStands
    /// The timer is already running.
    case timerRuns
  }

  /// No other task can be drawn.
  case onlyOne
  case added(title: String)
  case edited(title: String, fields: [Field])
  case snoozed(title: String, until: Day)
  case skipped(title: String, next: Day?)
  /// Completed without an undo window, because no other task could be drawn. The same applies to `trashed`.
  case completed(title: String)
  case trashed(title: String)
  /// A list named like the program became the source; the user can choose another one.
  case foundList(name: String)
  /// The task shown was completed, deleted or moved elsewhere and has been replaced.
  case cardChanged(title: String)
  /// The task that an action referred to is no longer open.
  case taskGone(title: String?)
  case listGone(name: String)
  case accessBack(name: String)
  /// `untouched` lists changes made since, which undo therefore kept.
  case undone(title: String, untouched: [Untouched])
  case undoTooLate
  case recorded(title: String, minutes: Int)
  /// A session was longer than this many hours; only these count.
  case timerCut(hours: Int)
  case refused(Refusal)
}

extension FocusNotice {
  /// Whether the notice reports a change made elsewhere, which is news to every viewer.
  public var isAboutTheWorld: Bool {
    switch self {
    case .cardChanged, .foundList, .listGone, .accessBack, .timerCut: true
    default: false
    }
  }

  /// Whether the notice expires after a while. Restored access is visible anyway; other news waits until it is read.
  var isShort: Bool {
    if case .accessBack = self { return true }
    return !isAboutTheWorld
  }
}
