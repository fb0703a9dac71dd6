public import Domain
public import ICalendar

extension TaskMapping {
  /// Returns the task in a text, or nil if it has no VTODO with a UID or only closed occurrences.
  ///
  /// An unreadable value counts as absent and stays in the text. If several VTODOs share one UID, the one without a
  /// RECURRENCE-ID is read.
  public func received(from text: CalendarText, in list: ListID) -> RemoteTask? {
    guard let todo = text.todo, let uid = todo.text("UID"), !uid.isEmpty, !text.isHistory else { return nil }
    let created = instant("CREATED", todo)
    let modified = instant("LAST-MODIFIED", todo) ?? instant("DTSTAMP", todo) ?? created ?? Instant(seconds: 0)
    var item = PlanItem(
      id: TaskID(uid), list: list, title: OneLine.folded(todo.text("SUMMARY") ?? ""), rank: Rank(0),
      createdAt: created ?? modified)
    item.modifiedAt = modified
    item.notes = todo.text("DESCRIPTION").flatMap { OneLine.folded($0).isEmpty ? nil : $0 }
    item.completedAt = completion(todo, modified)
    item.tags = tags(todo)
    item.parent = parent(todo)
    readTimes(todo, into: &item)
    readTelling(todo, modified, into: &item)
    readMetadata(todo, into: &item)
    return RemoteTask(item: item, order: order(todo, created), isCancelled: status(todo) == "CANCELLED")
  }

  private func readTimes(_ todo: Component, into item: inout PlanItem) {
    let moments = Moments(zones: zones)
    let start = todo.dateTime("DTSTART").flatMap { moments.local($0)?.day }
    item.due = todo.dateTime("DUE").flatMap { moments.due($0) }
    item.recurrence = recurrence(todo)
    // A recurring task needs a start; a start on the due day carries no further information.
    guard carries(.notBefore), item.recurrence == nil || start != item.due?.day else { return }
    item.notBefore = start
  }

  private func readMetadata(_ todo: Component, into item: inout PlanItem) {
    if carries(.importance) { item.importance = importance(todo) }
    if carries(.urgency) { item.urgency = token(OwnProperty.urgency, todo) == "URGENT" ? .urgent : .notUrgent }
    if carries(.type) { item.type = type(todo) }
    if carries(.manualDuration) { item.manualDuration = estimate(todo) }
    if carries(.delegatedTo) { item.delegatedTo = encoded(OwnProperty.delegatedTo, todo) }
    if carries(.originalTitle) { item.originalTitle = encoded(OwnProperty.originalTitle, todo) }
    if carries(.sourceURL) { item.sourceURL = todo.first("URL").flatMap { trimmed($0.rawValue) } }
    guard carries(.grade) else { return }
    (item.grade, item.subPriority) = grade(todo)
  }
}

extension TaskMapping {
  func instant(_ name: String, _ todo: Component) -> Instant? {
    todo.dateTime(name).flatMap { Moments(zones: zones).instant($0) }
  }

  func status(_ todo: Component) -> String? { token("STATUS", todo) }

  /// A task is done with STATUS:COMPLETED or CANCELLED; without a STATUS, with COMPLETED or 100 percent.
  private func completion(_ todo: Component, _ modified: Instant) -> Instant? {
    let isClosed =
      switch status(todo) {
      case "COMPLETED", "CANCELLED": true
      case nil: todo.first("COMPLETED") != nil || todo.number("PERCENT-COMPLETE") == 100
      default: false
      }
    return isClosed ? instant("COMPLETED", todo) ?? modified : nil
  }

  func tags(_ todo: Component) -> Tags { Tags(todo.all("CATEGORIES").flatMap { $0.texts }) }

  /// Returns the index of the RELATED-TO property that names the parent.
  func parentIndex(_ todo: Component) -> Int? {
    todo.all("RELATED-TO").firstIndex { line in
      let type = line.parameter("RELTYPE")?.uppercased() ?? ""
      return (type.isEmpty || type == "PARENT") && trimmed(line.text) != nil
    }
  }

  private func parent(_ todo: Component) -> TaskID? {
    guard let index = parentIndex(todo), let uid = trimmed(todo.all("RELATED-TO")[index].text) else { return nil }
    return uid == todo.text("UID") ? nil : TaskID(uid)
  }

  func importance(_ todo: Component) -> Importance {
    switch todo.number("PRIORITY") {
    case 1, 2, 3, 4: .high
    case 5: .medium
    default: .low
    }
  }

  private func type(_ todo: Component) -> TaskType {
    let word = token(OwnProperty.type, todo)
    return TaskType.allCases.first { $0.name.uppercased() == word } ?? .maintenance
  }

  private func grade(_ todo: Component) -> (Grade?, Int?) {
    let parts = (token(OwnProperty.grade, todo) ?? "").split(separator: "-").map { String($0) }
    guard let grade = parts.first.flatMap({ Grade(letter: $0) }) else { return (nil, nil) }
    let number = parts.count == 2 ? Int(outside: parts[1]) : nil
    return (grade, grade == .a ? number.flatMap { $0 > 0 ? $0 : nil } : nil)
  }

  /// Minutes in 1…1440. DURATION is a time window, so it counts only without an explicit estimate and a due date.
  func estimate(_ todo: Component) -> Int? {
    let isWindow = todo.first("DTSTART") != nil && todo.first("DUE") == nil
    let names = ["ESTIMATED-DURATION", "X-ESTIMATED-DURATION"] + (isWindow ? ["DURATION"] : [])
    let found = names.lazy.compactMap { todo.first($0).flatMap { ICalDuration($0.rawValue)?.minutes } }.first
    return found.flatMap { $0 >= 1 && $0 <= EffectiveDuration.longest ? $0 : nil }
  }

  private func order(_ todo: Component, _ created: Instant?) -> RemoteOrder {
    let explicit = todo.first(OwnProperty.sortOrder).flatMap { trimmed($0.rawValue) }.flatMap { Int64($0) }
    return RemoteOrder(explicit: explicit, created: created)
  }

  func token(_ name: String, _ todo: Component) -> String? {
    todo.first(name).flatMap { trimmed($0.rawValue) }?.uppercased()
  }

  private func encoded(_ name: String, _ todo: Component) -> String? {
    todo.first(name).flatMap { trimmed($0.rawValue) }.flatMap { Base64URL.decoded($0) }.flatMap {
      $0.isEmpty ? nil : $0
    }
  }

  /// Returns the text without surrounding white space, or nil if nothing remains.
  func trimmed(_ text: String) -> String? {
    let rest = OneLine.folded(text)
    return rest.isEmpty ? nil : rest
  }
}
