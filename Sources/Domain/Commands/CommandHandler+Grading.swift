/// The position of a task whose grade is set.
public enum GradePlace: Equatable, Sendable {
  /// The task keeps its position in the manual order, and its number as long as its grade stays A.
  case asIs
  /// The task gets this position among the open numbered A tasks, counted from 1; a number past the end makes it the
  /// last of them. Only for grade A.
  case number(Int)
  /// The task moves to a position in the manual order. Next to a numbered A task it gets the number that puts it there;
  /// next to a task without a number it gets none.
  case beside(Destination)
}

extension CommandHandler {
  /// Sets a task's grade and position in one change.
  func grade(_ id: TaskID, _ grade: Grade?, _ place: GradePlace) throws(PlannerFailure) -> Step {
    let before = try required(id)
    var validation = Validation()
    validation.changes(in: try writer.list(before.list), named: before.list)
    if case .number(let number) = place { validation.grade(grade, subPriority: number) }
    try validation.finish()
    let standing = try standing(of: before, grade, place)
    var moved: Change?
    if let destination = standing.destination { moved = try move(id, to: destination).changes.first }
    let shifts = try renumber(standing.others)
    var after = try required(id)
    after.grade = grade
    after.subPriority = standing.number
    guard moved != nil || !shifts.isEmpty || !after.fields(differingFrom: before).isEmpty else {
      return Step(.grade, changes: [], event: .nothingChanged)
    }
    after.modifiedAt = environment.now
    try writer.save(after)
    let own = change(moved, from: before, to: after)
    return Step(.grade, changes: [own] + shifts, event: try graded(after))
  }

  /// Merges the change of position that a move made with the change of the task.
  private func change(_ moved: Change?, from before: PlanItem, to after: PlanItem) -> Change {
    guard case .task(let old?, let new?) = moved else {
      return .task(before: .init(item: before), after: .init(item: after))
    }
    return .task(before: .init(item: before, place: old.place), after: .init(item: after, place: new.place))
  }

  private func renumber(_ shifts: [GradeNumbers.Shift]) throws(PlannerFailure) -> [Change] {
    var changes: [Change] = []
    for shift in shifts {
      let before = try required(shift.task)
      var after = before
      after.subPriority = shift.number
      after.modifiedAt = environment.now
      try writer.save(after)
      changes.append(.task(before: .init(item: before), after: .init(item: after)))
    }
    return changes
  }

  private func graded(_ item: PlanItem) throws(PlannerFailure) -> Event {
    let standing = GradeSections(try writer.facts(.open)).standing(of: item.id)
    return .graded(
      title: item.title, grade: item.grade, number: standing?.number, position: standing?.position,
      of: standing?.count ?? 0)
  }
}

extension CommandHandler {
  /// Gives an A task the number that puts it at a position, and renumbers other tasks only as far as needed to make
  /// room.
  func makeRoom(for item: inout PlanItem, _ number: Int) throws(PlannerFailure) -> [Change] {
    let standing =
      item.isCompleted
      ? GradeStanding(number: number) : try numbered(item, number, try numberedTasks(), preferring: number)
    item.subPriority = standing.number
    return try renumber(standing.others)
  }
}

/// The number, the renumbered tasks and the move that setting a grade results in.
private struct GradeStanding {
  var number: Int?
  var others: [GradeNumbers.Shift] = []
  var destination: Destination?
}

extension CommandHandler {
  private func standing(
    of item: PlanItem, _ grade: Grade?, _ place: GradePlace
  ) throws(PlannerFailure) -> GradeStanding {
    let kept = grade == .a ? item.subPriority : nil
    switch place {
    case .asIs: return GradeStanding(number: kept)
    case .beside(let destination) where grade != .a || item.isCompleted:
      return GradeStanding(number: kept, destination: destination)
    // Completed tasks show no numbers, so no other task has to make room.
    case .number(let number) where item.isCompleted: return GradeStanding(number: number)
    case .number(let number): return try numbered(item, number, try numberedTasks())
    case .beside(let destination): return try beside(destination, item, try numberedTasks())
    }
  }

  /// Returns the open numbered A tasks in their order.
  private func numberedTasks() throws(PlannerFailure) -> [TaskFacts] {
    GradeSections(try writer.facts(.open))[.a].filter { $0.subPriority != nil }
  }

  private func beside(
    _ destination: Destination, _ item: PlanItem, _ numbered: [TaskFacts]
  ) throws(PlannerFailure) -> GradeStanding {
    let others = numbered.filter { $0.id != item.id }
    switch destination {
    case .top where !others.isEmpty: return try self.numbered(item, 1, numbered)
    case .top, .bottom, .position: return GradeStanding(destination: destination)
    case .before(item.id), .after(item.id): return GradeStanding(number: item.subPriority)
    case .before(let other):
      guard let index = others.firstIndex(where: { $0.id == other }) else { break }
      return try self.numbered(item, index + 1, numbered)
    case .after(let other):
      guard let index = others.firstIndex(where: { $0.id == other }) else { break }
      return try self.numbered(item, index + 2, numbered)
    }
    return GradeStanding(destination: destination)
  }

  private func numbered(
    _ item: PlanItem, _ number: Int, _ numbered: [TaskFacts], preferring stored: Int? = nil
  ) throws(PlannerFailure) -> GradeStanding {
    let others = numbered.filter { $0.id != item.id }
    let wanted = min(number, others.count + 1)
    // The task already has this position.
    if wanted <= numbered.count, numbered[wanted - 1].id == item.id { return GradeStanding(number: item.subPriority) }
    let numbers = GradeNumbers(others, frozen: try frozenLists())
    guard let placing = numbers.placing(at: wanted - 1, preferring: stored ?? wanted) else {
      throw .invalid([Problem(.subPriority, .numberTaken)])
    }
    return GradeStanding(number: placing.number, others: placing.shifts)
  }

  /// Returns the lists whose tasks cannot be changed.
  private func frozenLists() throws(PlannerFailure) -> Set<ListID> {
    var frozen: Set<ListID> = []
    for list in try writer.lists() where !list.allowsChanges { frozen.insert(list.id) }
    return frozen
  }
}
