import CommandLine
import Domain
import DropFolder
import Storage
import Sync

/// Captures files from the configured drop folder while the server runs. Reports an error only once until it is
/// resolved or a different one occurs.
enum FolderKeeper {
  /// Milliseconds between two scans.
  private static let pause: Int64 = 1_000

  /// Scans on its own thread until the program ends.
  static func start(over database: PlannerDatabase, language: Language) {
    _ = BackgroundThread.start {
      var round: FolderRound?
      var told = ""
      while true {
        do {
          round = Self.round(round, for: try path(in: database), database, language)
          try round?.run { file, fate in
            guard fate.isWorthTelling, let sentence = fate.sentence(in: language) else { return }
            tell(printable(file.name.text) + ": " + sentence)
          }
          told = ""
        } catch {
          let sentence = Failure(error).sentence(language)
          if sentence != told { tell(sentence) }
          told = sentence
        }
        BackgroundThread.sleep(milliseconds: pause)
      }
    }
  }

  private static func path(in database: PlannerDatabase) throws -> String {
    try database.read { (reader) throws(PlannerFailure) in
      try reader.setting(.captureFolder) ?? SettingKey.captureFolder.fallback
    }
  }

  /// Keeps the current round while the path stays the same; returns nil for an empty path.
  private static func round(
    _ round: FolderRound?, for path: String, _ database: PlannerDatabase, _ language: Language
  ) -> FolderRound? {
    if path.isEmpty { return nil }
    if let round, round.intake.folder.path == path { return round }
    return FolderRound(intake: FolderIntake(folder: DropFolder(path), store: database, language: language))
  }

  private static func tell(_ sentence: String) {
    var output = Output(descriptor: 2, terminal: .of(descriptor: 2))
    output.writeLine("zeitblock: " + sentence)
    output.flush()
  }
}
