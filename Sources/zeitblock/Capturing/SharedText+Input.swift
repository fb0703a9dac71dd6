import Domain

extension SharedText {
  /// Bytes that are read of a text; more than any description may hold.
  static let longestInput = 1 << 20

  /// The task it becomes.
  ///
  /// - Throws: `.invalid` for more than a task can hold.
  func checkedDraft() throws(PlannerFailure) -> TaskDraft {
    if isTooLong { throw .invalid([Problem(.notes, .notesTooLong(limit: Validation.longestNotes))]) }
    return draft
  }

  /// The same for the same content under the same key, and for nothing else.
  func identity(under key: String) -> TaskID {
    TaskID(derivedFrom: ["key", key] + [title, text, url].flatMap { ["\($0.utf8.count)", $0] })
  }
}
