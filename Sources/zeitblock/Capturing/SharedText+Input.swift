import Domain

extension SharedText {
  /// The most bytes read of a text; larger than any valid description.
  static let longestInput = 1 << 20

  /// Returns the text as a task draft.
  ///
  /// - Throws: `.invalid` if the text exceeds the limits of a task.
  func checkedDraft() throws(PlannerFailure) -> TaskDraft {
    if isTooLong { throw .invalid([Problem(.notes, .notesTooLong(limit: Validation.longestNotes))]) }
    return draft
  }

  /// Returns an id derived from the key and the content: equal only if both are equal.
  func identity(under key: String) -> TaskID {
    TaskID(derivedFrom: ["key", key] + [title, text, url].flatMap { ["\($0.utf8.count)", $0] })
  }
}
