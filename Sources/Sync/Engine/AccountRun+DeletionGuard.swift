internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

extension AccountRun {
  /// Guards against mass deletions: lists the collection a second time, then asks the user. Resources held back in an
  /// earlier sync stay until the user answers, however few they are.
  /// - Parameters:
  ///   - url: nil if the collection cannot be listed again.
  ///   - incoming: returns the resources found in any list by this pull; called only if needed.
  /// - Returns: the problem to report, or nil.
  func deletionGuard<Row: ServerRow>(
    _ fetched: inout FetchResult<Row>, at url: ServerURL?, _ incoming: () -> IncomingResources
  ) throws(SyncFailure) -> ListProblem? {
    guard !fetched.isAnother, !fetched.vanished.isEmpty, let url else { return nil }
    let asked = try heldBefore(fetched)
    guard !asked.isEmpty || DeletionGuard.holds(vanishing: fetched.vanished.count, of: fetched.shownCount) else {
      return nil
    }
    let incoming = incoming()
    guard try !losses(of: fetched, asked, incoming).isEmpty else { return nil }
    fetched.isWhole = false
    do {
      if !fetched.isListedTwice {
        let again = try asking { () throws(CalDAVError) in try client.listing(of: url, component: Row.component) }
        let missing = Set(ListingDifference(stored: fetched.rows, listing: again).vanished.map(\.href))
        fetched.vanished.removeAll { !missing.contains($0.href) }
      }
    } catch {
      if error.stopsAccount { throw error }
      // Nothing is deleted except resources that have moved, and the earlier question stays unchanged.
      fetched.vanished.removeAll { !incoming.include($0) }
      fetched.held = Array(asked.values)
      return .failed(error)
    }
    fetched.hold(try losses(of: fetched, asked, incoming), asked, at: engine.surroundings.environment().now)
    let released = fetched.released(asked)
    return fetched.held.isEmpty ? nil : .deletionGuard(count: fetched.held.count, of: fetched.shownCount - released)
  }

  /// Returns the deletions the user was asked about in an earlier sync, by href.
  private func heldBefore<Row: ServerRow>(
    _ fetched: FetchResult<Row>
  ) throws(SyncFailure) -> [String: HeldDeletion] {
    let held = try read { (transaction) throws(PlannerFailure) in
      try transaction.heldDeletions(of: Row.kind, in: fetched.list)
    }
    return Dictionary(held.map { ($0.href, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the vanished resources that need the user's consent: those asked about before, and the others too if all
  /// of them are many, counting those just confirmed. Excludes resources deleted here too and those found under another
  /// name or in another list.
  private func losses<Row: ServerRow>(
    of fetched: FetchResult<Row>, _ asked: [String: HeldDeletion], _ incoming: IncomingResources
  ) throws(SyncFailure) -> [Row] {
    let losses = try read { (transaction) throws(PlannerFailure) in
      var losses: [Row] = []
      for row in fetched.vanished where asked[row.href]?.isConfirmed != true && !incoming.include(row) {
        if let subject = row.subject, try transaction.isHere(subject, in: fetched.list) { losses.append(row) }
      }
      return losses
    }
    let areMany = DeletionGuard.holds(vanishing: losses.count + fetched.released(asked), of: fetched.shownCount)
    return areMany ? losses : losses.filter { asked[$0.href] != nil }
  }
}

/// The UIDs, tasks and blocks found in one pull, which show that a resource has only moved.
struct IncomingResources {
  private var uids: Set<String> = []
  private var subjects: Set<HeldSubject> = []

  init(_ fetchResults: [TaskFetchResult], _ codec: VTODOCodec) {
    self.init(fetchResults) { text, list in codec.read(text, in: list)?.uid }
  }

  init(_ fetchResults: [EventFetchResult], _ mapping: BlockMapping) {
    self.init(fetchResults) { text, list in mapping.received(text, in: list)?.block.id.text }
  }

  private init<Row: ServerRow>(_ fetchResults: [FetchResult<Row>], uid: ([UInt8], ListID) -> String?) {
    for fetched in fetchResults {
      var known: [Href: HeldSubject] = [:]
      for row in fetched.rows {
        if let href = Href(row.href) { known[href] = row.subject }
      }
      for resource in fetched.found {
        if let subject = known[resource.href] {
          subjects.insert(subject)
        } else if let uid = uid(resource.bytes, fetched.list) {
          uids.insert(uid)
        }
      }
    }
  }

  func include(_ row: some ServerRow) -> Bool {
    row.uid.map { uids.contains($0) } ?? false || row.subject.map { subjects.contains($0) } ?? false
  }
}

extension FetchResult {
  /// The identifier of the question for the user.
  var question: String { HeldDeletions.mark(of: held.map(\.subject)) }

  fileprivate var shownCount: Int { rows.count { $0.subject != nil } }

  /// Returns the number of vanished resources whose deletion the user has confirmed.
  fileprivate func released(_ asked: [String: HeldDeletion]) -> Int {
    vanished.count { asked[$0.href]?.isConfirmed == true }
  }

  /// Holds back the deletions that the user has not confirmed yet.
  fileprivate mutating func hold(_ losses: [Row], _ asked: [String: HeldDeletion], at now: Instant) {
    for row in losses {
      guard let subject = row.subject else { continue }
      held.append(HeldDeletion(href: row.href, subject: subject, heldAt: asked[row.href]?.heldAt ?? now))
    }
    let kept = Set(held.map(\.href))
    vanished.removeAll { kept.contains($0.href) }
  }
}

extension PlannerTransaction {
  /// Whether the task or block still exists here. A block moved to another calendar here is not lost with its old
  /// event.
  fileprivate func isHere(_ subject: HeldSubject, in list: ListID) throws(PlannerFailure) -> Bool {
    switch subject {
    case .task(let task): try item(task) != nil
    case .block(let block): try self.block(block)?.calendar == list
    }
  }

  /// Stores the question about missing resources; keeps answers given since the server was asked.
  func ask(about held: [HeldDeletion], of kind: HeldSubject.Kind, in list: ListID) throws(PlannerFailure) {
    let confirmed = Set(try heldDeletions(of: kind, in: list).filter(\.isConfirmed).map(\.href))
    var open: [HeldDeletion] = []
    for var deletion in held {
      // A restored task or block is already waiting to be sent.
      guard try etag(of: deletion, in: list) != nil else { continue }
      deletion.isConfirmed = confirmed.contains(deletion.href)
      open.append(deletion)
    }
    try hold(open, of: kind, in: list)
  }

  private func etag(of deletion: HeldDeletion, in list: ListID) throws(PlannerFailure) -> String? {
    switch deletion.subject {
    case .task: try resource(in: list, href: deletion.href)?.etag
    case .block: try eventResource(in: list, href: deletion.href)?.etag
    }
  }
}
