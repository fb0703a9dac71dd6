/// Why a block is where it is, or why a task has no place: facts that the user can verify. Times are minutes on the
/// axis of the problem's slots, durations are minutes.
public enum SlotReason: Equatable, Sendable {
  // Reasons for blocks.

  /// It has to be done by its due time. If it started later than `latestStart`, it would be late even if nothing else
  /// were planned.
  case due(latestStart: Int)
  /// `minutes` of it lie after the due time; `free` minutes before that time were available to all tasks.
  case late(minutes: Int, free: Int)
  /// No other free interval is long enough for this piece.
  case onlyGap(minutes: Int)
  /// It fills a gap exactly.
  case fillsGap(minutes: Int)
  /// It may not begin earlier.
  case notBefore(Int)
  /// The task prefers the morning.
  case morning
  /// No task that is planned later and could be here weighs more.
  case highestWeight
  /// The last plan had it here as well.
  case kept
  /// The first time that is left for it.
  case firstFree

  // Reasons for tasks left out.

  /// It needs one piece, or pieces of at least `minutes`, and the longest free interval it may use is shorter.
  case needsOnePiece(minutes: Int, longest: Int)
  /// It needs more than all the free time it may use.
  case needsMore(minutes: Int, free: Int)
  /// Tasks of equal or greater weight take the time; `free` minutes were available to all tasks.
  case moreImportant(free: Int)
  /// The time left by other tasks is in pieces too short, or so late that it costs more than leaving the task out;
  /// `free` minutes were available to all tasks.
  case noRoom(free: Int)
  /// The free time ends before the task may begin.
  case afterTheEnd(notBefore: Int?)
  /// There is no free time.
  case noFreeTime
}
