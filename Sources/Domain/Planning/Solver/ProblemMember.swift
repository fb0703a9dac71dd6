/// Why a problem file is invalid.
public enum ProblemFault: Error, Equatable, Sendable {
  public enum Expected: Equatable, Sendable {
    case object, list, text, truth, moment, energy
    /// `points` or `order`.
    case by
    /// The member is required.
    case present
    /// Only version 1 is supported.
    case version
    case number(ClosedRange<Int>)
    /// The end is before the start.
    case order
    /// Another task has the same name.
    case unique
    case atMost(Int)
  }

  /// Not valid JSON, with the offset of the first invalid byte.
  case notJSON(offset: Int)
  /// An invalid member, with its path, such as `tasks[3].minutes`; the path is empty for the whole file.
  case member(String, Expected)
}

/// A value of a problem file together with its path.
struct ProblemMember {
  let path: String
  let value: JSON

  init(_ path: String, _ value: JSON) {
    self.path = path
    self.value = value
  }

  func fault(_ expected: ProblemFault.Expected) -> ProblemFault { .member(path, expected) }

  /// - Throws: if this is not an object, or the member is missing or null.
  func member(_ name: String) throws(ProblemFault) -> ProblemMember {
    guard let found = try optional(name) else { throw .member(path.isEmpty ? name : path + "." + name, .present) }
    return found
  }

  /// Returns nil if the member is missing or null.
  func optional(_ name: String) throws(ProblemFault) -> ProblemMember? {
    guard case .object = value else { throw fault(.object) }
    guard let found = value[name], found != .null else { return nil }
    return ProblemMember(path.isEmpty ? name : path + "." + name, found)
  }

  func elements() throws(ProblemFault) -> [ProblemMember] {
    guard let elements = value.elements else { throw fault(.list) }
    return elements.enumerated().map { ProblemMember("\(path)[\($0.offset)]", $0.element) }
  }

  func text() throws(ProblemFault) -> String {
    guard let text = value.text else { throw fault(.text) }
    return text
  }

  func truth() throws(ProblemFault) -> Bool {
    guard let truth = value.truth else { throw fault(.truth) }
    return truth
  }

  func number(in range: ClosedRange<Int>) throws(ProblemFault) -> Int {
    guard let whole = value.smallInteger, range.contains(whole) else {
      throw fault(.number(range))
    }
    return whole
  }

  func isMorning() throws(ProblemFault) -> Bool {
    guard value.text == "morning" else { throw fault(.energy) }
    return true
  }

  func planBy() throws(ProblemFault) -> PlanBy {
    guard let by = value.text.flatMap({ PlanBy(rawValue: $0) }) else { throw fault(.by) }
    return by
  }

  /// Returns minutes since 1970-01-01T00:00 in wall time; 24:00 is the end of a day. Accepts times until the year 3871,
  /// so that the difference of two of them can be computed.
  func moment() throws(ProblemFault) -> Int {
    guard let text = value.text, text.utf8.count == 16 else { throw fault(.moment) }
    let bytes = Array(text.utf8)
    guard bytes[10] == UInt8(ascii: "T"), let day = Day(iso: bytes[..<10]) else { throw fault(.moment) }
    let time = String(decoding: bytes[11...], as: UTF8.self)
    guard let minutes = time == "24:00" ? 1_440 : WallTime(iso: time)?.minutes else { throw fault(.moment) }
    let moment = Int64(day.number) * 1_440 + Int64(minutes)
    guard abs(moment) <= Int64(Int.farthest) else { throw fault(.moment) }
    return Int(moment)
  }

  func spans() throws(ProblemFault) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    for element in try elements() {
      let start = try element.member("start").moment()
      let end = try element.member("end").moment()
      guard start <= end else { throw .member(element.path + ".end", .order) }
      spans.append(start..<end)
    }
    return spans
  }
}
