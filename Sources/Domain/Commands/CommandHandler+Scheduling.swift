extension CommandHandler {
  /// Creates a time block. If the setting `onSchedule` is `complete`, also completes the task.
  func schedule(_ draft: BlockDraft) throws(PlannerFailure) -> Step {
    let block = try checked(draft)
    try writer.save(block)
    var changes: [Change] = [.block(before: nil, after: block)]
    if let task = block.task, try setting(.onSchedule) == "complete" { changes += try complete([task]).changes }
    return Step(.schedule, changes: changes, event: .scheduled(block))
  }

  func reschedule(_ id: BlockID, _ edit: BlockEdit) throws(PlannerFailure) -> Step {
    let before = try required(id)
    try requireWritable(before)
    let after = try checked(edit, on: before)
    guard after != before else { return Step(.reschedule, changes: [], event: .nothingChanged) }
    return Step(.reschedule, changes: try replace(before, with: after), event: .rescheduled(after))
  }

  /// Removes blocks; their tasks do not change.
  func unschedule(_ ids: [BlockID]) throws(PlannerFailure) -> Step {
    var changes: [Change] = []
    var seen: Set<BlockID> = []
    for id in ids where seen.insert(id).inserted {
      let block = try required(id)
      try requireWritable(block)
      try writer.remove(id)
      changes.append(.block(before: block, after: nil))
    }
    let step = Step(.unschedule, changes: changes, event: .nothingChanged)
    guard !changes.isEmpty else { return step }
    return Step(.unschedule, changes: changes, event: .unscheduled(title: step.title, count: changes.count))
  }

  func required(_ id: BlockID) throws(PlannerFailure) -> TimeBlock {
    guard let block = try writer.block(id) else { throw .unknownBlock(id) }
    return block
  }

  /// Moving a block to another calendar replaces its event: servers refuse the same UID in two calendars of one user.
  private func replace(_ before: TimeBlock, with after: TimeBlock) throws(PlannerFailure) -> [Change] {
    guard before.calendar != after.calendar else { return try save(after, over: before) }
    var after = after
    after.modifiedAt = environment.now
    after.id = .fresh(for: after.task, named: environment.makeIdentifier())
    after.createdAt = environment.now
    try writer.remove(before.id)
    try writer.save(after)
    return [.block(before: before, after: nil), .block(before: nil, after: after)]
  }

  func setting(_ key: SettingKey) throws(PlannerFailure) -> String {
    try writer.setting(key) ?? key.fallback
  }
}

extension CommandHandler {
  private func checked(_ draft: BlockDraft) throws(PlannerFailure) -> TimeBlock {
    var validation = Validation()
    let task = try draft.task.flatMap { id throws(PlannerFailure) in try writer.item(id) }
    if draft.task != nil, task == nil { validation.add(Problem(.task, .taskUnknown)) }
    let title = if draft.task == nil || draft.title != nil { validation.title(draft.title ?? "") } else { task?.title }
    let minutes = validation.blockLength(draft.minutes ?? TimeBlock.minutes(for: task))
    let calendar: ListID? =
      if draft.staysHere { nil } else if let chosen = draft.calendar { chosen } else { try writer.defaultCalendar() }
    if let calendar { validation.calendar(try writer.list(calendar), named: calendar) }
    if draft.zone.isEmpty { validation.add(Problem(.zone, .zoneUnknown(draft.zone))) }
    var block = TimeBlock(
      id: .fresh(for: draft.task, named: environment.makeIdentifier()), task: draft.task, title: title ?? "",
      start: draft.start, end: draft.start.advanced(minutes: minutes), zone: draft.zone, calendar: calendar,
      createdAt: environment.now)
    block.isPinned = draft.isPinned
    validation.span(block.start, block.end)
    if !draft.anyway { try requireFree(block, &validation) }
    try validation.finish()
    return block
  }

  private func checked(_ edit: BlockEdit, on before: TimeBlock) throws(PlannerFailure) -> TimeBlock {
    var validation = Validation()
    var block = before
    if case .set(let start) = edit.start {
      block.start = start
      block.end = Instant(seconds: start.seconds + before.end.seconds - before.start.seconds)
    }
    if case .set(let minutes) = edit.minutes {
      block.end = block.start.advanced(minutes: validation.blockLength(minutes))
    }
    edit.zone.applied(to: &block.zone)
    let isMoved = block.start != before.start || block.end != before.end
    // A plan must not move a block that the user placed by hand.
    if isMoved { block.isPinned = true }
    edit.isPinned.applied(to: &block.isPinned)
    edit.calendar.applied(to: &block.calendar)
    if block.calendar != before.calendar, let calendar = block.calendar {
      validation.calendar(try writer.list(calendar), named: calendar)
    }
    if block.zone.isEmpty { validation.add(Problem(.zone, .zoneUnknown(block.zone))) }
    validation.span(block.start, block.end)
    if isMoved, !edit.anyway { try requireFree(block, over: before, &validation) }
    try validation.finish()
    return block
  }

  /// Refuses to change a block in a read-only calendar: the change would never reach the server.
  func requireWritable(_ block: TimeBlock) throws(PlannerFailure) {
    guard try !allowsChanges(block), let calendar = block.calendar else { return }
    throw .invalid([Problem(.calendar, .calendarReadOnly(try writer.list(calendar)?.name ?? calendar.text))])
  }

  func allowsChanges(_ block: TimeBlock) throws(PlannerFailure) -> Bool {
    guard let calendar = block.calendar else { return true }
    return try writer.list(calendar)?.allowsChanges ?? true
  }
}

extension Instant {
  func advanced(minutes: Int) -> Instant { Instant(seconds: seconds + Int64(minutes) * 60) }
}
