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

  /// Of the page that shows the form again.
  var status: Int {
    if troubles.contains(.deskBusy) { return 503 }
    return troubles.isEmpty ? 200 : 422
  }

  /// The server without a user and password that were typed in front of its host: they are shown to nobody.
  var shownServer: String {
    let bytes = Array(server.utf8)
    let start = hostStart(in: bytes)
    guard let end = credentialsEnd(in: bytes, from: start) else { return server }
    return String(decoding: bytes[..<start] + bytes[(end + 1)...], as: UTF8.self)
  }

  /// Behind the scheme; an e-mail address has none, and stays as it is.
  private func hostStart(in bytes: [UInt8]) -> Int {
    let slash = UInt8(ascii: "/")
    let found = bytes.indices.dropLast().first { bytes[$0] == slash && bytes[$0 + 1] == slash }
    return found.map { $0 + 2 } ?? 0
  }

  private func credentialsEnd(in bytes: [UInt8], from start: Int) -> Int? {
    let slash = bytes[start...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
    let colon = bytes[start..<slash].firstIndex(of: UInt8(ascii: ":"))
    guard let colon else { return start > 0 ? bytes[start..<slash].lastIndex(of: UInt8(ascii: "@")) : nil }
    // A port is a number; anything else is the start of a password, which may hold a slash.
    let isPort = bytes[(colon + 1)..<slash].allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return bytes[start..<(isPort ? slash : bytes.count)].lastIndex(of: UInt8(ascii: "@"))
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
    switch trouble {
    case .otherHosts(let hosts): otherHosts = hosts
    // What was allowed before stays: the next question may be about another host.
    case .plainHTTP(let origin): otherHosts = otherHosts.filter { $0 != origin } + [origin]
    default: break
    }
  }

  func troubles(at field: Field) -> [AccountTrouble] {
    troubles.filter { Self.field(of: $0) == field }
  }

  static func field(of trouble: AccountTrouble) -> Field {
    switch trouble {
    case .userNameUnusable: .user
    case .passwordMissing, .wrongPassword, .passwordCommandTimedOut, .passwordCommandFailed, .passwordCommandEmpty,
      .passwordCommandWaits:
      .password
    case .otherHosts, .plainHTTP: .trust
    default: .server
    }
  }
}
