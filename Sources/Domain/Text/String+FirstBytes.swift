extension String {
  /// Returns at most the first `limit` bytes, cut at a scalar boundary.
  func firstBytes(_ limit: Int) -> [UInt8] {
    guard utf8.count > limit else { return Array(utf8) }
    var bytes = Array(utf8.prefix(limit))
    while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
    if let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
    return bytes
  }
}
