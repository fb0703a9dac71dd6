extension JSON {
  /// A scalar or a list of strings in its native type. It can be printed without building a `JSON` value first.
  enum Leaf {
    case text(String?)
    case texts([String])
    case number(Int64?)
    case flag(Bool)
    case day(Day?)
    case time(WallTime?)
    case instant(Instant?)
  }
}

extension JSON.Leaf {
  static func number(_ value: Int?) -> JSON.Leaf { .number(value.map { Int64($0) }) }

  var json: JSON {
    switch self {
    case .text(let text): .optional(text)
    case .texts(let texts): .array(texts.map { .string($0) })
    case .number(let number): number.map { .int($0) } ?? .null
    case .flag(let flag): .bool(flag)
    case .day(let day): .optional(day?.iso)
    case .time(let time): .optional(time?.iso)
    case .instant(let instant): .optional(instant?.iso)
    }
  }

  /// Appends the text of `json`.
  func print<Sink: ByteSink & ~Copyable>(into bytes: inout Sink) {
    switch self {
    case .text(let text?): JSON.printString(text, into: &bytes)
    case .texts(let texts): JSON.printList(texts, "[", "]", into: &bytes) { JSON.printString($0, into: &$1) }
    case .number(let number?): bytes.append(short: String(number))
    case .flag(let flag): bytes.append(flag ? "true" : "false")
    case .day(let day?): JSON.printQuoted(into: &bytes) { day.printISO(into: &$0) }
    case .time(let time?): JSON.printQuoted(into: &bytes) { $0.append(short: time.iso) }
    case .instant(let instant?): JSON.printQuoted(into: &bytes) { instant.printISO(into: &$0) }
    case .text, .number, .day, .time, .instant: bytes.append("null")
    }
  }
}
