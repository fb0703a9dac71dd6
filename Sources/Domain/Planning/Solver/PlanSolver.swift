/// Plans: searches for the assignment of slots to tasks that costs least. The same problem always gets the same plan.
///
/// Starts from the five simple orders and from an insertion by regret, then takes a few related tasks out again and again
/// and puts each back where it costs least (large neighbourhood search). The work is counted in steps, not in time.
public enum PlanSolver {
  public static func solve(_ problem: PlanProblem) -> PlanSolution {
    let model = PlanModel(problem)
    guard model.slotCount > 0, model.taskCount > 0 else { return PlanSolution(PlanBoard(model), model, problem) }
    var search = PlanSearch(model)
    for order in starts(problem, model) { search.start(from: order) }
    search.run()
    return PlanSolution(search.best, model, problem)
  }

  private static func starts(_ problem: PlanProblem, _ model: PlanModel) -> [[Int]] {
    var place = [Int](repeating: 0, count: model.taskCount)
    for (index, position) in model.origin.enumerated() { place[position] = index }
    return PlanOrder.allCases.map { order in order.positions(problem).map { place[$0] } }
  }
}
