public import Domain

/// The reads and writes of one transaction; valid only inside the closure it is passed to.
public struct PlannerTransaction {
  let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }
}

extension PlannerTransaction: PlannerReader {
  public func item(_ id: TaskID) throws(PlannerFailure) -> PlanItem? {
    try attempt { () throws(StorageError) in try connection.task(id) }
  }

  public func items(_ ids: [TaskID]) throws(PlannerFailure) -> [PlanItem] {
    try attempt { () throws(StorageError) in try connection.tasks(ids) }
  }

  public func items(_ query: ItemQuery) throws(PlannerFailure) -> [PlanItem] {
    try attempt { () throws(StorageError) in try connection.tasks(query) }
  }

  /// Passes the tasks `items` would return to `see` one at a time, for lists too long to hold in memory.
  public func visit(_ query: ItemQuery, _ see: (PlanItem) -> Void) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.visitTasks(query, see) }
  }

  /// Passes summaries of the tasks `items` would return to `see` in batches.
  /// - Parameter portion: the size of each batch except the last.
  public func visitSummaries(
    _ query: ItemQuery, by portion: Int, _ see: (TaskSummaries) throws(PlannerFailure) -> Void
  ) throws(PlannerFailure) {
    let failure = try attempt { () throws(StorageError) in
      try connection.visitSummaries(query, by: portion, see)
    }
    if let failure { throw failure }
  }

  public func traces(of list: ListID) throws(PlannerFailure) -> [StoredTrace] {
    try attempt { () throws(StorageError) in try connection.traces(of: list) }
  }

  public func facts(_ state: ItemQuery.State) throws(PlannerFailure) -> [TaskFacts] {
    try attempt { () throws(StorageError) in try connection.facts(state) }
  }

  public func visitFacts(_ state: ItemQuery.State, _ see: (TaskFacts) -> Void) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.visitFacts(state, see) }
  }

  public func parents() throws(PlannerFailure) -> Set<TaskID> {
    try attempt { () throws(StorageError) in try connection.parents() }
  }

  public func children(of parent: TaskID) throws(PlannerFailure) -> [TaskID] {
    try attempt { () throws(StorageError) in try connection.children(of: parent) }
  }

  public func search(_ search: TaskSearch) throws(PlannerFailure) -> SearchResult {
    try attempt { () throws(StorageError) in try connection.search(search) }
  }

  public func numberedTasks() throws(PlannerFailure) -> [TaskID] {
    try attempt { () throws(StorageError) in try connection.numberedTasks() }
  }

  /// Whether any task has a parent.
  public func hasSubtasks() throws(PlannerFailure) -> Bool {
    try attempt { () throws(StorageError) in try connection.hasSubtasks() }
  }

  public func ids(startingWith prefix: String, limit: Int) throws(PlannerFailure) -> [TaskID] {
    try attempt { () throws(StorageError) in try connection.taskIDs(startingWith: prefix, limit: limit) }
  }

  public func counts(_ list: ListID?) throws(PlannerFailure) -> Counts {
    try attempt { () throws(StorageError) in try connection.counts(list) }
  }

  public func openCount() throws(PlannerFailure) -> Int {
    try counts(nil).open
  }

  public func position(of key: RankKey) throws(PlannerFailure) -> Int {
    try attempt { () throws(StorageError) in try connection.position(of: key) }
  }

  public func keys(before key: RankKey?, limit: Int) throws(PlannerFailure) -> [RankKey] {
    try attempt { () throws(StorageError) in try connection.keys(before: key, limit: limit) }
  }

  public func keys(after key: RankKey?, limit: Int) throws(PlannerFailure) -> [RankKey] {
    try attempt { () throws(StorageError) in try connection.keys(after: key, limit: limit) }
  }

  public func lists() throws(PlannerFailure) -> [SourceList] {
    try attempt { () throws(StorageError) in try connection.lists() }
  }

  public func list(_ id: ListID) throws(PlannerFailure) -> SourceList? {
    try attempt { () throws(StorageError) in try connection.list(id) }
  }

  public func setting(_ key: SettingKey) throws(PlannerFailure) -> String? {
    try attempt { () throws(StorageError) in try connection.setting(key) }
  }

  public func lastDone() throws(PlannerFailure) -> HistoryEntry? {
    try attempt { () throws(StorageError) in try connection.lastDone() }
  }

  public func lastUndone() throws(PlannerFailure) -> HistoryEntry? {
    try attempt { () throws(StorageError) in try connection.lastUndone() }
  }

  public func historyEntry(_ number: Int64) throws(PlannerFailure) -> HistoryEntry? {
    try attempt { () throws(StorageError) in try connection.historyEntry(number) }
  }

  public func undoable() throws(PlannerFailure) -> HistoryEntry.Head? {
    try attempt { () throws(StorageError) in try connection.historyHead(isUndone: false) }
  }

  public func redoable() throws(PlannerFailure) -> HistoryEntry.Head? {
    try attempt { () throws(StorageError) in try connection.historyHead(isUndone: true) }
  }

  public func steps(before number: Int64?, limit: Int) throws(PlannerFailure) -> [HistoryEntry.Line] {
    try attempt { () throws(StorageError) in try connection.historyLines(before: number, limit: limit) }
  }

  public func reviewSteps(in window: PlanWindow) throws(PlannerFailure) -> [HistoryEntry] {
    try attempt { () throws(StorageError) in try connection.reviewSteps(in: window) }
  }

  public func historyStart() throws(PlannerFailure) -> Instant? {
    try attempt { () throws(StorageError) in try connection.historyStart() }
  }

  public func completed(from: Instant, until: Instant, timedOnly: Bool) throws(PlannerFailure) -> [PlanItem] {
    try attempt { () throws(StorageError) in
      try connection.completedTasks(from: from, until: until, timedOnly: timedOnly)
    }
  }

  public func conflicts() throws(PlannerFailure) -> [Conflict] {
    try attempt { () throws(StorageError) in try connection.conflicts() }
  }

  public func conflict(_ number: Int64) throws(PlannerFailure) -> Conflict? {
    try attempt { () throws(StorageError) in try connection.conflict(number) }
  }

  public func completions(of task: TaskID, limit: Int) throws(PlannerFailure) -> [Completion] {
    try attempt { () throws(StorageError) in try connection.completions(of: task, limit: limit) }
  }

  public func completions(since: Instant) throws(PlannerFailure) -> [Completion] {
    try attempt { () throws(StorageError) in try connection.completions(since: since) }
  }

  public func minutesWorked(from: Instant, until: Instant) throws(PlannerFailure) -> Int {
    try attempt { () throws(StorageError) in try connection.minutesWorked(from: from, until: until) }
  }

  public func focusText() throws(PlannerFailure) -> String? {
    try attempt { () throws(StorageError) in try connection.focusText() }
  }

  public func proposalText() throws(PlannerFailure) -> String? {
    try attempt { () throws(StorageError) in try connection.proposalText() }
  }

  public func lastStep(_ kind: HistoryEntry.Kind, of task: TaskID) throws(PlannerFailure) -> Int64? {
    try attempt { () throws(StorageError) in try connection.lastStep(kind, of: task) }
  }

  public func steps(of task: TaskID, limit: Int) throws(PlannerFailure) -> [TaskStep] {
    try attempt { () throws(StorageError) in try connection.steps(of: task, limit: limit) }
  }

  public func trash(since limit: Instant, offset: Int, limit count: Int?) throws(PlannerFailure) -> [TrashedTask] {
    try attempt { () throws(StorageError) in try connection.trash(since: limit, offset: offset, limit: count) }
  }

  public func trashCount(since limit: Instant) throws(PlannerFailure) -> Int {
    try attempt { () throws(StorageError) in try connection.trashCount(since: limit) }
  }

  public func trashed(_ id: TaskID) throws(PlannerFailure) -> TrashedTask? {
    try attempt { () throws(StorageError) in try connection.trashed(id) }
  }

  public func waitingCount() throws(PlannerFailure) -> Int {
    try attempt { () throws(StorageError) in try connection.waitingCount() }
  }
}

