internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

/// Brings what a server says into the store, inside one transaction. Everything is read anew there, so what a person
/// did meanwhile counts.
struct Intake {
  let transaction: PlannerTransaction
  let wire: Wire
  let environment: Environment
  /// What the title of a conflict copy ends with.
  let copySuffix: String
  let list: ListID
  /// What has become of the list so far.
  var report: ListReport
  /// Tasks to be put where their numbers on the server say.
  var moved: Set<TaskID> = []
  /// Those of them that are new here.
  var arrived: Set<TaskID> = []
  /// Tasks that came from another list, which are counted as changed already.
  var relocated: Set<TaskID> = []
  /// True while a list nothing was known of is taken in: what comes is in the order of its numbers already.
  var isFirst = false
  /// Whether the list was read as a whole before; nil while nobody asked.
  var isKnown: Bool?
  /// True when another sync has been here since the listing; then nothing may be concluded from it.
  var isOutdated = false
  /// Where the tasks are of which more was found in this list; perhaps they are there no more.
  var doubted: Set<JournalEntry.Place> = []
  /// The account the list belongs to.
  let account: String
  /// No move is under way any more.
  var hasNoMoves = false
  /// What tells a task of this list from one with the same UID in another.
  private(set) lazy var mark = "@\(ShortHash.digits(of: list.text).prefix(8))"

  /// Stands for a resource that is on a server which gives no ETags: it is read every time and cannot be written safely.
  static let noETag = ""

  /// What both sides last knew of a resource.
  struct Base {
    /// The server's text at the last agreement.
    var agreed: Reminder?
    /// Our text whose arrival is not confirmed.
    var sent: Reminder?
    /// A write from here whose outcome is not known.
    var isUnderWay = false

    static let unknown = Base()
  }

  /// Resources that have left their place: found under another href or in another list they keep their task.
  struct Departed {
    var hrefs: Set<String> = []
    /// By UID, from other lists of the account.
    var elsewhere: [String: SyncedResource] = [:]
    /// The account's other lists that may be read again at once.
    var readable: Set<ListID> = []
    /// Those that cannot be read now and are worth waiting for.
    var awaited: Set<ListID> = []
    /// Places that were looked at a second time.
    var sought: Set<JournalEntry.Place> = []
  }

  func base(of row: SyncedResource) throws(PlannerFailure) -> Base {
    let agreed = try transaction.baseText(in: row.list, href: row.href)
    let open = try transaction.underWay(in: row.list, href: row.href)
    return Base(
      agreed: agreed.flatMap { wire.read($0, in: row.list) },
      sent: open?.draft.sent.flatMap { wire.read($0, in: row.list) }, isUnderWay: open != nil)
  }

  @discardableResult
  func receive(_ received: Received) throws(PlannerFailure) -> Outcome {
    try Planner<PlannerDatabase>.perform(.receive(received), with: transaction, in: environment)
  }
}

extension Intake {
  /// Takes in a text the server holds.
  /// - Parameter row: what was stored for its href before the server was asked.
  mutating func arrive(
    _ resource: CalendarResource, row: SyncedResource?, departed: Departed = Departed()
  ) throws(PlannerFailure) {
    try arrive(Arrival(resource, row: row, wire, in: list), departed: departed)
  }

