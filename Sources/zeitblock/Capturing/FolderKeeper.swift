import CommandLine
import Domain
import DropFolder
import Storage
import Sync

/// Takes files from the folder of the setting while the program serves. What keeps it from doing so is told once, until it
/// is over or something else does.
enum FolderKeeper {
  /// How often it looks.
  private static let pause: Int64 = 1_000

  /// On a thread of its own that ends with the program.
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

  /// The same while the path is; nil for none.
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
