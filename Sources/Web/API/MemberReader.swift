import Domain

/// Reads the members of a JSON request body and collects all faults.
struct MemberReader {
  typealias Fault = APIProblem.Fault

  let words: Words
  private let json: JSON
  private(set) var faults: [Fault] = []
  private var known: Set<String> = []

  /// - Parameter isNeeded: false if the body may be empty.
  /// - Throws: a problem if the body is not a JSON object.
  init(_ body: [UInt8], isNeeded: Bool, _ words: Words) throws(APIProblem) {
    self.words = words
    if body.isEmpty {
      json = .object([])
      if isNeeded { add("", "required", words[api: .notAnObject]) }
      return
    }
    guard String(validating: body, as: UTF8.self) != nil else { throw Self.unreadable(0, words) }
    do throws(JSONFailure) {
      json = try JSON(parsing: body)
    } catch {
      throw Self.unreadable(error.offset, words)
    }
    guard case .object = json else {
      throw APIProblem(faults: [Fault("", "type", words[api: .notAnObject])], words)
    }
  }

  private static func unreadable(_ offset: Int, _ words: Words) -> APIProblem {
    APIProblem(400, "malformed", title: words[.refusedTitle], detail: words(api: .notJSON, "\(offset)"))
  }

  /// Reads a member that may be null; returns `.keep` if it is missing or invalid.
  mutating func optional<Value>(_ name: String, _ wanted: APIPhrase, _ read: (JSON) -> Value?) -> Edit<Value?> {
    known.insert(name)
    guard let member = json[name] else { return .keep }
    if member == .null { return .set(nil) }
    if let value = read(member) { return .set(value) }
    add(name, "type", words[api: wanted])
    return .keep
  }

  /// Reads a member that must not be null.
  mutating func plain<Value>(_ name: String, _ wanted: APIPhrase, _ read: (JSON) -> Value?) -> Edit<Value> {
    switch optional(name, wanted, read) {
    case .set(let value?): return .set(value)
    case .set(nil): add(name, "type", words[api: wanted])
    case .keep: break
    }
    return .keep
  }

  /// Reads a member whose value must be one of the given names.
  mutating func choice<Value>(_ name: String, of all: [Value], named: (Value) -> String) -> Edit<Value> {
    known.insert(name)
    guard let member = json[name] else { return .keep }
    if let value = all.first(where: { .string(named($0)) == member }) { return .set(value) }
    addChoices(name, all.map(named))
    return .keep
  }

  mutating func text(_ name: String) -> Edit<String?> { optional(name, .wantsText) { $0.text } }
  mutating func number(_ name: String) -> Edit<Int?> {
    optional(name, .wantsNumber) { $0.smallInteger }
  }
  mutating func truth(_ name: String) -> Edit<Bool> { plain(name, .wantsTruth) { $0.truth } }
  mutating func day(_ name: String) -> Edit<Day?> {
    optional(name, .wantsDay) { $0.text.flatMap { Day(iso: $0) } }
  }
  mutating func texts(_ name: String) -> Edit<[String]> { plain(name, .wantsTexts) { $0.texts } }

  /// Marks a member as known without reading it.
  mutating func pass(_ name: String) { known.insert(name) }

  mutating func require(_ name: String) {
    if json[name] == nil { add(name, "required", words[api: .missing]) }
  }

  mutating func add(_ field: String, _ rule: String, _ detail: String) {
    faults.append(Fault(field, rule, detail))
  }

  mutating func addChoices(_ name: String, _ choices: [String]) {
    add(name, "choice", words(api: .oneOf, choices.joined(separator: ", ")))
  }

  /// - Throws: all faults, including unknown members.
  mutating func finish() throws(APIProblem) {
    close()
    if !faults.isEmpty { throw APIProblem(faults: faults, words) }
  }

  /// Adds a fault for each unknown member.
  mutating func close() {
    if case .object(let members) = json {
      for member in members where !known.contains(member.name) {
        add(member.name, "unknown", words(api: .unknownMember, words.quoted(member.name)))
      }
    }
  }
}

extension JSON {
  fileprivate var texts: [String]? {
    guard let elements else { return nil }
    var texts: [String] = []
    for element in elements {
      guard let text = element.text else { return nil }
      texts.append(text)
    }
    return texts
  }
}
