/// A filter and a sort order: what a list shows, in a form that can be written into a URL.
public struct TaskView: Hashable, Sendable {
  public var filter = TaskFilter()
  public var sort = TaskSort.manual
  /// Ignored for the manual order.
  public var isReversed = false

  public init() {}

  public init(filter: TaskFilter, sort: TaskSort = .manual) {
    self.filter = filter
    self.sort = sort
  }

  /// One query parameter, percent-decoded.
  public struct Parameter: Equatable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }
}

/// An unknown value of a filter or sort parameter.
public struct TaskViewFault: Error, Equatable, Sendable {
  public var parameter: String
  public var value: String
  /// The allowed values. If empty, any non-empty value is allowed.
  public var choices: [String]

  public init(parameter: String, value: String, choices: [String]) {
    self.parameter = parameter
    self.value = value
    self.choices = choices
  }
}

extension TaskView {
  /// Parses the parameters it knows and ignores others. Empty values are ignored as well.
  ///
  /// `type`, `importance`, `tag` and `list` (by id) may occur several times; of the others the last one counts.
  public init(_ parameters: [Parameter]) throws(TaskViewFault) {
    for parameter in parameters where !parameter.value.isEmpty { try take(parameter) }
    if sort == .manual { isReversed = false }
  }

  private mutating func take(_ given: Parameter) throws(TaskViewFault) {
    switch given.name {
    case "completed": filter.completion = try known(given, TaskFilter.Completion.allCases) { $0.rawValue }
    case "recurring": filter.recurring = try known(given, TaskFilter.Recurring.allCases) { $0.rawValue }
    case "due": filter.due = try known(given, TaskFilter.DueRange.allCases) { $0.rawValue }
    case "duration": filter.estimate = try known(given, TaskFilter.Estimate.allCases) { $0.rawValue }
    case "planned": filter.planned = try known(given, TaskFilter.Planned.allCases) { $0.rawValue }
    case "sort": sort = try known(given, TaskSort.allCases) { $0.rawValue }
    case "order": isReversed = try known(given, [true, false]) { $0 ? "reverse" : "usual" }
    case "type": filter.types.insert(once: try known(given, TaskType.allCases) { $0.name })
    case "importance": filter.importances.insert(once: try known(given, Importance.allCases) { $0.name })
    case "list": filter.lists.insert(once: ListID(given.value))
    case "tag": try takeTag(given)
    default: break
    }
  }

  private mutating func takeTag(_ given: Parameter) throws(TaskViewFault) {
    let name = OneLine.folded(given.value.hasPrefix("#") ? String(given.value.dropFirst()) : given.value)
    if name.isEmpty { throw TaskViewFault(parameter: given.name, value: given.value, choices: []) }
    let key = Tags.key(name)
    if !filter.tags.contains(where: { Tags.key($0) == key }) { filter.tags.append(name) }
  }

  private func known<Value>(
    _ given: Parameter, _ choices: [Value], name: (Value) -> String
  ) throws(TaskViewFault) -> Value {
    for choice in choices where name(choice) == given.value { return choice }
    throw TaskViewFault(parameter: given.name, value: given.value, choices: choices.map { name($0) })
  }

  /// The parameters that parse to the same view, always in the same order. Empty for the open tasks in manual order.
  public var parameters: [Parameter] {
    var written: [Parameter] = []
    if filter.completion != .open { written.append(Parameter("completed", filter.completion.rawValue)) }
    for type in filter.types { written.append(Parameter("type", type.name)) }
    for tag in filter.tags { written.append(Parameter("tag", tag)) }
    for list in filter.lists { written.append(Parameter("list", list.text)) }
    if let recurring = filter.recurring { written.append(Parameter("recurring", recurring.rawValue)) }
    for importance in filter.importances { written.append(Parameter("importance", importance.name)) }
    if let due = filter.due { written.append(Parameter("due", due.rawValue)) }
    if let estimate = filter.estimate { written.append(Parameter("duration", estimate.rawValue)) }
    if let planned = filter.planned { written.append(Parameter("planned", planned.rawValue)) }
    if sort != .manual { written.append(Parameter("sort", sort.rawValue)) }
    if sort != .manual, isReversed { written.append(Parameter("order", "reverse")) }
    return written
  }

  /// The view as a URL query, percent-encoded and without a question mark (RFC 3986, section 3.4).
  public var query: String {
    parameters.map { "\($0.name)=\(QueryText.encoded($0.value))" }.joined(separator: "&")
  }
}

extension Array where Element: Equatable {
  fileprivate mutating func insert(once element: Element) {
    if !contains(element) { append(element) }
  }
}

/// Percent-encoding for URL queries.
public enum QueryText {
  /// Encodes all but unreserved characters as `%` and two hexadecimal digits (RFC 3986, section 2.1).
  public static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    if Ascii.isLetterOrDigit(byte) { return true }
    return byte == Ascii.hyphen || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
  }
}
