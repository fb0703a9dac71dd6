import CommandLine
import Domain
import Storage
import Sync

extension CLICommand {
  static let calendar = CLICommand("calendar") { name, language in
    Subcommand(
      name, language("manage calendars and subscriptions", "Kalender und Abos verwalten"),
      subcommands: [
        Subcommand(
          "add",
          language(
            "subscribe to an iCalendar address or file",
            "eine iCalendar-Adresse oder Datei abonnieren"),
          details: language(
            "It’s read with every sync and never written.",
            "Wird bei jedem Synchronisieren gelesen und nie geschrieben."),
          operands: [Operand(language("URL_OR_FILE", "URL_ODER_DATEI"), completing: .files)],
          options: [Option("name", value: "NAME", language("its name", "Name des Kalenders"))]),
        Subcommand("list", language("show all calendars", "alle Kalender zeigen")),
        Subcommand(
          "edit",
          language(
            "choose which events of a calendar block time", "wählen, welche Termine eines Kalenders Zeit blockieren"),
          details: language(
            """
            Nothing is planned over events that block; all others are only shown.
            zeitblock calendar edit "Rota" --blocks all
            """,
            """
            Über blockierende Termine wird nichts geplant; alle anderen werden nur gezeigt.
            zeitblock calendar edit "Dienstplan" --blocks all
            """),
          operands: [Operand("NAME")],
          options: [
            Option(
              "blocks", value: language("WHICH", "WELCHE"), choices: EventBlocking.allCases.map(\.name),
              language(
                "all events, those with a time (timed), or none",
                "alle Termine (all), die mit Uhrzeit (timed) oder keine (none)"))
          ]),
        Subcommand(
          "event",
          language("say whether an event blocks time", "festlegen, ob ein Termin Zeit blockiert"),
          details: language(
            """
            Applies to all its occurrences. zeitblock day --json tells the uid.
            zeitblock calendar event "Family" 7f3a@example.org --blocks yes
            """,
            """
            Gilt für alle seine Wiederholungen. zeitblock day --json nennt die uid.
            zeitblock calendar event "Familie" 7f3a@example.org --blocks yes
            """),
          operands: [Operand("NAME"), Operand("UID")],
          options: [
            Option(
              "blocks", value: language("WHETHER", "OB"), choices: EventChoice.allCases.map(\.rawValue),
              language(
                "yes, no, or as its calendar says (calendar)", "ja (yes), nein (no) oder wie sein Kalender (calendar)"))
          ]),
        Subcommand(
          "remove", language("remove a subscription", "ein Abo entfernen"),
          operands: [Operand("NAME")]),
      ])
  } run: { context in
    switch context.invocation.path.last {
    case "add": try add(context)
    case "edit": try edit(context)
    case "event": try setBlocking(context)
    case "remove": try remove(context)
    default: try list(context)
    }
  }

  private static func add(_ context: CommandContext) throws {
    let given = context.operands[0]
    let address = given.contains("://") ? given : FileBytes.absolute(given)
    let added = try subscribe(to: address, context)
    if context.wantsJSON { return context.print(added.list.calendarJSON(added.address)) }
    context.remark(
      context.language(
        "Added the calendar \(context.language.quoted(added.list.name)).",
        "Kalender \(context.language.quoted(added.list.name)) hinzugefügt."))
    for remark in added.remarks { context.remark(remark.sentence(context.language, in: added.list.name)) }
  }

  private static func subscribe(to address: String, _ context: CommandContext) throws -> Subscription {
    do {
      return try context.engine().subscribe(to: address, name: context.invocation.value("name"))
    } catch SyncFailure.accountExists {
      throw Refusal.calendarThere(address)
    }
  }

  private static func remove(_ context: CommandContext) throws {
    let engine = try context.engine()
    let list = try context.list(context.operands[0])
    guard try engine.subscriptions().contains(where: { $0.list.id == list.id }) else {
      throw Refusal.unknownList(context.operands[0], known: try engine.subscriptions().map(\.list.name))
    }
    try engine.unsubscribe(from: list.id)
    context.remark(
      context.language(
        "Removed the calendar \(context.language.quoted(list.name)).",
        "Kalender \(context.language.quoted(list.name)) entfernt."))
  }

  private static func edit(_ context: CommandContext) throws {
    guard let blocking = context.invocation.value("blocks").flatMap({ EventBlocking(name: $0) }) else {
      throw UsageError.missingOperand("--blocks")
    }
    try context.perform(.setCalendarBlocking(try context.list(context.operands[0]).id, blocking))
  }

  private static func setBlocking(_ context: CommandContext) throws {
    guard let choice = context.invocation.value("blocks").flatMap({ EventChoice(rawValue: $0) }) else {
      throw UsageError.missingOperand("--blocks")
    }
    let key = EventKey(calendar: try context.list(context.operands[0]).id, uid: context.operands[1])
    try context.perform(.setEventBlocking(key, choice.blocks))
  }

  private static func list(_ context: CommandContext) throws {
    let addresses = Dictionary(try context.engine().subscriptions().map { ($0.list.id, $0.address) }) { $1 }
    let found = try context.read { reader throws(PlannerFailure) in
      (lists: try reader.lists().filter(\.contents.holdsEvents), chosen: try reader.defaultCalendar())
    }
    if context.wantsJSON {
      return context.print(
        .array(found.lists.map { $0.calendarJSON(addresses[$0.id], isChosen: $0.id == found.chosen) }))
    }
    var table = Table(columns: [.left, .left, .left, .left, .left], flexible: 0)
    for list in found.lists {
      table.add(list.name)
      table.add(addresses[list.id] ?? list.account ?? "", .dim)
      table.add(list.access.word(in: context.language))
      table.add(list.blocking.words(in: context.language))
      table.add(list.id == found.chosen ? context.language("for time blocks", "für Zeitblöcke") : "", .bold)
    }
    context.print(table.rendered(for: context.terminal))
  }
}

extension SourceList {
  fileprivate func calendarJSON(_ address: String?, isChosen: Bool = false) -> JSON {
    .object([
      .init("id", .string(id.text)), .init("name", .string(name)), .init("account", .optional(account)),
      .init("address", .optional(address)), .init("access", .string(access.name)), .init("used", .bool(isUsed)),
      .init("takesBlocks", .bool(isChosen)), .init("blocks", .string(blocking.name)),
    ])
  }
}

extension EventBlocking {
  func words(in language: Language) -> String {
    switch self {
    case .all: language("all events block", "alle Termine blockieren")
    case .timed: language("events with a time block", "Termine mit Uhrzeit blockieren")
    case .none: language("no events block", "keine Termine blockieren")
    }
  }
}
