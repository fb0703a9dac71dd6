import Domain

/// The form for a new account; never stores the password.
struct AccountForm: Equatable, Sendable {
  enum Field: String, Sendable {
    case server, user, password, trust
  }

  var server = ""
  var user = ""
  /// The other hosts that the user allowed to receive the password.
  var trusted: [String] = []
  /// Other hosts named by the server.
  var otherHosts: [String] = []
  /// The problems, each with the field that can solve it.
  var troubles: [AccountTrouble] = []

  init() {}

  init(_ form: Fields) {
    server = OneLine.folded(form["server"] ?? "")
    user = OneLine.folded(form["user"] ?? "")
    trusted = form.all("trust")
    otherHosts = form.all("host")
  }

  /// Returns the request for the server. Records problems that can be found without a server.
  mutating func request(password: String) -> AccountRequest? {
    let name = user.isEmpty ? mailAddress ?? "" : user
    if server.isEmpty { troubles.append(.addressMissing) }
    if name.isEmpty, !server.isEmpty { troubles.append(.userNameUnusable) }
    if password.isEmpty { troubles.append(.passwordMissing) }
    guard troubles.isEmpty else { return nil }
    return AccountRequest(address: server, user: name, password: password, trustedHosts: trusted)
  }

  /// The HTTP status of the page that shows the form again.
  var status: Int {
    if troubles.contains(.deskBusy) { return 503 }
    return troubles.isEmpty ? 200 : 422
  }

  /// The server without a user and password typed before its host, which must never be shown.
  var shownServer: String {
    let bytes = Array(server.utf8)
    let start = hostStart(in: bytes)
    guard let end = credentialsEnd(in: bytes, from: start) else { return server }
    return String(decoding: bytes[..<start] + bytes[(end + 1)...], as: UTF8.self)
  }

  /// Returns the index after the scheme; 0 for an e-mail address, which has none.
  private func hostStart(in bytes: [UInt8]) -> Int {
    let slash = UInt8(ascii: "/")
    let found = bytes.indices.dropLast().first { bytes[$0] == slash && bytes[$0 + 1] == slash }
    return found.map { $0 + 2 } ?? 0
  }

  private func credentialsEnd(in bytes: [UInt8], from start: Int) -> Int? {
    let slash = bytes[start...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
    let colon = bytes[start..<slash].firstIndex(of: UInt8(ascii: ":"))
    guard let colon else { return start > 0 ? bytes[start..<slash].lastIndex(of: UInt8(ascii: "@")) : nil }
    // A port is numeric; anything else is the start of a password, which may contain a slash.
    let isPort = bytes[(colon + 1)..<slash].allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return bytes[start..<(isPort ? slash : bytes.count)].lastIndex(of: UInt8(ascii: "@"))
  }

  /// The e-mail address typed as the server, which most providers also accept as the user name.
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
    // Keeps earlier permissions: the next question may be about another host.
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
