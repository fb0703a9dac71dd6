/// Open tasks by their grades.
public struct GradeSections: Sendable {
  /// A by its numbers, those without one last; the others in manual order.
  public private(set) var graded: [Grade: [TaskFacts]] = [:]
  /// In manual order.
  public private(set) var ungraded: [TaskFacts] = []
  /// What is shown behind the letter of A tasks that have a number: 1 for the first, without gaps. Completing one so
  /// moves the others up without changing them.
  public private(set) var numbers: [TaskID: Int] = [:]

  /// - Parameter tasks: all open tasks, in manual order.
  public init(_ tasks: [TaskFacts]) {
    for task in tasks {
      guard let grade = task.grade else {
        ungraded.append(task)
        continue
      }
      graded[grade, default: []].append(task)
    }
    graded[.a]?.sort(by: GradeSections.precedes)
    for task in self[.a] where task.subPriority != nil { numbers[task.id] = numbers.count + 1 }
  }

  /// What is shown behind the letter of A tasks; of the tasks only open ones count.
  public static func numbers(of tasks: [TaskFacts]) -> [TaskID: Int] {
    let numbered = tasks.filter { $0.grade == .a && $0.subPriority != nil && !$0.isCompleted }
    var numbers: [TaskID: Int] = [:]
    for task in numbered.sorted(by: precedes) { numbers[task.id] = numbers.count + 1 }
    return numbers
  }

  private static func precedes(_ left: TaskFacts, _ right: TaskFacts) -> Bool {
    switch (left.subPriority, right.subPriority) {
    case (let one?, let other?) where one != other: one < other
    case (.some, nil): true
    case (nil, .some): false
    default: left.rankKey < right.rankKey
    }
  }

  public subscript(grade: Grade) -> [TaskFacts] { graded[grade] ?? [] }

  /// Where a task stands in its section, counted from 1, and how many are there; nil for a task that is not open.
  public func standing(of id: TaskID) -> (number: Int?, position: Int, count: Int)? {
    for section in Grade.allCases.map({ self[$0] }) + [ungraded] {
      guard let index = section.firstIndex(where: { $0.id == id }) else { continue }
      return (numbers[id], index + 1, section.count)
    }
    return nil
  }
}

extension TaskFacts {
  public var rankKey: RankKey { RankKey(rank: rank, id: id) }
}

extension PlannerReader {
  /// What is shown behind the letter of A tasks: 1 for the first of those that are open and have a number, without gaps.
  public func shownNumbers() throws(PlannerFailure) -> [TaskID: Int] {
    var numbers: [TaskID: Int] = [:]
    for id in try numberedTasks() { numbers[id] = numbers.count + 1 }
    return numbers
  }
}

extension PlanItem {
  /// `A-1`, `B`; nil without a grade.
  /// - Parameter numbers: what is shown behind the letter of A tasks.
  public func gradeText(_ numbers: [TaskID: Int]) -> String? {
    grade?.text(numbers[id])
  }
}

extension Grade {
  /// `A-1`, `B`.
  /// - Parameter number: what is shown behind the letter, if anything.
  public func text(_ number: Int?) -> String { number.map { "\(letter)-\($0)" } ?? letter }
}
