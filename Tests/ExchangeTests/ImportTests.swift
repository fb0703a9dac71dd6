import Domain
import TestSupport
import Testing

@Suite("Imports")
struct ImportTests {
  private let store = MemoryStore()
  private var planner: Planner<MemoryStore> { Planner(store) }

  private func items(_ state: ItemQuery.State = .all) throws -> [PlanItem] {
    try store.read { (reader) throws(PlannerFailure) in try reader.items(ItemQuery(state: state)) }
  }

  private func lists() throws -> [SourceList] {
    try store.read { (reader) throws(PlannerFailure) in try reader.lists() }
  }

  private func parsedFile(_ text: String, _ format: ExchangeFormat = .todotxt) throws -> ParsedFile {
    try Exchange.read(Array(text.utf8), as: format, Fixture.context)
  }

  @discardableResult
  private func bringIn(_ parsedFile: ParsedFile, _ choice: ImportChoice = ImportChoice()) throws -> Outcome {
    try planner.perform(.bringIn(parsedFile, choice), in: .fixed)
  }

  @Test func addInTheOrderOfTheFileAtTheEnd() throws {
    try planner.perform(.add(TaskDraft(title: "here")), in: .fixed)
    let outcome = try bringIn(parsedFile("one\ntwo\nthree"))
    #expect(outcome.event == .broughtIn(count: 3, known: 0))
    #expect(try items().map { $0.title } == ["here", "one", "two", "three"])
  }

  @Test func leaveWhatIsHereAlready() throws {
    try bringIn(parsedFile("one\ntwo due:2026-12-01"))
    let outcome = try bringIn(parsedFile("one\ntwo due:2026-12-01\ntwo due:2026-12-02"))
    #expect(outcome.event == .broughtIn(count: 1, known: 2))
    #expect(try bringIn(parsedFile("one")).event == .nothingChanged)
  }

  @Test func knowATaskAgainThatWasChangedHere() throws {
    try bringIn(parsedFile("one"))
    var edit = TaskEdit()
    edit.title = .set("another")
    try planner.perform(.edit(try #require(try items().first?.id), edit), in: .fixed)
    #expect(try bringIn(parsedFile("one")).event == .nothingChanged)
  }

  @Test func knowATaskAgainThatCameFromAnotherFormat() throws {
    try bringIn(parsedFile("one due:2026-12-01"))
    #expect(try bringIn(parsedFile("title,due\none,2026-12-01\n", .csv)).event == .nothingChanged)
    #expect(try bringIn(parsedFile("title,due\none,2026-12-02\n", .csv)).event == .broughtIn(count: 1, known: 0))
  }

  @Test func areOneStepToTakeBackAndToDoAgain() throws {
    try planner.perform(.add(TaskDraft(title: "here")), in: .fixed)
    let before = try items()
    try bringIn(parsedFile("(A) one +Garden\ntwo +House\n"), ImportChoice(unknown: .lists))
    #expect(try lists().map { $0.name }.sorted() == ["Garden", "House", "Zeitblock"])
    let after = try items()
    try planner.perform(.undo(expected: nil), in: .fixed)
    #expect(try items() == before)
    #expect(try lists().map { $0.name } == ["Zeitblock"])
    try planner.perform(.redo, in: .fixed)
    #expect(try items() == after)
    #expect(try lists().count == 3)
  }

  @Test func keepAListSomebodyHasUsedMeanwhile() throws {
    try bringIn(parsedFile("one +Garden\n"), ImportChoice(unknown: .lists))
    var draft = TaskDraft(title: "mine")
    draft.list = try lists().first { $0.name == "Garden" }?.id
    try planner.perform(.add(draft), in: .fixed)
    var edit = TaskEdit()
    edit.title = .set("still mine")
    try planner.perform(.undo(expected: nil), in: .fixed)
    try planner.perform(.undo(expected: nil), in: .fixed)
    #expect(try lists().map { $0.name } == ["Zeitblock"])
  }

  @Test func turnUnknownProjectsIntoTagsUnlessListsAreWanted() throws {
    try bringIn(parsedFile("one +Garden\n"))
    #expect(try items().first?.tags.names == ["Garden"])
    #expect(try items().first?.list == .local)
  }

  @Test func putTasksIntoTheListOfTheSameName() throws {
    let list = SourceList(id: ListID("g"), account: "konto", name: "Garden")
    try planner.perform(.receive(Received(lists: [list])), in: .fixed)
    try bringIn(parsedFile("one +garden\n"))
    #expect(try items().first?.list == list.id)
    #expect(store.outbox.map { $0.list } == [list.id])
  }

  @Test func putAllTasksIntoAListThatIsNamed() throws {
    let list = SourceList(id: ListID("g"), account: "konto", name: "Garden")
    try planner.perform(.receive(Received(lists: [list])), in: .fixed)
    try bringIn(parsedFile("one +House\ntwo"), ImportChoice(list: list.id))
    #expect(Set(try items().map { $0.list }) == [list.id])
    #expect(try items().first?.tags.names == ["House"])
  }

  @Test func refuseAListThatIsReadOnlyAndStoreNothing() throws {
    let list = SourceList(id: ListID("g"), account: "konto", name: "Garden", access: .readOnly)
    try planner.perform(.receive(Received(lists: [list])), in: .fixed)
    let parsedFile = try parsedFile("one")
    #expect(throws: PlannerFailure.invalid([Problem(.list, .chosenListReadOnly("Garden"))])) {
      try bringIn(parsedFile, ImportChoice(list: list.id))
    }
    #expect(try items().isEmpty)
  }

  @Test func ofWhatTheyPlannedDoExactlyThat() throws {
    let parsedFile = try parsedFile("one +A\ntwo +B\n", .todotxt)
    let plan = try store.read { (reader) throws(PlannerFailure) in
      try ImportPlan.make(of: parsedFile, ImportChoice(unknown: .lists), in: reader)
    }
    try bringIn(parsedFile, ImportChoice(unknown: .lists))
    let stored = try items()
    #expect(stored.map { $0.id } == plan.added.map { $0.id })
    #expect(zip(stored, plan.added).allSatisfy { $0.fields(differingFrom: $1).isEmpty })
  }

  /// Export, import into nothing, export: the same bytes.
  @Test(arguments: 1...60)
  func ofOurOwnFormatLoseNothing(seed: UInt64) throws {
    var random = RandomTasks(seed: seed)
    let first = MemoryStore()
    try random.fill(first)
    let exported = try export(first)
    let second = MemoryStore()
    let parsedFile = try OwnJSON.read(exported, Fixture.context)
    try Planner(second).perform(.bringIn(parsedFile, ImportChoice()), in: .fixed)
    #expect(try export(second) == exported, "seed \(seed)")
  }

  private func export(_ store: MemoryStore) throws -> [UInt8] {
    let set = try store.read { (reader) throws(PlannerFailure) in
      try ExchangeSet.gathered(ExportChoice(.json), from: reader)
    }
    return OwnJSON.write(set, Fixture.context).bytes
  }
}
