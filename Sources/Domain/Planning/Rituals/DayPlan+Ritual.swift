/// A short path through a day: planning it in the morning, closing it in the evening.
public enum DayRitual: Equatable, Sendable {
  case planning, shutdown
}

extension DayPlan {
  /// Closing a day is offered from so many minutes before working hours end.
  private static let shutdownLead = 60
  /// When a day without working hours ends.
  private static let usualEnd = 17 * 60

  /// What is worth an offer now: nothing on other days, nor on a day that is under way as planned.
  /// - Parameter hasLeft: whether a block of an earlier day was missed.
  public func ritual(hasLeft: Bool) -> DayRitual? {
    guard let now else { return nil }
    let tasks = blocks.filter { $0.task != nil }
    if now >= (working.last?.upperBound ?? Self.usualEnd) - Self.shutdownLead {
      return tasks.isEmpty && capacity.actual == 0 ? nil : .shutdown
    }
    let isUnderWay = tasks.contains { $0.standing != .missed }
    return hasLeft || !isUnderWay ? .planning : nil
  }

  /// Blocks of tasks that run or are still to come, the first one first.
  public var coming: [PlannedBlock] {
    blocks.filter { $0.task != nil && ($0.standing == .running || $0.standing == .planned) }
  }
}
