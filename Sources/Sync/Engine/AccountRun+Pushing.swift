internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

/// A task's pending change with everything needed to send it, read in one transaction.
struct PendingChange {
  let waiting: Waiting
  let item: PlanItem?
  let rows: [SyncedResource]
  /// Lists that belong to any account.
  let served: Set<ListID>

  var task: TaskID { waiting.entry.task }
  var title: String { item?.title ?? rows.first?.uid ?? task.text }

  /// True if no server has the task or should get it, for example a task created in one list and moved to a local one
  /// before the first sync.
  var isIdle: Bool { rows.isEmpty && item.map { !served.contains($0.list) } ?? true }

  /// Returns nil if the task has no pending change.
  init?(_ task: TaskID, _ transaction: PlannerTransaction) throws(PlannerFailure) {
    guard let waiting = try transaction.waiting(task) else { return nil }
    self.waiting = waiting
    item = try transaction.item(task)
    rows = try transaction.resources(of: task)
    served = Set(try transaction.lists().filter { $0.account != nil }.map(\.id))
  }

  func concerns(_ lists: Set<ListID>) -> Bool {
    lists.contains(waiting.entry.list) || rows.contains { lists.contains($0.list) }
      || item.map { lists.contains($0.list) } ?? false
  }
}

extension AccountRun {
  /// The number of times pending changes are queried in one push.
  private static let passes = 3
  /// The maximum number of steps for one task in one pass, including retries after concurrent changes.
  private static let stepLimit = 8
  /// The number of changes between progress reports.
  private static let toldEach = 50

  /// Sends pending changes, including those created in the meantime, such as a conflict copy.
  /// - Returns: the lists to read again in this run because a resource was not at its location. Other lists that were
  ///   written to are read by the next sync.
  func push() throws(SyncFailure) -> Set<ListID> {
    var touched: Set<ListID> = []
    var tried: [TaskID: Int64] = [:]
    for _ in 0..<Self.passes {
      let pendingChanges = try self.pendingChanges().filter { pendingChange in
        tried.updateValue(pendingChange.waiting.number, forKey: pendingChange.task) != pendingChange.waiting.number
      }
      if pendingChanges.isEmpty { break }
      try push(pendingChanges, &touched)
    }
    try reportRefused()
    return missing.isEmpty && doubted.isEmpty ? [] : touched
  }

  private func push(_ pendingChanges: [PendingChange], _ touched: inout Set<ListID>) throws(SyncFailure) {
    (settled, steps) = ([:], [:])
    for (index, pendingChange) in pendingChanges.enumerated() where !halted.contains(pendingChange.task) {
      if index > 0, index % Self.toldEach == 0 { engine.surroundings.sent(index, pendingChanges.count) }
      try reporting(pendingChange) { () throws(SyncFailure) in try send(pendingChange.task, &touched) }
      if unconfirmed.count >= Self.confirmedTogether { try confirmSent(&touched) }
    }
    while !unconfirmed.isEmpty { try confirmSent(&touched) }
  }

  /// Runs the work for one change. If it fails, the other changes of its list wait, unless the failure stops the whole
  /// account.
  /// - Parameter list: the list that stops on failure; nil means the change's own list.
  func reporting(
    _ pendingChange: PendingChange, in list: ListID? = nil, _ body: () throws(SyncFailure) -> Void
  ) throws(SyncFailure) {
    do {
      try body()
    } catch {
      if error.stopsAccount { throw error }
      let own =
        collections[pendingChange.waiting.entry.list] == nil
        ? pendingChange.rows.first?.list : pendingChange.waiting.entry.list
      if let list = list ?? own { fail(error, pendingChange.title, in: list) }
    }
  }

  /// Stops a list: nothing more is sent, but accepted texts are read back unless the server asks to wait.
  func fail(_ failure: SyncFailure, _ title: String, in list: ListID) {
    add(.waiting(title: title, failure), to: list)
    stopped.insert(list)
    if case .serverBusy = failure { unconfirmed.removeAll { $0.row.list == list } }
  }

  /// Returns this account's pending changes, parents before their children.
  private func pendingChanges() throws(SyncFailure) -> [PendingChange] {
    let waiting = try read { (transaction) throws(PlannerFailure) in try transaction.waiting() }
    var pendingChanges: [PendingChange] = []
    for entry in waiting {
      guard let pendingChange = try pendingChange(entry.entry.task) else { continue }
      if pendingChange.isIdle {
        try write { (transaction) throws(PlannerFailure) in try transaction.clear(pendingChange.waiting) }
      } else if pendingChange.concerns(Set(order)) {
        pendingChanges.append(pendingChange)
      }
    }
    return try parentsFirst(pendingChanges)
  }

