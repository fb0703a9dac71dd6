public import Domain

/// What the pages ask of the part of the program that reads and writes files.
public struct ExchangeDesk: Sendable {
  /// Reads a file somebody has sent.
  public var read: @Sendable (Upload, ExchangeFormat?, Environment, Language) throws(ExchangeFailure) -> Parcel
  /// Reads a file somebody has sent and remembers what it held for half an hour. A name by which it is found again comes back.
  public var keep:
    @Sendable (_ upload: Upload, _ format: ExchangeFormat?, Environment, Language) throws(ExchangeFailure) -> String
  /// What was remembered; nil when it is too long ago.
  public var kept: @Sendable (_ key: String) -> Parcel?
  public var export: @Sendable (ExportChoice, Environment) throws(PlannerFailure) -> ExchangedFile
  /// The backups there are, newest first.
  public var backups: @Sendable () -> [KeptBackup]
  /// A backup by its name, without passwords; nil when there is none of that name.
  public var backup: @Sendable (_ name: String) throws(PlannerFailure) -> [UInt8]?
  /// Makes a backup now.
  public var makeBackup: @Sendable (Environment) throws(PlannerFailure) -> KeptBackup

  public init(
    read: @escaping @Sendable (Upload, ExchangeFormat?, Environment, Language) throws(ExchangeFailure) -> Parcel,
    keep: @escaping @Sendable (Upload, ExchangeFormat?, Environment, Language) throws(ExchangeFailure) -> String,
    kept: @escaping @Sendable (String) -> Parcel?,
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

/// A backup the program keeps of itself.
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
