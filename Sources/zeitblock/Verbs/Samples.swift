import CommandLine
import Domain

extension Verb {
  static let samples = Verb("samples") { name, language in
    Subcommand(
      name, language("load or remove sample tasks", "Beispielaufgaben laden oder entfernen"),
      subcommands: [
        Subcommand("load", language("add sample tasks of every kind", "Beispielaufgaben jeder Art hinzufügen")),
        Subcommand("remove", language("remove only these samples", "nur diese Beispiele entfernen")),
      ])
  } run: { world in
    _ = try world.store()
    try world.perform(world.invocation.path.last == "load" ? .loadSamples(world.language) : .removeSamples)
  }
}
