import CommandLine
import Domain
import Sync

extension Verb {
  static let account = Verb("account") { name, language in
    Subcommand(
      name, language("connect servers with reminders", "Server mit Erinnerungen verbinden"),
      subcommands: [add(language), list(language), remove(language)])
  } run: { world in
    switch world.invocation.path.last {
    case "add": try add(world)
    case "remove": try remove(world)
    default: try list(world)
    }
  }

  private static func add(_ language: Language) -> Subcommand {
    Subcommand(
      "add", language("add an account and find its lists", "ein Konto hinzufügen und seine Listen finden"),
      details:
        "  printf %s \"$PASSWORD\" | zeitblock account add caldav https://dav.example.org --user anna --password-stdin",
      operands: [Operand(language("KIND", "ART"), completing: .words(["caldav"])), Operand("URL")],
      options: [
        Option("user", short: "u", value: "NAME", language("user name", "Benutzername")),
        Option(
          "password-stdin", language("read the password from standard input", "Passwort von der Standardeingabe lesen")),
        Option(
          "ca", value: language("FILE", "DATEI"), takesFile: true,
          language(
            "certificates to trust instead of the system's", "Zertifikate, denen statt denen des Systems vertraut wird")
        ),
        Option(
          "trust-host", value: "HOST", repeats: true,
          language("another host that may see the password", "ein weiterer Rechner, der das Passwort sehen darf")),
      ])
  }

  private static func list(_ language: Language) -> Subcommand {
    Subcommand("list", language("show the accounts", "die Konten zeigen"))
  }

  private static func remove(_ language: Language) -> Subcommand {
    Subcommand(
      "remove",
      language("forget an account; its server keeps everything", "ein Konto vergessen; sein Server behält alles"),
      operands: [Operand(language("ACCOUNT", "KONTO"))],
      options: [
        Option("keep-tasks", language("its lists stay here as local ones", "seine Listen bleiben hier als lokale")),
        Option(
          "delete-tasks",
          language("its lists go, with changes not sent yet", "seine Listen gehen, samt nicht gesendeten Änderungen")),
      ])
  }

  private static func add(_ world: World) throws {
    let invocation = world.invocation
    guard world.operands[0].lowercased() == "caldav" else {
      throw UsageError.notAChoice(option: "KIND", value: world.operands[0], choices: ["caldav"])
    }
    guard let user = invocation.value("user") else { throw UsageError.missingOperand("--user NAME") }
    let new = NewAccount(
      address: world.operands[1], user: user, password: try password(world), certificateFile: invocation.value("ca"),
      trustedHosts: invocation.all("trust-host"))
    let added = try world.engine().addAccount(new)
    if world.wantsJSON { return world.print(json(added.id, new.address, user, added.lists)) }
    let names = added.lists.map { world.language.quoted($0.name) }.joined(separator: ", ")
    world.remark(
      world.language(
        "Added \(printable(added.id)) with \(names); zeitblock sync reads the tasks.",
        "\(printable(added.id)) mit \(names) hinzugefügt; zeitblock sync liest die Aufgaben."))
  }

  /// The first line of standard input.
  private static func password(_ world: World) throws -> String {
    guard world.invocation.has("password-stdin") else { throw Refusal.noPassword }
    let line = try world.secret()
    if line.isEmpty { throw Refusal.noPassword }
    return line
  }

  private static func list(_ world: World) throws {
    let accounts = try world.engine().accounts()
    if world.wantsJSON { return world.print(.array(accounts.map { json($0.id, $0.address, $0.user, $0.lists) })) }
    var table = Table(columns: [.left, .left, .left], flexible: 2)
    for account in accounts {
      table.add(account.id)
      table.add(account.address, .dim)
      table.add(account.lists.map(\.name).joined(separator: ", "))
    }
    world.print(table.rendered(for: world.terminal))
  }

  private static func json(_ id: String, _ address: String, _ user: String, _ lists: [SourceList]) -> JSON {
    .object([
      .init("id", .string(id)), .init("address", .string(address)), .init("user", .string(user)),
      .init("lists", .array(lists.map { .string($0.name) })),
    ])
  }

  private static func remove(_ world: World) throws {
    let keeps = world.invocation.has("keep-tasks")
    guard keeps != world.invocation.has("delete-tasks") else {
      throw Refusal.oneOf(["--keep-tasks", "--delete-tasks"])
    }
    try world.engine().removeAccount(world.operands[0], keepingTasks: keeps)
    world.remark(world.language("Removed.", "Entfernt."))
  }
}
