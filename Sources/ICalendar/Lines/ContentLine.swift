/// A logical line of iCalendar text: its exact physical bytes and its unfolded content (RFC 5545 §3.1).
///
/// A line that is not of the form `NAME…:VALUE` is kept too; its `isProperty` is false and its name and value are
/// empty.
public struct ContentLine: Sendable, Equatable {
  /// The physical bytes, including folding and line end.
  public let raw: ArraySlice<UInt8>
  /// The unfolded bytes, without line end and byte order mark.
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

  /// Whether the line has a name and a colon.
  public var isProperty: Bool { nameLength > 0 }

  /// Whether the line contains only spaces and tabs.
  public var isBlank: Bool { ASCII.trimmed(content).isEmpty }

  /// The name in uppercase; empty if the line is not a property.
  public var name: String { ASCII.word(nameBytes) }

  /// The bytes after the colon, still escaped.
  public var valueBytes: ArraySlice<UInt8> {
    isProperty ? content[(content.startIndex + valueOffset)...] : []
  }

  /// The value as written, still escaped; bytes that are not UTF-8 are read as Windows-1252.
  public var rawValue: String { ForeignBytes.string(valueBytes) }

  /// The value as unescaped TEXT (RFC 5545 §3.3.11).
  public var text: String { ICalText.unescaped(valueBytes) }

  /// The value as a list of TEXT values, split at unescaped commas.
  public var texts: [String] { ICalText.list(valueBytes) }

  /// Compares the name, ignoring case.
  public func isNamed(_ name: String) -> Bool {
    nameLength == name.utf8.count && ASCII.equal(nameBytes, name.utf8)
  }

  var nameBytes: ArraySlice<UInt8> { content.prefix(nameLength) }

  /// Everything before the colon, in its original spelling.
  var head: ArraySlice<UInt8> { isProperty ? content.prefix(valueOffset - 1) : [] }

  /// The bytes between the name and the colon; empty or starting with a semicolon.
  var parameterBytes: ArraySlice<UInt8> { head.dropFirst(nameLength) }
}

extension ContentLine {
  /// Returns where the name ends and the value starts, or nil if the bytes are not a property.
  private static func shape(of content: ArraySlice<UInt8>) -> (nameLength: Int, valueOffset: Int)? {
    var index = content.startIndex
    while index < content.endIndex, ASCII.isNameByte(content[index]) { index += 1 }
    let nameLength = index - content.startIndex
    guard nameLength > 0, index < content.endIndex else { return nil }
    guard content[index] == ASCII.colon || content[index] == ASCII.semicolon else { return nil }
    guard let colon = colon(in: content[index...]) else { return nil }
    return (nameLength, colon - content.startIndex + 1)
  }

  /// Returns the first colon outside quotes, or the first colon of all if a quote is never closed.
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
