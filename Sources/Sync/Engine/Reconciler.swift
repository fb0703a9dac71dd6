internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

/// Reconciles a server's data with the store in one transaction. Reads everything again there, so that concurrent
/// changes by the user count.
struct Reconciler {
  let transaction: PlannerTransaction
  let codec: VTODOCodec
  let environment: Environment
  /// The suffix for the title of a conflict copy.
  let copySuffix: String
  let list: ListID
  /// The report on the list so far.
  var report: ListReport
  /// Tasks to reposition by their numbers on the server.
  var moved: Set<TaskID> = []
  /// The tasks in `moved` that are new here.
  var arrived: Set<TaskID> = []
  /// Tasks that came from another list and are already counted as changed.
  var relocated: Set<TaskID> = []
  /// True during the first read of a list, whose tasks already arrive in the order of their numbers.
  var isFirst = false
  /// Whether the list was read completely before; nil until first needed.
  var isKnown: Bool?
  /// True if another sync has run since the listing, so that nothing can be concluded from it.
  var isOutdated = false
  /// Known locations of tasks that were also found in this list; the tasks may no longer be there.
  var doubted: Set<JournalEntry.Place> = []
  /// The account of the list.
  let account: String
  /// True once no move is open any more.
  var hasNoMoves = false
  /// A suffix that distinguishes a task of this list from one with the same UID in another.
  private(set) lazy var mark = "@\(ShortHash.digits(of: list.text).prefix(8))"

  /// The ETag of a resource on a server without ETags: it is read every time and cannot be written safely.
  static let noETag = ""

  /// The last known state of a resource on both sides.
  struct Base {
    /// The server's text at the last agreement.
    var agreed: Reminder?
    /// The text sent from here whose incoming is not confirmed.
    var sent: Reminder?
    /// True while a write from here has an unknown outcome.
    var isUnderWay = false

    static let unknown = Base()
  }

  /// Resources that have left their location; if found under another href or in another list, they keep their task.
  struct Departed {
    var hrefs: Set<String> = []
    /// By UID, from other lists of the account.
    var elsewhere: [String: SyncedResource] = [:]
    /// The account's lists that can be read again at once.
    var readable: Set<ListID> = []
    /// Lists that cannot be read now but are worth waiting for.
    var awaited: Set<ListID> = []
    /// Locations that were checked a second time.
    var sought: Set<JournalEntry.Place> = []
  }

  func base(of row: SyncedResource) throws(PlannerFailure) -> Base {
    let agreed = try transaction.baseText(in: row.list, href: row.href)
    let open = try transaction.underWay(in: row.list, href: row.href)
    return Base(
      agreed: agreed.flatMap { codec.read($0, in: row.list) },
      sent: open?.draft.sent.flatMap { codec.read($0, in: row.list) }, isUnderWay: open != nil)
  }

  @discardableResult
  func receive(_ received: Received) throws(PlannerFailure) -> Outcome {
    try Planner<PlannerDatabase>.perform(.receive(received), with: transaction, in: environment)
  }
}

extension Reconciler {
  /// Reconciles a text from the server.
  /// - Parameter row: as stored for its href before the server was asked.
  mutating func arrive(
    _ resource: CalendarResource, row: SyncedResource?, departed: Departed = Departed()
  ) throws(PlannerFailure) {
    try arrive(IncomingTask(resource, row: row, codec, in: list), departed: departed)
  }

  mutating func arrive(_ incoming: IncomingTask, departed: Departed) throws(PlannerFailure) {
    let (row, bytes) = (incoming.row, incoming.bytes)
    var entry = row ?? SyncedResource(list: list, href: incoming.href.path)
    guard try transaction.resource(in: list, href: entry.href) == row else {
      isOutdated = true
      return
    }
    entry.etag = incoming.etag?.text ?? Self.noETag
    guard let remote = incoming.reminder else { return try setAside(entry, bytes) }
    var base = try row.map { row throws(PlannerFailure) in try self.base(of: row) } ?? .unknown
    entry.uid = remote.uid
    entry.state = .clean
    entry.notice = nil
    try transaction.setRemarks(incoming.remarks, in: list, href: entry.href)
    if entry.task == nil {
      guard let claim = try claim(remote, at: entry, departed) else {
        return try transaction.save(entry, baseText: bytes)
      }
      if claim.base.agreed == nil, try mustWait(claim.task, remote, departed) { return }
      entry.task = claim.task
      base = claim.base
      if claim.isNew {
        try restore(remote, as: claim.task, isNew: true)
        return try transaction.save(entry, baseText: bytes)
      }
    }
    try settle(remote, as: entry, bytes, base: base)
  }

