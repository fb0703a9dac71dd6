/// One logical line of iCalendar text: its exact physical bytes and what they say once unfolded (RFC 5545 §3.1).
///
/// A line that is not `NAME…:VALUE` is kept as well; its `isProperty` is false and its name and value are empty.
public struct ContentLine: Sendable, Equatable {
  /// The physical bytes, with folding and line end.
  public let raw: ArraySlice<UInt8>
  /// The unfolded bytes without line end and without a byte order mark.
  public let content: ArraySlice<UInt8>
  private let nameLength: Int
  private let valueOffset: Int

  init(raw: ArraySlice<UInt8>, content: ArraySlice<UInt8>) {
    self.raw = raw
    self.content = content
    let shape = ContentLine.shape(of: content)
    nameLength = shape?.nameLength ?? 0
    valueOffset = shape?.valueOffset ?? 0
  }

  /// Whether the line has a name and a value.
  public var isProperty: Bool { nameLength > 0 }

  /// Whether nothing but blanks stands on the line.
  public var isBlank: Bool { ASCII.trimmed(content).isEmpty }

  /// The name in upper case; empty when the line is not a property.
  public var name: String { ASCII.word(nameBytes) }

  /// The bytes after the colon, still escaped.
  public var valueBytes: ArraySlice<UInt8> {
    isProperty ? content[(content.startIndex + valueOffset)...] : []
  }

  /// The value as it stands, still escaped; bytes that are not UTF-8 are read as Latin-1.
  public var rawValue: String { ForeignBytes.string(valueBytes) }

  /// The value as TEXT, unescaped (RFC 5545 §3.3.11).
  public var text: String { ICalText.unescaped(valueBytes) }

  /// The value as a list of TEXT, split on commas that are not escaped.
  public var texts: [String] { ICalText.list(valueBytes) }

  /// Compares the name without regard to case.
  public func isNamed(_ name: String) -> Bool {
    nameLength == name.utf8.count && ASCII.equal(nameBytes, name.utf8)
  }

  var nameBytes: ArraySlice<UInt8> { content.prefix(nameLength) }

  /// Everything before the colon, as the author spelled it.
  var head: ArraySlice<UInt8> { isProperty ? content.prefix(valueOffset - 1) : [] }

  /// The bytes between the name and the colon; empty or starting with a semicolon.
  var parameterBytes: ArraySlice<UInt8> { head.dropFirst(nameLength) }
}

extension ContentLine {
  /// Where the name ends and the value starts; nil when the bytes are not a property.
  private static func shape(of content: ArraySlice<UInt8>) -> (nameLength: Int, valueOffset: Int)? {
    var index = content.startIndex
    while index < content.endIndex, ASCII.isNameByte(content[index]) { index += 1 }
    let nameLength = index - content.startIndex
    guard nameLength > 0, index < content.endIndex else { return nil }
    guard content[index] == ASCII.colon || content[index] == ASCII.semicolon else { return nil }
    guard let colon = colon(in: content[index...]) else { return nil }
    return (nameLength, colon - content.startIndex + 1)
  }

  /// The first colon outside quotes; when a quote is never closed, the first colon at all.
  private static func colon(in rest: ArraySlice<UInt8>) -> Int? {
    var quoted = false
    var first: Int?
    for index in rest.indices {
      switch rest[index] {
      case ASCII.quote: quoted.toggle()
      case ASCII.colon where !quoted: return index
      case ASCII.colon: first = first ?? index
      default: break
      }
    }
    return first
  }
}
