/// The declaration of one command, or of the program itself with its subcommands.
public struct Subcommand: Sendable {
  public var name: String
  /// A single line without a full stop.
  public var summary: String
  /// Further paragraphs for the help and the manual page, with line breaks already in place.
  public var details: String
  public var operands: [Operand]
  public var options: [Option]
  /// If not empty, the first operand must name one of these.
  public var subcommands: [Subcommand]
  /// Whether the command can be called without a subcommand.
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

  /// Returns the subcommand reached by following names from here; nil if a name is unknown.
  public func descendant(_ path: some Sequence<String>) -> Subcommand? {
    var current = self
    for name in path {
      guard let next = current.subcommands.first(where: { $0.name == name }) else { return nil }
      current = next
    }
    return current
  }
}

/// A positional argument of a command.
public struct Operand: Sendable {
  public enum Count: Sendable, Equatable {
    case one, optional, any, oneOrMore
  }

  /// What a shell offers as completions for the operand.
  public enum Completion: Sendable, Equatable {
    case nothing, files
    case words([String])
  }

  /// The name in a usage line, in upper case.
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
  /// The long name, without the dashes.
  public var long: String
  public var short: Character?
  /// The placeholder of the value, in upper case; nil for a flag.
  public var value: String?
  public var summary: String
  /// If not empty, the value must be one of these.
  public var choices: [String]
  /// Whether the option may occur several times, each with its own value.
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

  /// The option as shown in the help: `-d, --data DIR`.
  var usage: String {
    let flag = (short.map { "-\($0), " } ?? "    ") + "--" + long
    return value.map { flag + " " + $0 } ?? flag
  }
}
