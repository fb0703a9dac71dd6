extension String {
  /// At most so many of the first bytes, ended between two scalars.
  func firstBytes(_ limit: Int) -> [UInt8] {
    guard utf8.count > limit else { return Array(utf8) }
    var bytes = Array(utf8.prefix(limit))
    while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
    if let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
    return bytes
  }
}
