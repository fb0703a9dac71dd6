/// How much a task weighs when time is short or one has to come before the other: 1…1000.
///
/// While grades guard the order, an A weighs 28…61 and more the smaller its number, a B or a task without a grade 4…24, a C
/// 2…10, a D 1…5, each growing with the score (0…100), which holds urgency, importance, due day, age and grade, and once
/// more with the due day when that is near. Otherwise score and due day alone decide, 2…30. All of it counts sixteenfold, so
/// that a sixteenth can tell which of two tasks stands higher in the backlog.
enum PlanWeight {
  /// Sixteenths.
  static let unit = 16

  /// - Parameters:
  ///   - index: how many of the tasks looked at stand higher in the backlog.
  ///   - count: how many are looked at.
  static func weight(_ candidate: PlanCandidate, isGuarded: Bool, index: Int, of count: Int) -> Int {
    base(candidate, isGuarded) * unit + (unit - 1) * (count - index) / max(1, count)
  }

  /// Where the order decides, weights only say what lies earlier: the first task weighs twice as much as the last.
  static func inOrder(index: Int, of count: Int) -> Int { 8 * unit - 4 * unit * index / max(1, count) }

  static func base(_ candidate: PlanCandidate, _ isGuarded: Bool) -> Int {
    let score = candidate.score.total
    let pressing = pressing(candidate.score)
    guard isGuarded else { return 2 + score / 5 + pressing }
    switch candidate.grade {
    case .a: return 28 + score / 6 + max(0, 10 - (candidate.number ?? 10)) + pressing
    case .b, nil: return 4 + score / 8 + pressing
    case .c: return 2 + score / 25 + pressing / 2
    case .d, .e: return 1 + score / 50 + pressing / 4
    }
  }

  /// What is due today or was before can not wait as what is due on another day can: 8, tomorrow 5, within three days 1.
  private static func pressing(_ score: Score) -> Int { max(0, score.due - 17) }

  /// What does not depend on weights, on the same scale: of the published model a weight of 1 is one of 4 here, and its
  /// slots have 15 minutes.
  static func costs(slotMinutes: Int) -> PlanCosts {
    var costs = PlanCosts()
    let scale = unit * 4
    costs.split = costs.split * scale * 225 / (slotMinutes * slotMinutes)
    costs.energy = costs.energy * scale * 15 / slotMinutes
    costs.moved = stability * scale * 15 / slotMinutes
    return costs
  }

  /// For a slot of 15 minutes whose task is another one than before, in the published model's units.
  static let stability = 225
}
