import Domain

/// The form for subscribing to a calendar.
struct CalendarForm: Equatable, Sendable {
  var address = ""
  var name = ""
  /// The problem with the address.
  var trouble: AccountTrouble?

  init() {}

  init(_ form: Fields) {
    address = OneLine.folded(form["address"] ?? "")
    name = OneLine.folded(form["name"] ?? "")
    if address.isEmpty { trouble = .addressMissing }
  }

  /// The address to fetch. Local files can be subscribed to only on the command line, so that web users cannot read
  /// them.
  var asked: String { Self.hasScheme(address) ? address : "https://\(address)" }

  private static func hasScheme(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.dropLast(2).contains { Array(bytes[$0...($0 + 2)]) == Array("://".utf8) }
  }

  /// The HTTP status of the page that shows the form again.
  var status: Int {
    switch trouble {
    case .none: 200
    case .deskBusy: 503
    default: 422
    }
  }
}
