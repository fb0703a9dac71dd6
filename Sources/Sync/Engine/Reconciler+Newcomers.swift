internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

extension Reconciler {
  /// Reconciles several texts in order. Stores consecutive texts of unknown tasks together.
  mutating func arrive(_ tasks: some Sequence<IncomingTask>, departed: Departed) throws(PlannerFailure) {
    var newcomers = Newcomers()
    for incoming in tasks {
      if let item = try newcomer(incoming, departed), newcomers.add(incoming, item) { continue }
      try welcome(&newcomers)
      try arrive(incoming, departed: departed)
    }
    try welcome(&newcomers)
  }

  /// Returns the task to create, or nil if its ID or location is, or may be, known here.
  private mutating func newcomer(_ incoming: IncomingTask, _ departed: Departed) throws(PlannerFailure) -> PlanItem? {
    guard incoming.row == nil, let remote = incoming.reminder, departed.elsewhere[remote.uid] == nil,
      try !hasMoves()
    else { return nil }
    let (plain, distinct) = (TaskID(remote.uid), TaskID(remote.uid + mark))
    guard try !transaction.knows(plain, or: distinct, at: incoming.href.path, in: list) else { return nil }
    var item = remote.item
    item.id = plain
    item.list = list
    item.needsTitleImprovement = try awaitsTitle(item)
    return item
  }

  /// Whether to improve the title of a new task: only if it was just written in another program. Tasks found in the
  /// first read of a list keep their titles, and a task with an original title was already improved.
  mutating func awaitsTitle(_ item: PlanItem) throws(PlannerFailure) -> Bool {
    guard !isFirst, !item.isCompleted, item.originalTitle == nil else { return false }
    if let isKnown { return isKnown }
    let found = try transaction.collection(list)?.hasFullList == true
    isKnown = found
    return found
  }

  private mutating func welcome(_ newcomers: inout Newcomers) throws(PlannerFailure) {
    guard !newcomers.items.isEmpty else { return }
    try receive(Received(newcomers: newcomers.items))
    for (incoming, item) in zip(newcomers.tasks, newcomers.items) {
      var entry = SyncedResource(list: list, href: incoming.href.path)
      entry.etag = incoming.etag?.text ?? Self.noETag
      entry.uid = incoming.reminder?.uid
      entry.task = item.id
      try transaction.save(entry, baseText: incoming.bytes)
      // Most texts have no remarks, and a new one has none stored.
      if !incoming.remarks.isEmpty { try transaction.setRemarks(incoming.remarks, in: list, href: entry.href) }
      if let remote = incoming.reminder { noteArrival(of: item.id, remote) }
    }
    report.added += newcomers.items.count
    newcomers = Newcomers()
  }
}

/// Texts of unknown tasks, all different.
private struct Newcomers {
  private(set) var tasks: [IncomingTask] = []
  private(set) var items: [PlanItem] = []
  private var ids: Set<TaskID> = []
  private var places: Set<String> = []

  /// Returns false if the ID or location is already included.
  mutating func add(_ incoming: IncomingTask, _ item: PlanItem) -> Bool {
    guard !ids.contains(item.id), places.insert(incoming.href.path).inserted else { return false }
    ids.insert(item.id)
    tasks.append(incoming)
    items.append(item)
    return true
  }
}
