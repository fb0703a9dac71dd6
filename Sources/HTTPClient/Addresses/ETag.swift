/// A server's mark for one state of one resource, opaque: sent back exactly as it came, quotes included (RFC 7232 §2.3).
///
/// It is no version number: most servers hash the content, so an old state that returns brings its old mark back.
public struct ETag: Sendable, Hashable {
  public let text: String

  /// Nil for an empty text, `*` and control bytes, which no precondition may carry.
  public init?(_ text: String) {
    let trimmed = String(text.trimmingSpace())
    guard !trimmed.isEmpty, trimmed != "*", trimmed.isHeaderSafe else { return nil }
    self.text = trimmed
  }

  /// The same mark in quotes, if it had none: a few servers list it bare and take it quoted.
  public var quoted: ETag? {
    text.hasSuffix("\"") ? nil : ETag("\"\(text)\"")
  }
}
