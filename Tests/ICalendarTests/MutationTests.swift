import ICalendar
import TestSupport
import Testing

@Suite("Mutated texts")
struct MutationTests {
  private static let seed: UInt64 = 20_261_121

  @Test("whatever happens to a text, it comes out as it went in and stays editable")
  func mutations() {
    print("seed \(Self.seed)")
    var mutator = Mutator(seed: Self.seed)
    for _ in 0..<4_000 { Self.examine(mutator.next()) }
  }

  /// What must hold for any bytes.
  static func examine(_ bytes: [UInt8]) {
    var text = CalendarText(parsing: bytes)
    guard text.bytes == bytes else {
      Issue.record("changed: \(bytes)")
      return
    }
    _ = Checker.report(on: bytes)
    guard let id = text.components.last?.id else { return }
    let others = text[id].properties.filter { !$0.isNamed("SUMMARY") }.map(\.content)
    text.setText("SUMMARY", "ü,;\\\n", in: id)
    let again = CalendarText(parsing: text.bytes)
    let isSame =
      again[id].text("SUMMARY") == "ü,;\\\n"
      && again[id].properties.filter { !$0.isNamed("SUMMARY") }.map(\.content) == others
      && again.components.count == text.components.count
    if !isSame { Issue.record("damaged: \(bytes)") }
  }
}

/// Makes broken texts from a sound one.
struct Mutator {
  private var generator: SplitMix

  init(seed: UInt64) { generator = SplitMix(seed: seed) }

  private static let sound = crlf(
    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//A//B//EN", "BEGIN:VTODO", "UID:1", "DTSTAMP:20260101T000000Z",
    "SUMMARY;LANGUAGE=de;X-A=\"b:c\":Größe\\, Länge", "DUE;TZID=Europe/Berlin:20260102T030405", "RRULE:FREQ=DAILY",
    "DESCRIPTION:a long text that", "  was folded", "CATEGORIES:a,b\\,c", "BEGIN:VALARM", "TRIGGER:-PT15M",
    "END:VALARM", "ESTIMATED-DURATION:PT30M", "END:VTODO", "END:VCALENDAR")

  private static let pieces: [[UInt8]] = [
    [0], [13], [10], [13, 10], [13, 10, 32], [9], [34], [58], [59], [44], [92], [94], [0xFF], [0xC3],
    [0xEF, 0xBB, 0xBF],
    Array("BEGIN:VTODO\r\n".utf8), Array("END:VTODO\r\n".utf8), Array("END:VCALENDAR\n".utf8), Array("begin:X".utf8),
    Array("SUMMARY:".utf8), Array("DUE:99999999T999999Z".utf8), Array("P99999999999D".utf8), Array("\u{1F600}".utf8),
  ]

  mutating func next() -> [UInt8] {
    var bytes = Self.sound
    for _ in 0..<Int.random(in: 1...8, using: &generator) { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let start = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, start + Int.random(in: 0...24, using: &generator))
    switch Int.random(in: 0...4, using: &generator) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &generator))
    case 2: bytes.replaceSubrange(start..<end, with: Self.pieces.randomElement(using: &generator) ?? [])
    case 3: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: start)
    default: bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: start)
    }
  }
}
