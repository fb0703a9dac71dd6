import Domain
import Testing

@Suite("Planner")
struct SolverTests {
  private typealias Task = PlanProblem.Task

  private func solve(_ problem: PlanProblem) -> PlanSolution { PlanSolver.solve(problem, budget: 20_000) }

  /// Returns the blocks as `task: first slot+count`, in chronological order.
  private func shown(_ solution: PlanSolution) -> [String] {
    solution.blocks.map { "\($0.task): \($0.slots.lowerBound)+\($0.slots.count)" }
  }

  @Test func theWeightierTaskComesFirst() {
    let problem = PlanProblem.runs(8, tasks: [Task(minutes: 60, weight: 1), Task(minutes: 60, weight: 9)])
    #expect(shown(solve(problem)) == ["1: 0+4", "0: 4+4"])
  }

  @Test func whatIsDueComesBeforeWhatIsNot() {
    let problem = PlanProblem.runs(8, tasks: [Task(minutes: 60, weight: 3), Task(minutes: 60, weight: 1, due: 600)])
    let solution = solve(problem)
    #expect(shown(solution) == ["1: 0+4", "0: 4+4"])
    #expect(solution.blocks[0].reasons.first == .due(latestStart: 540))
    #expect(solution.parts.late == 0)
  }

  @Test func aHoleIsLeftForATaskThatMayNotBeginEarlier() {
    let tasks = [Task(minutes: 60, weight: 9, notBefore: 570, isSplittable: false), Task(minutes: 60, weight: 1)]
    let solution = solve(PlanProblem.runs(6, 4, tasks: tasks))
    #expect(shown(solution) == ["0: 2+4", "1: 6+4"])
    #expect(solution.blocks[0].reasons.contains(.notBefore(570)))
  }

  @Test func aTaskIsSplitOnlyWhereThatPaysAndNeverIntoPiecesTooShort() {
    let split = Task(minutes: 90, weight: 1, minChunk: 45)
    #expect(shown(solve(.runs(3, 3, tasks: [split]))) == ["0: 0+3", "0: 3+3"])
    #expect(shown(solve(.runs(3, 8, tasks: [split]))) == ["0: 3+6"])
    #expect(shown(solve(.runs(2, 5, tasks: [split]))) == ["0: 2+5"])
  }

  @Test func aTaskShorterThanItsShortestPieceIsOnePiece() {
    #expect(shown(solve(.runs(1, 2, tasks: [Task(minutes: 20, weight: 1, minChunk: 45)]))) == ["0: 1+2"])
  }

  @Test func minutesAreRoundedUpToWholeSlots() {
    let solution = solve(.runs(1, tasks: [Task(minutes: 16, weight: 1)]))
    #expect(shown(solution) == ["0: 0+1"])
    #expect(solution.left.map(\.slots) == [1])
    #expect(solution.left.first?.reason == .needsMore(minutes: 30, free: 15))
  }

  @Test func eachTaskLeftOutSaysWhatItLacks() {
    let whole = Task(minutes: 60, weight: 1, isSplittable: false)
    #expect(solve(.runs(3, 3, tasks: [whole])).left.first?.reason == .needsOnePiece(minutes: 60, longest: 45))
    #expect(solve(.runs(tasks: [whole])).left.first?.reason == .noFreeTime)
    let later = Task(minutes: 15, weight: 1, notBefore: 5_000)
    #expect(solve(.runs(3, tasks: [later])).left.first?.reason == .afterTheEnd(notBefore: 5_000))
    let crowded = solve(.runs(4, tasks: [whole, Task(minutes: 60, weight: 3, isSplittable: false)]))
    #expect(crowded.left.first?.reason == .moreImportant(free: 60))
  }

  @Test func eachBlockSaysWhyItLiesThere() {
    let whole = Task(minutes: 60, weight: 1, isSplittable: false)
    let only = solve(.runs(2, 5, tasks: [whole])).blocks[0]
    #expect(only.reasons == [.onlyGap(minutes: 75)])
    #expect(solve(.runs(4, 2, tasks: [whole])).blocks[0].reasons == [.onlyGap(minutes: 60), .fillsGap(minutes: 60)])
    #expect(solve(.runs(9, tasks: [whole])).blocks[0].reasons == [.firstFree])
    let late = Task(minutes: 60, weight: 1, due: 570)
    #expect(solve(.runs(4, tasks: [late])).blocks[0].reasons.first == .late(minutes: 30, free: 30))
    let morning = Task(minutes: 15, weight: 1, prefersMorning: true)
    #expect(solve(.runs(2, tasks: [morning], noon: 555)).blocks[0].reasons == [.morning])
  }

  @Test func aMorningTaskChangesPlacesWithAnotherOfTheSameWeight() {
    let tasks = [Task(minutes: 30, weight: 1), Task(minutes: 30, weight: 1, prefersMorning: true)]
    let solution = solve(.runs(4, tasks: tasks, noon: 570))
    #expect(shown(solution) == ["1: 0+2", "0: 2+2"])
    #expect(solution.parts.energy == 0)
  }

  @Test func equalTasksComeInTheOrderOfTheirList() {
    let tasks = [Task](repeating: Task(minutes: 30, weight: 3), count: 4)
    #expect(shown(solve(.runs(8, tasks: tasks))) == ["0: 0+2", "1: 2+2", "2: 4+2", "3: 6+2"])
  }

  @Test func whatWasPlannedStaysWhenMovingCostsMoreThanItBrings() {
    let tasks = [Task(minutes: 30, weight: 1, previous: [570..<600]), Task(minutes: 30, weight: 1)]
    var calm = PlanCosts.standard
    calm.moved = 50
    let solution = solve(.runs(6, tasks: tasks, costs: calm))
    #expect(shown(solution) == ["1: 0+2", "0: 2+2"])
    #expect(solution.blocks[1].reasons.first == .kept)
    #expect(solution.parts.moved == 0)
    let earlier = PlanProblem.runs(2, tasks: [Task(minutes: 30, weight: 1, previous: [570..<600])], costs: calm)
    #expect(solve(earlier).parts.moved == 100)
  }

  @Test func timeToBreatheIsKeptBehindEachBlockButNotBeforeAGap() {
    let tasks = [Task(minutes: 30, weight: 9), Task(minutes: 30, weight: 3), Task(minutes: 30, weight: 1)]
    let solution = solve(.runs(5, 2, tasks: tasks, buffer: 10))
    #expect(shown(solution) == ["0: 0+2", "1: 3+2", "2: 5+2"])
  }

  @Test func nothingToPlanIsAnEmptyPlan() {
    let solution = solve(.runs(4, tasks: []))
    #expect(solution.blocks.isEmpty && solution.left.isEmpty && solution.z == 0)
  }
}
