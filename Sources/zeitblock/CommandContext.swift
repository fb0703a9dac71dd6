import CommandLine
import Domain
import Storage

/// The context of a running command: its arguments, the database and the terminal. Must only be used by the thread
/// that created it.
final class CommandContext {
  let invocation: Invocation
  let program: Subcommand
  /// The language of the environment until the database is open, then the configured one, if any.
  private(set) var language: Language
  private var output: Output
  private var opened: PlannerDatabase?

  init(_ invocation: Invocation, program: Subcommand, language: Language) {
    self.invocation = invocation
    self.program = program
    self.language = language
    let colouring = invocation.value("color").flatMap { Terminal.Colouring(rawValue: $0) } ?? .auto
    output = Output(terminal: .of(colouring: colouring))
  }

  var operands: [String] { invocation.operands }
  var wantsJSON: Bool { invocation.has("json") }
  var terminal: Terminal { output.terminal }

  // MARK: Output

  func print(_ text: String) { output.write(text) }
  func print(_ bytes: [UInt8]) { output.write(bytes) }
  func print(foreign bytes: [UInt8]) { output.write(foreign: bytes) }
  func printLine(_ text: String = "", _ style: Style? = nil) { output.writeLine(text, style) }

  func print(_ json: JSON) {
    var bytes: [UInt8] = []
    json.print(into: &bytes)
    bytes.append(0x0A)
    output.write(bytes)
  }

  /// Makes the daily backup if data was changed and today's is missing.
  func catchUpBackup() {
    if let opened { DailyBackup.catchUp(over: opened, language: language) }
  }

  /// Prints an additional remark, unless quiet or JSON output is requested.
  func remark(_ text: String) {
    if !invocation.has("quiet"), !wantsJSON { output.writeLine(text) }
  }

  func flush() { output.flush() }

  func finish() -> ExitCode {
    output.flush()
    guard let code = output.failure else { return .done }
    return Failure(Refusal.outputFailed(code)).report(in: language)
  }

  // MARK: Data

  func directory() throws(Refusal) -> DataDirectory {
    if let path = invocation.value("data") {
      if path.isEmpty { throw .noDataDirectory }
      if Self.looksLikeAddress(path) { throw .addressForData(path) }
      return DataDirectory(path: path)
    }
    // A relative XDG_DATA_HOME must be ignored (XDG Base Directory Specification).
    if let base = environment("XDG_DATA_HOME"), base.hasPrefix("/") { return DataDirectory(path: base + "/zeitblock") }
    guard let home = environment("HOME") else { throw .noDataDirectory }
    return DataDirectory(path: home + "/.local/share/zeitblock")
  }

  /// Returns true if a text starts with a scheme (RFC 3986 §3.1), as in `postgres://host/name` or `sqlite:tasks`, or
  /// with a user and host in scp notation, as in `me@host:/data`. A directory with such a name can be written
  /// `./sqlite:tasks`.
  private static func looksLikeAddress(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon != text.startIndex else { return false }
    let scheme = text[..<colon]
    let isScheme = scheme.utf8.enumerated().allSatisfy { index, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): index > 0
      default: false
      }
    }
    return isScheme || scheme.contains("@") && !scheme.contains("/")
  }

  /// Returns the database, opened on first use.
  /// - Parameter readers: the number of concurrent reader threads; 0 if only this thread reads.
  func store(readers: Int = 0) throws -> PlannerDatabase {
    if let opened { return opened }
    let database = try PlannerDatabase(in: directory(), readers: readers)
    opened = database
    let chosen = try database.read { reader throws(PlannerFailure) in
      (language: try reader.setting(.language), zone: try reader.setting(.timeZone))
    }
    language = chosen.language.flatMap { Language(rawValue: $0) } ?? language
    PersonZone.follow { chosen.zone }
    return database
  }

  /// Returns the current environment with the zone configured in the database.
  func presentEnvironment() throws -> Environment {
    _ = try store()
    return .live()
  }

  /// Opens the database if it exists, for output that does not need it but should use its zone and language.
  func openIfThere() {
    guard let directory = try? directory(), directory.hasDatabase else { return }
    // Errors are reported by the commands that need the database.
    _ = try? store()
  }

  func read<Value>(_ body: (PlannerDatabase.Reader) throws(PlannerFailure) -> Value) throws -> Value {
    try store().read(body)
  }

  /// Performs a command and prints its outcome.
  func perform(_ command: Command) throws {
    tell(try Planner(store()).perform(command, in: .live()))
  }
}
