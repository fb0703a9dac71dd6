/// Something a person is told once.
public enum FocusNotice: Equatable, Sendable {
  /// Why something asked for was not done; all is as it was.
  public enum Refusal: String, Sendable, CaseIterable {
    /// There is no task to do this with.
    case noTask
    /// First something has to be there, or be chosen.
    case noSource
    /// The list cannot be chosen.
    case unknownList
    /// The day is not after today.
    case dayNotAhead
    /// The timer does not run, or is switched off.
    case timerStands
    /// The timer runs already.
    case timerRuns
  }

  /// There is no other task to draw.
  case onlyOne
  case added(title: String)
  case edited(title: String, fields: [Field])
  case snoozed(title: String, until: Day)
  case skipped(title: String, next: Day?)
  /// Done or trashed without a window, since nothing else was there.
  case completed(title: String)
  case trashed(title: String)
  /// A list named like the program was taken; another one can be chosen.
  case foundList(name: String)
  /// The task shown was done, deleted or moved elsewhere, and another one has come.
  case cardChanged(title: String)
  /// What an action was meant for is no longer open.
  case taskGone(title: String?)
  case listGone(name: String)
  case accessBack(name: String)
  /// `untouched` names what had been changed since and therefore stays.
  case undone(title: String, untouched: [Untouched])
  case undoTooLate
  case recorded(title: String, minutes: Int)
  /// A stretch was longer than so many hours and counts as these.
  case timerCut(hours: Int)
  case refused(Refusal)
}

extension FocusNotice {
  /// Whether it tells what happened elsewhere, which is news to whoever looks.
  public var isAboutTheWorld: Bool {
    switch self {
    case .cardChanged, .foundList, .listGone, .accessBack, .timerCut: true
    default: false
    }
  }

  /// Whether it is outdated after a while. Access that is back shows by itself; other news waits to be read.
  var isShort: Bool {
    if case .accessBack = self { return true }
    return !isAboutTheWorld
  }
}
