import Domain
import TestSupport
import Testing

@Suite("Plans by order")
struct OrderedPlanTests {
  private typealias Task = PlanProblem.Task

  /// Returns the blocks as `task: first slot+count`, in chronological order.
  private func shown(_ problem: PlanProblem) -> [String] {
    var problem = problem
    problem.by = .order
    return PlanSolver.solve(problem, budget: 20_000).blocks
      .map { "\($0.task): \($0.slots.lowerBound)+\($0.slots.count)" }
  }

  @Test func theFirstTaskGetsTheTimeWhateverTheOthersWeighOrWhenTheyAreDue() {
    let tasks = [
      Task(minutes: 60, weight: 1, isSplittable: false), Task(minutes: 60, weight: 1, due: 600, isSplittable: false),
      Task(minutes: 60, weight: 1000, due: 600, isSplittable: false),
    ]
    #expect(shown(.runs(4, tasks: tasks)) == ["0: 0+4"])
    #expect(shown(.runs(8, tasks: tasks)) == ["1: 0+4", "0: 4+4"])
  }

  @Test func theLastOfAFullDayIsShortAndNoneBeforeIt() {
    let minutes = [120, 15, 75, 60]
    let tasks = minutes.map { Task(minutes: $0, weight: 1, minChunk: 30) }
    #expect(shown(.runs(17, tasks: tasks)) == ["0: 0+8", "1: 8+1", "2: 9+5", "3: 14+3"])
  }

  @Test func anEarlierTaskLiesWhereTheLaterOneStillFits() {
    let tasks = [
      Task(minutes: 30, weight: 1, isSplittable: false), Task(minutes: 75, weight: 1, isSplittable: false),
    ]
    #expect(shown(.runs(5, 3, tasks: tasks)) == ["1: 0+5", "0: 5+2"])
  }

  @Test func anEarlierTaskIsSplitWhereThatMakesRoom() {
    let tasks = [Task(minutes: 60, weight: 1, minChunk: 30), Task(minutes: 75, weight: 1, isSplittable: false)]
    #expect(shown(.runs(5, 2, 2, tasks: tasks)) == ["1: 0+5", "0: 5+2", "0: 7+2"])
  }

  @Test func aDueTimeIsKeptWhereTheTasksBeforeItLoseNothing() {
    let tasks = [Task(minutes: 60, weight: 1), Task(minutes: 60, weight: 1), Task(minutes: 30, weight: 1, due: 570)]
    #expect(shown(.runs(12, tasks: tasks)) == ["2: 0+2", "0: 2+4", "1: 6+4"])
  }

  @Test func noTaskIsLateToMakeRoomForOneBehindIt() {
    let tasks = [
      Task(minutes: 60, weight: 1, due: 600, isSplittable: false), Task(minutes: 90, weight: 1, isSplittable: false),
    ]
    #expect(shown(.runs(6, 4, tasks: tasks)) == ["0: 0+4"])
  }

  @Test func ofTasksThatMightChangePlacesTheFirstLiesFirst() {
    let minutes = [30, 60, 15, 45]
    let tasks = minutes.map { Task(minutes: $0, weight: 1) }
    #expect(shown(.runs(12, tasks: tasks)) == ["0: 0+2", "1: 2+4", "2: 6+1", "3: 7+3"])
  }

  @Test func aLongTaskOnTinySlotsIsWithinReach() {
    let slots = (0..<600).map { PlanProblem.Slot(start: $0) }
    let tasks = [Task(minutes: 500, weight: 1_000), Task(minutes: 6_000, weight: 1_000)]
    let problem = PlanProblem(by: .order, slotMinutes: 1, slots: slots, tasks: tasks)
    #expect(PlanSolver.solve(problem, budget: 0).left.map(\.slots) == [5_900])
  }

