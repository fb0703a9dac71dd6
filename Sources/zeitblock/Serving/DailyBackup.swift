import CommandLine
import Domain
import Storage
import Sync

/// Makes the daily backup: while the server runs, and after a command that changed data on a day without a backup.
/// Failures are reported but never fatal.
enum DailyBackup {
  /// Milliseconds between two checks for a new day.
  private static let pause: Int64 = 600_000

  /// Checks now and periodically, on its own thread, until the program ends.
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

  /// Makes a missing backup. Call it after a command has printed all its output.
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
