extension Line {
  /// Protects text in quotation marks, after a backslash and in addresses of any kind, so that it is not interpreted.
  /// - Parameter other: The lexicon of the other language.
  mutating func protect(_ other: Lexicon) {
    protectQuotes()
    var index = 0
    while index < tokens.count {
      let end = chunkEnd(index)
      if tokens[index].kind == .mark, tokens[index].mark == Mark.backslash {
        escape(index, other)
        protect(index..<end)
      } else if isAddress(index..<end) {
        protect(index..<end)
      }
      index = end
    }
  }

  /// Returns the end of a run of tokens without spaces between them.
  private func chunkEnd(_ start: Int) -> Int {
    var end = start + 1
    while end < tokens.count, !tokens[end].spaceBefore { end += 1 }
    return end
  }

  /// Returns true if letters, digits and marks without spaces form a web or mail address, a path, a file name or a
  /// version.
  private func isAddress(_ range: Range<Int>) -> Bool {
    if range.count < 3 { return false }
    for index in range.dropFirst().dropLast() where tokens[index].kind == .mark {
      let (before, after) = (tokens[index - 1], tokens[index + 1])
      switch tokens[index].mark {
      case UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "\\"), UInt8(ascii: "="):
        if before.kind != .mark, after.kind != .mark { return true }
      case Mark.dot where before.kind == .word && after.kind == .word:
        if before.end - before.start > 1, !isDatePart(before), !isDatePart(after) { return true }
      case Mark.colon where after.mark == Mark.slash && before.kind == .word: return true
      case UInt8(ascii: "%") where before.kind != .mark && after.kind != .mark: return true
      default: break
      }
    }
    return false
  }

  private func isDatePart(_ token: Token) -> Bool {
    token.lexeme.month != 0 || token.lexeme.weekday != 0 || token.lexeme.roles.contains(.clock)
  }

  private mutating func protectQuotes() {
    var open: Int?
    for index in tokens.indices where tokens[index].kind == .mark {
      let token = tokens[index]
      switch token.mark {
      case Mark.quote, Mark.openQuote, Mark.closeQuote:
        if let start = open, isClosing(index) {
          protect(start..<(index + 1))
          open = nil
        } else if open == nil, isOpening(index) {
          open = index
        }
      default: break
      }
    }
  }

  private func isOpening(_ index: Int) -> Bool {
    let before = tokens[index].spaceBefore || index == 0 || tokens[index - 1].kind == .mark
    return before && index + 1 < tokens.count && !tokens[index + 1].spaceBefore
  }

  private func isClosing(_ index: Int) -> Bool {
    !tokens[index].spaceBefore
  }
}
