extension Desk {
  /// Leads a block from one state to another. Nil when it has been changed meanwhile: then it is left alone as a whole.
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
    // The calendar may be gone for good.
    if let calendar = to.calendar, try writer.list(calendar) == nil { to.calendar = nil }
    to.modifiedAt = environment.now
    try writer.save(to)
    return .block(before: current, after: to)
  }

  /// Stamps tell nothing about a person's work.
  private func isSame(_ left: TimeBlock?, _ right: TimeBlock?) -> Bool {
    guard var left, let right else { return left == right }
    left.modifiedAt = right.modifiedAt
    return left == right
  }
}
