/// Reads the expressions of a line at a given token index. Holds only the line, the current time and the settings.
struct LineReader: Sendable {
  let line: Line
  let now: WallClock
  let language: Language
  let monthFirst: Bool
  /// Whether offsets from other zones are known.
  var knowsZones = false

  var count: Int { line.tokens.count }
  var today: Day { now.day }
  /// The current minute of the day.
  var minute: Int { now.second / 60 }
  var isGerman: Bool { language == .german }

  private static let nothing = Token(kind: .mark, start: 0, end: 0, spaceBefore: true)

  /// Returns the token at an index; outside the line, a mark without meaning.
  subscript(index: Int) -> Token {
    index >= 0 && index < count ? line.tokens[index] : LineReader.nothing
  }

  func lexeme(_ index: Int) -> Lexeme { self[index].lexeme }

  func has(_ index: Int, _ role: Roles) -> Bool { !self[index].lexeme.roles.isDisjoint(with: role) }

  /// Returns true if the token is this unprotected mark.
  func isMark(_ index: Int, _ mark: UInt8) -> Bool {
    self[index].kind == .mark && self[index].mark == mark && !self[index].isProtected
  }

  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool { isMark(index, UInt8(ascii: mark)) }

  /// Returns true if no space precedes the token within the line.
  func isGlued(_ index: Int) -> Bool { index > 0 && index < count && !self[index].spaceBefore }

  func isNumber(_ index: Int) -> Bool {
    self[index].kind == .number && self[index].number >= 0 && !self[index].isProtected
  }

  func isWord(_ index: Int) -> Bool { self[index].kind == .word }

  /// Returns the word in lower case with umlauts spelled out, or an empty string if the token is protected or no word.
  func word(_ index: Int) -> String {
    let token = self[index]
    guard token.kind == .word, !token.isProtected else { return "" }
    var folded = FoldedWord()
    var place = token.start
    while place < token.end {
      let (letter, length) = Letter.read(line.bytes, place)
      if letter == .apostrophe {
        folded.append(UInt8(ascii: "'"))
      } else {
        folded.append(line.bytes, place, length)
      }
      place += length
    }
    return folded.text
  }

  /// Returns true if the token is this one letter, in either case.
  func isLetter(_ index: Int, _ letter: Unicode.Scalar) -> Bool {
    let token = self[index]
    return token.kind == .word && !token.isProtected && token.end - token.start == 1
      && Ascii.lowercased(line.bytes[token.start]) == UInt8(ascii: letter)
  }

  /// Returns the index after a comma, or the same index if there is none.
  func pastComma(_ index: Int) -> Int { isMark(index, Mark.comma) ? index + 1 : index }

  /// Returns the index after words with these roles, skipping at most `most` of them.
  func skipping(_ roles: Roles, _ index: Int, most: Int = 3) -> Int {
    var index = index
    for _ in 0..<most where has(index, roles) { index += 1 }
    return index
  }

  /// Returns true if an expression may begin here, with nothing attached on its left.
  func mayBegin(_ index: Int) -> Bool {
    guard isGlued(index) else { return true }
    let before = self[index - 1]
    guard before.kind == .mark, !before.isProtected else { return false }
    switch before.mark {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), Mark.comma, UInt8(ascii: ";"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: "|"), UInt8(ascii: "'"), UInt8(ascii: "*"):
      return true
    case Mark.colon: return !isNumber(index) || !isNumber(index - 2)
    case Mark.slash: return index == 1
    default: return false
    }
  }

  /// Returns true if an expression may end before this index, with nothing attached on its right.
  func mayEnd(_ index: Int) -> Bool {
    guard isGlued(index) else { return true }
    let next = self[index]
    guard next.kind == .mark, !next.isProtected else { return false }
    switch next.mark {
    case Mark.dot, Mark.comma, Mark.colon:
      return !isGlued(index + 1) || self[index + 1].kind == .mark || next.mark == Mark.comma
    case UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: "'"), UInt8(ascii: "*"), Mark.closeQuote, Mark.quote:
      return true
    default: return false
    }
  }
}
