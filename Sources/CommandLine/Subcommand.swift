/// One command of a program, or the program itself with its subcommands: what it takes and how it is described.
public struct Subcommand: Sendable {
  public var name: String
  /// One line without a full stop.
  public var summary: String
  /// Further paragraphs for help and manual page, wrapped by the author.
  public var details: String
  public var operands: [Operand]
  public var options: [Option]
  /// When not empty, the first operand names one of these.
  public var subcommands: [Subcommand]
  /// Whether it can be called without one of them.
  public var standsAlone: Bool

  public init(
    _ name: String, _ summary: String, details: String = "", operands: [Operand] = [], options: [Option] = [],
    subcommands: [Subcommand] = [], standsAlone: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.operands = operands
    self.options = options
    self.subcommands = subcommands
    self.standsAlone = standsAlone
  }

  /// The subcommand reached by following names from here.
  public func descendant(_ path: some Sequence<String>) -> Subcommand? {
    var current = self
    for name in path {
      guard let next = current.subcommands.first(where: { $0.name == name }) else { return nil }
      current = next
    }
    return current
  }
}

/// A word a command takes by its place.
public struct Operand: Sendable {
  public enum Count: Sendable, Equatable {
    case one, optional, any, oneOrMore
  }

  /// What a shell may offer in this place.
  public enum Completion: Sendable, Equatable {
    case nothing, files
    case words([String])
  }

  /// Upper case, as shown in a usage line.
  public var name: String
  public var count: Count
  public var completion: Completion

  public init(_ name: String, _ count: Count = .one, completing completion: Completion = .nothing) {
    self.name = name
    self.count = count
    self.completion = completion
  }

  var isRequired: Bool { count == .one || count == .oneOrMore }
  var repeats: Bool { count == .any || count == .oneOrMore }

  var usage: String {
    let text = repeats ? name + "…" : name
    return isRequired ? text : "[" + text + "]"
  }
}

/// A flag (`--all`) or an option with a value (`--list NAME`).
public struct Option: Sendable {
  /// Without the dashes.
  public var long: String
  public var short: Character?
  /// The placeholder of the value, upper case; nil for a flag.
  public var value: String?
  public var summary: String
  /// When not empty, the value is one of these.
  public var choices: [String]
  /// May be given several times, each with its own value.
  public var repeats: Bool
  public var takesFile: Bool

  public init(
    _ long: String, short: Character? = nil, value: String? = nil, choices: [String] = [], repeats: Bool = false,
    takesFile: Bool = false, _ summary: String
  ) {
    self.long = long
    self.short = short
    self.value = value
    self.summary = summary
    self.choices = choices
    self.repeats = repeats
    self.takesFile = takesFile
  }

  /// `-d, --data DIR`
  var usage: String {
    let flag = (short.map { "-\($0), " } ?? "    ") + "--" + long
    return value.map { flag + " " + $0 } ?? flag
  }
}
