internal import CalDAV
internal import Domain
internal import HTTPClient
internal import ICalendar
internal import Storage

extension AccountRun {
  /// Returns the numbers to write so that a moved task has its local position on the server. Returns none if it already
  /// has it or if the order is not shared.
  func numbers(for item: PlanItem) throws(SyncFailure) -> [SortOrder.Assignment] {
    guard codec.mapping.sharesOrder else { return [] }
    let siblings = try read { (transaction) throws(PlannerFailure) in
      var siblings: [Sibling] = []
      let items = try transaction.items(ItemQuery(state: .all, list: item.list))
      let families = Families(items)
      for other in items where families.areSiblings(other.id, item.id) {
        let row = try transaction.resources(of: other.id).first { $0.list == item.list }
        let base = try row.flatMap { row throws(PlannerFailure) in
          try transaction.baseText(in: row.list, href: row.href)
        }
        let order = base.flatMap { codec.read($0, in: item.list)?.task.order }
        siblings.append(Sibling(id: other.id, order: order ?? RemoteOrder(explicit: nil, created: other.createdAt)))
      }
      return siblings
    }
    guard let place = siblings.firstIndex(where: { $0.id == item.id }), !isInOrder(place, siblings) else { return [] }
    return SortOrder.assignments(moving: place, in: siblings)
  }

  private func isInOrder(_ place: Int, _ siblings: [Sibling]) -> Bool {
    let number = siblings[place].order.value
    if place > 0, siblings[place - 1].order.value >= number { return false }
    return place + 1 >= siblings.count || siblings[place + 1].order.value > number
  }

  /// Renumbers neighbours on the server if there is no room for a moved task between them. Returns true if anything was
  /// written.
  func renumberNeighbours(of item: PlanItem) throws(SyncFailure) -> Bool {
    var wrote = false
    for assignment in try numbers(for: item) where assignment.id != item.id {
      let found = try read { (transaction) throws(PlannerFailure) in
        let row = try transaction.resources(of: assignment.id).first { $0.list == item.list && $0.etag != nil }
        return (
          row: row,
          base: try row.flatMap { row throws(PlannerFailure) in
            try transaction.baseText(in: row.list, href: row.href)
          }
        )
      }
      if let row = found.row, let base = found.base, try renumber(row, base, assignment.order) { wrote = true }
    }
    return wrote
  }

  /// Writes a new number and no other pending change of the same task.
  private func renumber(_ row: SyncedResource, _ base: [UInt8], _ number: Int64) throws(SyncFailure) -> Bool {
    guard let url = collections[row.list]?.url, let href = Href(row.href),
      let reminder = codec.read(base, in: row.list),
      let etag = row.etag.flatMap({ ETag($0) }), row.state == .clean
    else { return false }
    let now = engine.surroundings.environment().now
    let text = codec.mapping.patched(reminder.text, to: reminder.item, order: number, at: now)
    guard text.bytes != base else { return false }
    try note(text, for: row, .update, reminder.item.title)
    let outcome = try asking { () throws(CalDAVError) in
      try client.update(text.bytes, at: href, ifMatch: etag, in: url)
    }
    guard outcome == .done else {
      try giveUp(row)
      return false
    }
    reports[row.list]?.updated += 1
    try confirm([SentText(row: row, href: href, text: text)], in: row.list)
    return true
  }

  /// Drops a number that could not be written: the resource is unchanged, and the journal keeps no open write.
  private func giveUp(_ row: SyncedResource) throws(SyncFailure) {
    try write { (transaction) throws(PlannerFailure) in
      let ending = JournalEntry.Ending(.dropped, at: engine.surroundings.environment().now)
      try transaction.end(row.list, row.href, ending)
    }
  }
}
