import Domain
import Glibc
import Storage

/// A program of its own for tests that need one: to be killed, to write at the same time, to lack permissions.
@main
enum StorageProbe {
  static func main() {
    let words = CommandLine.arguments
    guard words.count > 2 else { exit(2) }
    let directory = DataDirectory(path: words[2])
    switch words[1] {
    case "add": add(words[3], count: Int(words[4]) ?? 0, to: directory)
    case "look": look(into: directory)
    case "upgrade": upgrade(directory)
    case "import": bringIn(Int(words[3]) ?? 0, to: directory)
    default: exit(2)
    }
  }

  /// Adds tasks one by one and says each title once it has been stored.
  private static func add(_ word: String, count: Int, to directory: DataDirectory) {
    do throws(PlannerFailure) {
      let planner = Planner(try open(directory))
      for number in 0..<count {
        let title = "\(word) \(number)"
        try planner.perform(.add(TaskDraft(title: title)), in: environment(title))
        say(title)
      }
    } catch {
      say("failed \(error)")
    }
  }

  /// Imports tasks, says so while nothing is stored yet, and waits to be killed.
  private static func bringIn(_ count: Int, to directory: DataDirectory) {
    do throws(PlannerFailure) {
      let database = try open(directory)
      try database.write { (transaction) throws(PlannerFailure) in
        var parsedFile = ParsedFile(.taskwarrior)
        for number in 0..<count {
          let item = PlanItem(
            id: TaskID("import-\(number)"), list: .local, title: "importiert \(number)", rank: Rank(0),
            createdAt: environment("").now)
          parsedFile.tasks.append(ExchangedTask(item: item, line: 1, hasCreation: true, hasOwnID: true))
        }
        try Planner<PlannerDatabase>.perform(
          .bringIn(parsedFile, ImportChoice()), with: transaction, in: environment("unused"))
        say("brought in")
        while true { pause() }
      }
    } catch {
      say("failed \(error)")
    }
  }

  /// Says how many tasks are open and what comes of adding one, without the rights of the superuser.
  private static func look(into directory: DataDirectory) {
    if getuid() == 0, setgid(65534) != 0 || setuid(65534) != 0 { exit(3) }
    do throws(PlannerFailure) {
      let database = try open(directory)
      let count = try database.read { (reader) throws(PlannerFailure) in try reader.items(ItemQuery()).count }
      say("\(count)")
      try Planner(database).perform(.add(TaskDraft(title: "mehr")), in: environment("mehr"))
      say("added")
    } catch {
      say(error == .store(.readOnly) ? "read-only" : "failed \(error)")
    }
  }

  /// Says how many tasks there are once the data are up to date.
  private static func upgrade(_ directory: DataDirectory) {
    do throws(PlannerFailure) {
      let count = try open(directory).read { (reader) throws(PlannerFailure) in try reader.items(ItemQuery()).count }
      say("\(count)")
    } catch {
      say("failed \(error)")
    }
  }

  private static func open(_ directory: DataDirectory) throws(PlannerFailure) -> PlannerDatabase {
    do {
      return try PlannerDatabase(in: directory)
    } catch {
      say("cannot open \(error)")
      exit(1)
    }
  }

  /// Writes a line at once, without waiting for more.
  private static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(1, bytes, bytes.count)
  }

  private static func environment(_ identifier: String) -> Environment {
    Environment(
      now: Instant(seconds: 1_795_253_400), today: Day(number: 20_778), time: .midnight,
      makeIdentifier: { identifier })
  }
}
