/// The headings of the help and the manual page, in the user's language.
public struct HelpLabels: Sendable {
  public var usage, commands, options, globalOptions, command, optionsPlaceholder: String
  /// Manual page headings, in upper case.
  public var name, synopsis, description: String

  public init(
    usage: String, commands: String, options: String, globalOptions: String, command: String,
    optionsPlaceholder: String, name: String, synopsis: String, description: String
  ) {
    self.usage = usage
    self.commands = commands
    self.options = options
    self.globalOptions = globalOptions
    self.command = command
    self.optionsPlaceholder = optionsPlaceholder
    self.name = name
    self.synopsis = synopsis
    self.description = description
  }
}

extension Subcommand {
  /// Returns the help of the command at a path below the program; an empty path means the program itself.
  public func help(for path: [String], _ labels: HelpLabels) -> String {
    guard let command = descendant(path) else { return "" }
    var text = ([name] + path).joined(separator: " ") + " – " + command.summary + "\n\n"
    text += labels.usage + ": " + usageLine(for: path, labels) + "\n"
    if !command.details.isEmpty { text += "\n" + command.details + "\n" }
    text += section(labels.commands, command.subcommands.map { ($0.name, $0.summary) })
    let own = path.isEmpty ? [] : command.options
    text += section(labels.options, own.map { ($0.usage, $0.summary) })
    text += section(labels.globalOptions, options.map { ($0.usage, $0.summary) })
    return text
  }

  /// Returns a usage line such as `zeitblock move REF PLACE [OPTIONS]`.
  func usageLine(for path: [String], _ labels: HelpLabels) -> String {
    let command = descendant(path) ?? self
    var words = [name] + path
    if !command.subcommands.isEmpty { words.append(command.standsAlone ? "[\(labels.command)]" : labels.command) }
    words += command.operands.map(\.usage)
    words.append("[" + labels.optionsPlaceholder + "]")
    return words.joined(separator: " ")
  }

  private func section(_ heading: String, _ rows: [(String, String)]) -> String {
    guard !rows.isEmpty else { return "" }
    let width = rows.reduce(0) { max($0, displayWidth($1.0)) }
    let lines = rows.map { "  " + $0.0 + spaces(width - displayWidth($0.0) + 2) + $0.1 + "\n" }
    return "\n" + heading + ":\n" + lines.joined()
  }
}

func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
