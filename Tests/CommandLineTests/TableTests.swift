import CommandLine
import Testing

@Suite struct Widths {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("Zürich", 6), ("e\u{301}", 1), ("日本", 4), ("한", 2), ("🟦", 2), ("🔴", 2), ("✅", 2),
    ("❤\u{FE0F}", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("…", 1), ("–", 1), ("€", 1), ("ａ", 2), ("\u{200B}", 0),
  ])
  func aTextTakesTheColumnsATerminalGivesIt(text: String, width: Int) {
    #expect(displayWidth(text) == width)
  }

  @Test(arguments: [("Zahnarzt", 8, "Zahnarzt"), ("Zahnarzt", 5, "Zahn…"), ("日本語", 4, "日…"), ("abc", 0, "")])
  func aTextIsCutToTheColumnsThereAre(text: String, width: Int, expected: String) {
    #expect(truncated(text, to: width) == expected)
  }

  @Test func controlCharactersBecomeBlanks() {
    #expect(printable("a\u{1B}[31mb\u{9B}c\nd") == "a [31mb c d")
    #expect(printable("Grüße 🟦") == "Grüße 🟦")
  }

  @Test func nothingTurnsTheRestOfARowAround() {
    #expect(printable("a\u{202E}b\u{2066}c\u{2069}\u{202A}d\u{202C}") == "abcd")
    #expect(printable("שלום\u{200F} 👩‍👧") == "שלום 👩‍👧")
  }
}

@Suite struct Tables {
  private func text(_ terminal: Terminal) -> String {
    var table = Table(columns: [.right, .left, .right, .left], flexible: 1)
    for (position, title, minutes) in [("9", "Straße fegen", "5m"), ("10", "日本 planen und üben", "120m")] {
      table.add(position)
      table.add(title, .bold)
      table.add(minutes)
      table.add("")
    }
    return String(decoding: table.rendered(for: terminal), as: UTF8.self)
  }

  @Test func aPipeGetsAlignedPlainColumnsWithoutBlanksAtTheEnd() {
    #expect(text(.plain) == " 9  Straße fegen            5m\n10  日本 planen und üben  120m\n")
  }

  @Test func aNarrowTerminalCutsTheFlexibleColumn() {
    let narrow = Terminal(width: 22, hasColours: false)
    #expect(text(narrow) == " 9  Straße fegen    5m\n10  日本 planen…  120m\n")
  }

  @Test func coloursSurroundOnlyTheText() {
    let coloured = Terminal(width: nil, hasColours: true)
    #expect(text(coloured).hasPrefix(" 9  \u{1B}[1mStraße fegen\u{1B}[0m            5m\n"))
  }

  @Test(arguments: [(0, "0"), (9, "9"), (10, "10"), (1_005, "1005"), (Int.max, "9223372036854775807")])
  func aNumberStandsThereInDigits(number: Int, digits: String) {
    var table = Table(columns: [.left, .left], flexible: 0)
    table.add(number)
    table.add(number, "m*")
    #expect(String(decoding: table.rendered(for: .plain), as: UTF8.self) == "\(digits)  \(digits)m*\n")
  }

  @Test func tablesThatStandBelowEachOtherHaveTheirColumnsInCommon() {
    func table(_ rows: [[String]]) -> Table {
      var table = Table(columns: [.left, .right, .left], flexible: 0)
      for text in rows.joined() { table.add(text) }
      return table
    }
    let rows = [["Milch", "5", ""], ["Zürich planen", "120", ""], ["日本", "15", "🟦"]]
    var parts = [table(Array(rows[..<1])), table([]), table(Array(rows[1...]))]
    Table.align(&parts)
    #expect(parts.flatMap { $0.rendered(for: .plain) } == table(rows).rendered(for: .plain))
    var none: [Table] = []
    Table.align(&none)
    #expect(none.isEmpty)
  }

  @Test(arguments: ["Milch", "", "Grüße 🟦", "a\u{1B}[31mb\nc", "שלום\u{202E}"])
  func bytesAreShownAsTheirTextIs(text: String) {
    var (first, second) = (Table(columns: [.left], flexible: 0), Table(columns: [.left], flexible: 0))
    first.add(text, .bold)
    Array(text.utf8).withUnsafeBufferPointer { second.add($0, .bold) }
    let terminal = Terminal(width: nil, hasColours: true)
    #expect(second.rendered(for: terminal) == first.rendered(for: terminal))
  }

  @Test func aTableWithoutRowsIsEmpty() {
    #expect(Table(columns: [.left], flexible: 0).rendered(for: .plain).isEmpty)
  }
}
