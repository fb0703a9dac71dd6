/// What a member of a problem file should be and is not.
public enum ProblemFault: Error, Equatable, Sendable {
  public enum Expected: Equatable, Sendable {
    case object, list, text, truth, moment, energy
    /// `points` or `order`.
    case by
    /// The member has to be there.
    case present
    /// Only version 1 is known.
    case version
    case number(ClosedRange<Int>)
    /// The end comes before the start.
    case order
    /// Another task has the same name.
    case unique
    case atMost(Int)
  }

  /// The byte that does not fit.
  case notJSON(offset: Int)
  /// The path of the member, such as `tasks[3].minutes`; empty for the whole file.
  case member(String, Expected)
}

/// A value of a problem file that knows where it stands.
struct ProblemMember {
  let path: String
  let value: JSON

  init(_ path: String, _ value: JSON) {
    self.path = path
    self.value = value
  }

  func fault(_ expected: ProblemFault.Expected) -> ProblemFault { .member(path, expected) }

  /// - Throws: when this is no object, or the member is missing or null.
  func member(_ name: String) throws(ProblemFault) -> ProblemMember {
    guard let found = try optional(name) else { throw .member(path.isEmpty ? name : path + "." + name, .present) }
    return found
  }

  /// Nil when the member is missing or null.
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

  /// Minutes since 1970-01-01T00:00 on clocks here; 24:00 is the end of a day. Until the year 3871, so that what lies between
  /// two moments can be counted.
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
