/// A task as Taskwarrior exports it, as the byte ranges of its members.
struct TaskwarriorRecord: Sendable {
  let line: Int
  private let bytes: [UInt8]
  /// Members in file order; as in a JSON object, the first one of a name counts.
  private var known: [(name: TaskwarriorName, piece: JSON.Piece)] = []
  /// Members without an equivalent here.
  private(set) var others: [(name: String, value: JSON)] = []
  private(set) var status = "pending"

  /// Reads the value at the reader's position; a value that is not an object has no members.
  init(_ reader: inout JSONReader, line: Int, _ names: TaskwarriorName.Finder) throws(JSONFailure) {
    self.line = line
    let bytes = reader.bytes
    self.bytes = bytes
    reader.skipSpace()
    guard reader.next == UInt8(ascii: "{") else {
      _ = try reader.piece(depth: 1)
      return
    }
    known.reserveCapacity(12)
    try reader.visitMembers(depth: 1) { (name, value) throws(JSONFailure) in
      if let name = names.name(name, in: bytes) {
        if piece(name) == nil { known.append((name, value)) }
      } else if let name = bytes.text(of: name), let value = bytes.value(of: value) {
        others.append((name, value))
      }
    }
    status = text(.status) ?? "pending"
  }

  private func piece(_ name: TaskwarriorName) -> JSON.Piece? {
    for member in known where member.name == name { return member.piece }
    return nil
  }

  func has(_ name: TaskwarriorName) -> Bool { piece(name) != nil }

  func text(_ name: TaskwarriorName) -> String? {
    guard let piece = piece(name) else { return nil }
    if piece.kind == .number {
      if case .int(let number)? = bytes.value(of: piece) { return String(number) }
      return bytes.plainText(piece.range)
    }
    return bytes.text(of: piece).flatMap { $0.isEmpty ? nil : $0 }
  }

  var uuid: TaskID? { id(.uuid) }
  var parent: TaskID? { id(.parent) }

  private func id(_ name: TaskwarriorName) -> TaskID? {
    if let piece = piece(name), isPlainID(piece), let text = bytes.text(of: piece) { return TaskID(text) }
    return text(name).flatMap { TaskID(foreign: $0.lowercased()) }
  }

  /// Returns whether an id is valid for `TaskID(foreign:)` and already in lower case, as in practice all are.
  private func isPlainID(_ piece: JSON.Piece) -> Bool {
    guard piece.kind == .string, (1...255).contains(piece.range.count) else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for place in piece.range where bytes[place] <= 0x20 || bytes[place] >= 0x7F || Ascii.isUpper(bytes[place]) {
        return false
      }
      return true
    }
  }

  /// Returns the instant of a member, or nil if it is missing or unreadable; notes an unreadable one.
  func instant(_ name: TaskwarriorName, _ report: inout ConversionReport) -> Instant? {
    guard let piece = piece(name) else { return nil }
    if let instant = plainInstant(piece) { return instant }
    guard let text = text(name) else { return nil }
    if let instant = TaskwarriorRecord.instant(text) { return instant }
    report.note(.unreadable, name.rawValue, line: line, sample: text)
    return nil
  }

  func instant(_ name: TaskwarriorName) -> Instant? {
    var report = ConversionReport()
    return instant(name, &report)
  }

  /// Tags from an array or, in old versions, from a comma-separated text.
  var tags: [String] {
    guard let piece = piece(.tags) else { return [] }
    if let elements = elements(of: piece) { return elements.compactMap { bytes.text(of: $0) } }
    return text(.tags).map { $0.split(separator: ",").map { String($0) } } ?? []
  }

  /// The annotations with their instants.
  var annotations: [(at: Instant?, text: String)] {
    guard let piece = piece(.annotations), let notes = elements(of: piece) else { return [] }
    return notes.compactMap { annotation($0) }
  }

  private func annotation(_ note: JSON.Piece) -> (at: Instant?, text: String)? {
    guard bytes[note.range.lowerBound] == UInt8(ascii: "{") else { return nil }
    var found: (entry: JSON.Piece?, description: JSON.Piece?)
    var reader = bytes.reader(at: note)
    try? reader.visitMembers(depth: 0) { (name, value) throws(JSONFailure) in
      switch bytes.text(of: name) {
      case "entry" where found.entry == nil: found.entry = value
      case "description" where found.description == nil: found.description = value
      default: break
      }
    }
    guard let text = found.description.flatMap({ bytes.text(of: $0) }) else { return nil }
    return (found.entry.flatMap { instant($0) }, text)
  }

  private func elements(of piece: JSON.Piece) -> [JSON.Piece]? {
    guard piece.kind == .other, bytes[piece.range.lowerBound] == UInt8(ascii: "[") else { return nil }
    var elements: [JSON.Piece] = []
    var reader = bytes.reader(at: piece)
    try? reader.visitPieces(depth: 0) { (element) throws(JSONFailure) in elements.append(element) }
    return elements
  }
}

extension TaskwarriorRecord {
  private func instant(_ piece: JSON.Piece) -> Instant? {
    plainInstant(piece) ?? bytes.text(of: piece).flatMap { TaskwarriorRecord.instant($0) }
  }

  /// Parses the form `20261224T140000Z`, which current versions always use.
  private func plainInstant(_ piece: JSON.Piece) -> Instant? {
    guard piece.kind == .string else { return nil }
    return bytes.withUnsafeBufferPointer { TaskwarriorRecord.basic($0[piece.range]) }
  }

  /// Parses `20261224T140000Z`, `2026-12-24T14:00:00Z` or seconds since 1970.
  static func instant(_ text: String) -> Instant? {
    let bytes = Array(text.utf8)
    if let found = bytes.withUnsafeBufferPointer({ basic($0[...]) }) { return found }
    if let instant = Instant(iso: text) { return instant }
    guard bytes.count > 8, bytes.allSatisfy({ Ascii.isDigit($0) }), let seconds = Int64(text) else { return nil }
    return seconds < 253_402_300_800 ? Instant(seconds: seconds) : nil
  }

  /// Parses `20261224T140000Z`.
  private static func basic(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Instant? {
    let bytes = UnsafeBufferPointer(rebasing: text)
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

  /// Appends an instant in the form `20261224T140000Z`.
  static func print<Sink: ByteSink & ~Copyable>(_ instant: Instant, into bytes: inout Sink) {
    let parts = instant.utc
    let civil = parts.day.civil
    Ascii.print(civil.year, to: 4, into: &bytes)
    Ascii.print(civil.month, to: 2, into: &bytes)
    Ascii.print(civil.day, to: 2, into: &bytes)
    bytes.append(UInt8(ascii: "T"))
    Ascii.print(parts.second / 3_600, to: 2, into: &bytes)
    Ascii.print(parts.second / 60 % 60, to: 2, into: &bytes)
    Ascii.print(parts.second % 60, to: 2, into: &bytes)
    bytes.append(UInt8(ascii: "Z"))
  }
}
