import CommandLine
import Domain
import Server
import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension CLICommand {
  static let serve = CLICommand("serve") { name, language in
    Subcommand(
      name, language("start the web app", "die Web-App starten"),
      details: language(
        """
        Prints a sign-in link for one browser, valid for ten minutes; the browser stays signed in. Ctrl+C stops the \
        server.
        """,
        """
        Zeigt einen Anmeldelink für einen Browser, der zehn Minuten gilt; der Browser bleibt angemeldet. Strg+C \
        beendet den Server.
        """),
      options: [
        Option(
          "port", short: "p", value: "N",
          language("port, 0 for any free one (default 7420)", "Port, 0 für einen beliebigen freien (Standard 7420)")),
        Option(
          "bind", value: "ADDR",
          language(
            "address to listen on (default 127.0.0.1)",
            "Adresse, auf der der Server lauscht (Standard 127.0.0.1)")),
        Option(
          "host-name", value: "NAME", repeats: true,
          language(
            "another name for this server, https://NAME behind a proxy with HTTPS",
            "ein weiterer Name des Servers, https://NAME hinter einem Proxy mit HTTPS")),
        Option(
          "trusted-proxy", value: "ADDR", repeats: true,
          language(
            "address of a proxy whose X-Forwarded-For is trusted",
            "Adresse eines Proxys, dessen X-Forwarded-For Zeitblock vertraut")),
        Option("open", language("open the link in a browser", "den Link im Browser öffnen")),
        Option(
          "link",
          language(
            "print a new sign-in link for the running server",
            "einen neuen Anmeldelink des laufenden Servers zeigen")),
        Option(
          "new-name",
          language(
            "make a new address for that link; the old one ends, with its sign-ins (with --link)",
            "dem Link eine neue Adresse geben; die alte endet mit ihren Anmeldungen (mit --link)")),
        Option(
          "password-stdin",
          language(
            "set the password for signing in without a link; an empty one removes it",
            "Passwort zum Anmelden ohne Link setzen; ein leeres entfernt es")),
      ])
  } run: { context in
    if context.invocation.has("password-stdin") { return try setPassword(context) }
    if context.invocation.has("link") { return try printLink(context) }
    if context.invocation.has("new-name") { throw Refusal.needsOption("--new-name", option: "--link") }
    try serve(context)
  }

  /// Sets the password and ends every session; a running server notices within a minute.
  private static func setPassword(_ context: CommandContext) throws {
    let password = try context.secret()
    guard password.isEmpty || password.count >= shortestPassword else { throw Refusal.shortPassword(shortestPassword) }
    guard password.utf8.count <= Password.longest else { throw Refusal.longPassword(Password.longest) }
    let access = try context.access()
    try access.setPassword(password.isEmpty ? nil : password)
    try access.removeAll(withTokens: false)
    let language = context.language
    context.remark(
      password.isEmpty
        ? language(
          "Password removed. To sign in: zeitblock serve --link.",
          "Passwort entfernt. Anmelden: zeitblock serve --link.")
        : language(
          "Password set. All browsers must sign in again.",
          "Passwort gesetzt. Alle Browser müssen sich neu anmelden."))
  }

  private static let shortestPassword = 8

  private static func serve(_ context: CommandContext) throws {
    SharedHeap.begin()
    let configuration = try configuration(context)
    let lock = try ServerLock(in: context.directory())
    let database = try context.store(readers: configuration.workers)
    let access = try context.access()
    let sync = try SyncService(database, copySuffix: context.copySuffix)
    let server = HTTPServer(
      configuration: configuration, application: try Application(serving: database, sync: sync, access: access),
      access: access)
    signal(SIGPIPE, SIG_IGN)
    // Until the server handles signals itself, exiting at once is safe: no work has started.
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { _ in _exit(0) } }
    try server.start()
    lock.announce(port: Int(server.port), origin: server.origin)
    if HTTPServer.isExposed(configuration.address) { warnOfClearText(context) }
    try welcome(Links(server.origin, try access.ownName(), try access.makeLinkSecret()), context)
    sync.wake()
    try SearchKeeper.start(over: database)
    DailyBackup.start(over: database, language: context.language)
    let titles = TitleKeeper(database)
    try titles.start()
    FolderKeeper.start(over: database, language: context.language)
    server.wait()
    // Signals both threads before waiting for either.
    let mayEnd = titles.stop(milliseconds: 0)
    let hasSynced = sync.stop()
    let hasEnded = (mayEnd || titles.stop(milliseconds: 500)) && hasSynced
    try database.checkpoint()
    // A hanging request is left to the next sync; its thread must not outlive the objects it uses.
    if !hasEnded { _exit(0) }
    withExtendedLifetime(lock) {}
  }

  private static func configuration(_ context: CommandContext) throws -> ServerConfiguration {
    var configuration = ServerConfiguration(hostNames: context.invocation.all("host-name"))
    configuration.trustedProxies = context.invocation.all("trusted-proxy")
    if let address = context.invocation.value("bind") { configuration.address = address }
    if let text = context.invocation.value("port") {
      guard let port = UInt16(text) else { throw Refusal.unreadable(text, of: .port) }
      configuration.port = port
    }
    return configuration
  }

  private static func warnOfClearText(_ context: CommandContext) {
    Output.complain([
      "zeitblock: "
        + context.language(
          "Passwords and tasks cross this network unencrypted; put a proxy with HTTPS in front (--host-name https://NAME).",
          "Passwörter und Aufgaben gehen unverschlüsselt durch dieses Netz; stelle einen Proxy mit HTTPS davor (--host-name https://NAME)."
        )
    ])
  }

  private static func welcome(_ links: Links, _ context: CommandContext) throws {
    let language = context.language
    let origin = links.ownOrigin ?? links.origin
    context.remark(
      language(
        "Zeitblock is running at \(origin). This link works once, within ten minutes; Ctrl+C stops the server.",
        "Zeitblock läuft auf \(origin). Dieser Link gilt einmal, zehn Minuten lang; Strg+C beendet den Server."))
    links.show(in: context)
    context.flush()
    if context.invocation.has("open"), Desktop.isPresent { Desktop.open(links.best, in: try context.directory()) }
  }

  private static func printLink(_ context: CommandContext) throws {
    guard let holder = ServerLock.holder(in: try context.directory()), holder.port > 0 else { throw Refusal.noServer }
    let access = try context.access()
    let origin = holder.origin ?? "http://127.0.0.1:\(holder.port)"
    if context.invocation.has("new-name") { try access.renewOwnName() }
    let name = try access.ownName()
    Links(origin, name, try access.makeLinkSecret(isByPerson: true)).show(in: context)
    if context.invocation.has("open"), Desktop.isPresent {
      Desktop.open(Links(origin, name, try access.makeLinkSecret(isByPerson: true)).best, in: try context.directory())
    }
  }
}

/// The sign-in link under the program's own host name, which only browsers on this machine resolve, and under the
/// numeric address, which works everywhere.
private struct Links {
  let origin: String
  let ownOrigin: String?
  private let secret: String

  /// - Parameter name: the server's host name in browsers on this machine.
  init(_ origin: String, _ name: String, _ secret: String) {
    self.origin = origin
    self.secret = secret
    ownOrigin = HTTPServer.ownOrigin(for: origin, name: name)
  }

  /// The link to open in a browser.
  var best: String { AccessControl.link(to: ownOrigin ?? origin, with: secret) }

  func show(in context: CommandContext) {
    let plain = AccessControl.link(to: origin, with: secret)
    if context.wantsJSON {
      return context.print(
        .object([
          .init("origin", .string(origin)), .init("link", .string(plain)),
          .init("browserOrigin", .string(ownOrigin ?? origin)), .init("browserLink", .string(best)),
        ]))
    }
    if ownOrigin != nil {
      context.remark("Chrome, Edge, Firefox: " + best)
      context.remark(context.language("Safari and scripts:", "Safari und Skripte:"))
    }
    context.printLine(plain, .bold)
  }
}
