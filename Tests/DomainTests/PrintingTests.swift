import Testing

@testable import Domain

@Suite("Printing")
struct PrintingTests {
  @Test(arguments: [
    (0, 2, "00"), (7, 2, "07"), (99, 2, "99"), (100, 2, "100"), (2_026, 4, "2026"), (10_000, 4, "10000"),
    (-5, 4, "-0005"), (235_959, 6, "235959"),
  ])
  func fillsNumbersUpWithZeros(number: Int, width: Int, text: String) {
    var bytes = Array("x".utf8)
    Ascii.print(number, to: width, into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "x" + text)
    #expect(Ascii.padded(number, to: width) == text)
  }

  @Test(arguments: [
    ("\u{9B}31m", "\\u009b31m"), ("\u{7F}\u{80}\u{9F}\u{A0}°", "\\u007f\\u0080\\u009f\u{A0}°"),
    ("a\u{202E}b\u{2069}\u{61C}\u{200F}c", "a\\u202eb\\u2069\\u061c\\u200fc"), ("– „ض“ 🦊\u{2028}", "– „ض“ 🦊\u{2028}"),
  ])
  func escapesWhatATerminalWouldActOn(text: String, printed: String) throws {
    #expect(JSON.string(text).printed == "\"\(printed)\"")
    #expect(try JSON(parsing: Array(JSON.string(text).printed.utf8)) == .string(text))
  }

  static let leaves: [JSON.Leaf] = [
    .text(nil), .text(""), .text("plain"), .text("quoted \"\\ \n\u{1}\u{7F} Größe 🦊"), .texts([]),
    .texts(["a", "b\"c"]), .number(Int64?.none), .number(Int64.min), .number(Int?.none), .number(Int?.some(15)),
    .flag(true), .flag(false), .day(nil), .day(Day(number: 20_778)), .day(Day(number: -800_000)), .time(nil),
    .time(WallTime(minutes: 905)), .instant(nil), .instant(Instant(seconds: 1_795_246_200)),
    .instant(Instant(seconds: -1)), .instant(Instant(seconds: -70_000_000_000)),
  ]

  @Test(arguments: leaves)
  func ofLeavesIsThatOfTheirValues(leaf: JSON.Leaf) {
    var bytes: [UInt8] = []
    leaf.print(into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == leaf.json.printed)
  }

  @Test func ofObjectsPutsCommasBetweenMembers() {
    var printer = JSONObjectPrinter(size: 0)
    printer.object { _ in }
    printer.append(",\n")
    printer.object { printer in
      printer.add("a", .number(1))
      printer.add("b", object: { $0.add("c", quoted: { $0.append(UInt8(ascii: "x")) }) })
      printer.add("d", .text("ü"))
    }
    #expect(String(decoding: printer.bytes, as: UTF8.self) == "{},\n{\"a\":1,\"b\":[{\"c\":\"x\"}],\"d\":\"ü\"}")
  }
}
