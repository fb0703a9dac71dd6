/// Looks through XML before libxml2 does: older versions compare each attribute of an element with every other one before
/// they tell of the first.
enum XMLScan {
  /// More attributes than any element of a CalDAV server has, its namespaces among them.
  static let attributeLimit = 64

  /// Nil also for what is no XML: libxml2 says what is wrong with it.
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

  /// Where a comment, CDATA or an instruction that begins at `start` ends; nil for anything else.
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