  /// Handles a text without a readable task: stores one about something else, quarantines and reports an unreadable
  /// one.
  private mutating func setAside(_ entry: SyncedResource, _ bytes: [UInt8]) throws(PlannerFailure) {
    var entry = entry
    if entry.task == nil, codec.isOther(bytes) {
      entry.state = .clean
      return try transaction.save(entry, baseText: bytes)
    }
    entry.state = .quarantined
    // The last readable text stays the base of a task; a resource without a task stores the unreadable text.
    if entry.task == nil {
      try transaction.save(entry, baseText: bytes)
    } else {
      try transaction.save(entry)
      try transaction.end(entry.list, entry.href, JournalEntry.Ending(.overtaken, at: environment.now, after: bytes))
    }
  }

  /// Quarantines a resource that the server lists but does not deliver; it is retried when the list is read again.
  mutating func setAside(_ href: Href, _ row: SyncedResource?) throws(PlannerFailure) {
    var entry = row ?? SyncedResource(list: list, href: href.path)
    guard try transaction.resource(in: list, href: entry.href) == row else {
      isOutdated = true
      return
    }
    entry.etag = Self.noETag
    entry.state = .quarantined
    try transaction.save(entry)
  }
}

extension Reconciler {
  /// Merges a readable text into its task and stores it as the agreed state.
  /// - Parameter isAnswer: whether the text is the server's version of a write from here.
  mutating func settle(
    _ remote: Reminder, as entry: SyncedResource, _ bytes: [UInt8], base: Base, isAnswer: Bool = false
  ) throws(PlannerFailure) {
    guard let task = entry.task else { return try transaction.save(entry, baseText: bytes) }
    try journal(remote, entry, bytes, base, isAnswer: isAnswer)
    let common = self.common(base, remote)
    if let local = try transaction.item(task) {
      let agreed = isAnswer ? try self.base(of: entry).agreed : base.agreed
      try merge(remote, into: local, entry, self.common(base, local, remote))
      try place(task, remote, common: common, agreed: agreed)
    } else if !(try isStillDeleted(task, base, remote)) {
      try restore(remote, as: task)
    }
    try transaction.save(entry, baseText: bytes)
  }

  /// Returns the unconfirmed text from here if the server has the same content, otherwise the last agreed one.
  private func common(_ base: Base, _ remote: Reminder) -> Reminder? {
    if let sent = base.sent, codec.agree(sent, remote) { return sent }
    return base.agreed ?? base.sent
  }

  private func common(_ base: Base, _ local: PlanItem, _ remote: Reminder) -> PlanItem? {
    guard let agreed = base.agreed, let sent = base.sent else { return (base.agreed ?? base.sent)?.item }
    return TaskMerge.base(
      agreed: agreed.item, sent: sent.item, local: local, remote: remote.item, fields: codec.mapping.fields)
  }

  /// Whether a local deletion is still valid: only while the resource is unedited on the server.
  private func isStillDeleted(_ task: TaskID, _ base: Base, _ remote: Reminder) throws(PlannerFailure) -> Bool {
    guard try transaction.waiting(task)?.entry.kind == .delete else { return false }
    if let sent = base.sent, codec.agree(sent, remote) { return true }
    return base.agreed.map { codec.isUntouched($0, remote) } ?? false
  }

