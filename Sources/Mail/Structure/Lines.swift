internal import Domain

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

typealias Bytes = ArraySlice<UInt8>

extension ArraySlice<UInt8> {
  /// Returns the index after the next line feed, or the end.
  func endOfLine(from index: Int) -> Int {
    let offset = index - startIndex
    let count = count
    return withUnsafeBytes { memory in
      guard let base = memory.baseAddress, offset < count, let found = memchr(base + offset, 0x0A, count - offset)
      else {
        return endIndex
      }
      return startIndex + base.distance(to: UnsafeRawPointer(found)) + 1
    }
  }

  /// Without trailing line ends and white space.
  var withoutEnd: Bytes {
    var line = self
    while let last = line.last, last == 0x0A || last == 0x0D || last == 0x20 || last == 0x09 { line.removeLast() }
    return line
  }

  /// Without white space at both ends.
  var trimmed: Bytes { withoutEnd.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D } }
}

extension UInt8 {
  var lowercased: UInt8 { Ascii.lowercased(self) }
  var isBlank: Bool { self == 0x20 || self == 0x09 }
}
