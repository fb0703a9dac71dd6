import CommandLine
import Domain
import Storage

/// What a subcommand works with: its arguments, the data, and the terminal. Belongs to the one thread that made it.
final class World {
  let invocation: Invocation
  let program: Subcommand
  /// That of the environment until the data is open, then the one set there, if any.
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

  /// Makes the backup of the day when the data was changed and there is none.
  func catchUpBackup() {
    if let opened { DailyBackup.catchUp(over: opened, language: language) }
  }

  /// What a person may like to know but did not ask for.
  func remark(_ text: String) {
    if !invocation.has("quiet"), !wantsJSON { output.writeLine(text) }
  }

  /// Brings everything printed so far on its way.
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
    // A relative XDG_DATA_HOME is to be ignored (XDG Base Directory Specification).
    if let base = environment("XDG_DATA_HOME"), base.hasPrefix("/") { return DataDirectory(path: base + "/zeitblock") }
    guard let home = environment("HOME") else { throw .noDataDirectory }
    return DataDirectory(path: home + "/.local/share/zeitblock")
  }

  /// Whether a text begins with a scheme (RFC 3986 §3.1), as `postgres://host/name` or `sqlite:tasks` does, or with a user and
  /// a host, as `me@host:/data` does for scp. A folder of such a name is written `./sqlite:tasks`.
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

  /// The data, opened when first asked for.
  /// - Parameter readers: how many threads read at the same moment; 0 when there is only this one.
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

  /// Now, in the zone that is set in the data.
  func presentEnvironment() throws -> Environment {
    _ = try store()
    return .live()
  }

  /// Opens the data if there are any, for what can be said without them but better in the zone and language set there.
  func openIfThere() {
    guard let directory = try? directory(), directory.hasDatabase else { return }
    // What is wrong with them is told by what needs them.
    _ = try? store()
  }

  func read<Value>(_ body: (PlannerDatabase.Reader) throws(PlannerFailure) -> Value) throws -> Value {
    try store().read(body)
  }

  /// Performs a command and tells what became of it.
  func perform(_ command: Command) throws {
    tell(try Planner(store()).perform(command, in: .live()))
  }
}