  /// Adds a task that is new here, or one deleted here but edited on the server. Its number, if any, decides its
  /// position; otherwise it goes last.
  private mutating func restore(
    _ remote: Reminder, as task: TaskID, isNew: Bool = false
  ) throws(PlannerFailure) {
    var item = remote.item
    item.id = task
    item.list = list
    if isNew { item.needsTitleImprovement = try awaitsTitle(item) }
    if let waiting = try transaction.waiting(task) {
      if waiting.entry.kind == .delete { report.revived.append(item.title) }
      try transaction.clear(waiting)
    }
    try receive(Received(tasks: [Received.Task(item: item)]))
    report.added += 1
    noteArrival(of: task, remote)
  }

  /// Marks a new task to be positioned by its number.
  mutating func noteArrival(of task: TaskID, _ remote: Reminder) {
    guard !isFirst, codec.mapping.sharesOrder, remote.task.order.explicit != nil else { return }
    moved.insert(task)
    arrived.insert(task)
  }

  private mutating func merge(
    _ remote: Reminder, into local: PlanItem, _ entry: SyncedResource, _ common: PlanItem?
  ) throws(PlannerFailure) {
    let isWaiting = try transaction.waiting(local.id) != nil
    let base = isWaiting ? common : common.map { codec.base($0, of: local, against: remote.item) }
    let mine = try yielding(local, base, to: remote.item)
    let merged = TaskMerge(base: base, local: mine, remote: remote.item, fields: codec.mapping.fields)
    var item = merged.item
    item.id = local.id
    if !codec.differ(item, local) { item.modifiedAt = local.modifiedAt }
    // A task moving to another list takes along changes made in the old one.
    let isLeaving = local.list != list && item != local
    if item != local {
      try receive(Received(tasks: [Received.Task(item: item, isAhead: isLeaving)]))
      if !relocated.contains(local.id) { report.changed += 1 }
    }
    if !merged.conflicts.isEmpty { try keepCopy(of: local, beside: item, merged.conflicts) }
  }

  /// Returns the local task without its generated title if the title was changed on the server: that is no conflict.
  private func yielding(
    _ local: PlanItem, _ base: PlanItem?, to remote: PlanItem
  ) throws(PlannerFailure) -> PlanItem {
    guard let base, local.title != base.title, remote.title != base.title,
      let plain = try transaction.withoutMadeTitle(local), plain.title == base.title
    else { return local }
    var item = local
    item.title = plain.title
    if remote.notes != base.notes { item.notes = plain.notes }
    return item
  }

  /// Marks the task to be positioned by its number if the number has changed or the siblings are others, unless the
  /// user has chosen the position here.
  /// - Parameters:
  ///   - common: the text to compare with.
  ///   - agreed: the last known text on the server; nil if there was none.
  private mutating func place(
    _ task: TaskID, _ remote: Reminder, common: Reminder?, agreed: Reminder?
  ) throws(PlannerFailure) {
    guard codec.mapping.sharesOrder, let number = remote.task.order.explicit else { return }
    let isRenumbered = common.map { $0.task.order.explicit != number } ?? false
    let isAmongOthers = agreed.map { $0.item.parent != remote.item.parent || $0.item.list != list } ?? true
    guard isRenumbered || isAmongOthers, try transaction.waiting(task)?.entry.moved != true else { return }
    moved.insert(task)
  }

  /// Handles a text that was changed on both sides: the server's stays, and ours becomes a task of its own.
  private mutating func keepCopy(
    of local: PlanItem, beside item: PlanItem, _ texts: [Conflict.Text]
  ) throws(PlannerFailure) {
    var copy = local
    copy.id = TaskID(environment.makeIdentifier())
    copy.needsTitleImprovement = false
    copy.title = String(local.title.prefix(500 - copySuffix.count - 1)) + " " + copySuffix
    copy.createdAt = environment.now
    copy.modifiedAt = environment.now
    let conflict = Conflict.Draft(
      task: local.id, copy: copy.id, copyTitle: copy.title, texts: texts, at: environment.now)
    let task = Received.Task(item: copy, position: .after(local.id), isAhead: true)
    try receive(Received(tasks: [task], conflicts: [conflict]))
    report.conflicts.append(KeptCopy(title: item.title, copy: copy.id, copyTitle: copy.title))
  }
}
