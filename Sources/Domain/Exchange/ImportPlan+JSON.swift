extension ImportPlan {
  /// Returns the planned or completed import under stable names.
  /// - Parameter outcome: The result of the import; nil if nothing has been stored yet.
  public func json(_ outcome: Outcome? = nil) -> JSON {
    let number = outcome.map { [JSON.Member("number", $0.number.map { .int($0) } ?? .null)] } ?? []
    return .object(
      [
        .init("format", .string(format.rawValue)),
        .init(
          "added", .array(added.map { .object([.init("id", .string($0.id.text)), .init("title", .string($0.title))]) })),
        .init("replaced", .array(replaced.map { .string($0.after.title) })),
        .init("known", .array(known.map { .string($0) })),
        .init("newLists", .array(newLists.map { .string($0.name) })), .init("notKept", report.json),
      ] + number)
  }
}

extension ConversionReport {
  /// The losses, one entry per kind.
  public var json: JSON { .array(entries.map { $0.json }) }
}

extension ConversionReport.Entry {
  fileprivate var json: JSON {
    .object([
      .init("reason", .string(reason.rawValue)), .init("field", .string(field)), .init("count", .int(Int64(count))),
      .init("line", line == 0 ? .null : .int(Int64(line))), .init("sample", .string(sample)),
    ])
  }
}
