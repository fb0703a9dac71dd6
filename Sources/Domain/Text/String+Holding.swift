extension String {
  /// Returns true if `other` occurs in this string byte for byte. Every string contains the empty string.
  public func holds(_ other: String) -> Bool {
    let bytes = Array(utf8)
    let wanted = Array(other.utf8)
    guard wanted.count <= bytes.count else { return false }
    return (0...(bytes.count - wanted.count)).contains { bytes[$0..<($0 + wanted.count)].elementsEqual(wanted) }
  }
}
