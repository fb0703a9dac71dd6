extension TitleAnswer {
  /// The requested form of an answer, as JSON Schema.
  public static var schema: JSON {
    .object([
      .init("type", .string("object")),
      .init(
        "properties",
        .object([
          .init(
            "title",
            .object([
              .init("type", .string("string")), .init("minLength", .int(1)), .init("maxLength", .int(Int64(longest))),
            ]))
        ])),
      .init("required", .array([.string("title")])),
      .init("additionalProperties", .bool(false)),
    ])
  }

  /// Returns the title in an answer, which may include reasoning, code fences or other text. Some servers allow control
  /// characters inside strings; line breaks and tabs count as spaces.
  static func read(_ content: String) throws(TitleFlaw) -> String {
    let bytes = Array(content.utf8)
    guard bytes.count <= longestAnswer else { throw .tooLong }
    let said = afterThinking(bytes).map { isLineSpace($0) ? 0x20 : $0 }
    var titles: [String] = []
    var index = 0
    while index < said.count {
      guard said[index] == UInt8(ascii: "{"), let (title, end) = object(said, index) else {
        index += 1
        continue
      }
      titles.append(title)
      index = end
    }
    guard let first = titles.first, titles.allSatisfy({ $0 == first }) else { throw .unreadable }
    return OneLine.trimmed(first)
  }

  private static func isLineSpace(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// Returns the title of an object that begins at `start` and matches the schema, and the end of the object.
  private static func object(_ bytes: [UInt8], _ start: Int) -> (String, end: Int)? {
    var reader = JSONReader(bytes: bytes)
    reader.index = start
    // Invalid JSON is not an answer; the caller continues the search after it.
    guard let value = try? reader.value(depth: 0), case .object(let members) = value, members.count == 1,
      members[0].name == "title", let title = members[0].value.text
    else { return nil }
    return (title, reader.index)
  }

  /// Returns the bytes after the last `</think>`, or none if the reasoning never ended.
  private static func afterThinking(_ bytes: [UInt8]) -> [UInt8] {
    let lower = bytes.map { Ascii.lowercased($0) }
    for name in ["think", "thinking", "reasoning"] {
      if let end = last("</\(name)>", in: lower) { return afterThinking(Array(bytes[end...])) }
      if last("<\(name)>", in: lower) != nil { return [] }
    }
    return bytes
  }

  /// Returns the offset after the last occurrence of a text, or nil if there is none.
  private static func last(_ text: String, in bytes: [UInt8]) -> Int? {
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return nil }
    return stride(from: bytes.count - wanted.count, through: 0, by: -1)
      .first { bytes[$0..<($0 + wanted.count)].elementsEqual(wanted) }.map { $0 + wanted.count }
  }
}
