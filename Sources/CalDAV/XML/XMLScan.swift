/// Scans XML before libxml2 parses it: older versions compare all attributes of an element with each other before they
/// report the first.
enum XMLScan {
  /// The maximum number of attributes on an element, including namespaces; no CalDAV server uses as many.
  static let attributeLimit = 64

  /// Also returns nil for malformed XML, because libxml2 reports the error.
  static func problem(in bytes: [UInt8]) -> XMLProblem? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
        if let end = afterSection(bytes, start) {
          index = end
          continue
        }
        var (attributes, quote) = (0, UInt8(0))
        index = start + 1
        while index < bytes.count, quote != 0 || bytes[index] != UInt8(ascii: ">") {
          switch bytes[index] {
          case quote: quote = 0
          case UInt8(ascii: "\""), UInt8(ascii: "'"): if quote == 0 { quote = bytes[index] }
          case UInt8(ascii: "=") where quote == 0: attributes += 1
          default: break
          }
          index += 1
        }
        if attributes > attributeLimit { return .tooManyAttributes(limit: attributeLimit) }
      }
      return nil
    }
  }

  /// Returns the end of a comment, CDATA section or processing instruction that starts at `start`, or nil for anything
  /// else.
  private static func afterSection(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    for (begin, end) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
    where bytes[start...].starts(with: begin.utf8) {
      let (last, end) = (end.utf8.count - 1, Array(end.utf8))
      var index = start + begin.utf8.count
      while index + last < bytes.count {
        if bytes[index] == end[0], bytes[index...].starts(with: end) { return index + end.count }
        index += 1
      }
      return bytes.count
    }
    return nil
  }
}
