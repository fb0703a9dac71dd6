/// Derives ids from the content of tasks in files without ids, so that reading the same file again finds the same tasks
/// (UUID version 8, RFC 9562 §5.8).
struct ContentID {
  private var seen: [String: Int] = [:]

  /// Returns a new id; the n-th task with the same content always gets the n-th id for that content.
  mutating func next(_ format: ExchangeFormat, _ parts: [String]) -> TaskID {
    let content = format.rawValue + "\u{1F}" + parts.joined(separator: "\u{1F}")
    let number = seen[content, default: 0]
    seen[content] = number + 1
    return TaskID(ContentID.uuid(content + "\u{1F}\(number)"))
  }

  static func uuid(_ text: String) -> String {
    var digits = Array((ShortHash.digits(of: text) + ShortHash.digits(of: "again\u{1F}" + text)).utf8)
    digits[12] = UInt8(ascii: "8")
    digits[16] = UInt8(ascii: "a")
    return UUIDText.grouped(digits)
  }
}

extension TaskID {
  /// Creates an id from another program's; nil unless it has 1 to 255 bytes without spaces and control characters.
  public init?(foreign text: String) {
    let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
    guard isPlain, (1...255).contains(text.utf8.count) else { return nil }
    self.init(text)
  }
}
