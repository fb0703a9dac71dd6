import CommandLine
import Domain

/// A command: its declaration and its implementation.
struct CLICommand: Sendable {
  let name: String
  let declaration: @Sendable (String, Language) -> Subcommand
  let run: @Sendable (CommandContext) throws -> Void

  /// - Parameter declaration: receives the command's name and the language for its texts.
  init(
    _ name: String, _ declaration: @escaping @Sendable (String, Language) -> Subcommand,
    run: @escaping @Sendable (CommandContext) throws -> Void
  ) {
    self.name = name
    self.declaration = declaration
    self.run = run
  }

  /// All commands, in the order of the help.
  static let all: [CLICommand] = [
    serve, add, capture, parse, titles, list, find, show, edit, done, skip, reopen, delete, move, tag, delegate, next,
    abcde,
    matrix,
    focus, plan, day, week, review, block, unblock, undo, redo,
    trash, lists,
    calendar, account, token, session, sync, restore, ics, recurrence,
    bringIn, export, backup, samples, settings,
    doctor, completions, manual, help, version,
  ]

  static func named(_ name: String) -> CLICommand? { all.first { $0.name == name } }

  static func program(in language: Language) -> Subcommand {
    Subcommand(
      "zeitblock", language("turn tasks into a day that works", "aus Aufgaben einen machbaren Tag machen"),
      details: language(
        """
        Name a task by its position in the last list, or by the start of its id.
        Exit codes: 0 success, 1 nothing found or rejected by a rule, 2 wrong usage, 3 storage,
        4 network or server, 5 access denied.
        """,
        """
        Nenne eine Aufgabe mit ihrer Position in der zuletzt gezeigten Liste oder mit dem Anfang ihrer Kennung.
        Rückgabewerte: 0 erfolgreich, 1 nichts gefunden oder von einer Regel abgelehnt, 2 falscher Aufruf,
        3 Speicher, 4 Netzwerk oder Server, 5 Zugriff verweigert.
        """),
      options: globalOptions(language), subcommands: all.map { $0.declaration($0.name, language) })
  }

  private static func globalOptions(_ language: Language) -> [Option] {
    [
      Option(
        "data", value: language("DIR", "ORDNER"), takesFile: true,
        language(
          "data folder (default $XDG_DATA_HOME/zeitblock)",
          "Datenordner (Standard $XDG_DATA_HOME/zeitblock)")),
      Option("json", language("print JSON", "JSON ausgeben")),
      Option("quiet", short: "q", language("print only the result", "nur das Ergebnis ausgeben")),
      Option(
        "color", value: language("WHEN", "WANN"), choices: Terminal.Colouring.allCases.map(\.rawValue),
        language("auto, always or never", "auto, always (immer) oder never (nie)")),
      Option("help", short: "h", language("explain a command", "einen Befehl erklären")),
    ]
  }
}

extension HelpLabels {
  static func labels(in language: Language) -> HelpLabels {
    HelpLabels(
      usage: language("Usage", "Aufruf"), commands: language("Commands", "Befehle"),
      options: language("Options", "Optionen"),
      globalOptions: language("Options of every command", "Optionen aller Befehle"),
      command: language("COMMAND", "BEFEHL"), optionsPlaceholder: language("OPTIONS", "OPTIONEN"), name: "NAME",
      synopsis: language("SYNOPSIS", "ÜBERSICHT"), description: language("DESCRIPTION", "BESCHREIBUNG"))
  }
}
