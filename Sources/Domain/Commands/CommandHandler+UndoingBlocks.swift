extension CommandHandler {
  /// Changes a block from one state to another. Returns nil, and changes nothing, if the block has changed since.
  func turn(block from: TimeBlock?, to: TimeBlock?) throws(PlannerFailure) -> Change? {
    guard let id = (from ?? to)?.id else { return nil }
    let current = try writer.block(id)
    guard isSame(current, from) else { return nil }
    for block in [current, to] {
      if let block, try !allowsChanges(block) { return nil }
    }
    guard var to else {
      try writer.remove(id)
      return .block(before: current, after: nil)
    }
    // The calendar may no longer exist.
    if let calendar = to.calendar, try writer.list(calendar) == nil { to.calendar = nil }
    to.modifiedAt = environment.now
    try writer.save(to)
    return .block(before: current, after: to)
  }

  /// Ignores the modification time: it does not show whether a user changed the block.
  private func isSame(_ left: TimeBlock?, _ right: TimeBlock?) -> Bool {
    guard var left, let right else { return left == right }
    left.modifiedAt = right.modifiedAt
    return left == right
  }
}
