/// Parsed arguments: the path to a subcommand, the values of its options, and its operands.
public struct Invocation: Sendable, Equatable {
  /// The names from the first subcommand down; empty if the arguments name no subcommand.
  public internal(set) var path: [String] = []
  public internal(set) var operands: [String] = []
  var values: [String: [String]] = [:]

  /// Returns true if a flag or option is present.
  public func has(_ long: String) -> Bool { values[long] != nil }

  /// Returns the value of an option that may occur at most once; nil if it is absent.
  public func value(_ long: String) -> String? { values[long]?.first }

  /// Returns all values of a repeatable option, in the order typed.
  public func all(_ long: String) -> [String] { values[long] ?? [] }
}

/// Why arguments cannot be parsed. Options are named with their dashes, as typed.
public enum UsageError: Error, Sendable, Equatable {
  case unknownOption(String, nearest: String?)
  case unknownSubcommand(String, nearest: String?)
  case missingSubcommand(of: [String])
  case missingValue(option: String)
  case unexpectedValue(option: String)
  case repeatedOption(String)
  case notAChoice(option: String, value: String, choices: [String])
  case missingOperand(String)
  case unexpectedOperand(String)
}

extension Subcommand {
  /// Parses arguments, without the program's name. Options of the program and of each command on the path may appear
  /// anywhere after that command; `--` ends them. With `--help`, operands may be missing.
  public func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = ArgumentParser(command: self, options: options)
    try parser.readAll(arguments[...])
    return parser.invocation
  }
}

private struct ArgumentParser {
  var command: Subcommand
  /// The options of the program and of every command reached so far.
  var options: [Option]
  var invocation = Invocation()

  mutating func readAll(_ arguments: ArraySlice<String>) throws(UsageError) {
    var rest = arguments
    while let word = rest.popFirst() {
      if word == "--" {
        for operand in rest { try readOperand(operand) }
        break
      } else if word.hasPrefix("--") {
        try readLong(word, &rest)
      } else if word.hasPrefix("-"), word.utf8.count > 1 {
        try readShort(word, &rest)
      } else {
        try readOperand(word)
      }
    }
    if !invocation.has("help") { try checkOperands() }
  }

  mutating func readLong(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.long == name }) else {
      let near = nearest(to: name, among: options.map(\.long))
      throw .unknownOption("--" + name, nearest: near.map { "--" + $0 })
    }
    try record(option, as: "--" + name, attached: parts.count > 1 ? String(parts[1]) : nil, &rest)
  }

  /// Reads short options: `-q`, `-qj`, `-dDIR`, `-d DIR`.
  mutating func readShort(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw .unknownOption("-\(letter)", nearest: nil)
      }
      let takesLetters = option.value != nil && !letters.isEmpty
      try record(option, as: "-\(letter)", attached: takesLetters ? String(letters) : nil, &rest)
      if takesLetters { return }
    }
  }

  mutating func record(
    _ option: Option, as name: String, attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard option.value != nil else {
      if attached != nil { throw .unexpectedValue(option: name) }
      invocation.values[option.long] = []
      return
    }
    guard let value = attached ?? popValue(&rest) else { throw .missingValue(option: name) }
    if invocation.has(option.long), !option.repeats { throw .repeatedOption(name) }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      throw .notAChoice(option: name, value: value, choices: option.choices)
    }
    invocation.values[option.long, default: []].append(value)
  }

  /// Returns the next word as the option's value. Returns nil if it is itself an option, since the value was then
  /// forgotten.
  func popValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let word = rest.first else { return nil }
    if word.hasPrefix("--"), options.contains(where: { word == "--" + $0.long }) { return nil }
    return rest.popFirst()
  }

  mutating func readOperand(_ word: String) throws(UsageError) {
    guard !command.subcommands.isEmpty else { return invocation.operands.append(word) }
    guard let next = command.descendant([word]) else {
      throw .unknownSubcommand(word, nearest: nearest(to: word, among: command.subcommands.map(\.name)))
    }
    command = next
    options += next.options
    invocation.path.append(word)
  }

  func checkOperands() throws(UsageError) {
    if !command.subcommands.isEmpty, !command.standsAlone { throw .missingSubcommand(of: invocation.path) }
    let given = invocation.operands.count
    let required = command.operands.filter(\.isRequired)
    if given < required.count { throw .missingOperand(required[given].name) }
    if given > command.operands.count, command.operands.last?.repeats != true {
      throw .unexpectedOperand(invocation.operands[command.operands.count])
    }
  }
}
