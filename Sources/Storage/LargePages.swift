internal import CSQLite

#if canImport(Glibc)
  import Glibc
#endif

/// Memory in pages of 2 MB where the system has some. Very many tasks come to tens of megabytes, and to be given them in
/// pages of 4 kB takes a tenth of the time of an import.
public enum LargePages {
  private static let size = 2 << 20

  /// Lets what the first thread allocates from now on come from large pages, up to so many bytes. What is not used is not
  /// taken.
  public static func expect(_ bytes: Int) {
    #if canImport(Glibc)
      guard let start = sbrk(0), zeitblock_grow_heap(Int32(clamping: bytes)) != 0, let end = sbrk(0) else { return }
      let first = UnsafeMutableRawPointer(bitPattern: (Int(bitPattern: start) + size - 1) / size * size)
      if let first, first < end { _ = madvise(first, end - first, MADV_HUGEPAGE) }
    #endif
  }
}
