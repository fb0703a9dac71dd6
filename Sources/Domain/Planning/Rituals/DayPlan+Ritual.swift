/// A guided routine: planning a day in the morning or closing it in the evening.
public enum DayRitual: Equatable, Sendable {
  case planning, shutdown
}

extension DayPlan {
  /// Minutes before the end of working hours from which closing the day is offered.
  private static let shutdownLead = 60
  /// End of a day without working hours, in minutes since midnight.
  private static let usualEnd = 17 * 60

  /// Returns the routine to offer now; nil on other days, and on a day that is under way as planned.
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

  /// Blocks of tasks that are running or still to come, by start.
  public var coming: [PlannedBlock] {
    blocks.filter { $0.task != nil && ($0.standing == .running || $0.standing == .planned) }
  }
}