  mutating func arrive(_ arrival: Arrival, departed: Departed) throws(PlannerFailure) {
    let (row, bytes) = (arrival.row, arrival.bytes)
    var entry = row ?? SyncedResource(list: list, href: arrival.href.path)
    guard try transaction.resource(in: list, href: entry.href) == row else {
      isOutdated = true
      return
    }
    entry.etag = arrival.etag?.text ?? Self.noETag
    guard let remote = arrival.reminder else { return try setAside(entry, bytes) }
    var base = try row.map { row throws(PlannerFailure) in try self.base(of: row) } ?? .unknown
    entry.uid = remote.uid
    entry.state = .clean
    entry.notice = nil
    try transaction.setRemarks(arrival.remarks, in: list, href: entry.href)
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

  /// A text that is no task: one about something else is only remembered, an unreadable one is kept and reported.
  private mutating func setAside(_ entry: SyncedResource, _ bytes: [UInt8]) throws(PlannerFailure) {
    var entry = entry
    if entry.task == nil, wire.isOther(bytes) {
      entry.state = .clean
      return try transaction.save(entry, baseText: bytes)
    }
    entry.state = .quarantined
    // The last readable text stays the base of a task; a resource that never was one keeps what is there.
    if entry.task == nil {
      try transaction.save(entry, baseText: bytes)
    } else {
      try transaction.save(entry)
      try transaction.end(entry.list, entry.href, JournalEntry.Ending(.overtaken, at: environment.now, after: bytes))
    }
  }

  /// A reminder the server lists and does not give out: it is left alone, and tried again when the list is read.
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

extension Intake {
  /// Merges a readable text into its task and stores it as what both sides agree on.
  /// - Parameter isAnswer: the text is the server's answer to a write from here.
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

  /// Our own unconfirmed text when the server says the same, otherwise the last agreement.
  private func common(_ base: Base, _ remote: Reminder) -> Reminder? {
    if let sent = base.sent, wire.agree(sent, remote) { return sent }
    return base.agreed ?? base.sent
  }

  private func common(_ base: Base, _ local: PlanItem, _ remote: Reminder) -> PlanItem? {
    guard let agreed = base.agreed, let sent = base.sent else { return (base.agreed ?? base.sent)?.item }
    return TaskMerge.base(
      agreed: agreed.item, sent: sent.item, local: local, remote: remote.item, fields: wire.mapping.fields)
  }

  /// A deletion made here goes on only while nobody has worked on the reminder there.
  private func isStillDeleted(_ task: TaskID, _ base: Base, _ remote: Reminder) throws(PlannerFailure) -> Bool {
    guard try transaction.waiting(task)?.entry.kind == .delete else { return false }
    if let sent = base.sent, wire.agree(sent, remote) { return true }
    return base.agreed.map { wire.isUntouched($0, remote) } ?? false
  }

  /// A task new here, or one deleted here that was edited there: it comes at the end of the order, or where its number says.
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

  /// A task that is new here is to be put where its number says.
  mutating func noteArrival(of task: TaskID, _ remote: Reminder) {
    guard !isFirst, wire.mapping.sharesOrder, remote.task.order.explicit != nil else { return }
    moved.insert(task)
    arrived.insert(task)
  }

  private mutating func merge(
    _ remote: Reminder, into local: PlanItem, _ entry: SyncedResource, _ common: PlanItem?
  ) throws(PlannerFailure) {
    let isWaiting = try transaction.waiting(local.id) != nil
    let base = isWaiting ? common : common.map { wire.base($0, of: local, against: remote.item) }
    let mine = try yielding(local, base, to: remote.item)
    let merged = TaskMerge(base: base, local: mine, remote: remote.item, fields: wire.mapping.fields)
    var item = merged.item
    item.id = local.id
    if !wire.differ(item, local) { item.modifiedAt = local.modifiedAt }
    // A task on its way to another list takes along what was changed in the old one.
    let isLeaving = local.list != list && item != local
    if item != local {
      try receive(Received(tasks: [Received.Task(item: item, isAhead: isLeaving)]))
      if !relocated.contains(local.id) { report.changed += 1 }
    }
    if !merged.conflicts.isEmpty { try keepCopy(of: local, beside: item, merged.conflicts) }
  }

  /// The local task, without a title nobody has written here where somebody has written one there: that is no conflict.
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

  /// A number tells the place among siblings: it counts when it was changed, and when the siblings are others, unless a
  /// person has chosen the place here.
  /// - Parameters:
  ///   - common: what this text is compared with.
  ///   - agreed: what the server was known to hold before; nil where it held nothing.
  private mutating func place(
    _ task: TaskID, _ remote: Reminder, common: Reminder?, agreed: Reminder?
  ) throws(PlannerFailure) {
    guard wire.mapping.sharesOrder, let number = remote.task.order.explicit else { return }
    let isRenumbered = common.map { $0.task.order.explicit != number } ?? false
    let isAmongOthers = agreed.map { $0.item.parent != remote.item.parent || $0.item.list != list } ?? true
    guard isRenumbered || isAmongOthers, try transaction.waiting(task)?.entry.moved != true else { return }
    moved.insert(task)
  }

  /// Both sides changed a text: the server's stays, ours becomes a task of its own.
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
