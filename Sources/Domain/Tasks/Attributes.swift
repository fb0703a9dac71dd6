/// The importance of a task in three levels; every task has one.
public enum Importance: Int, Sendable, CaseIterable {
  case low = 1
  case medium = 2
  case high = 3

  /// The stable name in JSON and on the command line.
  public var name: String {
    switch self {
    case .low: "low"
    case .medium: "medium"
    case .high: "high"
    }
  }

  public init?(name: String) {
    guard let match = Importance.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }
}

public enum Urgency: Int, Sendable, CaseIterable {
  case notUrgent = 0
  case urgent = 1
}

/// The ABCDE grade: A must, B should, C could, D delegate, E drop.
public enum Grade: Int, Sendable, CaseIterable {
  case a = 1
  case b = 2
  case c = 3
  case d = 4
  case e = 5

  public var letter: String {
    switch self {
    case .a: "A"
    case .b: "B"
    case .c: "C"
    case .d: "D"
    case .e: "E"
    }
  }

  public init?(letter: String) {
    guard let match = Grade.allCases.first(where: { $0.letter == letter }) else { return nil }
    self = match
  }
}

/// The kind of work of a task.
public enum TaskType: Int, Sendable, CaseIterable {
  case income = 1
  case maintenance = 2
  case recharge = 3
  case learning = 4
  case givingBack = 5

  /// The stable name in JSON, on the command line and, in upper case, in VTODOs.
  public var name: String {
    switch self {
    case .income: "income"
    case .maintenance: "maintenance"
    case .recharge: "recharge"
    case .learning: "learning"
    case .givingBack: "givingBack"
    }
  }

  public init?(name: String) {
    guard let match = TaskType.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }
}

/// The day a task is due, with an optional wall time.
public struct Due: Hashable, Sendable {
  public var day: Day
  public var time: WallTime?

  public init(day: Day, time: WallTime? = nil) {
    self.day = day
    self.time = time
  }
}
