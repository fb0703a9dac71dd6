import Domain

/// A calendar to subscribe to, as somebody typed it.
struct CalendarForm: Equatable, Sendable {
  var address = ""
  var name = ""
  /// What is wrong with the address.
  var trouble: AccountTrouble?

  init() {}

  init(_ form: Fields) {
    address = OneLine.folded(form["address"] ?? "")
    name = OneLine.folded(form["name"] ?? "")
    if address.isEmpty { trouble = .addressMissing }
  }

  /// The address to ask. Files of this machine are left to the command line: whoever sees the page shall not read them.
  var asked: String { Self.hasScheme(address) ? address : "https://\(address)" }

  private static func hasScheme(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.dropLast(2).contains { Array(bytes[$0...($0 + 2)]) == Array("://".utf8) }
  }

  /// Of the page that shows the form again.
  var status: Int {
    switch trouble {
    case .none: 200
    case .deskBusy: 503
    default: 422
    }
  }
}
