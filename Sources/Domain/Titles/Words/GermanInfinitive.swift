/// Derives German infinitives from other forms. Words are in lower case, with umlauts as written.
enum GermanInfinitive {
  /// Returns the infinitive for a first person that ends a clause: `abholen` for `abhole`, `sammeln` for `sammle`,
  /// `sein` for `bin`. Returns nil for other words.
  static func ofFirstPerson(_ word: String) -> String? {
    for (ending, infinitive) in irregular where word.hasSuffix(ending) {
      return String(word.dropLast(ending.count)) + infinitive
    }
    let letters = Array(word)
    if letters.count > 4, word.hasSuffix("el") { return word + "n" }
    guard letters.count > 2, letters.last == "e" else { return nil }
    if endsWithSchwa(letters) { return String(letters.dropLast()) + "n" }
    if dropsSchwa(letters) { return String(letters.dropLast(2)) + "e" + String(letters[letters.count - 2]) + "n" }
    return word + "n"
  }

  /// Returns true for `ändere`, `wechsele`, where the e before l or r belongs to the infinitive.
  private static func endsWithSchwa(_ letters: [Character]) -> Bool {
    guard letters.count > 4, letters[letters.count - 3] == "e" else { return false }
    let (liquid, before) = (letters[letters.count - 2], letters[letters.count - 4])
    if liquid == "l" { return before != "e" && before != "i" }
    if liquid != "r" || before == "e" { return false }
    if before == "i" { return letters[letters.count - 5] == "e" && !word(letters, endsWith: "kreiere") }
    return !keepingEnding.contains { word(letters, endsWith: $0) }
  }

  private static func word(_ letters: [Character], endsWith ending: String) -> Bool {
    letters.count >= ending.count && String(letters.suffix(ending.count)) == ending
  }

  /// Returns true for `sammle`, `ändre`, which omit the e of the infinitive.
  private static func dropsSchwa(_ letters: [Character]) -> Bool {
    guard letters.count > 4 else { return false }
    let before = letters[letters.count - 3]
    switch letters[letters.count - 2] {
    case "l": return before == "h" ? letters[letters.count - 4] == "c" : "bcdfgkmpstvxzßnw".contains(before)
    case "r": return "bdfgkpstv".contains(before)
    default: return false
    }
  }

  /// Returns an infinitive without its `zu`: `abholen` for `abzuholen`. Returns nil for other words.
  static func withoutZu(_ word: String) -> String? {
    let letters = Array(word)
    guard letters.count > 6, letters.last == "n" else { return nil }
    var best: Int?
    for index in 1..<(letters.count - 4) where letters[index] == "z" && letters[index + 1] == "u" {
      let particle = String(letters[..<index])
      let stem = String(letters[(index + 2)...])
      if GermanParticles.splits(particle, from: stem) { best = index }
    }
    guard let index = best else { return nil }
    return String(letters[..<index] + letters[(index + 2)...])
  }

  private static let irregular: [(String, String)] = [
    ("bin", "sein"), ("tue", "tun"), ("weiß", "wissen"), ("weiss", "wissen"),
  ]
  private static let keepingEnding = ["bschere", "beschere", "schwere", "quere", "usschere", "gschere"]
}
