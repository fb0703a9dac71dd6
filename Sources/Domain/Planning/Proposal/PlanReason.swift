/// Why a block is proposed at a certain time, or why a task found no time: facts that the user can verify.
public enum PlanReason: Equatable, Sendable {
  // Reasons for a placement.

  /// It is due then. If it began after `latest`, the rest of it would be late. `latest` is nil if days after the
  /// planned ones could still hold it, or if not all of it lies before the due date.
  case due(Due, latest: Instant?)
  /// The free time before it is due does not hold all of it.
  case late(Due)
  /// It was due before any of the free time.
  case overdue(Due)
  /// Its grade; the number is the one shown after an A.
  case grade(Grade, number: Int?)
  case importance(Importance, Urgency)
  /// It is next in the backlog, at this position among all open tasks.
  case rank(Int)
  /// It ends exactly at the end of a free interval, leaving no remainder.
  case fillsGap
  /// No other free interval in the planned days is long enough.
  case onlyGap(minutes: Int)
  /// An earlier block passed while the task stayed open.
  case missed(Instant)
  /// It was planned for `from`, but something else, titled `taken`, now takes that time. Nil if it is unknown.
  case moved(from: Instant, taken: String?)
  /// Tasks of this type are preferably done before noon.
  case morning
  /// It is one of several parts.
  case part(Int, of: Int)
  /// `planned` minutes of the task are scheduled already.
  case rest(planned: Int)
  /// It begins although this better graded task is open; the number is shown after its letter.
  case better(title: String, grade: Grade, number: Int?)

  // Reasons for leaving a task out.

  /// It needs `minutes` in one piece, and no free interval is long enough.
  case needsOnePiece(minutes: Int, largest: Int)
  /// There is too little free time, either in all planned days or before it is due.
  case needs(minutes: Int, free: Int, before: Due?)
  /// Tasks of equal or greater weight take the time.
  case othersFirst(minutes: Int, free: Int)
  /// Tasks before it in the order take the time.
  case earlierFirst(minutes: Int, free: Int)
  /// The free time left by other tasks is in gaps too short, or too late to be worth it.
  case noRoom(minutes: Int, free: Int)
  /// It may not begin before this day, which is after all free time in the planned days.
  case notBefore(Day)
  /// Its next occurrence is on this day.
  case recurs(Day)
  /// It is delegated, until a follow-up day if one is set.
  case delegated(to: String, until: Day?)
  /// Grade E: not to be done at all.
  case eliminated
  /// A task above or below it waits.
  case waitsFor(title: String)
  /// No working time is left in the planned days.
  case noWorkingTime
  /// All working time in the planned days is taken. The title is set if a single event or block takes it all.
  case allTaken(by: String?)
  /// It was not considered, because only `limit` tasks are.
  case notConsidered(limit: Int)
}

extension PlanReason {
  /// Whether the task is not meant for the planned days, regardless of how much time is free.
  public var isWaiting: Bool {
    switch self {
    case .notBefore, .recurs, .delegated, .eliminated, .waitsFor: true
    default: false
    }
  }
}
