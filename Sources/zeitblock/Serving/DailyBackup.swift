import CommandLine
import Domain
import Storage
import Sync

/// Makes the backup of each day while the program serves, and after a command that changed something where none was made
/// for a day. What goes wrong is told and harms nothing.
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

  /// To be called when a command has said all it has to say.
  static func catchUp(over database: PlannerDatabase, language: Language) {
    guard database.hasWritten else { return }
    let environment = Environment.live()
    do throws(StorageError) {
      guard try database.lacksBackup(at: environment.now.seconds) else { return }
      _ = try database.backUpDaily(on: environment.today.iso, at: environment.now.seconds)
    } catch {
      tell(error, language)
    }
  }

  private static func tell(_ error: StorageError, _ language: Language) {
    let reason = Failure.of(error).sentence(language)
    Output.complain([
      "zeitblock: " + language("No backup was made today: ", "Heute wurde nicht gesichert: ") + reason
    ])
  }
}
