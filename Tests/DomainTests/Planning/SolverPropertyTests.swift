import Domain
import TestSupport
import Testing

/// Problems generated from seeds; the small step budget checks that quick plans keep the rules too.
@Suite("Plans of any problem")
struct SolverPropertyTests {
  private let steps = 60_000

  @Test(arguments: 0..<30 as Range<UInt64>)
  func keepAllRulesAndCostWhatTheySay(seed: UInt64) {
    var dice = SplitMix(seed: seed)
    let problem = PlanProblem.random(&dice)
    let check = SolutionCheck(problem: problem, solution: PlanSolver.solve(problem, budget: steps))
    #expect(check.faults.isEmpty)
    #expect(check.solution.z == check.z)
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func costTheSameHoweverTheTasksAreListed(seed: UInt64) {
    var dice = SplitMix(seed: 1_000 + seed)
    let problem = PlanProblem.random(&dice)
    var other = problem
    other.tasks.shuffle(using: &dice)
    let (one, two) = (PlanSolver.solve(problem, budget: steps), PlanSolver.solve(other, budget: steps))
    #expect(one.z == two.z)
    #expect(one == PlanSolver.solve(problem, budget: steps))
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func countEachSlotThatMovedOnce(seed: UInt64) {
    var dice = SplitMix(seed: 2_000 + seed)
    let problem = PlanProblem.random(&dice, moves: true)
    let check = SolutionCheck(problem: problem, solution: PlanSolver.solve(problem, budget: steps))
    #expect(check.faults.isEmpty)
    #expect(check.solution.z == check.z)
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func keepTheBufferFreeBehindEachPieceUnlessAGapFollows(seed: UInt64) {
    var dice = SplitMix(seed: 3_000 + seed)
    let problem = PlanProblem.random(&dice, buffer: 20)
    let check = SolutionCheck(problem: problem, solution: PlanSolver.solve(problem, budget: steps))
    #expect(check.faults.isEmpty)
    #expect(!check.solution.breaksBuffer(of: problem))
  }
}

@Suite("Plans of stored problems")
struct SolverGapTests {
  /// The optima were proved by an exact solver.
  @Test(arguments: StoredProblem.names)
  func comeNearTheOptimumAndNeverBehindASimpleOrder(name: String) throws {
    let stored = try StoredProblem(name)
    let solution = PlanSolver.solve(stored.file.problem, budget: 600_000)
    #expect(solution.z >= stored.optimum)
    #expect(solution.z <= stored.bestOrder)
    #expect(solution.z * 100 <= stored.optimum * 105)
  }

  @Test(arguments: ["one-gap", "overnight", "in-one-piece"])
  func reachTheOptimumOfOneDay(name: String) throws {
    let stored = try StoredProblem(name)
    #expect(PlanSolver.solve(stored.file.problem, budget: 600_000).z == stored.optimum)
  }

  @Test func withFewStepsAreStillNoWorseThanTheSimpleOrders() throws {
    for name in StoredProblem.names {
      let stored = try StoredProblem(name)
      #expect(PlanSolver.solve(stored.file.problem, budget: 0).z <= stored.bestOrder, "\(name)")
    }
  }
}
