import Domain

/// A new account as somebody typed it; the password is never kept.
struct AccountForm: Equatable, Sendable {
  enum Field: String, Sendable {
    case server, user, password, trust
  }

  var server = ""
  var user = ""
  /// Other hosts that may see the password, as far as they were ticked.
  var trusted: [String] = []
  /// Other hosts the server has named.
  var otherHosts: [String] = []
  /// What is wrong, and where to put it right.
  var troubles: [AccountTrouble] = []

  init() {}

  init(_ form: Fields) {
    server = OneLine.folded(form["server"] ?? "")
    user = OneLine.folded(form["user"] ?? "")
    trusted = form.all("trust")
    otherHosts = form.all("host")
  }

  /// What to ask the server for. Troubles that need no server to be found are noted instead.
  mutating func request(password: String) -> AccountRequest? {
    let name = user.isEmpty ? mailAddress ?? "" : user
    if server.isEmpty { troubles.append(.addressMissing) }
    if name.isEmpty, !server.isEmpty { troubles.append(.userNameUnusable) }
    if password.isEmpty { troubles.append(.passwordMissing) }
    guard troubles.isEmpty else { return nil }
    return AccountRequest(address: server, user: name, password: password, trustedHosts: trusted)
  }

  /// An e-mail address is also the user's name at most providers.
  private var mailAddress: String? {
    let bytes = Array(server.utf8)
    let marks = bytes.indices.filter { bytes[$0] == UInt8(ascii: "@") }
    guard marks.count == 1, marks[0] > 0, marks[0] < bytes.count - 1, !bytes.contains(UInt8(ascii: "/")) else {
      return nil
    }
    return server
  }

  mutating func take(_ trouble: AccountTrouble) {
    troubles.append(trouble)
    if case .otherHosts(let hosts) = trouble { otherHosts = hosts }
  }

  func troubles(at field: Field) -> [AccountTrouble] {
    troubles.filter { Self.field(of: $0) == field }
  }

  static func field(of trouble: AccountTrouble) -> Field {
    switch trouble {
    case .userNameUnusable: .user
    case .passwordMissing, .wrongPassword, .passwordCommandTimedOut, .passwordCommandFailed, .passwordCommandEmpty:
      .password
    case .otherHosts: .trust
    default: .server
    }
  }
}
