/// Searches for the assignment of slots to tasks with the lowest cost. Equal problems always get equal plans.
///
/// The search starts from simple orders and from prices of the slots. Then it repeatedly removes a few tasks and
/// reinserts each where it costs least. It counts steps, not time. When planning by points, the order of the tasks in
/// the problem matters only between equal tasks.
public enum PlanSolver {
  /// - Parameter budget: number of steps, about 200,000 per millisecond in a release build; nil chooses a number that
  ///   suits the size of the problem.
  public static func solve(_ problem: PlanProblem, budget: Int? = nil) -> PlanSolution {
    let model = PlanModel(problem)
    guard model.slotCount > 0, model.taskCount > 0 else {
      return PlanSolution(PlanDraft(slots: model.origin.map { _ in [] }, total: 0), model, problem)
    }
    var search = PlanSearch(model)
    defer { search.free() }
    if problem.by == .order { return byOrder(problem, model, &search, budget) }
    // Use the canonical order of the tasks, so that the search does not depend on the list.
    let sorted = PlanProblem(
      slotMinutes: problem.slotMinutes, slots: problem.slots, tasks: model.origin.map { problem.tasks[$0] })
    for order in PlanOrder.allCases where order != .list {
      let tasks = order.positions(sorted)
      search.follow(tasks)
      search.insert(tasks, at: search.tariff)
    }
    search.run(budget: budget ?? steps(slots: model.slotCount))
    var place = [Int](repeating: 0, count: model.taskCount)
    for (index, position) in model.origin.enumerated() { place[position] = index }
    for order in PlanOrder.allCases { search.follow(order.positions(problem).map { place[$0] }) }
    return PlanSolution(search.best.settled(model, problem), model, problem)
  }

  private static func byOrder(
    _ problem: PlanProblem, _ model: PlanModel, _ search: inout PlanSearch, _ budget: Int?
  ) -> PlanSolution {
    let order = Array(problem.tasks.indices)
    search.insert(order, at: search.tariff)
    search.run(budget: budget ?? min(5_000_000, steps(slots: model.slotCount)))
    return PlanSolution(search.best, model, problem)
  }

  /// Returns a number of steps that plans a day in less than 5 ms and a week in less than 50 ms.
  private static func steps(slots: Int) -> Int {
    min(9_000_000, 1_200_000 + max(0, slots - 36) * 120_000)
  }
}

extension PlanDraft {
  /// Returns the plan with equal tasks in list order, so that the one listed first comes first.
  func settled(_ model: PlanModel, _ problem: PlanProblem) -> PlanDraft {
    var settled = self
    var from = 0
    for index in model.origin.indices {
      let isLast = index + 1 == model.taskCount
      if !isLast, problem.tasks[model.origin[index]] == problem.tasks[model.origin[index + 1]] { continue }
      settled.slots[from...index].sort { ($0.first ?? .max) < ($1.first ?? .max) }
      from = index + 1
    }
    return settled
  }
}
