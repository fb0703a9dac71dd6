internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

extension Intake {
  /// Reconciles several texts in order. Stores consecutive texts of unknown tasks together.
  mutating func arrive(_ arrivals: some Sequence<Arrival>, departed: Departed) throws(PlannerFailure) {
    var newcomers = Newcomers()
    for arrival in arrivals {
      if let item = try newcomer(arrival, departed), newcomers.add(arrival, item) { continue }
      try welcome(&newcomers)
      try arrive(arrival, departed: departed)
    }
    try welcome(&newcomers)
  }

  /// Returns the task to create, or nil if its ID or location is, or may be, known here.
  private mutating func newcomer(_ arrival: Arrival, _ departed: Departed) throws(PlannerFailure) -> PlanItem? {
    guard arrival.row == nil, let remote = arrival.reminder, departed.elsewhere[remote.uid] == nil,
      try !hasMoves()
    else { return nil }
    let (plain, distinct) = (TaskID(remote.uid), TaskID(remote.uid + mark))
    guard try !transaction.knows(plain, or: distinct, at: arrival.href.path, in: list) else { return nil }
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
    for (arrival, item) in zip(newcomers.arrivals, newcomers.items) {
      var entry = SyncedResource(list: list, href: arrival.href.path)
      entry.etag = arrival.etag?.text ?? Self.noETag
      entry.uid = arrival.reminder?.uid
      entry.task = item.id
      try transaction.save(entry, baseText: arrival.bytes)
      // Most texts have no remarks, and a new one has none stored.
      if !arrival.remarks.isEmpty { try transaction.setRemarks(arrival.remarks, in: list, href: entry.href) }
      if let remote = arrival.reminder { noteArrival(of: item.id, remote) }
    }
    report.added += newcomers.items.count
    newcomers = Newcomers()
  }
}

/// Texts of unknown tasks, all different.
private struct Newcomers {
  private(set) var arrivals: [Arrival] = []
  private(set) var items: [PlanItem] = []
  private var ids: Set<TaskID> = []
  private var places: Set<String> = []

  /// Returns false if the ID or location is already included.
  mutating func add(_ arrival: Arrival, _ item: PlanItem) -> Bool {
    guard !ids.contains(item.id), places.insert(arrival.href.path).inserted else { return false }
    ids.insert(item.id)
    arrivals.append(arrival)
    items.append(item)
    return true
  }
}
