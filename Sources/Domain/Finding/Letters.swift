/// Normalises letters for searching: ignores case and accents and spells out letters that keyboards lack. The
/// database's full-text search applies the same rules, so that both find the same tasks.
enum Letters {
  /// The role of a character in the search.
  enum Role {
    /// Part of a word, as one or two plain letters.
    case word(Unicode.Scalar, Unicode.Scalar? = nil)
    case accent
    case between
  }

  static func role(of scalar: Unicode.Scalar) -> Role {
    if scalar.value < 0x80 { return ascii(scalar) }
    if let spelled = spelledOut(scalar) { return spelled }
    if let plain = withoutAccent(scalar) { return .word(plain) }
    if (0x300...0x331).contains(scalar.value) { return .accent }
    guard isPartOfWord(scalar) else { return .between }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    guard let first = lower.first else { return .between }
    return .word(first)
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> Role {
    switch scalar {
    case "a"..."z", "0"..."9": .word(scalar)
    case "A"..."Z": Unicode.Scalar(scalar.value | 0x20).map { .word($0) } ?? .between
    default: .between
    }
  }

  /// Spells out letters that are not accented forms of other letters.
  private static func spelledOut(_ scalar: Unicode.Scalar) -> Role? {
    switch scalar {
    case "ß", "ẞ": .word("s", "s")
    case "æ", "Æ": .word("a", "e")
    case "œ", "Œ": .word("o", "e")
    case "ø", "Ø": .word("o")
    case "ł", "Ł": .word("l")
    case "đ", "Đ", "ð", "Ð": .word("d")
    case "þ", "Þ": .word("t", "h")
    case "ı": .word("i")
    default: nil
    }
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .otherSymbol:
      true
    default: false
    }
  }

  private static func withoutAccent(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let number = Int(scalar.value)
    switch number {
    case 0xC0...0x24F: return letter(latin, at: number - 0xC0)
    case 0x1E00...0x1EFF: return letter(latinWithTwoAccents, at: number - 0x1E00)
    default: return nil
    }
  }

  private static func letter(_ letters: StaticString, at index: Int) -> Unicode.Scalar? {
    guard index < letters.utf8CodeUnitCount else { return nil }
    let letter = letters.utf8Start[index]
    return letter == UInt8(ascii: "=") ? nil : Unicode.Scalar(letter)
  }

  /// The base letters of accented letters from U+00C0 on; `=` if there is none.
  private static let latin: StaticString = """
    aaaaaa=ceeeeiiii=nooooo==uuuuy==aaaaaa=ceeeeiiii=nooooo==uuuuy=yaaaaaaccccccccdd==eeeeeeeeeegggg\
    gggghh==iiiiiiiii===jjkk=llllll====nnnnnn===oooooo==rrrrrrsssssssstttt==uuuuuuuuuuuuwwyyyzzzzzzs\
    ================================oo=============uu============================aaiioouuuuuuuuuu=aa\
    ======ggkkoooo==j===gg==nnaa====aaaaeeeeiiiioooorrrruuuusstt==hh======aaeeooooooooyy============\
    ================
    """

  /// The base letters of accented letters from U+1E00 on; `=` if there is none.
  private static let latinWithTwoAccents: StaticString = """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrr\
    ssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwy=s====aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy======
    """
}
