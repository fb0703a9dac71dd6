/// A filter and an order together: what a list shows, as it can be written into an address.
public struct TaskView: Hashable, Sendable {
  public var filter = TaskFilter()
  public var sort = TaskSort.manual
  /// Means nothing for the manual order.
  public var isReversed = false

  public init() {}

  public init(filter: TaskFilter, sort: TaskSort = .manual) {
    self.filter = filter
    self.sort = sort
  }

  /// One part of a query, percent-decoded.
  public struct Parameter: Equatable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }
}

/// A value that a filter or an order does not know.
public struct TaskViewFault: Error, Equatable, Sendable {
  public var parameter: String
  public var value: String
  /// What can be said instead; empty where anything but nothing can.
  public var choices: [String]

  public init(parameter: String, value: String, choices: [String]) {
    self.parameter = parameter
    self.value = value
    self.choices = choices
  }
}

extension TaskView {
  /// Reads the parameters it knows and passes over others. A value that is empty says nothing.
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

  /// What reads back to the same view, always in the same order; nothing for the open tasks in manual order.
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

  /// The query of an address, percent-encoded, without a question mark (RFC 3986, section 3.4).
  public var query: String {
    parameters.map { "\($0.name)=\(QueryText.encoded($0.value))" }.joined(separator: "&")
  }
}

extension Array where Element: Equatable {
  fileprivate mutating func insert(once element: Element) {
    if !contains(element) { append(element) }
  }
}

/// Text inside a query.
public enum QueryText {
  /// Everything but unreserved characters as `%` and two hexadecimal digits (RFC 3986, section 2.1).
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
