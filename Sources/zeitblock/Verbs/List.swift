import CommandLine
import Domain

extension Verb {
  static let list = Verb("list") { name, language in
    Subcommand(
      name, language("show the open tasks in their order", "die offenen Aufgaben in ihrer Reihenfolge zeigen"),
      details: language(
        "Columns: position, title, duration (* when it is only the default), importance, tags, due day, list.",
        "Spalten: Position, Titel, Dauer (* wenn sie nur die Vorgabe ist), Wichtigkeit, Tags, Fälligkeit, Liste."),
      options: [
        Option("all", short: "a", language("completed ones too", "auch erledigte")),
        Option("completed", short: "c", language("only completed ones, latest first", "nur erledigte, neueste zuerst")),
        Option("list", short: "l", value: "NAME", language("only those of a list", "nur die einer Liste")),
        Option("tag", short: "t", value: "TAG", language("only those with a tag", "nur die mit einem Tag")),
        Option("limit", value: "N", language("at most so many", "höchstens so viele")),
      ])
  } run: { world in
    let sums = try world.show(try query(world))
    guard world.terminal.isInteractive else { return }
    world.remark(
      sums.tasks > 0
        ? sums.sentence(in: world.language)
        : world.language(
          "There is nothing here; zeitblock add TITLE adds a task.",
          "Hier ist nichts; zeitblock add TITEL fügt eine Aufgabe hinzu."))
  }

  private static func query(_ world: World) throws -> ItemQuery {
    let invocation = world.invocation
    var query = ItemQuery()
    if invocation.has("all") { query.state = .all } else if invocation.has("completed") { query.state = .completed }
    query.list = try invocation.value("list").map { try world.list($0).id }
    query.tag = invocation.value("tag")
    if let text = invocation.value("limit") {
      guard let limit = Int(text), limit >= 0 else { throw Refusal.notANumber(text) }
      query.limit = limit
    }
    return query
  }
}
