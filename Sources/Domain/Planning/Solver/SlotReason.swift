/// Why a block lies where it does, or why a task has no place: facts a person can contradict. Moments are minutes on the
/// axis of the problem's slots, durations are minutes.
public enum SlotReason: Equatable, Sendable {
  // Of blocks.

  /// It has to be done by its due time; started later than this it would not be, even if nothing else were planned.
  case due(latestStart: Int)
  /// So much of it comes after the due time; so much time before that was free for it and all others.
  case late(minutes: Int, free: Int)
  /// No other free stretch is long enough for a piece like this.
  case onlyGap(minutes: Int)
  /// It fills a gap to the minute.
  case fillsGap(minutes: Int)
  /// It may not begin earlier.
  case notBefore(Int)
  /// It is preferably done in the morning.
  case morning
  /// Of all that is planned later and could be here nothing weighs more.
  case highestWeight
  /// The last plan had it here.
  case kept
  /// The first time that is left for it.
  case firstFree

  // Of what is left out.

  /// It is done in one piece (or in pieces no shorter than this), and the longest free stretch it may have is shorter.
  case needsOnePiece(minutes: Int, longest: Int)
  /// All the free time it may have is less than it needs.
  case needsMore(minutes: Int, free: Int)
  /// What weighs as much or more takes the time; so much was free for it and all others.
  case moreImportant(free: Int)
  /// What others leave of the time is in pieces too short, or so late that it costs more than leaving it out; so much was
  /// free for it and all others.
  case noRoom(free: Int)
  /// The free time ends before it may begin.
  case afterTheEnd(notBefore: Int?)
  /// There is no free time at all.
  case noFreeTime
}
