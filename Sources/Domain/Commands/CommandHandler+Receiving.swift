extension CommandHandler {
  /// Stores changes from a server. They are not part of the user's history: undoing one's own last change never undoes
  /// a change made elsewhere.
  func receive(_ received: Received) throws(PlannerFailure) -> Outcome {
    for list in received.lists { try store(list) }
    var changed: [TaskID] = []
    var added = 0
    for task in received.tasks {
      let known = try writer.item(task.item.id)
      if known == nil { added += 1 }
      if try store(task, known: known) { changed.append(task.item.id) }
    }
    let newcomers = try store(newcomers: received.newcomers)
    for id in received.gone {
      if let item = try writer.item(id) { try discard(item, .elsewhere) }
    }
    for conflict in received.conflicts { _ = try writer.append(conflict) }
    for block in received.blocks { try store(block) }
    for id in received.goneBlocks { try writer.remove(id) }
    for list in received.goneLists {
      try discardTasks(of: list)
      try writer.remove(list)
    }
    let event = Event.received(
      added: added + newcomers.count, changed: changed.count - added, gone: received.gone.count)
    return Outcome(number: nil, event: event, changed: changed + newcomers + received.gone)
  }

  /// Only the user decides whether a list is selected and which of its events block; the server's version never
  /// overrides that.
  private func store(_ list: SourceList) throws(PlannerFailure) {
    var list = list
    if let known = try writer.list(list.id) { list.keepChoices(of: known) }
    try writer.save(list)
  }

  private func store(_ task: Received.Task, known: PlanItem?) throws(PlannerFailure) -> Bool {
    var item = task.item
    item.rank = try rank(for: task, known: known)
    // The title was changed on the server.
    if let known, known.title != item.title { item.needsTitleImprovement = false }
    if task.isAhead { try writer.enqueue(OutboxEntry(task: item.id, list: item.list, kind: .save)) }
    guard item != known else { return false }
    if let known, !item.fields(differingFrom: known).isEmpty {
      try writer.noteReceived(known, item, at: environment.now)
    }
    try writer.save(item)
    // Completing a task elsewhere releases its blocks, as completing it here does.
    if let known, !known.isCompleted, item.isCompleted { try noteForServers(try release(item.id)) }
    return true
  }

  private func store(newcomers: [PlanItem]) throws(PlannerFailure) -> [TaskID] {
    guard !newcomers.isEmpty else { return [] }
    var items = newcomers
    var rank = try endRank()
    for index in items.indices {
      items[index].rank = rank
      rank = Rank.after(rank)
    }
    try writer.insert(items)
    return items.map { $0.id }
  }

  private func store(_ received: Received.Block) throws(PlannerFailure) {
    let block = received.block
    if received.isAhead, let calendar = block.calendar {
      try writer.enqueue(BlockNote(block: block.id, calendar: calendar, kind: .save))
    }
    if try writer.block(block.id) != block { try writer.save(block) }
  }

  private func rank(for task: Received.Task, known: PlanItem?) throws(PlannerFailure) -> Rank {
    switch task.position {
    case .after(let other):
      return try rank(at: Place(after: other, before: nil), for: task.item.id)
    case .before(let other):
      return try rank(at: Place(after: nil, before: other), for: task.item.id)
    case .keep:
      if let known { return known.rank }
      return try endRank()
    }
  }
}
