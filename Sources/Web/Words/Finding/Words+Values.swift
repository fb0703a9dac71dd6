import Domain

extension Words {
  /// Returns the value of a task's field in words; empty if there is none.
  func value(
    of field: Field, in item: PlanItem, lists: [ListID: String], today: Day, zones: Environment.Zones
  ) -> String {
    switch field {
    case .list: lists[item.list] ?? item.list.text
    case .title: item.title
    case .notes: item.notes.map { excerpt($0) } ?? ""
    case .importance: name(of: item.importance)
    case .urgency: name(of: item.urgency)
    case .grade: item.grade?.letter ?? ""
    case .subPriority: item.subPriority.map { "\($0)" } ?? ""
    case .type: name(of: item.type)
    case .tags: item.tags.names.map { "#\($0)" }.joined(separator: " ")
    case .due: item.due.map { due($0, today: today) } ?? ""
    case .notBefore: item.notBefore.map { day($0, today: today) } ?? ""
    case .manualDuration: item.manualDuration.map { length(minutes: $0) } ?? ""
    case .recurrence: item.recurrence.map { pattern($0) } ?? ""
    case .parent: item.parent?.text ?? ""
    case .delegatedTo: item.delegatedTo ?? ""
    case .needsTitleImprovement: self[find: item.needsTitleImprovement ? .yes : .no]
    case .originalTitle: item.originalTitle ?? ""
    case .sourceURL: item.sourceURL ?? ""
    case .completedAt:
      item.completedAt.map { day(zones.here($0).day, today: today) } ?? ""
    case .actualMinutes: length(minutes: item.actualMinutes)
    }
  }

  /// Cuts a text to 160 characters.
  private func excerpt(_ text: String) -> String {
    let line = OneLine.folded(text)
    return line.count > 160 ? String(line.prefix(160)) + "…" : line
  }
}
