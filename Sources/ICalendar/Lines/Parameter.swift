/// A decoded property parameter: `CN="Doe, Jane"` has the name `CN` and the single value `Doe, Jane`.
public struct Parameter: Sendable, Equatable {
  /// In uppercase.
  public let name: String
  /// Without quotes and with the caret escapes of RFC 6868 resolved.
  public let values: [String]

  /// - Parameter name: letters, digits, `-`, `_` and `.`; other characters are omitted when printed.
  public init(_ name: String, _ values: [String]) {
    self.name = ASCII.word(Array(name.utf8)[...])
    self.values = values
  }

  public init(_ name: String, _ value: String) { self.init(name, [value]) }
}

extension ContentLine {
  /// The parameters in order; a parameter without `=` has no values.
  public var parameters: [Parameter] {
    ParameterText.pieces(of: parameterBytes.dropFirst(), separator: ASCII.semicolon).compactMap(ParameterText.parsed)
  }

  /// Returns the first value of the parameter with this name, ignoring case.
  public func parameter(_ name: String) -> String? {
    guard !parameterBytes.isEmpty else { return nil }
    return parameters.first { ASCII.equal($0.name.utf8, name.utf8) }?.values.first
  }
}

/// Reads and writes the parameters of a content line (RFC 5545 §3.2, RFC 6868).
enum ParameterText {
  /// Splits at separators outside quotes; returns no pieces for empty bytes.
  static func pieces(of bytes: ArraySlice<UInt8>, separator: UInt8) -> [ArraySlice<UInt8>] {
    guard !bytes.isEmpty else { return [] }
    var pieces: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var quoted = false
    for index in bytes.indices {
      if bytes[index] == ASCII.quote { quoted.toggle() }
      guard bytes[index] == separator, !quoted else { continue }
      pieces.append(bytes[start..<index])
      start = index + 1
    }
    return pieces + [bytes[start...]]
  }

  static func parsed(_ bytes: ArraySlice<UInt8>) -> Parameter? {
    guard let equals = bytes.firstIndex(of: ASCII.equals) else {
      return bytes.isEmpty ? nil : Parameter(String(decoding: bytes, as: UTF8.self), [])
    }
    let values = pieces(of: bytes[(equals + 1)...], separator: ASCII.comma).map(decoded)
    return Parameter(String(decoding: bytes[..<equals], as: UTF8.self), values)
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let bytes = ForeignBytes.asUTF8(bytes)
    var output: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
      let escaped = bytes[index] == ASCII.caret ? unescaped(next) : nil
      if let escaped { output.append(escaped) } else if bytes[index] != ASCII.quote { output.append(bytes[index]) }
      index += escaped == nil ? 1 : 2
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func unescaped(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x6E: ASCII.lineFeed
    case ASCII.caret: ASCII.caret
    case ASCII.apostrophe: ASCII.quote
    default: nil
    }
  }

  /// Returns `;NAME=value,value`, quoted and caret-escaped where needed.
  static func printed(_ parameter: Parameter) -> [UInt8] {
    var output: [UInt8] = [ASCII.semicolon] + parameter.name.utf8.filter(ASCII.isNameByte)
    for (index, value) in parameter.values.enumerated() {
      output.append(index == 0 ? ASCII.equals : ASCII.comma)
      output += printed(value)
    }
    return output
  }

  private static func printed(_ value: String) -> [UInt8] {
    var output: [UInt8] = []
    var needsQuotes = false
    for byte in value.utf8 {
      switch byte {
      case ASCII.lineFeed: output += [ASCII.caret, 0x6E]
      case ASCII.caret: output += [ASCII.caret, ASCII.caret]
      case ASCII.quote: output += [ASCII.caret, ASCII.apostrophe]
      case _ where ASCII.isControl(byte): break
      default: output.append(byte)
      }
      needsQuotes = needsQuotes || byte == ASCII.comma || byte == ASCII.colon || byte == ASCII.semicolon
    }
    return needsQuotes ? [ASCII.quote] + output + [ASCII.quote] : output
  }
}
