/// Why a proposed block can no longer be created or moved.
public enum PlanObstacle: Equatable, Sendable {
  /// It is no longer proposed.
  case gone
  case taskGone
  case taskDone
  /// The whole task has been scheduled in the meantime.
  case planned
  /// Its start has passed.
  case past
  /// Something with this title takes the time.
  case taken(by: String)
  /// The block it would move has been deleted, pinned or moved elsewhere.
  case blockChanged
  /// The calendar it would be added to, or is in, is read-only.
  case calendarReadOnly(String)

  /// Stable name in JSON.
  public var name: String {
    switch self {
    case .gone: "gone"
    case .taskGone: "taskGone"
    case .taskDone: "taskDone"
    case .planned: "planned"
    case .past: "past"
    case .taken: "taken"
    case .blockChanged: "blockChanged"
    case .calendarReadOnly: "calendarReadOnly"
    }
  }
}
