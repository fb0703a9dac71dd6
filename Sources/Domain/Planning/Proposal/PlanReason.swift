/// Why a block would come where it is proposed, or why a task found no place: facts a person can contradict.
public enum PlanReason: Equatable, Sendable {
  // Why here.

  /// It is due then; beginning later than `latest` would be too late for what is left of it. Nil where days after those looked
  /// at could still hold it, or where not all of it comes before.
  case due(Due, latest: Instant?)
  /// What is free before it is due does not hold all of it.
  case late(Due)
  /// It was due then, before all free time there is.
  case overdue(Due)
  /// Its grade; the number is what is shown behind the letter A.
  case grade(Grade, number: Int?)
  case importance(Importance, Urgency)
  /// It comes next in the backlog, at this place of all tasks looked at.
  case rank(Int)
  /// It ends where a free stretch ends, so that nothing of that is left over.
  case fillsGap
  /// No other free stretch of these days holds it.
  case onlyGap(minutes: Int)
  /// Its time went by while it stayed open.
  case missed(Instant)
  /// It was planned for then, but that time is taken by something else meanwhile.
  case moved(from: Instant, taken: String?)
  /// Work of this kind is wanted before noon.
  case morning
  /// It is one of so many parts.
  case part(Int, of: Int)
  /// So many minutes of the task are planned already.
  case rest(planned: Int)
  /// It begins although this better graded task is open; the number is what is shown behind its letter.
  case better(title: String, grade: Grade, number: Int?)

  // Why not.

  /// It must not be split, and no free stretch is long enough.
  case needsOnePiece(minutes: Int, largest: Int)
  /// There is not so much time: in all these days, or before it is due.
  case needs(minutes: Int, free: Int, before: Due?)
  /// Others that weigh more take the time.
  case othersFirst(minutes: Int, free: Int)
  /// Tasks before it in the order take the time.
  case earlierFirst(minutes: Int, free: Int)
  /// What others leave of the free time is in gaps too short, or comes too late to be worth it.
  case noRoom(minutes: Int, free: Int)
  /// Only days before the one it may begin on were asked for.
  case notBefore(Day)
  /// It comes back on that day.
  case recurs(Day)
  /// Somebody else has it in hand; until a day, if one was said.
  case delegated(to: String, until: Day?)
  /// Grade E: not to be done at all.
  case eliminated
  /// One above it waits.
  case waitsFor(title: String)
  /// No working time is left in these days.
  case noWorkingTime
  /// All working time of these days is taken; the title where one thing alone takes it.
  case allTaken(by: String?)
  /// So many other tasks were looked at.
  case notConsidered(limit: Int)
}

extension PlanReason {
  /// Whether a task with this reason is not meant for these days, whatever is free.
  public var isWaiting: Bool {
    switch self {
    case .notBefore, .recurs, .delegated, .eliminated, .waitsFor: true
    default: false
    }
  }
}
