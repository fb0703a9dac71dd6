import Domain
import Storage
import Testing

/// The store on disk and the store in memory do the same, command by command.
@Suite("Database against memory")
struct ModelTests {
  private struct Answers: Equatable {
    var open: [PlanItem]
    var completed: [PlanItem]
    var page: [PlanItem]
    var tagged: [PlanItem]
    var counts: [Counts]
    var positions: [Int]
    var theme: String?
    var lastDone: HistoryEntry?
    var lastUndone: HistoryEntry?
    var waiting: Int
    var completions: [Completion]
    var blocks: [TimeBlock]

    init<Reader: PlannerReader>(_ reader: Reader) throws(PlannerFailure) {
      open = try reader.items(ItemQuery())
      completed = try reader.items(ItemQuery(state: .completed))
      page = try reader.items(ItemQuery(state: .all, list: .local, offset: 3, limit: 5))
      tagged = try reader.items(ItemQuery(tag: "HAUS"))
      counts = [try reader.counts(nil), try reader.counts(.local), try reader.counts(ListID("work"))]
      positions = []
      for item in open { positions.append(try reader.position(of: item.rankKey)) }
      theme = try reader.setting(.theme)
      lastDone = try reader.lastDone()
      lastUndone = try reader.lastUndone()
      waiting = try reader.waitingCount()
      completions = []
      for item in open + completed { completions += try reader.completions(of: item.id, limit: 3) }
      let all = (Instant(seconds: 0), Instant(seconds: .max / 2))
      blocks = try reader.blocks(
        in: PlanWindow(from: all.0, until: all.1, first: all.0.utc.day, last: all.0.utc.day))
    }
  }

  private func perform<Store: PlannerStore>(
    _ command: Command, on store: Store, _ environment: Environment
  ) -> Result<Outcome, PlannerFailure> {
    do throws(PlannerFailure) {
      return .success(try Planner(store).perform(command, in: environment))
    } catch {
      return .failure(error)
    }
  }

  @Test(arguments: [1, 7, 42, 2026] as [UInt64])
  func bothGiveTheSameAnswersAfterEveryCommand(seed: UInt64) throws {
    let directory = try TemporaryDirectory()
    let database = try PlannerDatabase(in: directory.data, readers: 1)
    let memory = MemoryStore()
    let work = Command.receive(Received(lists: [SourceList(id: ListID("work"), account: "home", name: "Arbeit")]))
    var commands = RandomCommands(seed: seed)
    let environments = (Environment.counted(), Environment.counted())
    var command = work
    for step in 0..<150 {
      let outcomes = (
        perform(command, on: memory, environments.0), perform(command, on: database, environments.1)
      )
      try #require(outcomes.0 == outcomes.1, "seed \(seed), step \(step): \(command)")
      let answers = (try memory.read(Answers.init), try database.read(Answers.init))
      try #require(answers.0 == answers.1, "seed \(seed), step \(step): \(command)")
      command = commands.next(knowing: (answers.0.open + answers.0.completed).map { $0.id })
    }
  }
}
