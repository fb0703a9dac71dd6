/// A search query: words, each of which must begin a word of the task, `"exact phrases"` and `#tags`.
///
/// Any text is a valid query. Characters that cannot be part of a word only separate words. Only the first 64 terms
/// count.
public struct SearchQuery: Sendable, Equatable {
  /// One required search term.
  public struct Term: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
      case words, phrase, tag
    }

    public let kind: Kind
    /// Possible spellings, the entered one first: words normalised by `Letters` and separated by single spaces.
    public let spellings: [String]
    /// The words of each spelling as UTF-8.
    let words: [[[UInt8]]]

    init(_ kind: Kind, _ spellings: [String]) {
      self.kind = kind
      self.spellings = spellings
      words = spellings.map { spelling in spelling.utf8.split(separator: UInt8(ascii: " ")).map { Array($0) } }
    }
  }

  public private(set) var terms: [Term] = []

  static let longest = 64

  public init(_ text: String) {
    var reader = QueryReader(text)
    while terms.count < Self.longest, let piece = reader.next() {
      let spellings = Spelling.all(of: piece.text)
      // Ignores repeated terms and terms without letters.
      let term = Term(piece.kind, spellings)
      if !spellings.isEmpty, !terms.contains(term) { terms.append(term) }
    }
  }

  /// True if the query has no search terms.
  public var isEmpty: Bool { terms.isEmpty }
}

/// Splits a query into terms.
private struct QueryReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  mutating func next() -> (kind: SearchQuery.Term.Kind, text: String)? {
    while index < scalars.count, OneLine.isBreak(scalars[index]) { index += 1 }
    guard index < scalars.count else { return nil }
    if isQuote(scalars[index]) { return phrase() }
    let word = word()
    let isTag = word.first == "#" && word.count > 1
    return (isTag ? .tag : .words, String(String.UnicodeScalarView(word)))
  }

  private mutating func word() -> ArraySlice<Unicode.Scalar> {
    let start = index
    while index < scalars.count, !OneLine.isBreak(scalars[index]), !isQuote(scalars[index]) { index += 1 }
    return scalars[start..<index]
  }

  /// Reads a phrase. An unclosed one is still being entered, so its last word may be incomplete.
  private mutating func phrase() -> (SearchQuery.Term.Kind, String) {
    index += 1
    let start = index
    while index < scalars.count, !isQuote(scalars[index]) { index += 1 }
    let text = String(String.UnicodeScalarView(scalars[start..<index]))
    guard index < scalars.count else { return (.words, text) }
    index += 1
    return (.phrase, text)
  }

  private func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "„", "“", "”", "«", "»": true
    default: false
    }
  }
}
