public import Domain

/// A local task or block that is deleted when its resource is gone from the server.
public enum HeldSubject: Sendable, Hashable {
  case task(TaskID)
  case block(BlockID)

  /// Tasks and blocks of one list are separate questions.
  public enum Kind: Int, Sendable, CaseIterable {
    case task = 0
    case block = 1
  }

  public var kind: Kind {
    switch self {
    case .task: .task
    case .block: .block
    }
  }
}

/// Tasks of one list, or time blocks of one calendar, so many of which are missing on the server that the user must
/// confirm their deletion.
public struct HeldDeletions: Sendable, Equatable {
  public var list: ListID
  public var kind: HeldSubject.Kind
  /// The subjects to delete that still exist locally; tasks by rank, blocks by start. Never empty.
  public var subjects: [HeldSubject]
  /// Number of all tasks of the list or blocks of the calendar.
  public var total: Int
  /// Time when they were first found missing.
  public var since: Instant
  /// True if the user has agreed: the next sync removes those that are still missing.
  public var isConfirmed: Bool

  public init(
    list: ListID, kind: HeldSubject.Kind, subjects: [HeldSubject], total: Int, since: Instant, isConfirmed: Bool
  ) {
    self.list = list
    self.kind = kind
    self.subjects = subjects
    self.total = total
    self.since = since
    self.isConfirmed = isConfirmed
  }
}

extension HeldDeletions {
  /// Identifies the question; an answer counts only for the question the user has seen.
  public var mark: String { Self.mark(of: subjects) }

  public static func mark(of subjects: [HeldSubject]) -> String {
    ShortHash.digits(of: subjects.map(\.name).sorted().joined(separator: "\n"))
  }
}

extension HeldSubject {
  fileprivate var name: String {
    switch self {
    case .task(let task): task.text
    case .block(let block): block.text
    }
  }
}

/// A missing resource of a list.
public struct HeldDeletion: Sendable, Equatable {
  public var href: String
  public var subject: HeldSubject
  public var heldAt: Instant
  public var isConfirmed: Bool

  public init(href: String, subject: HeldSubject, heldAt: Instant, isConfirmed: Bool = false) {
    self.href = href
    self.subject = subject
    self.heldAt = heldAt
    self.isConfirmed = isConfirmed
  }
}

extension PlannerTransaction {
  /// Returns the questions that wait for an answer or, if confirmed, for the next sync; oldest first.
  public func heldDeletions() throws(PlannerFailure) -> [HeldDeletions] {
    try attempt { () throws(StorageError) in
      var found: [HeldDeletions] = []
      for place in try connection.heldPlaces() {
        let held = try connection.heldDeletions(place.kind, in: place.list)
        let subjects = try connection.subjectsHeld(place.kind, in: place.list)
        guard let since = held.map(\.heldAt).min(), !subjects.isEmpty else { continue }
        found.append(
          HeldDeletions(
            list: place.list, kind: place.kind, subjects: subjects,
            total: try connection.subjectCount(place.kind, in: place.list), since: since,
            isConfirmed: held.allSatisfy(\.isConfirmed)))
      }
      return found.sorted {
        ($0.since.seconds, $0.list.text, $0.kind.rawValue) < ($1.since.seconds, $1.list.text, $1.kind.rawValue)
      }
    }
  }

  /// Returns the missing reminders of a list, or the missing events of its blocks.
  public func heldDeletions(
    of kind: HeldSubject.Kind = .task, in list: ListID
  ) throws(PlannerFailure) -> [HeldDeletion] {
    try attempt { () throws(StorageError) in try connection.heldDeletions(kind, in: list) }
  }

  /// Replaces the missing resources of a list; an empty array ends the question.
  public func hold(
    _ held: [HeldDeletion], of kind: HeldSubject.Kind, in list: ListID
  ) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in
      try connection.removeHeldDeletions(kind, in: list)
      for deletion in held where deletion.subject.kind == kind { try connection.insert(deletion, in: list) }
    }
  }

  /// Confirms the deletion: the next sync removes those, and only those, that are still missing then.
  public func confirmHeldDeletions(
    of kind: HeldSubject.Kind = .task, in list: ListID
  ) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.confirmHeldDeletions(kind, in: list) }
  }

  /// Rejects the deletion: the next sync creates them again on the server from their last texts.
  public func restoreHeldDeletions(
    of kind: HeldSubject.Kind = .task, in list: ListID
  ) throws(PlannerFailure) {
    for deletion in try heldDeletions(of: kind, in: list) {
      switch deletion.subject {
      case .task(let task): try putBack(task, deletion.href, in: list)
      case .block(let block): try putBack(block, deletion.href, in: list)
      }
    }
    try hold([], of: kind, in: list)
  }

  private func putBack(_ task: TaskID, _ href: String, in list: ListID) throws(PlannerFailure) {
    guard var row = try resource(in: list, href: href), row.task == task else { return }
    row.etag = nil
    row.state = .sending
    row.notice = nil
    try save(row)
    try enqueue(OutboxEntry(task: task, list: list, kind: .save))
  }

  private func putBack(_ block: BlockID, _ href: String, in list: ListID) throws(PlannerFailure) {
    guard var row = try eventResource(in: list, href: href), row.block == block, try self.block(block) != nil else {
      return
    }
    row.etag = nil
    row.state = .sending
    try save(row)
    try enqueue(BlockNote(block: block, calendar: list, kind: .save))
  }

  /// Makes the next sync compare an account's lists completely regardless of CTags and sync tokens, because its
  /// address, user or password has changed.
  public func distrustCollections(of account: String) throws(PlannerFailure) {
    for var collection in try collections(of: account) {
      if collection.hasFullList {
        collection.hasFullList = false
        try save(collection)
      }
      guard var calendar = try eventCalendar(collection.list) else { continue }
      (calendar.ctag, calendar.syncToken) = (nil, nil)
      try save(calendar)
    }
  }
}
