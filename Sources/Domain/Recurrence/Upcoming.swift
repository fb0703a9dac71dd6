extension PlanItem {
  /// Returns at most `limit` due days: the current one, then the following ones if each occurrence is completed on its
  /// due day, or today if that day has passed. Returns fewer if the recurrence ends or its rule cannot be read.
  public func upcoming(_ limit: Int, in environment: Environment) -> [Day] {
    var item = self
    var environment = environment
    var days: [Day] = []
    if let due {
      days.append(due.day)
      environment = environment.on(due.day)
    }
    item.anchorRecurrence()
    while days.count < limit, let next = item.following(in: environment) {
      days.append(next)
      environment = environment.on(next)
    }
    return Array(days.prefix(limit))
  }

  /// Moves to the next due day and returns it.
  private mutating func following(in environment: Environment) -> Day? {
    guard case .moves(let due, let notBefore, let recurrence) = advance(in: environment) else { return nil }
    // A recurrence that does not advance would loop forever.
    if let before = self.due?.day, due.day <= before { return nil }
    self.due = due
    self.notBefore = notBefore
    self.recurrence = recurrence
    return due.day
  }
}

extension Environment {
  /// Returns the environment at noon of a later day, or unchanged if that day is not in the future.
  fileprivate func on(_ day: Day) -> Environment {
    guard day > today, let noon = zones.instant(WallClock(day: day, second: 43_200), nil) else { return self }
    var later = self
    later.today = day
    later.now = noon
    return later
  }
}
