extension ContentLine {
  /// The maximum length of a physical line in octets, without its line end (RFC 5545 §3.1).
  static let maximumOctets = 75

  /// Creates a line, folded and terminated with CRLF. Removes control characters and line breaks from `rawValue`, so
  /// that no value can start a line of its own.
  public init(name: String, parameters: [Parameter] = [], rawValue: String) {
    var head = name.utf8.filter(ASCII.isNameByte).map(ASCII.uppercased)
    for parameter in parameters { head += ParameterText.printed(parameter) }
    self.init(head: head[...], rawValue: rawValue)
  }

  /// Creates a line with a TEXT value and escapes it.
  public init(name: String, parameters: [Parameter] = [], text: String) {
    self.init(name: name, parameters: parameters, rawValue: ICalText.escaped(text))
  }

  /// Returns a line with the same name and parameters, spelled as before, and a new value.
  func withValue(_ rawValue: String) -> ContentLine {
    ContentLine(head: head, rawValue: rawValue)
  }

  /// This line, with CRLF added if it has no line end.
  var ended: ContentLine {
    if raw.last == ASCII.lineFeed { return self }
    return ContentLine(raw: raw + [ASCII.carriageReturn, ASCII.lineFeed], content: content)
  }

  private init(head: ArraySlice<UInt8>, rawValue: String) {
    let content = head + [ASCII.colon] + rawValue.utf8.filter { !ASCII.isControl($0) }
    self.init(raw: ContentLine.folded(content)[...], content: content)
  }

  /// Folds into physical lines of at most 75 octets, each terminated with CRLF, without splitting a Unicode scalar.
  private static func folded(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(content.count + content.count / 24 + 2)
    var rest = content
    var limit = maximumOctets
    while rest.count > limit {
      let cut = boundary(in: rest, before: rest.startIndex + limit)
      output += rest[..<cut]
      output += [ASCII.carriageReturn, ASCII.lineFeed, ASCII.space]
      rest = rest[cut...]
      limit = maximumOctets - 1
    }
    return output + rest + [ASCII.carriageReturn, ASCII.lineFeed]
  }

  /// Returns the last start of a scalar at or before `limit`, or `limit` itself if the bytes there are not UTF-8.
  private static func boundary(in bytes: ArraySlice<UInt8>, before limit: Int) -> Int {
    for index in stride(from: limit, through: limit - 3, by: -1) where bytes[index] & 0xC0 != 0x80 { return index }
    return limit
  }
}
