public import Domain

/// The command handler for importing, exporting and backups.
public struct ExchangeController: Sendable {
  /// Parses an uploaded file.
  public var read: @Sendable (Upload, ExchangeFormat?, Environment, Language) throws(ExchangeFailure) -> ParsedFile
  /// Parses an uploaded file and keeps it for half an hour. Returns the key to retrieve it.
  public var keep:
    @Sendable (_ upload: Upload, _ format: ExchangeFormat?, Environment, Language) throws(ExchangeFailure) -> String
  /// Returns a kept file; nil if it has expired.
  public var kept: @Sendable (_ key: String) -> ParsedFile?
  public var export: @Sendable (ExportChoice, Environment) throws(PlannerFailure) -> ExchangedFile
  /// The kept backups, newest first.
  public var backups: @Sendable () -> [KeptBackup]
  /// Returns a backup by name, without passwords; nil if there is none with that name.
  public var backup: @Sendable (_ name: String) throws(PlannerFailure) -> [UInt8]?
  /// Makes a backup now.
  public var makeBackup: @Sendable (Environment) throws(PlannerFailure) -> KeptBackup

  public init(
    read: @escaping @Sendable (Upload, ExchangeFormat?, Environment, Language) throws(ExchangeFailure) -> ParsedFile,
    keep: @escaping @Sendable (Upload, ExchangeFormat?, Environment, Language) throws(ExchangeFailure) -> String,
    kept: @escaping @Sendable (String) -> ParsedFile?,
    export: @escaping @Sendable (ExportChoice, Environment) throws(PlannerFailure) -> ExchangedFile,
    backups: @escaping @Sendable () -> [KeptBackup],
    backup: @escaping @Sendable (String) throws(PlannerFailure) -> [UInt8]?,
    makeBackup: @escaping @Sendable (Environment) throws(PlannerFailure) -> KeptBackup
  ) {
    self.read = read
    self.keep = keep
    self.kept = kept
    self.export = export
    self.backups = backups
    self.backup = backup
    self.makeBackup = makeBackup
  }
}

/// A backup kept by the program.
public struct KeptBackup: Equatable, Sendable {
  public var name: String
  public var bytes: Int64
  public var madeAt: Instant

  public init(name: String, bytes: Int64, madeAt: Instant) {
    self.name = name
    self.bytes = bytes
    self.madeAt = madeAt
  }
}
