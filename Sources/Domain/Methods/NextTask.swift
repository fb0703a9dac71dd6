/// The task to do next, and why: the first one that can be begun today, subtasks before their parent.
///
/// With the grade guard on, A tasks come first, by number; then B tasks and those without a grade, then C, D (to
/// delegate) and E, each by score. With the guard off, only the score counts.
public struct NextTask: Equatable, Sendable {
  /// The task chosen, and the reason.
  public struct Choice: Equatable, Sendable {
    public var task: TaskFacts
    /// Its own grade, or that of the nearest graded ancestor.
    public var grade: Grade?
    /// Number shown after the letter of that grade.
    public var number: Int?
    /// The ancestor that the grade comes from; nil if the grade is the task's own.
    public var graded: TaskID?
    public var score: Score
    /// Whether the grade decided, rather than the score.
    public var isByGrade: Bool
  }

  /// A task that ranks higher than the choice but has to wait.
  public struct Passed: Equatable, Sendable {
    public enum Wait: Equatable, Sendable {
      /// Until its first day.
      case day(Day)
      /// For the person it is delegated to, until a follow-up day if one is set.
      case delegated(until: Day?)
      /// For a better graded task: it has the higher score, but the guard advises against it.
      case better(TaskID, number: Int?)
    }

    public var task: TaskFacts
    public var number: Int?
    public var wait: Wait
  }

  /// Nil if no task can be begun.
  public private(set) var choice: Choice?
  /// At most three, the highest-ranking first.
  public private(set) var passed: [Passed] = []
  static let mostPassed = 3

  /// - Parameter tasks: all open tasks, in manual order.
  public init(_ tasks: [TaskFacts], isGuarded: Bool, today: Day, now: Instant) {
    let readiness = Readiness(tasks, today: today)
    let sections = GradeSections(tasks)
    let lines = Outline(tasks).lines(folding: false)
    var candidates: [Candidate] = []
    candidates.reserveCapacity(lines.count)
    var path: [(grade: Grade?, position: Int)] = []
    for (position, line) in lines.enumerated() {
      path.removeLast(path.count - line.depth)
      let own = line.task.grade.map { ($0, position) } ?? path.last ?? (nil, position)
      path.append(own)
      candidates.append(
        Candidate(
          grade: own.0, graded: own.1, number: own.0 == nil ? nil : sections.numbers[lines[own.1].task.id],
          isLeaf: line.below == 0, isReady: readiness(line.task.id),
          score: Score(line.task, today: today, now: now), position: position))
    }
    let precedes = isGuarded ? Candidate.precedesByGrade : Candidate.precedesByScore
    let best = candidates.lazy.filter { $0.isLeaf && $0.isReady }.min(by: precedes)
    choice = best.map { $0.choice(of: lines, isGuarded) }
    let waiting = candidates.filter { candidate in !candidate.isReady && (best.map { precedes(candidate, $0) } ?? true)
    }
    let passed = waiting.sorted(by: precedes).lazy.compactMap { $0.waiting(lines, on: today) }
    guard isGuarded, let best else {
      self.passed = Array(passed.prefix(Self.mostPassed))
      return
    }
    let watch = GradeGuard(tasks, sections, readiness)
    let held = candidates.filter { $0.isLeaf && $0.isReady && $0.score.total > best.score.total }
    self.passed =
      Array(passed.prefix(Self.mostPassed - 1))
      + held.sorted(by: Candidate.precedesByScore).lazy.compactMap { candidate in
        let task = lines[candidate.position].task
        return watch.notice(beginning: task).map {
          Passed(task: task, number: nil, wait: .better($0.blocker.id, number: $0.number))
        }
      }.prefix(1)
  }
}

/// The sort key of an open task. Does not hold the task itself, since there may be very many.
private struct Candidate {
  var grade: Grade?
  /// Position of the task that the grade comes from.
  var graded: Int
  var number: Int?
  /// Whether no open task lies below it.
  var isLeaf: Bool
  var isReady: Bool
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

  func choice(of lines: [TaskList.Line], _ isGuarded: Bool) -> NextTask.Choice {
    NextTask.Choice(
      task: lines[position].task, grade: grade, number: number,
      graded: graded == position ? nil : lines[graded].task.id, score: score,
      isByGrade: isGuarded && (grade == .a || grade == .c || grade == .d || grade == .e))
  }

  func waiting(_ lines: [TaskList.Line], on today: Day) -> NextTask.Passed? {
    let task = lines[position].task
    let own = graded == position ? number : nil
    let day = task.notBefore.flatMap { $0 > today ? $0 : nil }
    if task.isDelegated, task.notBefore == nil || day != nil {
      return .init(task: task, number: own, wait: .delegated(until: day))
    }
    return day.map { .init(task: task, number: own, wait: .day($0)) }
  }
}

extension PlannerReader {
  /// Returns the task to do next.
  public func nextTask(in environment: Environment) throws(PlannerFailure) -> NextTask {
    var shortlist = NextShortlist(above: try parents(), today: environment.today, now: environment.now)
    try visitFacts(.open) { shortlist.see($0) }
    return try nextTask(among: shortlist.tasks, in: environment)
  }

  func nextTask(among tasks: [TaskFacts], in environment: Environment) throws(PlannerFailure) -> NextTask {
    NextTask(tasks, isGuarded: try isGuarded(), today: environment.today, now: environment.now)
  }
}
