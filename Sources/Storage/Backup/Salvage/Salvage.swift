public import Domain

/// Tasks and lists recovered page by page from a damaged database.
public struct Salvage: Sendable {
  /// Sorted by rank; tasks in `cut` come last.
  public private(set) var tasks: [PlanItem] = []
  /// Tasks of which only the title and perhaps part of the notes could be read.
  public private(set) var cut: Set<TaskID> = []
  public private(set) var lists: [SourceList] = []

  /// - Parameter now: the creation time of tasks whose own time cannot be read.
  public init(from path: String, now: Instant) throws(StorageError) {
    guard let file = PageFile(path) else {
      for size in Self.sizes {
        let salvage = try Salvage(PageFile(path, pageSize: size), now)
        if salvage.tasks.count > tasks.count { self = salvage }
      }
      return
    }
    self = try Salvage(file, now)
  }

  /// Possible page sizes of this program's data.
  private static let sizes = [4_096, 8_192, 16_384]

  private init(_ file: PageFile?, _ now: Instant) throws(StorageError) {
    guard let file else { return }
    let state = try SalvageState()
    file.visitRecords(in: .table) { state.take(task: $0) }
    file.visitRecords(in: .index) { state.take(list: $0) }
    var torn: [PlanItem] = state.torn.values.map { item in
      var item = item
      item.createdAt = now
      item.modifiedAt = now
      return item
    }
    tasks = try state.tasks()
    lists = try state.lists()
    let whole = Set(tasks.map { $0.id })
    torn.removeAll { whole.contains($0.id) }
    cut = Set(torn.map { $0.id })
    tasks += torn.sorted { $0.rank < $1.rank }
  }

  /// Removes the tasks that `database` has in the same or a newer state. Returns those that it has in an older state.
  public mutating func keepOnlyWhatIsMissing(
    in database: PlannerDatabase
  ) throws(PlannerFailure) -> Set<TaskID> {
    let present = try database.read { (reader) throws(PlannerFailure) in try reader.items(ItemQuery(state: .all)) }
    let known = Dictionary(present.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let cut = cut
    tasks.removeAll { task in
      guard let there = known[task.id] else { return false }
      return cut.contains(task.id) || task.modifiedAt <= there.modifiedAt
    }
    return Set(tasks.lazy.map { $0.id }.filter { known[$0] != nil })
  }
}

/// An in-memory database that accepts only rows valid under the schema.
private final class SalvageState {
  /// Tasks that lost data after their title.
  private(set) var torn: [TaskID: PlanItem] = [:]
  private let connection: Connection
  private let columns: [String]
  /// Column count of the first version of the task table.
  private static let fewestColumns = 25
  /// Modification time of the stored version of each task.
  private var changes: [String: Int64] = [:]

  init() throws(StorageError) {
    connection = try Connection(path: ":memory:", access: .readWrite)
    try connection.runScript("PRAGMA foreign_keys = OFF")
    try connection.runScript(Baseline.sql)
    for migration in Migration.all.dropFirst(Baseline.steps) { try connection.runScript(migration.sql) }
    columns = try connection.all("SELECT name FROM pragma_table_info('task')") { $0.text() }
  }

  func take(task record: StoredRecord) {
    guard (Self.fewestColumns...columns.count).contains(record.values.count), record.isNull(0),
      let id = record.text(1), let list = record.text(2), let title = record.text(3)
    else { return }
    if record.isWhole, store(record, id) { return }
    var item = PlanItem(
      id: TaskID(id), list: ListID(list), title: title, rank: Rank(Int64(torn.count)),
      createdAt: Instant(seconds: 0))
    item.notes = record.text(4)
    torn[item.id] = item
  }

  /// Stores a task row unless a newer one is stored. If the free list is lost, a task may occur in two pages.
  private func store(_ record: StoredRecord, _ id: String) -> Bool {
    let place = columns.firstIndex(of: "modifiedAt").map { record.values[$0] }
    guard case .integer(let changed)? = place else { return false }
    if let known = changes[id], known >= changed { return true }
    let names = columns.prefix(record.values.count).joined(separator: ", ")
    let places = record.values.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
    do {
      try connection.run(
        "INSERT OR REPLACE INTO task (\(names)) VALUES (\(places))", record.values.map { $0 ?? .null })
      changes[id] = changed
      return true
    } catch {
      // A row that violates the schema is corrupt.
      return false
    }
  }

  func take(list record: StoredRecord) {
    guard record.isWhole, (7...8).contains(record.values.count), record.text(0) != nil, record.text(2) != nil else {
      return
    }
    // A row that violates the schema belongs to another table.
    try? connection.run(
      """
      INSERT OR IGNORE INTO list (id, account, name, colour, access, contents, isUsed)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      """, record.values.prefix(7).map { $0 ?? .null })
  }

  func tasks() throws(StorageError) -> [PlanItem] {
    var reader = TaskReader()
    var tasks: [PlanItem] = []
    try connection.visit("SELECT \(TaskColumns.names) FROM task ORDER BY rank, id", []) { (row) throws(StorageError) in
      // An invalid value discards only its own task.
      if let task = try? reader.read(&row) { tasks.append(task) }
      return true
    }
    return tasks
  }

  func lists() throws(StorageError) -> [SourceList] { try connection.lists() }
}
