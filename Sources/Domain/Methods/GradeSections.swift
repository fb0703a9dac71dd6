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
    graded[.a]?.sort { left, right in
      let numbers = (left.subPriority ?? Int.max, right.subPriority ?? Int.max)
      return numbers.0 == numbers.1 ? left.rankKey < right.rankKey : numbers.0 < numbers.1
    }
    for task in self[.a] where task.subPriority != nil { numbers[task.id] = numbers.count + 1 }
  }

  public subscript(grade: Grade) -> [TaskFacts] { graded[grade] ?? [] }
}

extension TaskFacts {
  public var rankKey: RankKey { RankKey(rank: rank, id: id) }
}
