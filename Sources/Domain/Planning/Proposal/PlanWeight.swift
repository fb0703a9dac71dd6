/// Weight of a task when time is short or tasks compete for the same time: 1…1000.
///
/// With the grade guard on, an A task weighs 28…61, more for a smaller number; a B task or one without a grade 4…24; a
/// C task 2…10; a D task 1…5. Each weight grows with the score (0…100), which combines urgency, importance, due date,
/// age and grade, and again with the due date if it is near. With the guard off, only score and due date count, 2…30.
/// All values are multiplied by 16; the sixteenths in between decide by position in the backlog.
enum PlanWeight {
  /// Number of parts into which a weight of 1 is divided.
  static let unit = 16

  /// - Parameters:
  ///   - index: number of the considered tasks that come before it in the backlog.
  ///   - count: number of the considered tasks.
  static func weight(_ candidate: PlanCandidate, isGuarded: Bool, index: Int, of count: Int) -> Int {
    base(candidate, isGuarded) * unit + (unit - 1) * (count - index) / max(1, count)
  }

  /// When the order decides, weights only determine which task comes earlier: the first task weighs twice as much as
  /// the last.
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

  /// Extra weight of a task that cannot wait: 8 if it is due today or overdue, 5 tomorrow, 1 within three days.
  private static func pressing(_ score: Score) -> Int { max(0, score.due - 17) }

  /// Converts the costs that do not depend on weights to the same scale. A weight of 1 in the published model is 4
  /// here, and its slots last 15 minutes.
  static func costs(slotMinutes: Int) -> PlanCosts {
    var costs = PlanCosts()
    let scale = unit * 4
    costs.split = costs.split * scale * 225 / (slotMinutes * slotMinutes)
    costs.energy = costs.energy * scale * 15 / slotMinutes
    costs.moved = stability * scale * 15 / slotMinutes
    return costs
  }

  /// Cost of each slot of 15 minutes that has another task than before, in units of the published model.
  static let stability = 225
}
