/// A namespace that CalDAV uses; all others keep their URI. Prefixes never matter.
enum XMLNamespace: Sendable, Hashable {
  case dav
  case caldav
  case calendarServer
  case apple
  case other(String)

  init(_ uri: String) {
    switch uri {
    case "DAV:": self = .dav
    case "urn:ietf:params:xml:ns:caldav": self = .caldav
    case "http://calendarserver.org/ns/": self = .calendarServer
    case "http://apple.com/ns/ical/": self = .apple
    default: self = .other(uri)
    }
  }
}

struct XMLName: Sendable, Hashable {
  let namespace: XMLNamespace
  let local: String

  init(_ namespace: XMLNamespace, _ local: String) {
    self.namespace = namespace
    self.local = local
  }

  static func dav(_ local: String) -> XMLName { XMLName(.dav, local) }
  static func caldav(_ local: String) -> XMLName { XMLName(.caldav, local) }
}
