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

  /// A text with its places `{1}`, `{2}` … filled.
  public func callAsFunction(_ phrase: Phrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }

  /// The first text for exactly one, the second for every other number; `{1}` is the number.
  func count(_ number: Int, _ one: Phrase, _ many: Phrase, _ others: String...) -> String {
    counted(number, one, many, others)
  }

  /// A text in the language's quotation marks.
  func quoted(_ text: String) -> String {
    self(.quoted, text)
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
