import CSQLite
import Domain
import Testing
import Web

@testable import Storage

/// A long list costs a page as many questions as a short one.
@Suite("Statements of a page")
struct StatementCountTests {
  private final class Tally {
    var statements: [String] = []
  }

  /// Tasks in several lists, some of them below a completed one, and some planned.
  private func database(tasks: Int, lists: Int) throws -> (TemporaryDirectory, PlannerDatabase) {
    let directory = try TemporaryDirectory()
    let database = try PlannerDatabase(in: directory.data)
    let environment = Environment.counted()
    try database.write { (writer) throws(PlannerFailure) in
      for number in 0..<lists { try writer.save(SourceList(id: ListID("list-\(number)"), name: "List \(number)")) }
      for number in 0..<tasks {
        var item = PlanItem(
          id: TaskID("task-\(number)"), list: ListID("list-\(number % lists)"), title: "Task \(number)",
          rank: Rank(Int64(number)), createdAt: environment.now)
        item.tags = Tags(["tag \(number % 20)"])
        if number % 3 == 0 { item.completedAt = environment.now }
        if number % 3 == 1 { item.parent = TaskID("task-\(number - 1)") }
        item.due = Due(day: environment.today, time: WallTime(minutes: 60 + number))
        try writer.save(item)
        guard number % 3 == 2 else { continue }
        try writer.save(
          TimeBlock(
            id: BlockID("block-\(number)"), task: item.id, title: item.title,
            start: Instant(seconds: environment.now.seconds + 600 * Int64(number)),
            end: Instant(seconds: environment.now.seconds + 600 * Int64(number) + 600), zone: "UTC",
            createdAt: environment.now))
      }
    }
    return (directory, database)
  }

  private func statements(for path: String, _ database: PlannerDatabase) throws -> [String] {
    let parts = path.split(separator: "?")
    let query = parts.dropFirst().joined().split(separator: "&").map { pair in
      let sides = pair.split(separator: "=")
      return Fields.Pair(String(sides[0]), String(sides[1]))
    }
    let request = Request(method: .get, path: String(parts[0]), query: Fields(query), acceptLanguage: "en")
    let app = WebApp(store: database, assets: "/assets/0", version: "1.2.3")
    let tally = Tally()
    try database.look { (connection) throws(StorageError) in
      _ = sqlite3_trace_v2(
        connection.handle, UInt32(SQLITE_TRACE_STMT),
        { _, tally, _, text in
          guard let tally, let text else { return 0 }
          let sql = String(cString: text.assumingMemoryBound(to: CChar.self))
          Unmanaged<Tally>.fromOpaque(tally).takeUnretainedValue().statements.append(sql)
          return 0
        }, Unmanaged.passUnretained(tally).toOpaque())
    }
    let response = app.respond(to: request, environment: .counted())
    try database.look { (connection) throws(StorageError) in
      _ = sqlite3_trace_v2(connection.handle, 0, nil, nil)
    }
    #expect(response.status == 200)
    // Without the end of the transaction that asked for them, and the beginning of the one that ended it.
    return Array(tally.statements.dropFirst().dropLast())
  }

  @Test(arguments: [
    "/backlog", "/backlog?sort=due", "/backlog?done=all", "/backlog?rows=1-400", "/all", "/abcde", "/matrix",
    "/upcoming", "/api/v1/tasks",
  ])
  func areAsManyForManyTasksAsForFew(path: String) throws {
    let (few, many) = (try database(tasks: 6, lists: 2), try database(tasks: 600, lists: 20))
    let (short, long) = (try statements(for: path, few.1), try statements(for: path, many.1))
    #expect(long.count <= short.count, "\(long)")
    #expect(long.count { $0 == "BEGIN" } <= 2)
    #expect(long.count <= 29, "\(long)")
  }
}
