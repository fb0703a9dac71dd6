public import Domain

extension Words {
  func callAsFunction(reason phrase: ReasonPhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }

  /// Returns a reason in a few words, without an initial capital and a full stop.
  public func sentence(_ reason: PlanReason, today: Day, zones: Environment.Zones) -> String {
    let time = Clock(today: today, zones: zones)
    return switch reason {
    case .due(let due, let latest?):
      self(reason: .due, self.due(due, today: today), moment(latest, time))
    case .due(let due, nil): self(reason: .dueLater, self.due(due, today: today))
    case .late(let due): self(reason: .late, self.due(due, today: today))
    case .overdue(let due): self(reason: .overdue, self.due(due, today: today))
    case .grade(let grade, let number): self(reason: .grade, grade.text(number))
    case .importance(let importance, let urgency): self(reason: weight(importance, urgency))
    case .rank(let place): self(reason: .rank, "\(place)")
    case .fillsGap: self(reason: .fillsGap)
    case .onlyGap(let minutes): self(reason: .onlyGap, lengthInSentence(minutes: minutes))
    case .missed(let at): self(reason: .missed, moment(at, time))
    case .moved(let from, let taken?): self(reason: .movedAway, moment(from, time), quoted(taken))
    case .moved(let from, nil): self(reason: .moved, moment(from, time))
    case .morning: self(reason: .morning)
    case .part(let part, let count): self(reason: .part, "\(part)", "\(count)")
    case .rest(let planned): self(reason: .rest, lengthInSentence(minutes: planned))
    case .better(let title, let grade, let number): self(reason: .better, grade.text(number), quoted(title))
    default: sentence(against: reason, today: today)
    }
  }

  /// Explains why a due task got no slot.
  /// - Parameter due: the due date of the task.
  public func sentence(
    leavingOut reason: PlanReason, due: Due, today: Day, zones: Environment.Zones
  ) -> String {
    let why = sentence(reason, today: today, zones: zones)
    if case .needs(_, _, .some) = reason { return why }
    let when = sentence(due.day < today ? .overdue(due) : .due(due, latest: nil), today: today, zones: zones)
    return when + " · " + why
  }

  /// Explains the choice of a slot, followed by any reason against it.
  public func sentence(placing reason: PlanReason, today: Day, zones: Environment.Zones) -> String {
    guard case .better(let title, let grade, let number) = reason else {
      return sentence(reason, today: today, zones: zones)
    }
    return self(reason: .although, grade.text(number), quoted(title))
  }

  /// Returns all reasons of a placement in one line.
  func sentences(placing placement: Proposal.Placement, today: Day, zones: Environment.Zones) -> String {
    placement.reasons.map { sentence(placing: $0, today: today, zones: zones) }.joined(separator: " · ")
  }

  private func weight(_ importance: Importance, _ urgency: Urgency) -> ReasonPhrase {
    switch (importance, urgency) {
    case (.high, .urgent): .urgentImportant
    case (.high, .notUrgent): .important
    case (_, .urgent): .urgent
    case (.medium, .notUrgent): .mediumImportance
    case (.low, .notUrgent): .lowImportance
    }
  }

  private func sentence(against reason: PlanReason, today: Day) -> String {
    switch reason {
    case .needsOnePiece(let minutes, let largest):
      self(reason: .needsOnePiece, lengthInSentence(minutes: minutes), lengthInSentence(minutes: largest))
    case .needs(let minutes, let free, let before?):
      self(
        reason: .needsBefore, lengthInSentence(minutes: minutes), lengthInSentence(minutes: free),
        due(before, today: today))
    case .needs(let minutes, let free, nil):
      self(reason: .needs, lengthInSentence(minutes: minutes), lengthInSentence(minutes: free))
    case .earlierFirst(let minutes, let free):
      self(reason: .earlierFirst, lengthInSentence(minutes: minutes), lengthInSentence(minutes: free))
    case .othersFirst(let minutes, let free):
      self(reason: .othersFirst, lengthInSentence(minutes: minutes), lengthInSentence(minutes: free))
    case .noRoom(let minutes, let free):
      self(reason: .noRoom, lengthInSentence(minutes: minutes), lengthInSentence(minutes: free))
    case .notBefore(let day): self(reason: .notBefore, self.day(day, today: today))
    case .recurs(let day): self(reason: .recurs, self.day(day, today: today))
    case .delegated(let name, let until?): self(reason: .delegatedUntil, name, day(until, today: today))
    case .delegated(let name, nil): self(reason: .delegated, name)
    case .eliminated: self(reason: .eliminated)
    case .waitsFor(let title): self(reason: .waitsFor, quoted(title))
    case .noWorkingTime: self(reason: .noWorkingTime)
    case .allTaken(let title?): self(reason: .takenBy, quoted(title))
    case .allTaken(nil): self(reason: .allTaken)
    case .notConsidered(let limit): self(reason: .notConsidered, "\(limit)")
    default: ""
    }
  }

  private struct Clock {
    var today: Day
    var zones: Environment.Zones
  }

  /// Formats an instant today as `15:00`, any other with its day: `tomorrow, 15:00`.
  private func moment(_ instant: Instant, _ clock: Clock) -> String {
    let wall = clock.zones.here(instant)
    let time = WallTime(minutes: wall.second / 60) ?? .midnight
    return wall.day == clock.today ? time.iso : due(Due(day: wall.day, time: time), today: clock.today)
  }

  /// Explains why a proposed block for the titled task cannot be accepted.
  func sentence(_ obstacle: PlanObstacle, to title: String) -> String {
    let name = quoted(title)
    return switch obstacle {
    case .gone: self(reason: .obstacleGone)
    case .taskGone: self(reason: .obstacleTaskGone, name)
    case .taskDone: self(reason: .obstacleTaskDone, name)
    case .planned: self(reason: .obstaclePlanned, name)
    case .past: self(reason: .obstaclePast, name)
    case .taken(let other): self(reason: .obstacleTaken, name, quoted(other))
    case .blockChanged: self(reason: .obstacleBlock, name)
    case .calendarReadOnly(let calendar): self(reason: .obstacleCalendar, name, quoted(calendar))
    }
  }
}
