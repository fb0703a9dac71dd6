/// The steps of daily planning, in order.
public enum PlanningStep: String, Sendable, CaseIterable {
  /// Unfinished blocks of earlier days.
  case left
  /// Tasks due today.
  case must
  /// The proposal for the day.
  case fit
  /// The first task to start.
  case go
}
