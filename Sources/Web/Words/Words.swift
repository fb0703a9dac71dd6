public import Domain

/// The texts of one language.
public struct Words: Sendable {
  public let language: Language

  public init(_ language: Language) {
    self.language = language
  }

  public subscript(_ phrase: Phrase) -> String {
    text(phrase)
  }

  /// Returns a text with its placeholders `{1}`, `{2}` … filled.
  public func callAsFunction(_ phrase: Phrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }

  /// Returns the first text for the number 1, the second for any other; `{1}` is the number.
  func count(_ number: Int, _ one: Phrase, _ many: Phrase, _ others: String...) -> String {
    counted(number, one, many, others)
  }

  /// Puts a text in the language's quotation marks; quotation marks inside it become single ones.
  func quoted(_ text: String) -> String {
    // The UTF-8 form of every mark to replace starts with this byte.
    guard text.utf8.contains(0xE2) else { return self(.quoted, text) }
    var inner = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{201E}": inner.append("\u{201A}")
      case "\u{201C}": inner.append("\u{2018}")
      case "\u{201D}": inner.append("\u{2019}")
      default: inner.append(scalar)
      }
    }
    return self(.quoted, String(inner))
  }

  func filled(_ template: String, _ values: [String]) -> String {
    var bytes: [UInt8] = []
    var rest = Array(template.utf8)[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")), open + 2 < rest.endIndex {
      bytes.append(contentsOf: rest[..<open])
      let index = Int(rest[open + 1]) - Int(UInt8(ascii: "1"))
      if index >= 0, index < values.count { bytes.append(contentsOf: values[index].utf8) }
      rest = rest[(open + 3)...]
    }
    bytes.append(contentsOf: rest)
    return String(decoding: bytes, as: UTF8.self)
  }
}
