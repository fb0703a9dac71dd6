/// The priority score of a task, 0…100, and its components. Deterministic: the same data gives the same score.
public struct Score: Equatable, Sendable {
  /// 0…50, for urgency and importance.
  public let quadrant: Int
  /// 0…25, for the due day; the closer, the higher.
  public let due: Int
  /// 0…15: one point per three days of age (at most 10) plus one per postponement (at most 5).
  public let neglect: Int
  /// 0…10, for the grade.
  public let grade: Int

  public var total: Int { quadrant + due + neglect + grade }

  public init(_ task: TaskFacts, today: Day, now: Instant) {
    quadrant = Score.points(task.urgency, task.importance)
    due = task.due.map { Score.points(daysLeft: $0.day - today) } ?? 0
    neglect = Score.points(days: max(0, (now.seconds - task.createdAt.seconds) / 86_400), task.postponements)
    grade = task.grade.map { Score.points($0) } ?? 0
  }

  private static func points(_ urgency: Urgency, _ importance: Importance) -> Int {
    switch (urgency, importance) {
    case (.urgent, .high): 50
    case (.notUrgent, .high): 38
    case (.urgent, _): 25
    case (.notUrgent, .medium): 15
    case (.notUrgent, .low): 5
    }
  }

  private static func points(daysLeft: Int) -> Int {
    switch daysLeft {
    case ...0: 25
    case 1: 22
    case ...3: 18
    case ...7: 12
    case ...14: 6
    case ...30: 3
    default: 0
    }
  }

  private static func points(days: Int64, _ postponements: Int) -> Int {
    min(10, Int(clamping: days / 3)) + min(5, max(0, postponements))
  }

  private static func points(_ grade: Grade) -> Int {
    switch grade {
    case .a: 10
    case .b: 6
    case .c: 3
    case .d, .e: 0
    }
  }
}
