import CommandLine
import Domain
import Server
import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Verb {
  static let serve = Verb("serve") { name, language in
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
          language("another name for this server", "ein weiterer Name des Servers")),
        Option("open", language("open the link in a browser", "den Link im Browser öffnen")),
        Option(
          "link",
          language(
            "print a new sign-in link for the running server",
            "einen neuen Anmeldelink des laufenden Servers zeigen")),
        Option(
          "password-stdin",
          language(
            "set the password for signing in without a link; an empty one removes it",
            "Passwort zum Anmelden ohne Link setzen; ein leeres entfernt es")),
      ])
  } run: { world in
    if world.invocation.has("password-stdin") { return try setPassword(world) }
    if world.invocation.has("link") { try printLink(world) } else { try serve(world) }
  }

  /// Ends every session too; a server that runs notices within a minute.
  private static func setPassword(_ world: World) throws {
    let password = try world.secret()
    guard password.isEmpty || password.count >= shortestPassword else { throw Refusal.shortPassword(shortestPassword) }
    guard password.utf8.count <= Password.longest else { throw Refusal.longPassword(Password.longest) }
    let database = try world.store()
    let access = AccessControl(store: DatabaseAccess(database: database), now: DatabaseAccess.now)
    try access.setPassword(password.isEmpty ? nil : password)
    try database.removeAllAccess()
    let language = world.language
    world.remark(
      password.isEmpty
        ? language(
          "Password removed. To sign in: zeitblock serve --link.",
          "Passwort entfernt. Anmelden: zeitblock serve --link.")
        : language(
          "Password set. All browsers must sign in again.",
          "Passwort gesetzt. Alle Browser müssen sich neu anmelden."))
  }

  private static let shortestPassword = 8

  private static func serve(_ world: World) throws {
    SharedHeap.begin()
    let configuration = try configuration(world)
    let lock = try ServerLock(in: world.directory())
    let database = try world.store(readers: configuration.workers)
    let access = AccessControl(store: DatabaseAccess(database: database), now: DatabaseAccess.now)
    let sync = try SyncService(database, copySuffix: world.copySuffix)
    let server = HTTPServer(
      configuration: configuration, application: try Application(serving: database, sync: sync, access: access),
      access: access)
    signal(SIGPIPE, SIG_IGN)
    // Until the server itself listens to signals, ending at once is ending well: nothing runs that must finish.
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { _ in _exit(0) } }
    try server.start()
    lock.announce(port: Int(server.port), origin: server.origin)
    try welcome(try access.makeLink(origin: server.origin), server.origin, world)
    sync.wake()
    try SearchKeeper.start(over: database)
    DailyBackup.start(over: database, language: world.language)
    let titles = TitleKeeper(database)
    try titles.start()
    FolderKeeper.start(over: database, language: world.language)
    server.wait()
    // Both are told before either is waited for.
    let mayEnd = titles.stop(milliseconds: 0)
    let hasSynced = sync.stop()
    let hasEnded = (mayEnd || titles.stop(milliseconds: 500)) && hasSynced
    try database.checkpoint()
    // A request that hangs is left to the next sync; its thread must not outlive what it uses.
    if !hasEnded { _exit(0) }
    withExtendedLifetime(lock) {}
  }

  private static func configuration(_ world: World) throws -> ServerConfiguration {
    var configuration = ServerConfiguration(hostNames: world.invocation.all("host-name"))
    if let address = world.invocation.value("bind") { configuration.address = address }
    if let text = world.invocation.value("port") {
      guard let port = UInt16(text) else { throw Refusal.unreadable(text, of: .port) }
      configuration.port = port
    }
    return configuration
  }

  private static func welcome(_ link: String, _ origin: String, _ world: World) throws {
    let language = world.language
    world.remark(
      language(
        "Zeitblock is running at \(origin). This link works once, within ten minutes; Ctrl+C stops the server.",
        "Zeitblock läuft auf \(origin). Dieser Link gilt einmal, zehn Minuten lang; Strg+C beendet den Server."))
    printLink(link, origin, world)
    world.flush()
    if world.invocation.has("open"), Desktop.isPresent { Desktop.open(link, in: try world.directory()) }
  }

  private static func printLink(_ world: World) throws {
    guard let holder = ServerLock.holder(in: try world.directory()), holder.port > 0 else { throw Refusal.noServer }
    let access = AccessControl(store: DatabaseAccess(database: try world.store()), now: DatabaseAccess.now)
    let origin = holder.origin ?? "http://127.0.0.1:\(holder.port)"
    printLink(try access.makeLink(origin: origin), origin, world)
    if world.invocation.has("open"), Desktop.isPresent {
      Desktop.open(try access.makeLink(origin: origin), in: try world.directory())
    }
  }

  private static func printLink(_ link: String, _ origin: String, _ world: World) {
    if world.wantsJSON {
      world.print(.object([.init("origin", .string(origin)), .init("link", .string(link))]))
    } else {
      world.printLine(link, .bold)
    }
  }
}
