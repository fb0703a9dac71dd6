import CommandLine
import Domain
import Server
import Web

extension CLICommand {
  static let session = CLICommand("session") { name, language in
    Subcommand(
      name, language("signed-in browsers, and the log of access", "angemeldete Browser und das Protokoll der Zugriffe"),
      subcommands: [
        Subcommand("list", language("show the signed-in browsers", "die angemeldeten Browser zeigen")),
        Subcommand(
          "remove", language("sign a browser out", "einen Browser abmelden"),
          operands: [Operand(language("ID", "KENNUNG"), .optional)],
          options: [
            Option("all", language("all of them", "alle")),
            Option(
              "with-tokens", language("revoke all tokens too, with --all", "mit --all auch alle Tokens widerrufen")),
          ]),
        Subcommand(
          "log",
          language(
            "show sign-ins, tokens, refusals and settings, newest first",
            "Anmeldungen, Tokens, Ablehnungen und Einstellungen zeigen, neueste zuerst"),
          options: [
            Option(
              "limit", value: "N", language("how many, 1 to 1000 (default 100)", "wie viele, 1 bis 1000 (sonst 100)"))
          ]),
      ])
  } run: { context in
    let access = try context.access()
    switch context.invocation.path.last {
    case "remove": try remove(access, context)
    case "log": try log(access, context)
    default: try list(access, context)
    }
  }

  private static func list(_ access: AccessControl, _ context: CommandContext) throws {
    let sessions = try access.sessions()
    if context.wantsJSON { return context.print(.array(sessions.map(\.json))) }
    let language = context.language
    var table = Table(columns: [.left, .left, .left, .left], flexible: 0)
    for session in sessions {
      table.add(session.browser.isEmpty ? language("unknown browser", "unbekannter Browser") : session.browser)
      table.add(language("last used ", "zuletzt ") + context.local(Instant(seconds: session.usedAt)))
      table.add(language("signed in ", "angemeldet ") + context.local(Instant(seconds: session.openedAt)), .dim)
      table.add(session.id, .dim)
    }
    context.print(table.rendered(for: context.terminal))
    if sessions.isEmpty { context.remark(language("No browser is signed in.", "Kein Browser ist angemeldet.")) }
  }

  private static func remove(_ access: AccessControl, _ context: CommandContext) throws {
    let language = context.language
    if context.invocation.has("all") {
      if let id = context.operands.first { throw UsageError.unexpectedOperand(id) }
      try access.removeAll(withTokens: context.invocation.has("with-tokens"))
      return context.remark(language("All browsers are signed out.", "Alle Browser sind abgemeldet."))
    }
    guard let wanted = context.operands.first else { throw UsageError.missingOperand(language("ID", "KENNUNG")) }
    let found = try access.sessions().filter { !wanted.isEmpty && $0.id.hasPrefix(wanted) }
    guard found.count == 1 else { throw Refusal.noSuchSession(wanted) }
    _ = try access.removeSession(found[0].id)
    if context.wantsJSON { return context.print(found[0].json) }
    context.remark(language("Signed out.", "Abgemeldet."))
  }

  private static func log(_ access: AccessControl, _ context: CommandContext) throws {
    let text = context.invocation.value("limit") ?? "100"
    guard let limit = Int(text), (1...1_000).contains(limit) else { throw Refusal.notANumber(text) }
    let events = try access.events(limit: limit)
    if context.wantsJSON { return context.print(.array(events.map(\.json))) }
    var table = Table(columns: [.left, .left], flexible: 1)
    let words = Words(context.language)
    for event in events {
      table.add(context.local(Instant(seconds: event.at)), .dim)
      table.add(words.sentence(AccessEventView(event)))
    }
    context.print(table.rendered(for: context.terminal))
  }
}

extension CommandContext {
  func access() throws -> AccessControl {
    AccessControl(store: DatabaseAccess(database: try store()), now: DatabaseAccess.now)
  }
}

extension AccessSession {
  fileprivate var json: JSON {
    .object([
      .init("id", .string(id)), .init("browser", .string(browser)),
      .init("openedAt", .string(Instant(seconds: openedAt).iso)),
      .init("usedAt", .string(Instant(seconds: usedAt).iso)),
    ])
  }
}

extension AccessEvent {
  fileprivate var json: JSON {
    .object([
      .init("at", .string(Instant(seconds: at).iso)), .init("kind", .string(kind.rawValue)),
      .init("subject", .string(subject)), .init("peer", .string(peer)),
    ])
  }
}
