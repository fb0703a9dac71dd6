import CommandLine
import Domain
import Storage

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
    let query = try query(world)
    let (items, lists) = try world.read { reader throws(PlannerFailure) in (try reader.items(query), try reader.lists())
    }
    if items.isEmpty, world.terminal.isInteractive {
      world.remark(
        world.language(
          "There is nothing here; zeitblock add TITLE adds a task.",
          "Hier ist nichts; zeitblock add TITEL fügt eine Aufgabe hinzu."))
    }
    try world.show(items, named: lists)
    if world.terminal.isInteractive, !items.isEmpty { world.remark(sum(of: items, world.language)) }
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

  private static func sum(of items: [PlanItem], _ language: Language) -> String {
    let durations = items.filter { !$0.isCompleted }.map(\.effectiveDuration)
    let minutes = durations.reduce(0) { $0 + $1.minutes }
    let time = "\(minutes / 60) h \(minutes % 60) min"
    let guessed = durations.filter(\.isDefault).count
    let text = language(
      "\(language.tasks(durations.count)) open, \(time)", "\(language.tasks(durations.count)) offen, \(time)")
    return guessed == 0 ? text : text + language("; * nobody has said how long", "; * noch keine eigene Dauer")
  }
}
