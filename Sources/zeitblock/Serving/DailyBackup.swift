import CommandLine
import Domain
import Storage
import Sync

/// Makes the backup of each day while the program serves. What goes wrong is told once a day and harms nothing.
enum DailyBackup {
  /// How often it looks whether a new day has begun.
  private static let pause: Int64 = 600_000

  /// Looks at once and from then on, on a thread of its own that ends with the program.
  static func start(over database: PlannerDatabase, language: Language) {
    _ = BackgroundThread.start {
      var told: Day?
      while true {
        let environment = Environment.live()
        do throws(StorageError) {
          _ = try database.backUpDaily(on: environment.today.iso, at: environment.now.seconds)
        } catch {
          if told != environment.today { tell(error, language) }
          told = environment.today
        }
        BackgroundThread.sleep(milliseconds: pause)
      }
    }
  }

  private static func tell(_ error: StorageError, _ language: Language) {
    let reason = Failure.of(error).sentence(language)
    var output = Output(descriptor: 2, terminal: .of(descriptor: 2))
    output.writeLine(
      "zeitblock: " + language("No backup was made today: ", "Heute entstand keine Sicherung: ") + reason)
    output.flush()
  }
}
