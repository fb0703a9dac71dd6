import CommandLine
import Domain
import Server
import Storage

extension CLICommand {
  static let token = CLICommand("token") { name, language in
    Subcommand(
      name,
      language("access for programs to the API at /api/v1", "Zugang für Programme zur API unter /api/v1"),
      subcommands: [
        Subcommand(
          "add", language("create a token and show it once", "ein Token erstellen und einmal zeigen"),
          operands: [Operand("NAME")],
          options: [Option("read-only", language("allow reading only", "nur Lesen erlauben"))]),
        Subcommand(
          "list",
          language(
            "show all tokens without their secrets",
            "alle Tokens ohne ihr Geheimnis zeigen")),
        Subcommand(
          "revoke", language("revoke a token", "ein Token widerrufen"),
          operands: [Operand(language("NAME_OR_ID", "NAME_ODER_KENNUNG"))]),
      ])
  } run: { context in
    let access = try context.access()
    switch context.invocation.path.last {
    case "add": try add(access, context)
    case "revoke": try revoke(access, context)
    default: try list(access, context)
    }
  }

  private static func add(_ access: AccessControl, _ context: CommandContext) throws {
    let name = OneLine.folded(context.operands[0])
    guard !OneLine.isBlank(name), name.count <= AccessControl.longestTokenName else {
      throw Refusal.unreadable(context.operands[0], of: .tokenName)
    }
    let made = try access.makeToken(named: name, mayWrite: !context.invocation.has("read-only"))
    if context.wantsJSON {
      guard case .object(let members) = made.token.json else { return }
      return context.print(.object(members + [.init("token", .string(made.text))]))
    }
    context.remark(
      context.language(
        "The token for \(context.language.quoted(name)). It’s shown only once; Zeitblock stores only a hash.",
        """
        Das Token für \(context.language.quoted(name)). Es wird nur einmal gezeigt; Zeitblock speichert nur einen \
        Hash.
        """))
    context.printLine(made.text, .bold)
  }

  private static func revoke(_ access: AccessControl, _ context: CommandContext) throws {
    let wanted = context.operands[0]
    let found = try access.tokens().filter { $0.id == wanted || $0.name == wanted }
    guard let token = found.first else { throw Refusal.noSuchToken(wanted) }
    guard found.count == 1 else { throw Refusal.ambiguousToken(wanted, ids: found.map(\.id)) }
    _ = try access.revokeToken(token.id)
    if context.wantsJSON { return context.print(token.json) }
    context.remark(
      context.language(
        "Revoked \(context.language.quoted(token.name)).", "\(context.language.quoted(token.name)) widerrufen."))
  }

  private static func list(_ access: AccessControl, _ context: CommandContext) throws {
    let tokens = try access.tokens()
    if context.wantsJSON { return context.print(.array(tokens.map(\.json))) }
    var table = Table(columns: [.left, .left, .left, .left], flexible: 0)
    for token in tokens {
      table.add(token.name)
      table.add(
        token.mayWrite
          ? context.language("read and write", "lesen und schreiben") : context.language("read-only", "nur lesen"))
      table.add(
        token.usedAt.map { context.language("last used ", "zuletzt verwendet ") + Instant(seconds: $0).iso }
          ?? context.language("not used yet", "noch nicht verwendet"), .dim)
      table.add(token.id, .dim)
    }
    context.print(table.rendered(for: context.terminal))
  }
}

extension AccessToken {
  fileprivate var json: JSON {
    .object([
      .init("id", .string(id)), .init("name", .string(name)), .init("scope", .string(mayWrite ? "write" : "read")),
      .init("createdAt", .string(Instant(seconds: createdAt).iso)),
      .init("usedAt", .optional(usedAt.map { Instant(seconds: $0).iso })),
    ])
  }
}
