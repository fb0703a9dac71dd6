extension CommandHandler {
  func apply(_ edit: TaskEdit, to id: TaskID) throws(PlannerFailure) -> Step {
    let before = try required(id)
    try requireWritable(before.list)
    var after = try checked(edit, on: before)
    let shifts = try edit.number.map { (number) throws(PlannerFailure) in try makeRoom(for: &after, number) } ?? []
    var fields = after.fields(differingFrom: before)
    guard !fields.isEmpty || !shifts.isEmpty else { return Step(.edit, changes: [], event: .nothingChanged) }
    // Moving a single occurrence changes the stored recurrence, but users do not see that as a change of it.
    if edit.scope == .occurrence, edit.recurrence == .keep { fields.removeAll { $0 == .recurrence } }
    fields.removeAll { $0 == .needsTitleImprovement }
    after.modifiedAt = environment.now
    try writer.save(after)
    var changes = [Change.task(before: .init(item: before), after: .init(item: after))]
    if after.list != before.list { changes += try takeAlong(childrenOf: before, to: after.list) }
    if fields.isEmpty { fields = [.subPriority] }
    var step = Step(.edit, changes: changes, event: .edited(title: after.title, fields: fields))
    if !shifts.isEmpty {
      step.changes += shifts
      step.isAboutOne = true
    }
    return step
  }

  /// Moves the subtasks of a task, at any depth, to the same list.
  private func takeAlong(childrenOf item: PlanItem, to list: ListID) throws(PlannerFailure) -> [Change] {
    var moved: Set<TaskID> = [item.id]
    var waiting = [item.id]
    var changes: [Change] = []
    while let next = waiting.popLast() {
      for child in try writer.children(of: next) where moved.insert(child).inserted {
        guard let before = try writer.item(child), before.list == item.list else { continue }
        var after = before
        after.list = list
        after.modifiedAt = environment.now
        try writer.save(after)
        waiting.append(child)
        changes.append(.task(before: .init(item: before), after: .init(item: after)))
      }
    }
    return changes
  }

  /// Checks only the edited fields, so that a task another client wrote can still be changed here.
  private func checked(_ edit: TaskEdit, on before: PlanItem) throws(PlannerFailure) -> PlanItem {
    var validation = Validation()
    var item = before
    if case .set(let title) = edit.title { item.title = validation.title(title) }
    if case .set(let notes) = edit.notes { item.notes = validation.notes(notes) }
    if case .set(let names) = edit.tags { item.tags = validation.tags(names, besides: before.tags) }
    if case .set(let minutes) = edit.manualDuration { validation.duration(minutes) }
    if case .set(let list) = edit.list, list != before.list { validation.list(try writer.list(list), named: list) }
    if case .set(let due) = edit.due { validation.day(due?.day, .due) }
    if case .set(let day) = edit.notBefore { validation.day(day, .notBefore) }
    if case .set(let parent) = edit.parent { try checkParent(parent, of: before.id, &validation) }
    if case .set(let name) = edit.delegatedTo { item.delegatedTo = validation.delegatee(orNone: name) }
    // A title the user wrote needs no improvement.
    if item.title != before.title { item.needsTitleImprovement = false }
    take(edit, into: &item)
    item.anchorRecurrence(after: before, movingOnlyThis: edit.scope == .occurrence)
    if isNew(item.recurrence, edit, before) {
      validation.recurrence(item.recurrence, due: item.due ?? Due(day: environment.today))
    }
    if let number = edit.number {
      validation.grade(item.grade, subPriority: number)
      // The new number is determined once all other fields are valid.
      if edit.subPriority != .keep { item.subPriority = before.subPriority }
    } else if item.grade != before.grade || item.subPriority != before.subPriority {
      validation.grade(item.grade, subPriority: item.subPriority)
    }
    try validation.finish()
    return item
  }

  /// Returns whether a recurrence must satisfy the rules now because it, or the due day it continues from, has changed.
  private func isNew(_ recurrence: Recurrence?, _ edit: TaskEdit, _ before: PlanItem) -> Bool {
    if case .set(let wanted) = edit.recurrence, wanted != before.recurrence { return true }
    guard case .set(let due) = edit.due, edit.scope != .occurrence else { return false }
    return due?.day != before.due?.day
  }

  private func take(_ edit: TaskEdit, into item: inout PlanItem) {
    edit.list.applied(to: &item.list)
    edit.importance.applied(to: &item.importance)
    edit.urgency.applied(to: &item.urgency)
    edit.grade.applied(to: &item.grade)
    edit.type.applied(to: &item.type)
    edit.due.applied(to: &item.due)
    edit.notBefore.applied(to: &item.notBefore)
    edit.manualDuration.applied(to: &item.manualDuration)
    edit.recurrence.applied(to: &item.recurrence)
    edit.parent.applied(to: &item.parent)
    // Leaving grade A clears the number; a number set in the same edit is checked against the new grade.
    if item.grade != .a, edit.subPriority == .keep { item.subPriority = nil }
    edit.subPriority.applied(to: &item.subPriority)
    if case .set(let url) = edit.sourceURL { item.sourceURL = trimmedOrNone(url) }
  }

  func set(_ key: SettingKey, to value: String) throws(PlannerFailure) -> Step {
    if let choices = key.choices, !choices.contains(value) {
      throw .invalid([Problem(key, .settingValue(choices: choices))])
    }
    if key == .defaultList, try writer.list(ListID(value)) == nil {
      throw .invalid([Problem(key, .listUnknown(value))])
    }
    if key == .blockCalendar { try checkCalendar(value) }
    let value = key == .timeZone ? try zone(value) : try key.canonical(value)
    let before = try writer.setting(key)
    guard before ?? key.fallback != value else { return Step(.setting, changes: [], event: .nothingChanged) }
    try writer.set(key, to: value)
    return Step(.setting, changes: [.setting(key, before: before, after: value)], event: .settingChanged(key))
  }

  func set(_ settings: [Setting]) throws(PlannerFailure) -> Step {
    var step = Step(.setting, changes: [], event: .nothingChanged)
    var problems: [Problem] = []
    for setting in settings {
      do throws(PlannerFailure) {
        let one = try set(setting.key, to: setting.value)
        if step.changes.isEmpty { step.event = one.event }
        step.changes += one.changes
      } catch {
        guard case .invalid(let found) = error else { throw error }
        problems += found
      }
    }
    if !problems.isEmpty { throw .invalid(problems) }
    return step
  }

  /// Returns the canonical name of a known time zone, or an empty text for none.
  private func zone(_ text: String) throws(PlannerFailure) -> String {
    guard let text = trimmedOrNone(text) else { return "" }
    guard let name = environment.zones.named(text) else {
      throw .invalid([Problem(SettingKey.timeZone, .zoneUnknown(String(text.prefix(100))))])
    }
    return name
  }

  private func checkCalendar(_ value: String) throws(PlannerFailure) {
    guard value != SettingKey.blockCalendar.fallback, value != SettingKey.noCalendar else { return }
    var validation = Validation()
    validation.calendar(try writer.list(ListID(value)), named: ListID(value))
    try validation.finish()
  }
}
