/// What to do now, and why: the first of the tasks that can be begun today, parts before their whole.
///
/// While the guard is on, A tasks come first by their numbers; then B tasks and those without a grade, then C, then what is
/// to be asked about (D), then E, each by score. While it is off the score alone decides.
public struct NextTask: Equatable, Sendable {
  /// The task chosen.
  public struct Choice: Equatable, Sendable {
    public var task: TaskFacts
    /// Its own grade, else that of the nearest task above that has one.
    public var grade: Grade?
    /// What is shown behind that letter.
    public var number: Int?
    /// The task above the grade is from; nil when it is its own.
    public var graded: TaskID?
    public var score: Score
    /// Whether the grade decided, not the score.
    public var isByGrade: Bool
  }

  /// A task that would have come first, and what it waits for.
  public struct Passed: Equatable, Sendable {
    public enum Wait: Equatable, Sendable {
      /// Its first day.
      case day(Day)
      /// Somebody else has it in hand; until a day, if one was said.
      case delegated(until: Day?)
      /// It has more points, but the guard speaks against it.
      case better(TaskID, number: Int?)
    }

    public var task: TaskFacts
    public var number: Int?
    public var wait: Wait
  }

  /// Nil when nothing can be begun.
  public private(set) var choice: Choice?
  /// At most three, the one that comes first first.
  public private(set) var passed: [Passed] = []

  /// - Parameter tasks: all open tasks, in manual order.
  public init(_ tasks: [TaskFacts], isGuarded: Bool, today: Day, now: Instant) {
    let readiness = Readiness(tasks, today: today)
    let sections = GradeSections(tasks)
    var candidates: [Candidate] = []
    var path: [(grade: Grade?, from: TaskID)] = []
    for (position, line) in Outline(tasks).lines(folding: false).enumerated() {
      path.removeLast(path.count - line.depth)
      let own = line.task.grade.map { ($0, line.task.id) } ?? path.last ?? (nil, line.task.id)
      path.append(own)
      candidates.append(
        Candidate(
          task: line.task, grade: own.0, graded: own.1, number: sections.numbers[own.1], isLeaf: line.below == 0,
          score: Score(line.task, today: today, now: now), position: position))
    }
    let precedes = isGuarded ? Candidate.precedesByGrade : Candidate.precedesByScore
    let best = candidates.filter { $0.isLeaf && readiness($0.task.id) }.min(by: precedes)
    choice = best.map { $0.choice(isGuarded) }
    let waiting = candidates.filter { candidate in
      !readiness(candidate.task.id) && (best.map { precedes(candidate, $0) } ?? true)
    }
    passed = waiting.sorted(by: precedes).compactMap { $0.waiting(on: today) }
    guard isGuarded, let best else {
      passed = Array(passed.prefix(3))
      return
    }
    let watch = GradeGuard(tasks, sections, readiness)
    let held = candidates.filter { $0.isLeaf && readiness($0.task.id) && $0.score.total > best.score.total }
    passed =
      Array(passed.prefix(2))
      + held.sorted(by: Candidate.precedesByScore).lazy.compactMap { candidate in
        watch.notice(beginning: candidate.task).map {
          Passed(task: candidate.task, number: nil, wait: .better($0.blocker.id, number: $0.number))
        }
      }.prefix(1)
  }
}

/// An open task with what it is ordered by.
private struct Candidate {
  var task: TaskFacts
  var grade: Grade?
  var graded: TaskID
  var number: Int?
  /// Nothing open lies below it.
  var isLeaf: Bool
  var score: Score
  var position: Int

  private var tier: Int {
    switch grade {
    case .a: 0
    case .b, nil: 1
    case .c: 2
    case .d: 3
    case .e: 4
    }
  }

  static func precedesByGrade(_ left: Candidate, _ right: Candidate) -> Bool {
    if left.tier != right.tier { return left.tier < right.tier }
    switch (left.number, right.number) {
    case (let one?, let other?) where one != other: return one < other
    case (.some, nil): return true
    case (nil, .some): return false
    default: return precedesByScore(left, right)
    }
  }

  static func precedesByScore(_ left: Candidate, _ right: Candidate) -> Bool {
    left.score.total == right.score.total ? left.position < right.position : left.score.total > right.score.total
  }

  func choice(_ isGuarded: Bool) -> NextTask.Choice {
    NextTask.Choice(
      task: task, grade: grade, number: number, graded: graded == task.id ? nil : graded, score: score,
      isByGrade: isGuarded && (grade == .a || grade == .c || grade == .d || grade == .e))
  }

  func waiting(on today: Day) -> NextTask.Passed? {
    let own = graded == task.id ? number : nil
    let day = task.notBefore.flatMap { $0 > today ? $0 : nil }
    if task.isDelegated, task.notBefore == nil || day != nil {
      return .init(task: task, number: own, wait: .delegated(until: day))
    }
    return day.map { .init(task: task, number: own, wait: .day($0)) }
  }
}

extension PlannerReader {
  /// What to do now.
  public func nextTask(in environment: Environment) throws(PlannerFailure) -> NextTask {
    try nextTask(among: try facts(.open), in: environment)
  }

  func nextTask(among tasks: [TaskFacts], in environment: Environment) throws(PlannerFailure) -> NextTask {
    NextTask(tasks, isGuarded: try isGuarded(), today: environment.today, now: environment.now)
  }
}
