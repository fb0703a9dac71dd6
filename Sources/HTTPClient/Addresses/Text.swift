extension StringProtocol {
  /// Returns the text without leading and trailing spaces, tabs and line breaks; servers indent their XML.
  public func trimmingSpace() -> SubSequence {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) }) else {
      return self[endIndex...]
    }
    return self[first...last]
  }

  /// True if the text is valid in a header field: no control bytes, in particular no line breaks.
  public var isHeaderSafe: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }
}
