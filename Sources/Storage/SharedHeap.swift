internal import CSQLite

/// One heap for all threads of a program that serves. Each thread would otherwise get its own, and keep for ever what the largest
/// page it has made has taken.
public enum SharedHeap {
  /// To be called before there is a second thread.
  public static func begin() {
    zeitblock_share_heap()
  }

  /// Gives back to the system what is free; milliseconds, in which nobody gets a new large piece.
  public static func giveBack() {
    zeitblock_trim_heap()
  }
}
