extension PlanItem {
  /// The days it is due next, at most `limit`: the one it is due on, then those that follow when each is done on its day,
  /// or today when that has passed. Fewer where the series ends or its rule cannot be read.
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

  /// Moves on to the next day and gives it back.
  private mutating func following(in environment: Environment) -> Day? {
    guard case .moves(let due, let notBefore, let recurrence) = advance(in: environment) else { return nil }
    // A series that stands still would be asked for ever.
    if let before = self.due?.day, due.day <= before { return nil }
    self.due = due
    self.notBefore = notBefore
    self.recurrence = recurrence
    return due.day
  }
}

extension Environment {
  /// The same world on the noon of a later day; a day that has passed leaves it as it is.
  fileprivate func on(_ day: Day) -> Environment {
    guard day > today, let noon = zones.instant(WallClock(day: day, second: 43_200), nil) else { return self }
    var later = self
    later.today = day
    later.now = noon
    return later
  }
}
