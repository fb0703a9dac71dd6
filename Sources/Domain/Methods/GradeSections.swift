/// Open tasks by grade.
public struct GradeSections: Sendable {
  /// A tasks by number, unnumbered ones last; the other grades in manual order.
  public private(set) var graded: [Grade: [TaskFacts]] = [:]
  /// Tasks without a grade, in manual order.
  public private(set) var ungraded: [TaskFacts] = []
  /// Numbers shown after the letter of A tasks that have a stored number, counted from 1 without gaps. Completing a
  /// task therefore moves the others up without changing them.
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

  /// Returns the numbers shown after the letter of A tasks. Only open tasks count.
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

  /// Returns the number shown for a task, its position in its section, counted from 1, and the size of the section. Nil
  /// for a task that is not open.
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
  /// Returns the numbers shown after the letter of open A tasks that have a stored number, counted from 1 without gaps.
  public func shownNumbers() throws(PlannerFailure) -> [TaskID: Int] {
    var numbers: [TaskID: Int] = [:]
    for id in try numberedTasks() { numbers[id] = numbers.count + 1 }
    return numbers
  }
}

extension PlanItem {
  /// Returns the grade as shown, such as `A-1` or `B`; nil without a grade.
  /// - Parameter numbers: the numbers shown after the letter of A tasks.
  public func gradeText(_ numbers: [TaskID: Int]) -> String? {
    grade?.text(numbers[id])
  }
}

extension Grade {
  /// Returns the grade as shown, such as `A-1` or `B`.
  /// - Parameter number: the number shown after the letter, if any.
  public func text(_ number: Int?) -> String { number.map { "\(letter)-\($0)" } ?? letter }
}
