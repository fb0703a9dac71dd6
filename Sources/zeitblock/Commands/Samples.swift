import CommandLine
import Domain

extension CLICommand {
  static let samples = CLICommand("samples") { name, language in
    Subcommand(
      name, language("load or remove sample tasks", "Beispielaufgaben laden oder entfernen"),
      subcommands: [
        Subcommand("load", language("add sample tasks of every kind", "Beispielaufgaben jeder Art hinzufügen")),
        Subcommand("remove", language("remove only these samples", "nur diese Beispiele entfernen")),
      ])
  } run: { context in
    _ = try context.store()
    try context.perform(context.invocation.path.last == "load" ? .loadSamples(context.language) : .removeSamples)
  }
}
