extension MailMessage.Sender {
  /// Parses the first mailbox of a header: `"Name" <address>`, `address (Name)`, `address`, or the first one of a
  /// group.
  init(reading bytes: [UInt8]) {
    var scanner = HeaderScanner(bytes[...].prefix(8_192))
    var words: [UInt8] = []
    var comment: [UInt8] = []
    var angle: [UInt8]?
    reading: while let next = scanner.next {
      switch next {
      case UInt8(ascii: "\""): words += scanner.quoted()
      case UInt8(ascii: "("):
        let text = scanner.comment()
        if comment.isEmpty { comment = text }
      case UInt8(ascii: "<"):
        _ = scanner.take()
        let inside = scanner.word(endingAt: [UInt8(ascii: ">")])
        if angle == nil { angle = inside }
        break reading
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        _ = scanner.take()
        if !words[...].trimmed.isEmpty { break reading }
      case UInt8(ascii: ":"):
        // The preceding text was the name of a group.
        _ = scanner.take()
        words = []
      default:
        if let byte = scanner.take() { words.append(byte) }
      }
    }
    let name = angle == nil ? comment : words
    self.init(
      name: oneLine(EncodedWords.text(Array(name[...].trimmed))),
      address: oneLine(Charset.guess(Array((angle ?? words)[...].trimmed))))
    if self.name == address { self.name = "" }
  }
}

/// Parses message IDs and other values in angle brackets.
enum MessageID {
  /// Returns the value without its brackets; nil unless it is 1 to 998 bytes without white space and control
  /// characters.
  static func inside(_ bytes: [UInt8]) -> String? {
    var text = bytes[...].trimmed
    if let open = text.firstIndex(of: UInt8(ascii: "<")) {
      text = text[(open + 1)...].prefix { $0 != UInt8(ascii: ">") }
    }
    guard (1...998).contains(text.count), text.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
    return Charset.guess(Array(text))
  }
}
