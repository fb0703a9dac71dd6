import CommandLine
import Domain

extension Verb {
  static let titles = Verb("titles") { name, language in
    Subcommand(
      name, language("make titles say what to do", "Titel sagen lassen, was zu tun ist"),
      subcommands: [
        Subcommand(
          "preview",
          language(
            "show what the rules make of raw titles", "zeigen, was die Regeln aus rohen Titeln machen"),
          details: language(
            "Reads one raw title per line of standard input. Nothing is stored, and nothing leaves this machine.",
            "Liest von der Standardeingabe einen rohen Titel je Zeile. Es wird nichts gespeichert, und nichts verlässt diesen Rechner."
          ))
      ])
  } run: { world in
    while let line = readLine() {
      let improvement = TitleRules.improve(line)
      if world.wantsJSON {
        world.print(improvement.json(raw: line))
      } else {
        world.printLine(improvement.line(raw: line, in: world.language))
      }
      // Somebody may wait for each answer before asking on.
      world.flush()
    }
  }
}

extension TitleImprovement {
  /// The four members of every title, and what else there is to tell.
  fileprivate func json(raw: String) -> JSON {
    var members: [JSON.Member] = [
      .init("raw", .string(raw)), .init("title", .string(title)), .init("changed", .bool(changed)),
      .init("reasons", .array(reasons.map { .string($0.rawValue) })),
    ]
    if let sourceURL { members.append(.init("sourceURL", .string(sourceURL))) }
    if let moment { members.append(.init("moment", .string(moment))) }
    if !isTask { members.append(.init("isTask", .bool(false))) }
    return .object(members)
  }

  /// The raw title, an arrow, the new one and the reasons; a title that stays stands alone.
  fileprivate func line(raw: String, in language: Language) -> String {
    let notes = reasons.map { $0.words(in: language) } + (isTask ? [] : [language("no task", "keine Aufgabe")])
    let why = notes.isEmpty ? "" : " (" + notes.joined(separator: ", ") + ")"
    return changed ? printable(raw) + " → " + printable(title) + why : printable(raw) + why
  }
}
