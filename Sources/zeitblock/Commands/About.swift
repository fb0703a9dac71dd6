import CommandLine
import Domain

extension CLICommand {
  static let version = CLICommand("version") { name, language in
    Subcommand(name, language("print the version", "die Version ausgeben"))
  } run: { context in
    if context.wantsJSON { return context.print(.object([.init("version", .string(Zeitblock.version))])) }
    context.printLine("zeitblock " + Zeitblock.version)
  }

  static let help = CLICommand("help") { name, language in
    Subcommand(
      name, language("explain a command", "einen Befehl erklären"),
      operands: [Operand(language("COMMAND", "BEFEHL"), .any)])
  } run: { context in
    guard context.program.descendant(context.operands) != nil else {
      _ = try context.program.parse(context.operands)
      return
    }
    context.print(context.program.help(for: context.operands, .labels(in: context.language)))
  }

  static let completions = CLICommand("completions") { name, language in
    let shells = Shell.allCases.map(\.rawValue)
    return Subcommand(
      name, language("print completions for a shell", "Vervollständigung für eine Shell ausgeben"),
      details: language(
        "  bash: source <(zeitblock completions bash)\n  zsh:  source <(zeitblock completions zsh)\n"
          + "  fish: zeitblock completions fish | source",
        "  bash: source <(zeitblock completions bash)\n  zsh:  source <(zeitblock completions zsh)\n"
          + "  fish: zeitblock completions fish | source"),
      operands: [Operand("SHELL", completing: .words(shells))])
  } run: { context in
    let name = context.operands[0]
    guard let shell = Shell(rawValue: name) else {
      throw UsageError.notAChoice(option: "SHELL", value: name, choices: Shell.allCases.map(\.rawValue))
    }
    context.print(context.program.completions(for: shell))
  }

  static let manual = CLICommand("man") { name, language in
    Subcommand(
      name, language("print the manual page", "die Handbuchseite ausgeben"),
      details: "  zeitblock man | man -l -")
  } run: { context in
    context.print(context.program.manual(version: Zeitblock.version, .labels(in: context.language)))
  }
}
