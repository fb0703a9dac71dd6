import CommandLine
import Domain
import Sync

extension Verb {
  static let account = Verb("account") { name, language in
    Subcommand(
      name,
      language("connect servers with tasks and calendars", "Server mit Aufgaben und Kalendern verbinden"),
      subcommands: [
        add(language),
        Subcommand("list", language("show all accounts", "alle Konten zeigen")),
        one("show", language("show an account with its lists", "ein Konto mit seinen Listen zeigen"), language),
        one(
          "password", language("change the password", "das Passwort ändern"), options: secretOptions(language),
          language),
        one("pause", language("pause syncing an account", "ein Konto pausieren"), language),
        one("resume", language("resume a paused account", "ein pausiertes Konto fortsetzen"), language),
        one("test", language("test the connection, change nothing", "Verbindung prüfen, nichts ändern"), language),
        remove(language),
      ])
  } run: { world in
    switch world.invocation.path.last {
    case "add": try add(world)
    case "show": try show(try account(world), world)
    case "password": try changePassword(world)
    case "pause": try pause(true, world)
    case "resume": try pause(false, world)
    case "test": try test(world)
    case "remove": try remove(world)
    default: try list(world)
    }
  }

  private static func one(
    _ name: String, _ summary: String, options: [Option] = [], _ language: Language
  ) -> Subcommand {
    Subcommand(name, summary, operands: [Operand(language("ACCOUNT", "KONTO"))], options: options)
  }

  private static func secretOptions(_ language: Language) -> [Option] {
    [
      Option(
        "password-stdin", language("read the password from standard input", "Passwort von der Standardeingabe lesen")),
      Option(
        "password-command", value: language("COMMAND", "BEFEHL"),
        language(
          "run this command for the password each time; no password is stored",
          "diesen Befehl jedes Mal für das Passwort ausführen; kein Passwort wird gespeichert")),
    ]
  }

  private static func add(_ language: Language) -> Subcommand {
    Subcommand(
      "add", language("add an account and find its lists", "ein Konto hinzufügen und seine Listen finden"),
      details: """
          printf %s "$PASSWORD" | zeitblock account add caldav https://dav.example.org --user anna --password-stdin
          zeitblock account add caldav anna@example.org --password-command "pass show dav"
        """,
      operands: [Operand(language("TYPE", "ART"), completing: .words(["caldav"])), Operand("URL")],
      options: [
        Option(
          "user", short: "u", value: "NAME",
          language("user name (default: the email address)", "Benutzername (Standard: die E-Mail-Adresse)"))
      ] + secretOptions(language) + [
        Option(
          "ca", value: language("FILE", "DATEI"), takesFile: true,
          language(
            "certificates to trust instead of the system’s",
            "Zertifikate, denen statt denen des Systems vertraut wird")
        ),
        Option(
          "trust-host", value: "HOST", repeats: true,
          language("send the password to this server too", "Passwort auch an diesen Server senden")),
        Option(
          "plain-http",
          language(
            "send the password unencrypted to an http:// address",
            "das Passwort unverschlüsselt an eine Adresse mit http:// senden")),
      ])
  }

  private static func remove(_ language: Language) -> Subcommand {
    one(
      "remove",
      language("remove an account; its server keeps everything", "ein Konto entfernen; der Server behält alles"),
      options: [
        Option("keep-tasks", language("keep its lists in Zeitblock", "seine Listen in Zeitblock behalten")),
        Option(
          "delete-tasks",
          language(
            "delete its lists in Zeitblock, including unsent changes",
            "seine Listen in Zeitblock löschen, samt nicht gesendeten Änderungen")),
      ], language)
  }
}

// MARK: - Adding and changing

extension Verb {
  private static func add(_ world: World) throws {
    let invocation = world.invocation
    guard world.operands[0].lowercased() == "caldav" else {
      throw UsageError.notAChoice(option: "KIND", value: world.operands[0], choices: ["caldav"])
    }
    let address = world.operands[1]
    guard let user = invocation.value("user") ?? mailAddress(address) else {
      throw UsageError.missingOperand("--user NAME")
    }
    var new = NewAccount(
      address: address, user: user, secret: try secret(world),
      certificateFile: invocation.value("ca").map { FileBytes.absolute($0) },
      trustedHosts: invocation.all("trust-host"))
    new.allowsPlainHTTP = invocation.has("plain-http")
    let added = try world.engine().addAccount(new)
    if world.wantsJSON { return world.print(try account(added.id, world).json) }
    let names = added.lists.map { world.language.quoted($0.name) }.joined(separator: ", ")
    world.remark(
      world.language(
        "Added \(printable(added.id)) with \(names); zeitblock sync reads the tasks.",
        "\(printable(added.id)) mit \(names) hinzugefügt; zeitblock sync liest die Aufgaben."))
  }

