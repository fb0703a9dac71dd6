/// Several pasted lines, each of which becomes a task. Blank lines, bullets and checkboxes are removed.
public struct PastedLines: Equatable, Sendable {
  /// The maximum number of lines that become tasks at once.
  public static let most = 200

  /// The text of the lines, in order.
  public private(set) var lines: [String] = []
  /// The number of lines that are not blank.
  public private(set) var count = 0
  /// The number of lines omitted because their boxes are ticked.
  public private(set) var ticked = 0
  /// The first line without list marks. `rest` has all other non-blank lines as pasted, without their common
  /// indentation.
  public private(set) var first = ""
  public private(set) var rest = ""

  /// - Parameter isDate: Returns true if a line begins with a date, so that its number is not a list number.
  public init(_ text: String, isDate: (String) -> Bool = { _ in false }) {
    let asPasted = PlainLines.folded(text).split(separator: "\n").map { String($0) }.filter { !OneLine.isBlank($0) }
    let all = asPasted.map { OneLine.folded($0) }
    count = all.count
    let isNumbered = PastedLines.areNumbered(all, isDate)
    for line in all {
      let said = Said(line, isNumbered: isNumbered && !isDate(line))
      if OneLine.isBlank(said.text) { continue }
      if said.isTicked { ticked += 1 } else { lines.append(said.text) }
    }
    first = all.first.map { Said($0, isNumbered: isNumbered && !isDate($0)).text } ?? ""
    let others = asPasted.dropFirst()
    let common = others.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    rest = others.map { String($0.dropFirst(common)) }.joined(separator: "\n")
  }

  /// Returns true if the numbers are list numbers: at least two, starting from 0 or 1, each of them 1 or the previous
  /// number or the one after it.
  private static func areNumbered(_ lines: [String], _ isDate: (String) -> Bool) -> Bool {
    let numbers = lines.filter { !isDate($0) }.compactMap { Said.number(of: $0[...])?.value }
    guard numbers.count > 1, numbers[0] <= 1 else { return false }
    return zip(numbers, numbers.dropFirst()).allSatisfy { $1 == 1 || $1 == $0 || $1 == $0 + 1 }
  }
}

/// One line without its list marks.
private struct Said {
  var text: String
  var isTicked = false

  init(_ line: String, isNumbered: Bool) {
    var rest = line[...]
    if let first = rest.first, "-*+•‣◦▪–—·→➔➜".contains(first), rest.dropFirst().first.map({ $0 == " " }) ?? true {
      rest = rest.dropFirst().drop { $0 == " " }
    } else if isNumbered, let number = Said.number(of: rest) {
      rest = number.rest
    }
    for (mark, isTicked) in Said.boxes where rest.hasPrefix(mark) {
      rest = rest.dropFirst(mark.count).drop { $0 == " " }
      self.isTicked = isTicked
      break
    }
    text = String(rest)
  }

  private static let boxes = [
    ("[ ] ", false), ("[] ", false), ("[x] ", true), ("[X] ", true), ("☐ ", false), ("☑ ", true), ("☒ ", true),
    ("✅ ", true), ("✓ ", true), ("✔ ", true),
  ]

  /// Reads `7. `, `7) ` or a letter at the beginning of a line.
  static func number(of line: Substring) -> (value: Int, rest: Substring)? {
    let digits = line.prefix { $0 >= "0" && $0 <= "9" }
    if digits.isEmpty { return letter(of: line) }
    guard digits.count <= 3, let value = Int(digits) else { return nil }
    let rest = line[digits.endIndex...]
    guard let mark = rest.first, mark == "." || mark == ")", rest.dropFirst().first == " " else { return nil }
    return (value, rest.dropFirst().drop { $0 == " " })
  }

  /// Reads `a) ` at the beginning of a line as 1, and so on.
  private static func letter(of line: Substring) -> (value: Int, rest: Substring)? {
    guard let byte = line.utf8.first, Ascii.isLower(byte), line.dropFirst().hasPrefix(") ") else { return nil }
    return (Int(byte) - 0x60, line.dropFirst(2).drop { $0 == " " })
  }
}
