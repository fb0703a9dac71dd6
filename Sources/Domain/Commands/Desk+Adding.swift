extension Desk {
  func add(_ draft: TaskDraft) throws(PlannerFailure) -> Step {
    let named = try draft.id.map { (id) throws(PlannerFailure) in try writer.unburied(id) }
    var item = try checked(draft, id: named ?? TaskID(environment.makeIdentifier()), mayBePast: false)
    // Nothing that comes in is judged here: whoever brings something waits for nothing.
    item.needsTitleImprovement = true
    if let there = try writer.item(item.id) {
      // Sent twice, it is added once; another text under the same id is another task.
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

  /// Whether a task was added like this. Its title may have been improved since, or the task edited.
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

  /// At the end of the order it is the last one, unless it lies below another.
  private func position(ofNew item: PlanItem) throws(PlannerFailure) -> Int {
    if item.parent != nil, let position = try writer.listedPosition(of: item) { return position }
    return try writer.openCount()
  }

  /// The task a draft describes, at the end of the order; throws all broken rules together.
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

  /// A task that comes back is due on the first day of its series when nobody has said another.
  private func firstDue(of draft: TaskDraft) -> Due? {
    draft.recurrence?.first(from: start(of: draft)).map { Due(day: $0) }
  }

  /// The first day a task without a due day can be due.
  private func start(of draft: TaskDraft) -> Day {
    max(environment.today, draft.notBefore ?? environment.today)
  }

  /// The list asked for, else the one set as default while it is there and chosen, else the local one.
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
