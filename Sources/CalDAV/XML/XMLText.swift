/// Writes CalDAV request bodies. Prefixes: `D` DAV, `C` CalDAV, `S` CalendarServer, `A` Apple.
enum XMLText {
  static func body(_ root: String, _ content: String) -> [UInt8] {
    let namespaces =
      #" xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav""#
      + #" xmlns:S="http://calendarserver.org/ns/" xmlns:A="http://apple.com/ns/ical/""#
    return Array(#"<?xml version="1.0" encoding="utf-8"?><\#(root)\#(namespaces)>\#(content)</\#(root)>"#.utf8)
  }

  /// Returns `<D:prop>` with empty elements.
  static func properties(_ names: [String]) -> String {
    "<D:prop>" + names.map { "<\($0)/>" }.joined() + "</D:prop>"
  }

  static func propfind(_ names: [String]) -> [UInt8] { body("D:propfind", properties(names)) }

  /// Escapes text for element content and attributes; removes characters that XML forbids.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