  /// Returns an e-mail address as the user name, as most providers accept it; nil for any other text.
  private static func mailAddress(_ text: String) -> String? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let isAddress = parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty && !text.contains("/")
    return isAddress ? text : nil
  }

  private static func secret(_ world: World) throws -> AccountSecret {
    let command = world.invocation.value("password-command")
    if command != nil, world.invocation.has("password-stdin") {
      throw Refusal.oneOf(["--password-stdin", "--password-command"])
    }
    if let command {
      if command.allSatisfy(\.isWhitespace) { throw Refusal.noPassword }
      return .command(command)
    }
    guard world.invocation.has("password-stdin") else { throw Refusal.noPassword }
    let line = try world.secret()
    if line.isEmpty { throw Refusal.noPassword }
    return .password(line)
  }

  private static func changePassword(_ world: World) throws {
    let account = try account(world)
    try world.engine().changeSecret(try secret(world), of: account.id)
    world.remark(
      world.language("New password checked and saved.", "Neues Passwort geprüft und gespeichert."))
  }

  private static func pause(_ isPaused: Bool, _ world: World) throws {
    let account = try account(world)
    try world.engine().pause(account.id, isPaused)
    world.remark(
      isPaused
        ? world.language(
          "Paused \(printable(account.id)); changes wait in Zeitblock until zeitblock account resume.",
          "\(printable(account.id)) pausiert; Änderungen warten in Zeitblock bis zeitblock account resume.")
        : world.language("Resumed \(printable(account.id)).", "\(printable(account.id)) fortgesetzt."))
  }

  private static func remove(_ world: World) throws {
    let keeps = world.invocation.has("keep-tasks")
    guard keeps != world.invocation.has("delete-tasks") else {
      throw Refusal.oneOf(["--keep-tasks", "--delete-tasks"])
    }
    let account = try account(world)
    let lock = try world.syncLock()
    let removed = try world.engine().removeAccount(account.id, keepingTasks: keeps)
    withExtendedLifetime(lock) {}
    if world.wantsJSON {
      return world.print(
        .object([
          .init("id", .string(account.id)), .init("keptLists", .int(Int64(removed.keptLists))),
          .init("unsent", .int(Int64(removed.unsent))),
        ]))
    }
    world.remark(world.language("Removed.", "Entfernt.") + unsentRemark(removed.unsent, world.language))
  }

  private static func unsentRemark(_ count: Int, _ language: Language) -> String {
    switch count {
    case 0: ""
    case 1: language(" One change was not sent.", " Eine Änderung wurde nicht gesendet.")
    default: language(" \(count) changes were not sent.", " \(count) Änderungen wurden nicht gesendet.")
    }
  }
}

// MARK: - Looking

extension Verb {
  /// Returns the account with the given id or unambiguous id prefix.
  private static func account(_ world: World) throws -> AccountSummary {
    try account(world.operands[0], world)
  }

  private static func account(_ name: String, _ world: World) throws -> AccountSummary {
    let accounts = try world.engine().accounts()
    if let exact = accounts.first(where: { $0.id == name }) { return exact }
    let found = accounts.filter { !name.isEmpty && $0.id.hasPrefix(name) }
    guard found.count == 1 else { throw SyncFailure.unknownAccount(name) }
    return found[0]
  }

  private static func list(_ world: World) throws {
    let accounts = try world.engine().accounts()
    if world.wantsJSON { return world.print(.array(accounts.map(\.json))) }
    var table = Table(columns: [.left, .left, .left, .left], flexible: 3)
    for account in accounts {
      table.add(account.id)
      table.add(account.address, .dim)
      table.add(account.state(in: world.language))
      table.add(account.lists.map(\.name).joined(separator: ", "))
    }
    world.print(table.rendered(for: world.terminal))
  }

  private static func show(_ account: AccountSummary, _ world: World) throws {
    if world.wantsJSON { return world.print(account.json) }
    let language = world.language
    var table = Table(columns: [.left, .left], flexible: 1)
    func line(_ name: String, _ value: String) {
      table.add(name, .dim)
      table.add(value)
    }
    line(language("account", "Konto"), account.id)
    line(language("address", "Adresse"), account.address)
    line(language("user", "Benutzer"), account.user)
    line(
      language("password", "Passwort"),
      account.asksForPassword
        ? language("from a command", "von einem Befehl")
        : language("stored where Zeitblock runs", "gespeichert, wo Zeitblock läuft"))
    if account.isExposed {
      line(language("connection", "Verbindung"), language("not encrypted (http)", "unverschlüsselt (http)"))
    }
    if let file = account.certificateFile { line(language("certificates", "Zertifikate"), file) }
    line(language("status", "Status"), account.state(in: language))
    line(language("not sent yet", "noch nicht gesendet"), String(account.unsentCount))
    world.print(table.rendered(for: world.terminal))
    world.printLine()
    world.print(account.lists.table(unsent: account.unsent, in: language).rendered(for: world.terminal))
  }

  private static func test(_ world: World) throws {
    let account = try account(world)
    let found = try world.engine().test(account.id)
    if world.wantsJSON {
      return world.print(
        .object([
          .init("id", .string(account.id)), .init("displayName", .optional(found.displayName)),
          .init("collections", .array(found.lists.map { $0.json(unsent: nil) })),
          .init("otherHosts", .array(found.otherHosts.map { .string($0) })),
        ]))
    }
    world.remark(
      world.language(
        "\(printable(account.id)) responds and accepts the password.",
        "\(printable(account.id)) antwortet und nimmt das Passwort an."))
    world.print(found.lists.table(unsent: nil, in: world.language).rendered(for: world.terminal))
  }
}
