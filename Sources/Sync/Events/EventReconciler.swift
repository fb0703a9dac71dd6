import CalDAV
import Domain
import HTTPClient
import Storage

/// Reconciles the data of a calendar's server with the store in one transaction. Reads everything again there.
struct EventReconciler {
  let transaction: PlannerTransaction
  let mapping: BlockMapping
  let environment: Environment
  let list: ListID
  var report: EventReport
  /// Resources that have left their location; if found in another calendar, they keep their block.
  var departed: Set<EventPlace> = []
  /// True if another sync has run since the listing, so that nothing can be concluded from it.
  var isOutdated = false
  private var tasksByHash: [String: TaskID]?

  init(
    transaction: PlannerTransaction, mapping: BlockMapping, environment: Environment, list: ListID,
    report: EventReport
  ) {
    self.transaction = transaction
    self.mapping = mapping
    self.environment = environment
    self.list = list
    self.report = report
  }

  func calendar() throws(PlannerFailure) -> EventCalendar {
    try transaction.eventCalendar(list) ?? EventCalendar(list: list)
  }

  func receive(_ received: Received) throws(PlannerFailure) {
    try Planner<PlannerDatabase>.perform(.receive(received), with: transaction, in: environment)
  }

  /// Reconciles a text from the server.
  mutating func arrive(_ incoming: IncomingEvent) throws(PlannerFailure) {
    var entry = incoming.row ?? EventResource(list: list, href: incoming.resource.href.path)
    guard try transaction.eventResource(in: list, href: entry.href) == incoming.row else {
      isOutdated = true
      return
    }
    entry.etag = incoming.resource.etag?.text ?? Reconciler.noETag
    switch incoming.content {
    case .block(let remote): try arrive(remote, entry, incoming.bytes)
    case .events: try show(incoming, as: entry)
    case .unreadable:
      // The last readable text stays; an unreadable resource is never overwritten.
      entry.state = .quarantined
      report.problems.append(.quarantined(href: entry.href))
      try transaction.save(entry)
    }
  }

  /// Stores an ordinary event, which is shown but never changed.
  private mutating func show(_ incoming: IncomingEvent, as row: EventResource) throws(PlannerFailure) {
    guard case .events(let uid, let isRecurring, let outcome, let basis) = incoming.content else { return }
    // The user viewed a distant date in the meantime, so the occurrences no longer match the calendar's stretch.
    guard EventStretch.Basis(try calendar()) == basis else {
      isOutdated = true
      return
    }
    var entry = row
    if let block = entry.block, try transaction.block(block)?.calendar == list { try drop(block) }
    entry.block = nil
    entry.uid = uid
    entry.state = .clean
    entry.isRecurring = isRecurring
    entry.cut = outcome.cut
    if uid != nil {
      if incoming.row == nil { report.added += 1 } else { report.changed += 1 }
    }
    try transaction.save(entry, text: incoming.bytes)
    try transaction.setEvents(outcome.events, from: EventSource(calendar: list, name: entry.href))
    try transaction.setRemarks(outcome.remarks, in: list, href: entry.href)
  }

  /// Handles a resource that is no longer on the server. A block changed here in the meantime is created there again.
  mutating func vanish(_ row: EventResource) throws(PlannerFailure) {
    guard try transaction.eventResource(in: list, href: row.href) == row else {
      isOutdated = true
      return
    }
    guard let id = row.block, let block = try transaction.block(id), block.calendar == list else {
      if row.block == nil { report.gone += 1 }
      return try transaction.forget(row)
    }
    if try isEdited(block, row) {
      var unseen = row
      unseen.etag = nil
      unseen.state = .sending
      return try transaction.save(unseen)
    }
    try transaction.forget(row)
    try drop(id)
    report.blocksGone += 1
  }

  private func isEdited(_ block: TimeBlock, _ row: EventResource) throws(PlannerFailure) -> Bool {
    guard try transaction.waiting(block.id)?.note.kind == .save else { return false }
    guard let text = try transaction.eventText(in: list, href: row.href), let base = mapping.received(text, in: list)
    else { return true }
    return !BlockMerge.agree(base.block, block)
  }

  private func drop(_ id: BlockID) throws(PlannerFailure) {
    if let waiting = try transaction.waiting(id) { try transaction.clear(waiting) }
    try receive(Received(goneBlocks: [id]))
  }
}

