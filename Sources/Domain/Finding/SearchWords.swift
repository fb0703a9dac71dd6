/// A text split into normalised words with their positions in the text.
struct SearchWords: Equatable {
  struct Word: Equatable {
    /// The normalised word as UTF-8, without case and accents.
    var letters: [UInt8] = []
    /// For each byte of `letters`, the offset in the text where its character ends.
    var ends: [Int] = []
    /// The offset in the text in UTF-8 bytes.
    var start: Int
  }

  private(set) var words: [Word] = []

  init(_ text: some StringProtocol) {
    var word: Word?
    var offset = 0
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      switch Letters.role(of: scalar) {
      case .word(let first, let second):
        var longer = word ?? Word(start: offset)
        longer.append(first, end)
        if let second { longer.append(second, end) }
        word = longer
      // A combining accent belongs to the preceding letter; without one it is ignored.
      case .accent: word?.extend(to: end)
      case .between:
        if let word { words.append(word) }
        word = nil
      }
      offset = end
    }
    if let word { words.append(word) }
  }
}

extension SearchWords.Word {
  fileprivate mutating func append(_ scalar: Unicode.Scalar, _ end: Int) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      letters.append(byte)
      ends.append(end)
    }
  }

  fileprivate mutating func extend(to end: Int) {
    if !ends.isEmpty { ends[ends.count - 1] = end }
  }

  func starts(with other: [UInt8]) -> Bool {
    letters.starts(with: other)
  }
}
