/// An opaque server tag for one state of one resource, sent back unchanged, including its quotes (RFC 7232 §2.3).
///
/// It is not a version number: most servers hash the content, so a resource that returns to an old state gets its old
/// ETag again.
public struct ETag: Sendable, Hashable {
  public let text: String

  /// Returns nil for empty text, `*` and text with control bytes, none of which a precondition may contain.
  public init?(_ text: String) {
    let trimmed = String(text.trimmingSpace())
    guard !trimmed.isEmpty, trimmed != "*", trimmed.isHeaderSafe else { return nil }
    self.text = trimmed
  }

  /// This ETag with quotes added, or nil if it already ends with one. A few servers list ETags unquoted but only accept
  /// them quoted.
  public var quoted: ETag? {
    text.hasSuffix("\"") ? nil : ETag("\"\(text)\"")
  }
}
