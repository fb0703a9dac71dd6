internal import CSQLite

/// What becomes of the heap, which the C library otherwise guesses.
public enum SharedHeap {
  /// One heap for all threads of a program that serves, to be called before there is a second one. Each would otherwise get its
  /// own, and keep for ever what the largest page it has made has taken.
  public static func begin() {
    zeitblock_share_heap()
  }

  /// Gives back to the system what is free; milliseconds, in which nobody gets a new large piece.
  public static func giveBack() {
    zeitblock_trim_heap()
  }

  /// Lets the heap of the first thread grow once by so many bytes, for a program that ends soon: nothing is given back before.
  /// What is not used is not taken.
  public static func expect(_ bytes: Int) {
    zeitblock_grow_heap(Int32(clamping: bytes))
  }
}
