import CommandLine
import Domain
import Storage

extension CLICommand {
  static let export = CLICommand("export") { name, language in
    Subcommand(
      name,
      language("export tasks to a file", "Aufgaben in eine Datei exportieren"),
      details: language(
        """
        json, the default, contains everything and can be imported again without loss. The others contain what they
        can represent; Zeitblock lists what is missing. Without --output, the file goes to standard output.
        """,
        """
        json, der Standard, enthält alles und lässt sich ohne Verlust wieder importieren. Die anderen enthalten, was
        sie darstellen können; Zeitblock nennt, was fehlt. Ohne --output geht die Datei an die Standardausgabe.
        """),
      options: [
        formatOption(language),
        Option(
          "list", short: "l", value: language("LIST", "LISTE"), language("only this list", "nur diese Liste")),
        Option(
          "completed",
          language("include completed tasks (json always does)", "auch erledigte Aufgaben (json enthält sie immer)")),
        Option(
          "output", short: "o", value: language("FILE", "DATEI"), takesFile: true,
          language("write to this file", "in diese Datei schreiben")),
      ])
  } run: { context in
    let store = try context.store()
    var choice = ExportChoice(try context.format() ?? .json, withCompleted: context.invocation.has("completed"))
    choice.list = try context.invocation.value("list").map { try context.list($0).id }
    let exchange = ExchangeContext(environment: .live(), language: context.language)
    let file = try ExchangeFiles.write(choice, from: store, exchange)
    try context.deliver(file)
    file.leave()
  }
}

extension CommandContext {
  /// The report goes to standard error so that it never mixes with the exported file.
  fileprivate func deliver(_ file: WrittenFile) throws {
    if let path = invocation.value("output") {
      try FileBytes.write(file.joined.bytes, to: path)
    } else {
      for piece in file.pieces { print(foreign: piece) }
    }
    if invocation.has("quiet") || file.report.isEmpty { return }
    Output.complain(file.report.entries.map { "zeitblock: " + $0.sentence(in: language) })
  }
}
