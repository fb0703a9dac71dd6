import Domain

/// The data a task form offers for selection, read in one transaction.
struct TaskChoices {
  /// The number of tasks considered as a possible parent.
  static let reach = 200

  var lists: [SourceList]
  /// Possible parents from the same list: those that match the title typed, then the first of the list.
  var parents: [PlanItem]
  /// Whether there are more possible parents than offered.
  var hasMoreParents = false
  /// The number of tasks that match the parent title typed.
  var parentsFound: Int?
  /// The next occurrences of the recurrence as typed.
  var upcoming: [Day]
  /// The suggestion for the duration as typed.
  var advice: Calibration.Advice?
  /// The stored task; nil for a new one.
  var stored: PlanItem?

  init(
    for form: TaskForm, stored: PlanItem?, from reader: some PlannerReader, in environment: Environment
  ) throws(PlannerFailure) {
    self.stored = stored
    lists = try reader.lists()
    upcoming = form.upcoming(3, of: stored, in: environment)
    if let item = form.estimated(in: environment) {
      advice = try reader.calibration(since: environment.now.aYearAgo).advice(for: item)
    }
    parents = []
    guard !form.list.isEmpty else { return }
    let near = try reader.items(ItemQuery(list: ListID(form.list), limit: Self.reach + 1))
    hasMoreParents = near.count > Self.reach
    parents = near.prefix(Self.reach).filter { $0.parent == nil && $0.id != stored?.id }
    if !form.parentTitle.isEmpty {
      let found = try form.parentsFound(besides: stored?.id, in: reader)
      let known = Set(found.map { $0.id })
      parents = found + parents.filter { !known.contains($0.id) }
      parentsFound = found.count
    }
    guard !form.parent.isEmpty, !parents.contains(where: { $0.id.text == form.parent }) else { return }
    if let present = try reader.item(TaskID(form.parent)) { parents.insert(present, at: 0) }
  }
}

extension TaskForm {
  /// Returns the next days of the recurrence as typed; empty if part of it is invalid.
  func upcoming(_ limit: Int, of stored: PlanItem?, in environment: Environment) -> [Day] {
    var typed = self
    let due = typed.due()
    let value = recurrence.value(
      due: due?.day ?? environment.today, stored: stored?.recurrence, problems: &typed.problems)
    guard let value, typed.problems.count == problems.count else { return [] }
    let start = typed.readNotBefore() ?? environment.today
    var item = PlanItem(
      id: TaskID(""), list: .local, title: "", rank: Rank(0), createdAt: environment.now)
    // A new recurring task without a due date is due on its first occurrence.
    item.due = due ?? (stored == nil ? value.first(from: max(environment.today, start)).map { Due(day: $0) } : nil)
    item.recurrence = value
    return item.upcoming(limit, in: environment)
  }
}

extension TaskForm {
  /// Returns the input relevant for comparing estimates, as a task; nil if the title is missing or the duration
  /// invalid.
  fileprivate func estimated(in environment: Environment) -> PlanItem? {
    var typed = self
    let minutes = typed.minutes()
    guard !title.isEmpty, minutes.map({ (1...EffectiveDuration.longest).contains($0) }) ?? true else { return nil }
    var item = PlanItem(id: TaskID(""), list: .local, title: title, rank: Rank(0), createdAt: environment.now)
    item.type = TaskType(name: type) ?? item.type
    item.tags = Tags(tags)
    item.manualDuration = minutes
    return item
  }
}

extension TaskForm {
  /// The maximum number of tasks offered for a title.
  private static let mostFound = 50

  /// Returns the open tasks of the list that match the parent title typed, best first.
  func parentsFound(besides id: TaskID?, in reader: some PlannerReader) throws(PlannerFailure) -> [PlanItem] {
    let result = try reader.search(TaskSearch(parentTitle, state: .open, limit: Self.mostFound))
    return result.items.filter { $0.list.text == list && $0.id != id && (id == nil || $0.parent != id) }
  }

  /// Selects the parent that the title typed identifies: the only match, or the only exact match. Otherwise leaves
  /// the choice to the user.
  mutating func findParent(besides id: TaskID?, in reader: some PlannerReader) throws(PlannerFailure) {
    guard !parentTitle.isEmpty else { return }
    let found = try parentsFound(besides: id, in: reader)
    let same = found.filter { $0.title.lowercased() == parentTitle.lowercased() }
    if let only = same.count == 1 ? same.first : found.count == 1 ? found.first : nil {
      parent = only.id.text
      parentTitle = ""
    } else {
      problems.append(Problem(.parent, .choiceUnknown(parentTitle)))
    }
  }
}
