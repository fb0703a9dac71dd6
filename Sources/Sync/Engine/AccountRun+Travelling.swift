internal import Domain
internal import Storage

extension AccountRun {
  /// The zone assumed for accounts stored before zones were recorded, by a version without zone support.
  private static let unremembered = "UTC"

  /// Stores zoned times again if this machine's zone has changed, because they are kept as local wall times. Otherwise
  /// they would look like local edits and be sent to the server as different times.
  func followZone() throws(SyncFailure) {
    let zone = codec.mapping.zones.localZone
    guard account.zone != zone, codec.mapping.zones.isLocalZoneKnown else { return }
    try write { (transaction) throws(PlannerFailure) in
      guard var known = try transaction.account(account.id), known.zone != zone else { return }
      let then = VTODOCodec(mapping: codec.mapping.local(to: known.zone ?? Self.unremembered))
      if then.mapping.zones.isLocalZoneKnown { try reread(then, transaction) }
      known.zone = zone
      try transaction.save(known)
    }
  }

  private func reread(_ then: VTODOCodec, _ transaction: PlannerTransaction) throws(PlannerFailure) {
    var received = Received()
    for collection in try transaction.collections(of: account.id) {
      for row in try transaction.resources(in: collection.list) {
        guard let id = row.task, let item = try transaction.item(id) else { continue }
        let reread = try self.reread(item, row, then, transaction)
        if reread != item { received.tasks.append(Received.Task(item: reread)) }
      }
    }
    if !received.tasks.isEmpty { try receive(received, transaction) }
  }

  /// Returns the task with the times of its text as read now. A time that differs from the text was edited here and has
  /// not been sent yet, so it stays.
  private func reread(
    _ item: PlanItem, _ row: SyncedResource, _ then: VTODOCodec, _ transaction: PlannerTransaction
  ) throws(PlannerFailure) -> PlanItem {
    let texts = [
      try transaction.underWay(in: row.list, href: row.href)?.draft.sent,
      try transaction.baseText(in: row.list, href: row.href),
    ]
    var result = item
    var open: [Field] = [.due, .notBefore, .recurrence]
    for text in texts {
      guard let text, let old = then.read(text, in: row.list)?.item, let new = codec.read(text, in: row.list)?.item
      else { continue }
      for field in open where item.hasSame(field, as: old) {
        result.take(field, from: new)
        open.removeAll { $0 == field }
      }
    }
    return result
  }
}

extension ZoneResolver {
  fileprivate var isLocalZoneKnown: Bool { wall(Instant(seconds: 0), localZone) != nil }
}
