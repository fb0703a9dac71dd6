import CommandLine
import Domain

extension Verb {
  static let version = Verb("version") { name, language in
    Subcommand(name, language("print the version", "die Version ausgeben"))
  } run: { world in
    if world.wantsJSON { return world.print(.object([.init("version", .string(Zeitblock.version))])) }
    world.printLine("zeitblock " + Zeitblock.version)
  }

  static let help = Verb("help") { name, language in
    Subcommand(
      name, language("explain a command", "einen Befehl erklären"),
      operands: [Operand(language("COMMAND", "BEFEHL"), .any)])
  } run: { world in
    guard world.program.descendant(world.operands) != nil else {
      _ = try world.program.parse(world.operands)
      return
    }
    world.print(world.program.help(for: world.operands, .labels(in: world.language)))
  }

  static let completions = Verb("completions") { name, language in
    let shells = Shell.allCases.map(\.rawValue)
    return Subcommand(
      name, language("print completions for a shell", "Vervollständigung für eine Shell ausgeben"),
      details: language(
        "  bash: source <(zeitblock completions bash)\n  zsh:  source <(zeitblock completions zsh)\n"
          + "  fish: zeitblock completions fish | source",
        "  bash: source <(zeitblock completions bash)\n  zsh:  source <(zeitblock completions zsh)\n"
          + "  fish: zeitblock completions fish | source"),
      operands: [Operand("SHELL", completing: .words(shells))])
  } run: { world in
    let name = world.operands[0]
    guard let shell = Shell(rawValue: name) else {
      throw UsageError.notAChoice(option: "SHELL", value: name, choices: Shell.allCases.map(\.rawValue))
    }
    world.print(world.program.completions(for: shell))
  }

  static let manual = Verb("man") { name, language in
    Subcommand(
      name, language("print the manual page", "die Handbuchseite ausgeben"),
      details: "  zeitblock man | man -l -")
  } run: { world in
    world.print(world.program.manual(version: Zeitblock.version, .labels(in: world.language)))
  }
}