extension PlannerTransaction: PlannerWriter {
  public func save(_ item: PlanItem) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveTask(item) }
  }

  public func insert(_ items: [PlanItem]) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.insertTasks(items) }
  }

  public func remove(_ id: TaskID) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.removeTask(id) }
  }

  public func setRank(_ rank: Rank, of id: TaskID) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.setRank(rank, of: id) }
  }

  public func setFolded(_ isFolded: Bool, _ id: TaskID) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.setFolded(isFolded, id) }
  }

  public func setFocusText(_ text: String?) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.setFocusText(text) }
  }

  public func setProposalText(_ text: String?) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.setProposalText(text) }
  }

  public func save(_ list: SourceList) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveList(list) }
  }

  public func remove(_ list: ListID) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.removeList(list) }
  }

  public func set(_ key: SettingKey, to text: String?) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.set(key, to: text) }
    // This discards a value from a restored backup that waits for consent.
    try removeConsent(.setting, key.rawValue)
  }

  public func append(_ entry: HistoryEntry.Draft) throws(PlannerFailure) -> Int64 {
    try attempt { () throws(StorageError) in try connection.appendHistory(entry) }
  }

  public func setUndone(_ isUndone: Bool, _ number: Int64) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.setUndone(isUndone, number) }
  }

  public func append(_ conflict: Conflict.Draft) throws(PlannerFailure) -> Int64 {
    try attempt { () throws(StorageError) in try connection.appendConflict(conflict) }
  }

  public func setSettled(_ choice: Conflict.Choice?, _ number: Int64) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.setSettled(choice, number) }
  }

  public func save(_ completion: Completion) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveCompletion(completion) }
  }

  public func remove(_ completion: Completion) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.removeCompletion(completion) }
  }

  public func noteReceived(_ before: PlanItem, _ after: PlanItem, at: Instant) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.noteReceived(before, after, at: at) }
  }

  public func save(_ trashed: TrashedTask) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveTrashed(trashed) }
  }

  public func forget(_ ids: [TaskID]) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.forget(ids) }
  }

  public func forgetTrash(until limit: Instant) throws(PlannerFailure) -> Int {
    try attempt { () throws(StorageError) in try connection.forgetTrash(until: limit) }
  }

  public func enqueue(_ entry: OutboxEntry) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.enqueue(entry) }
  }
}
