/// The steps of planning a day, in their order.
public enum PlanningStep: String, Sendable, CaseIterable {
  /// What was left of earlier days.
  case left
  /// What has to be done.
  case must
  /// Whether it fits: the proposal.
  case fit
  /// What begins next.
  case go
}
