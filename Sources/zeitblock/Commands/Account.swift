import CommandLine
import Domain
import Sync

extension CLICommand {
  static let account = CLICommand("account") { name, language in
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
  } run: { context in
    switch context.invocation.path.last {
    case "add": try add(context)
    case "show": try show(try account(context), context)
    case "password": try changePassword(context)
    case "pause": try pause(true, context)
    case "resume": try pause(false, context)
    case "test": try test(context)
    case "remove": try remove(context)
    default: try list(context)
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

extension CLICommand {
  private static func add(_ context: CommandContext) throws {
    let invocation = context.invocation
    guard context.operands[0].lowercased() == "caldav" else {
      throw UsageError.notAChoice(option: "KIND", value: context.operands[0], choices: ["caldav"])
    }
    let address = context.operands[1]
    guard let user = invocation.value("user") ?? mailAddress(address) else {
      throw UsageError.missingOperand("--user NAME")
    }
    var new = NewAccount(
      address: address, user: user, secret: try secret(context),
      certificateFile: invocation.value("ca").map { FileBytes.absolute($0) },
      trustedHosts: invocation.all("trust-host"))
    new.allowsPlainHTTP = invocation.has("plain-http")
    let added = try context.engine().addAccount(new)
    if context.wantsJSON { return context.print(try account(added.id, context).json) }
    let names = added.lists.map { context.language.quoted($0.name) }.joined(separator: ", ")
    context.remark(
      context.language(
        "Added \(printable(added.id)) with \(names); zeitblock sync reads the tasks.",
        "\(printable(added.id)) mit \(names) hinzugefügt; zeitblock sync liest die Aufgaben."))
  }

  /// Returns an e-mail address as the user name, as most providers accept it; nil for any other text.
  private static func mailAddress(_ text: String) -> String? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let isAddress = parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty && !text.contains("/")
    return isAddress ? text : nil
  }

  private static func secret(_ context: CommandContext) throws -> AccountSecret {
    let command = context.invocation.value("password-command")
    if command != nil, context.invocation.has("password-stdin") {
      throw Refusal.oneOf(["--password-stdin", "--password-command"])
    }
    if let command {
      if command.allSatisfy(\.isWhitespace) { throw Refusal.noPassword }
      return .command(command)
    }
    guard context.invocation.has("password-stdin") else { throw Refusal.noPassword }
    let line = try context.secret()
    if line.isEmpty { throw Refusal.noPassword }
    return .password(line)
  }

  private static func changePassword(_ context: CommandContext) throws {
    let account = try account(context)
    try context.engine().changeSecret(try secret(context), of: account.id)
    context.remark(
      context.language("New password checked and saved.", "Neues Passwort geprüft und gespeichert."))
  }

  private static func pause(_ isPaused: Bool, _ context: CommandContext) throws {
    let account = try account(context)
    try context.engine().pause(account.id, isPaused)
    context.remark(
      isPaused
        ? context.language(
          "Paused \(printable(account.id)); changes wait in Zeitblock until zeitblock account resume.",
          "\(printable(account.id)) pausiert; Änderungen warten in Zeitblock bis zeitblock account resume.")
        : context.language("Resumed \(printable(account.id)).", "\(printable(account.id)) fortgesetzt."))
  }

  private static func remove(_ context: CommandContext) throws {
    let keeps = context.invocation.has("keep-tasks")
    guard keeps != context.invocation.has("delete-tasks") else {
      throw Refusal.oneOf(["--keep-tasks", "--delete-tasks"])
    }
    let account = try account(context)
    let lock = try context.syncLock()
    let removed = try context.engine().removeAccount(account.id, keepingTasks: keeps)
    withExtendedLifetime(lock) {}
    if context.wantsJSON {
      return context.print(
        .object([
          .init("id", .string(account.id)), .init("keptLists", .int(Int64(removed.keptLists))),
          .init("unsent", .int(Int64(removed.unsent))),
        ]))
    }
    context.remark(context.language("Removed.", "Entfernt.") + unsentRemark(removed.unsent, context.language))
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

extension CLICommand {
  /// Returns the account with the given id or unambiguous id prefix.
  private static func account(_ context: CommandContext) throws -> AccountSummary {
    try account(context.operands[0], context)
  }

  private static func account(_ name: String, _ context: CommandContext) throws -> AccountSummary {
    let accounts = try context.engine().accounts()
    if let exact = accounts.first(where: { $0.id == name }) { return exact }
    let found = accounts.filter { !name.isEmpty && $0.id.hasPrefix(name) }
    guard found.count == 1 else { throw SyncFailure.unknownAccount(name) }
    return found[0]
  }

  private static func list(_ context: CommandContext) throws {
    let accounts = try context.engine().accounts()
    if context.wantsJSON { return context.print(.array(accounts.map(\.json))) }
    var table = Table(columns: [.left, .left, .left, .left], flexible: 3)
    for account in accounts {
      table.add(account.id)
      table.add(account.address, .dim)
      table.add(account.state(in: context.language))
      table.add(account.lists.map(\.name).joined(separator: ", "))
    }
    context.print(table.rendered(for: context.terminal))
  }

  private static func show(_ account: AccountSummary, _ context: CommandContext) throws {
    if context.wantsJSON { return context.print(account.json) }
    let language = context.language
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
    context.print(table.rendered(for: context.terminal))
    context.printLine()
    context.print(account.lists.table(unsent: account.unsent, in: language).rendered(for: context.terminal))
  }

  private static func test(_ context: CommandContext) throws {
    let account = try account(context)
    let found = try context.engine().test(account.id)
    if context.wantsJSON {
      return context.print(
        .object([
          .init("id", .string(account.id)), .init("displayName", .optional(found.displayName)),
          .init("collections", .array(found.lists.map { $0.json(unsent: nil) })),
          .init("otherHosts", .array(found.otherHosts.map { .string($0) })),
        ]))
    }
    context.remark(
      context.language(
        "\(printable(account.id)) responds and accepts the password.",
        "\(printable(account.id)) antwortet und nimmt das Passwort an."))
    context.print(found.lists.table(unsent: nil, in: context.language).rendered(for: context.terminal))
  }
}
