extension PlainCSV {
  public static func write(_ set: ExchangeSet, _ context: ExchangeContext) -> ExchangedFile {
    var writer = CSVWriter()
    writer.row(columns)
    for item in set.items { writer.row(cells(of: item, in: set)) }
    return ExchangedFile(bytes: writer.bytes)
  }

  /// Returns the cells in the order of `columns`.
  private static func cells(of item: PlanItem, in set: ExchangeSet) -> [String] {
    let grade = item.grade.map { $0.letter + (item.subPriority.map { "-\($0)" } ?? "") }
    let text: [String?] = [
      item.id.text, item.title, item.notes, set.name(of: item.list), item.completedAt?.iso, item.due?.iso,
      item.notBefore?.iso, item.manualDuration.map { "\($0)" }, item.importance.name,
      item.urgency == .urgent ? "yes" : nil, grade, item.type.name, item.tags.names.joined(separator: ", "),
      item.recurrence?.stored, item.parent?.text, item.delegatedTo, item.sourceURL, item.createdAt.iso,
      item.modifiedAt.iso, item.actualMinutes == 0 ? nil : "\(item.actualMinutes)", item.originalTitle,
      item.needsTitleImprovement ? "yes" : nil,
    ]
    return text.map { $0 ?? "" }
  }
}
