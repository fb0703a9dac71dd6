internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

/// A task's pending change with everything needed to send it, read in one transaction.
struct Errand {
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
      let errands = try self.errands().filter { errand in
        tried.updateValue(errand.waiting.number, forKey: errand.task) != errand.waiting.number
      }
      if errands.isEmpty { break }
      try push(errands, &touched)
    }
    try reportRefused()
    return missing.isEmpty && doubted.isEmpty ? [] : touched
  }

  private func push(_ errands: [Errand], _ touched: inout Set<ListID>) throws(SyncFailure) {
    (settled, steps) = ([:], [:])
    for (index, errand) in errands.enumerated() where !halted.contains(errand.task) {
      if index > 0, index % Self.toldEach == 0 { engine.surroundings.sent(index, errands.count) }
      try reporting(errand) { () throws(SyncFailure) in try send(errand.task, &touched) }
      if unconfirmed.count >= Self.confirmedTogether { try confirmSent(&touched) }
    }
    while !unconfirmed.isEmpty { try confirmSent(&touched) }
  }

  /// Runs the work for one change. If it fails, the other changes of its list wait, unless the failure stops the whole
  /// account.
  /// - Parameter list: the list that stops on failure; nil means the change's own list.
  func reporting(
    _ errand: Errand, in list: ListID? = nil, _ body: () throws(SyncFailure) -> Void
  ) throws(SyncFailure) {
    do {
      try body()
    } catch {
      if error.stopsAccount { throw error }
      let own = collections[errand.waiting.entry.list] == nil ? errand.rows.first?.list : errand.waiting.entry.list
      if let list = list ?? own { fail(error, errand.title, in: list) }
    }
  }

  /// Stops a list: nothing more is sent, but accepted texts are read back unless the server asks to wait.
  func fail(_ failure: SyncFailure, _ title: String, in list: ListID) {
    add(.waiting(title: title, failure), to: list)
    stopped.insert(list)
    if case .serverBusy = failure { unconfirmed.removeAll { $0.row.list == list } }
  }

  /// Returns this account's pending changes, parents before their children.
  private func errands() throws(SyncFailure) -> [Errand] {
    let waiting = try read { (transaction) throws(PlannerFailure) in try transaction.waiting() }
    var errands: [Errand] = []
    for entry in waiting {
      guard let errand = try errand(entry.entry.task) else { continue }
      if errand.isIdle {
        try write { (transaction) throws(PlannerFailure) in try transaction.clear(errand.waiting) }
      } else if errand.concerns(Set(order)) {
        errands.append(errand)
      }
    }
    return try parentsFirst(errands)
  }

  /// Sorts by depth, then in the order of the changes. A cycle of parents is cut at some point.
  private func parentsFirst(_ errands: [Errand]) throws(SyncFailure) -> [Errand] {
    var parents: [TaskID: TaskID] = [:]
    for errand in errands {
      if let item = errand.item, let parent = item.parent { parents[item.id] = parent }
    }
    var levels: [[Errand]] = []
    for errand in errands {
      var (depth, task) = (0, errand.task)
      while let parent = parents[task], depth < errands.count {
        depth += 1
        task = parent
      }
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(errand)
    }
    return levels.flatMap { $0 }
  }

  private func errand(_ task: TaskID) throws(SyncFailure) -> Errand? {
    try read { (transaction) throws(PlannerFailure) in try Errand(task, transaction) }
  }

  private func isOpen(_ list: ListID) -> Bool {
    guard let collection = collections[list] else { return false }
    return !collection.isReadOnly && !stopped.contains(list)
  }

  func send(_ task: TaskID, _ touched: inout Set<ListID>) throws(SyncFailure) {
    while steps[task, default: 0] < Self.stepLimit {
      steps[task, default: 0] += 1
      guard try heedChoices(), let errand = try errand(task), try !isRefused(errand) else { return }
      if isInDoubt(errand) { return }
      // The number of a moved task depends on its neighbours' confirmed numbers.
      if errand.waiting.entry.moved, !unconfirmed.isEmpty {
        try confirmSent(&touched)
        continue
      }
      let number = errand.waiting.number
      let step = PushStep.next(
        item: errand.item, rows: errand.rows, isOurs: isOpen, isServed: { errand.served.contains($0) },
        moves: movesResources && !unmovable.contains(task),
        settled: Set((settled[task] ?? [:]).filter { $0.value == number }.keys))
      switch step {
      case .wait: return
      case .finish:
        try write { (transaction) throws(PlannerFailure) in try transaction.clear(errand.waiting) }
        return
      case .create(let row, let model):
        guard let item = errand.item, try !mayBeElsewhere(errand, row ?? model) else { return }
        try create(item, errand, row: row, model: model)
        touched.insert(item.list)
      case .move(let row):
        guard let item = errand.item else { return }
        try move(item, errand, row)
        touched.formUnion([item.list, row.list])
      case .update(let row):
        guard let item = errand.item else { return }
        if try update(item, errand, row) { touched.insert(row.list) }
      case .delete(let row):
        try delete(row, errand)
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
