/// One task as Taskwarrior exports it.
struct TaskwarriorRecord {
  let json: JSON
  let line: Int

  func text(_ name: String) -> String? {
    switch json[name] {
    case .string(let text): text.isEmpty ? nil : text
    case .int(let number): String(number)
    case .number(let text): text
    default: nil
    }
  }

  var uuid: TaskID? { text("uuid").flatMap { TaskID(foreign: $0.lowercased()) } }
  var parent: TaskID? { text("parent").flatMap { TaskID(foreign: $0.lowercased()) } }
  var status: String { text("status") ?? "pending" }

  /// What cannot be read is noted.
  func instant(_ name: String, _ ledger: inout Ledger) -> Instant? {
    guard let text = text(name) else { return nil }
    if let instant = TaskwarriorRecord.instant(text) { return instant }
    ledger.note(.unreadable, name, line: line, sample: text)
    return nil
  }

  /// `20261224T140000Z`, `2026-12-24T14:00:00Z`, or seconds since 1970.
  static func instant(_ text: String) -> Instant? {
    if let found = text.utf8.withContiguousStorageIfAvailable({ basic($0) }), let found { return found }
    let bytes = Array(text.utf8)
    if let instant = Instant(iso: text) { return instant }
    guard bytes.count > 8, bytes.allSatisfy({ Ascii.isDigit($0) }), let seconds = Int64(text) else { return nil }
    return seconds < 253_402_300_800 ? Instant(seconds: seconds) : nil
  }

  /// `20261224T140000Z`
  private static func basic(_ bytes: UnsafeBufferPointer<UInt8>) -> Instant? {
    guard bytes.count == 16, bytes[8] == UInt8(ascii: "T"), bytes[15] == UInt8(ascii: "Z"),
      let date = number(bytes[0..<8]), let time = number(bytes[9..<15]),
      let day = Day(year: date / 10_000, month: date / 100 % 100, day: date % 100), time < 240_000,
      time / 100 % 100 < 60, time % 100 < 60
    else { return nil }
    let second = time / 10_000 * 3_600 + time / 100 % 100 * 60 + time % 100
    return WallClock(day: day, second: second).utc
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var value = 0
    for digit in digits {
      guard Ascii.isDigit(digit) else { return nil }
      value = value * 10 + Int(digit - Ascii.zero)
    }
    return value
  }

  static func text(_ instant: Instant) -> String {
    let parts = instant.utc
    let civil = parts.day.civil
    let date = Ascii.padded(civil.year, to: 4) + Ascii.padded(civil.month, to: 2) + Ascii.padded(civil.day, to: 2)
    let time = parts.second / 3_600 * 10_000 + parts.second / 60 % 60 * 100 + parts.second % 60
    return date + "T" + Ascii.padded(time, to: 6) + "Z"
  }

  /// Tags as an array, or, as long ago, separated by commas.
  var tags: [String] {
    if let elements = json["tags"]?.elements { return elements.compactMap { $0.text } }
    return text("tags").map { $0.split(separator: ",").map { String($0) } } ?? []
  }

  /// When and what.
  var annotations: [(at: Instant?, text: String)] {
    (json["annotations"]?.elements ?? []).compactMap { note in
      note["description"]?.text.map { (note["entry"]?.text.flatMap { TaskwarriorRecord.instant($0) }, $0) }
    }
  }

  /// Members that have a place here or say nothing by themselves; `estimate` is what many call a duration of their own.
  static let known: Set<String> = [
    "id", "uuid", "status", "description", "entry", "modified", "start", "end", "due", "until", "wait", "scheduled",
    "recur", "rtype", "mask", "imask", "parent", "project", "priority", "tags", "annotations", "depends", "urgency",
    "last", "template", "estimate",
  ]
}