  /// Sorts by depth, then in the order of the changes. A cycle of parents is cut at some point.
  private func parentsFirst(_ pendingChanges: [PendingChange]) throws(SyncFailure) -> [PendingChange] {
    var parents: [TaskID: TaskID] = [:]
    for pendingChange in pendingChanges {
      if let item = pendingChange.item, let parent = item.parent { parents[item.id] = parent }
    }
    var levels: [[PendingChange]] = []
    for pendingChange in pendingChanges {
      var (depth, task) = (0, pendingChange.task)
      while let parent = parents[task], depth < pendingChanges.count {
        depth += 1
        task = parent
      }
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(pendingChange)
    }
    return levels.flatMap { $0 }
  }

  private func pendingChange(_ task: TaskID) throws(SyncFailure) -> PendingChange? {
    try read { (transaction) throws(PlannerFailure) in try PendingChange(task, transaction) }
  }

  private func isOpen(_ list: ListID) -> Bool {
    guard let collection = collections[list] else { return false }
    return !collection.isReadOnly && !stopped.contains(list)
  }

  func send(_ task: TaskID, _ touched: inout Set<ListID>) throws(SyncFailure) {
    while steps[task, default: 0] < Self.stepLimit {
      steps[task, default: 0] += 1
      guard try heedChoices(), let pendingChange = try pendingChange(task), try !isRefused(pendingChange) else {
        return
      }
      if isInDoubt(pendingChange) { return }
      // The number of a moved task depends on its neighbours' confirmed numbers.
      if pendingChange.waiting.entry.moved, !unconfirmed.isEmpty {
        try confirmSent(&touched)
        continue
      }
      let number = pendingChange.waiting.number
      let step = PushStep.next(
        item: pendingChange.item, rows: pendingChange.rows, isOurs: isOpen,
        isServed: { pendingChange.served.contains($0) },
        moves: movesResources && !unmovable.contains(task),
        settled: Set((settled[task] ?? [:]).filter { $0.value == number }.keys))
      switch step {
      case .wait: return
      case .finish:
        try write { (transaction) throws(PlannerFailure) in try transaction.clear(pendingChange.waiting) }
        return
      case .create(let row, let model):
        guard let item = pendingChange.item, try !mayBeElsewhere(pendingChange, row ?? model) else { return }
        try create(item, pendingChange, row: row, model: model)
        touched.insert(item.list)
      case .move(let row):
        guard let item = pendingChange.item else { return }
        try move(item, pendingChange, row)
        touched.formUnion([item.list, row.list])
      case .update(let row):
        guard let item = pendingChange.item else { return }
        if try update(item, pendingChange, row) { touched.insert(row.list) }
      case .delete(let row):
        try delete(row, pendingChange)
        touched.insert(row.list)
      case .look(let row):
        try look(for: row)
        touched.insert(row.list)
      }
      if halted.contains(task) || unconfirmed.contains(where: { $0.row.task == task }) { return }
    }
  }

  /// Reports the pending changes in lists that the server does not allow writing to.
  private func reportRefused() throws(SyncFailure) {
    let waiting = try read { (transaction) throws(PlannerFailure) in try transaction.waiting() }
    for list in order where collections[list]?.isReadOnly == true || refused.contains(list) {
      let count = waiting.filter { $0.entry.list == list }.count
      if count > 0 { add(.readOnly(waiting: count), to: list) }
    }
  }

  /// Marks a list as read-only after the server denied a write; its changes wait.
  func refuse(_ list: ListID) throws(SyncFailure) {
    refused.insert(list)
    stopped.insert(list)
    try write { (transaction) throws(PlannerFailure) in
      guard var known = try transaction.list(list), known.access == .granted else { return }
      known.access = .readOnly
      try receive(Received(lists: [known]), transaction)
    }
  }

  /// Removes the read-only mark of a list after an accepted write.
  func accept(_ list: ListID) throws(SyncFailure) {
    let known = try read { (transaction) throws(PlannerFailure) in try transaction.list(list) }
    guard var known, known.access == .readOnly else { return }
    known.access = .granted
    try write { [known] (transaction) throws(PlannerFailure) in try receive(Received(lists: [known]), transaction) }
  }
}
