internal import CSQLite

/// Tunes the C library's heap.
public enum SharedHeap {
  /// Makes all threads of a server share one heap; call it before the second thread starts. Otherwise each thread has
  /// its own heap and never returns the memory of the largest page it has built.
  public static func begin() {
    zeitblock_share_heap()
  }

  /// Returns free memory to the system. Takes milliseconds, during which large allocations wait.
  public static func giveBack() {
    zeitblock_trim_heap()
  }

  /// Makes the main thread's heap grow in steps of `bytes` and never shrink, for programs that exit soon. Unused pages
  /// take no memory.
  public static func expect(_ bytes: Int) {
    zeitblock_grow_heap(Int32(clamping: bytes))
  }
}
