extension CommandHandler {
  func add(_ draft: TaskDraft) throws(PlannerFailure) -> Step {
    let named = try draft.id.map { (id) throws(PlannerFailure) in try writer.unburied(id) }
    var item = try checked(draft, id: named ?? TaskID(environment.makeIdentifier()), mayBePast: false)
    // Titles are not improved while adding: the caller must not wait for that.
    item.needsTitleImprovement = true
    if let there = try writer.item(item.id) {
      // Sending the same draft twice adds one task; different content under the same id adds another task.
      if try isSame(item, asAdded: there) { return Step(.add, changes: [], event: .nothingChanged) }
      item.id = TaskID(environment.makeIdentifier())
    }
    let shifts = try draft.number.map { (number) throws(PlannerFailure) in try makeRoom(for: &item, number) } ?? []
    try writer.save(item)
    var step = Step(
      .add, changes: [.task(before: nil, after: .init(item: item, place: try place(of: item)))] + shifts,
      event: .added(title: item.title, position: try position(ofNew: item)))
    step.isAboutOne = true
    return step
  }

  /// Returns whether a task was added from the same draft, even if its title has been improved or the task edited
  /// since.
  private func isSame(_ item: PlanItem, asAdded there: PlanItem) throws(PlannerFailure) -> Bool {
    if item.fields(differingFrom: there).allSatisfy({ $0 == .needsTitleImprovement }) { return true }
    guard let number = try writer.lastStep(.add, of: item.id), let entry = try writer.historyEntry(number) else {
      return false
    }
    for case .task(nil, let added?) in entry.changes where added.item.id == item.id {
      return item.fields(differingFrom: added.item).isEmpty
    }
    return false
  }

  /// Returns the row of a new task: the last one, unless it is a subtask.
  private func position(ofNew item: PlanItem) throws(PlannerFailure) -> Int {
    if item.parent != nil, let position = try writer.listedPosition(of: item) { return position }
    return try writer.openCount()
  }

  /// Returns the task a draft describes, at the end of the order; throws all broken rules together.
  func checked(_ draft: TaskDraft, id: TaskID, mayBePast: Bool) throws(PlannerFailure) -> PlanItem {
    var validation = Validation()
    let list = try target(of: draft)
    var item = PlanItem(
      id: id, list: list, title: validation.title(draft.title), rank: try endRank(), createdAt: environment.now)
    validation.list(try writer.list(list), named: list)
    item.notes = validation.notes(draft.notes)
    item.tags = validation.tags(draft.tags)
    item.delegatedTo = validation.delegatee(orNone: draft.delegatedTo)
    validation.duration(draft.manualDuration)
    validation.grade(draft.grade, subPriority: draft.number ?? draft.subPriority)
    validation.recurrence(draft.recurrence, due: draft.due ?? firstDue(of: draft) ?? Due(day: start(of: draft)))
    validation.day(draft.due?.day, .due)
    validation.day(draft.notBefore, .notBefore)
    if !mayBePast { validation.newDue(draft.due, today: environment.today) }
    try checkParent(draft.parent, of: id, &validation)
    try validation.finish()
    take(draft, into: &item)
    return item
  }

  private func take(_ draft: TaskDraft, into item: inout PlanItem) {
    item.importance = draft.importance
    item.urgency = draft.urgency
    item.grade = draft.grade
    item.subPriority = draft.subPriority
    item.type = draft.type
    item.due = draft.due ?? firstDue(of: draft)
    item.notBefore = draft.notBefore
    item.manualDuration = draft.manualDuration
    item.recurrence = draft.recurrence
    item.anchorRecurrence()
    item.parent = draft.parent
    item.sourceURL = trimmedOrNone(draft.sourceURL)
  }

  /// Returns the first occurrence as the due day of a recurring task for which the draft has no due day.
  private func firstDue(of draft: TaskDraft) -> Due? {
    draft.recurrence?.first(from: start(of: draft)).map { Due(day: $0) }
  }

  /// Returns the earliest day on which a task without a due day can be due.
  private func start(of draft: TaskDraft) -> Day {
    max(environment.today, draft.notBefore ?? environment.today)
  }

  /// Returns the requested list, else the default list if it exists and is selected, else the local list.
  private func target(of draft: TaskDraft) throws(PlannerFailure) -> ListID {
    if let list = draft.list { return list }
    guard let chosen = try writer.setting(.defaultList), try writer.list(ListID(chosen))?.isUsed == true else {
      return .local
    }
    return ListID(chosen)
  }

  func checkParent(_ parent: TaskID?, of id: TaskID, _ validation: inout Validation) throws(PlannerFailure) {
    guard let parent else { return }
    let known = try writer.item(parent)
    if known == nil { validation.add(Problem(.parent, .parentUnknown)) }
    let isBelow = try writer.lies(parent, below: id)
    if parent == id || isBelow { validation.add(Problem(.parent, .parentBelow)) }
  }
}
