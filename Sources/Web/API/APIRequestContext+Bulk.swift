import Domain

extension APIRequestContext {
  /// Applies one change to several tasks: all or none, as one history entry.
  func bulk() throws(APIProblem) -> Response {
    var reader = try members()
    reader.require("tasks")
    reader.require("action")
    let tasks = reader.texts("tasks")
    let action = reader.choice("action", of: BulkAction.allCases) { $0.rawValue }
    if tasks == .set([]) { reader.add("tasks", "required", words[api: .missing]) }
    guard case .set(let names) = tasks, !names.isEmpty, case .set(let chosen) = action else {
      BulkAction.readAll(&reader)
      try reader.finish()
      throw APIProblem(faults: reader.faults, words)
    }
    let command = try chosen.command(names.map { TaskID($0) }, &reader, self)
    try reader.finish()
    guard let command else { throw APIProblem(faults: reader.faults, words) }
    return respond(try perform(command).json)
  }
}

/// An action on several tasks at once.
enum BulkAction: String, CaseIterable {
  case complete, reopen, delete, move, tag, untag, list, importance, urgent, grade, quadrant, type, dueOn, duration

  /// Reads the value from the member named after the task's field; `tags` for both tag actions.
  func command<Store: PlannerStore>(
    _ ids: [TaskID], _ reader: inout MemberReader, _ context: APIRequestContext<Store>
  ) throws(APIProblem) -> Command? {
    switch self {
    case .complete: return .complete(ids)
    case .reopen: return .reopen(ids)
    case .delete: return .delete(ids)
    case .move: return try context.destination(&reader).map { .moveAll(ids, $0) }
    default: return edit(&reader).map { .editAll(ids, $0) }
    }
  }

  private func edit(_ reader: inout MemberReader) -> BulkEdit? {
    let name = self == .tag || self == .untag ? "tags" : self == .duration ? "manualDuration" : rawValue
    reader.require(name)
    switch self {
    case .tag: return reader.texts(name).value.map { .tag($0) }
    case .untag: return reader.texts(name).value.map { .untag($0) }
    case .list: return reader.plain(name, .wantsText) { $0.text }.value.map { .list(ListID($0)) }
    case .importance: return reader.choice(name, of: Importance.allCases) { $0.name }.value.map { .importance($0) }
    case .urgent: return reader.truth(name).value.map { .urgency($0 ? .urgent : .notUrgent) }
    case .grade:
      return reader.optional(name, .wantsText) { $0.text.flatMap { Grade(letter: $0) } }.value.map { .grade($0) }
    case .quadrant: return reader.quadrant(name).value.map { .quadrant($0) }
    case .type: return reader.choice(name, of: TaskType.allCases) { $0.name }.value.map { .type($0) }
    case .dueOn: return reader.day(name).value.map { .due($0) }
    case .duration: return reader.number(name).value.map { .duration($0) }
    default: return nil
    }
  }

  /// Marks all members as known, so that only real faults are reported.
  static func readAll(_ reader: inout MemberReader) {
    for name in [
      "tags", "list", "importance", "urgent", "grade", "quadrant", "type", "dueOn", "manualDuration", "to", "position",
    ] {
      reader.pass(name)
    }
    for name in ["before", "after"] { reader.pass(name) }
  }
}

extension Edit {
  /// The value to set; nil if the field is kept.
  var value: Value? {
    if case .set(let value) = self { return value }
    return nil
  }
}
