/// Why a proposed block cannot be made or moved any more.
public enum PlanObstacle: Equatable, Sendable {
  /// It is not proposed any more.
  case gone
  case taskGone
  case taskDone
  /// Time was set aside for all of the task meanwhile.
  case planned
  /// Its time has begun.
  case past
  /// Something of this title is there.
  case taken(by: String)
  /// The block it would move is gone, pinned or elsewhere by now.
  case blockChanged
  /// The calendar it would go to, or is in, may only be read.
  case calendarReadOnly(String)

  /// The stable name in JSON.
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