  @Test func nothingToPlanIsAnEmptyPlan() {
    #expect(shown(.runs(4, tasks: [])).isEmpty)
    #expect(shown(.runs(tasks: [Task(minutes: 15, weight: 1)])).isEmpty)
  }
}

/// Problems generated from seeds.
@Suite("Plans of any problem by order")
struct OrderedPlanPropertyTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func leaveNoTaskShortOrLateThatFreeTimeOrLaterTasksCouldServe(seed: UInt64) {
    var dice = SplitMix(seed: 4_000 + seed)
    for day in 0..<10 {
      var problem = PlanProblem.random(&dice)
      problem.by = .order
      let solution = PlanSolver.solve(problem, budget: 10_000)
      let check = SolutionCheck(problem: problem, solution: solution)
      #expect(check.faults.isEmpty, "day \(day)")
      #expect(solution.z == check.z, "day \(day)")
      #expect(OrderCheck(problem: problem).wronged(in: solution).isEmpty, "day \(day)")
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func ofSmallDaysAreTheBestThereIs(seed: UInt64) {
    var dice = SplitMix(seed: 5_000 + seed)
    for day in 0..<3 {
      let problem = PlanProblem.small(&dice)
      let solution = PlanSolver.solve(problem, budget: 100_000)
      var sets = [Int](repeating: 0, count: problem.tasks.count)
      for block in solution.blocks {
        for slot in block.slots { sets[block.task] |= 1 << slot }
      }
      var optimum = OrderOptimum(problem)
      #expect(OrderOptimum.rank(problem, sets) == optimum.rank(), "day \(day)")
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func keepTheBufferFreeBehindEachPieceUnlessAGapFollows(seed: UInt64) {
    var dice = SplitMix(seed: 6_000 + seed)
    var problem = PlanProblem.random(&dice, buffer: 20)
    problem.by = .order
    let solution = PlanSolver.solve(problem, budget: 20_000)
    #expect(SolutionCheck(problem: problem, solution: solution).faults.isEmpty)
    #expect(!solution.breaksBuffer(of: problem))
  }

  @Test func areTheSameEachTime() {
    var dice = SplitMix(seed: 7_000)
    var problem = PlanProblem.random(&dice)
    problem.by = .order
    #expect(PlanSolver.solve(problem, budget: 60_000) == PlanSolver.solve(problem, budget: 60_000))
  }

  @Test(arguments: StoredProblem.names)
  func ofStoredProblemsKeepTheOrder(name: String) throws {
    var problem = try StoredProblem(name).file.problem
    problem.by = .order
    let solution = PlanSolver.solve(problem, budget: 100_000)
    #expect(OrderCheck(problem: problem).wronged(in: solution).isEmpty)
  }
}

extension PlanProblem {
  /// Returns up to four tasks in up to ten slots, to be planned by order.
  static func small(_ dice: inout SplitMix) -> PlanProblem {
    var slots: [Slot] = []
    var start = 540
    for _ in 0..<Int.random(in: 3...10, using: &dice) {
      if Int.random(in: 0..<4, using: &dice) == 0 { start += 15 * Int.random(in: 1...4, using: &dice) }
      slots.append(Slot(start: start, isAfternoon: start >= 615))
      start += 15
    }
    let tasks = (0..<Int.random(in: 2...4, using: &dice)).map { _ in
      var task = Task(
        minutes: 15 * Int.random(in: 1...6, using: &dice), weight: 1,
        minChunk: 15 * Int.random(in: 1...3, using: &dice),
        isSplittable: Bool.random(using: &dice), prefersMorning: Int.random(in: 0..<4, using: &dice) == 0)
      if Bool.random(using: &dice) { task.due = Int.random(in: 540...start, using: &dice) }
      if Int.random(in: 0..<4, using: &dice) == 0 { task.notBefore = Int.random(in: 540...start, using: &dice) }
      return task
    }
    return PlanProblem(by: .order, slotMinutes: 15, slots: slots, tasks: tasks)
  }
}