extension EventReconciler {
  /// Reconciles an event that is a block.
  private mutating func arrive(
    _ remote: RemoteBlock, _ entry: EventResource, _ bytes: [UInt8]
  ) throws(PlannerFailure) {
    var remote = remote
    remote.block.task = try task(of: remote)
    var entry = entry
    let base = try base(of: entry)
    entry.uid = remote.block.id.text
    entry.state = .clean
    entry.isRecurring = false
    entry.cut = .none
    let id = if let block = entry.block { block } else { try identity(of: remote.block, at: entry) }
    entry.block = id
    remote.block.id = id
    if let local = try transaction.block(id) {
      try merge(remote.block, into: local, base)
    } else if !(try isStillDeleted(id, base.against(remote), remote)) {
      if let waiting = try transaction.waiting(id) { try transaction.clear(waiting) }
      try receive(Received(blocks: [Received.Block(block: remote.block)]))
      report.blocksAdded += 1
    }
    try transaction.end(list, entry.href, JournalEntry.Ending(.done, at: environment.now, after: bytes))
    try transaction.save(entry, text: bytes)
    try transaction.setEvents([], from: EventSource(calendar: list, name: entry.href))
  }

  private mutating func merge(
    _ remote: TimeBlock, into local: TimeBlock, _ base: Base
  ) throws(PlannerFailure) {
    let isWaiting = try transaction.waiting(local.id) != nil
    let merged = BlockMerge(
      agreed: base.agreed?.block, sent: base.sent?.block, local: local, remote: remote, isWaiting: isWaiting)
    if !BlockMerge.agree(merged.block, local) || merged.block.calendar != local.calendar { report.blocksChanged += 1 }
    guard merged.block != local else { return }
    try receive(Received(blocks: [Received.Block(block: merged.block, isAhead: merged.isAhead && isWaiting)]))
  }

  /// The last known state of an event on both sides.
  private struct Base {
    let agreed: RemoteBlock?
    /// The block sent from here whose incoming is not confirmed.
    let sent: RemoteBlock?

    /// Returns the sent block if the server has the same content, otherwise the last agreed one.
    func against(_ remote: RemoteBlock) -> RemoteBlock? {
      if let sent, BlockMerge.agree(sent.block, remote.block) { return sent }
      return agreed ?? sent
    }
  }

  private func base(of entry: EventResource) throws(PlannerFailure) -> Base {
    Base(
      agreed: try transaction.eventText(in: list, href: entry.href).flatMap { mapping.received($0, in: list) },
      sent: try transaction.sentEventText(in: list, href: entry.href).flatMap { mapping.received($0, in: list) })
  }

  /// Whether a local removal of a block is still valid: only while its event is unedited on the server.
  private func isStillDeleted(
    _ id: BlockID, _ base: RemoteBlock?, _ remote: RemoteBlock
  ) throws(PlannerFailure) -> Bool {
    guard try transaction.waiting(id)?.note.kind == .delete else { return false }
    return base.map { BlockMerge.agree($0.block, remote.block) } ?? false
  }

  /// Returns the ID of an event's block: that of its UID, unless the block has another event. A block moved from
  /// another calendar keeps its ID.
  private func identity(of block: TimeBlock, at entry: EventResource) throws(PlannerFailure) -> BlockID {
    for row in try transaction.eventResources(of: block.id) where row.list != list || row.href != entry.href {
      if departed.contains(EventPlace(list: row.list, href: row.href)) || row.etag == nil { continue }
      return BlockID(block.id.text + "." + ShortHash.digits(of: list.text + "\n" + entry.href))
    }
    return block.id
  }

  private mutating func task(of remote: RemoteBlock) throws(PlannerFailure) -> TaskID? {
    if remote.link.hash != nil, tasksByHash == nil { tasksByHash = try hashes() }
    let known = tasksByHash ?? [:]
    return remote.link.task { known[$0] }
  }

  private func hashes() throws(PlannerFailure) -> [String: TaskID] {
    var result: [String: TaskID] = [:]
    for id in try transaction.ids(startingWith: "", limit: Int.max) { result[ShortHash.digits(of: id.text)] = id }
    return result
  }
}
