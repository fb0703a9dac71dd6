internal import CMicroHTTPD

/// Reads the header fields of one request. Valid while libmicrohttpd handles it.
struct Head {
  let connection: OpaquePointer

  /// The first field of this name; nil when there is none, or none in UTF-8.
  subscript(name: String) -> String? {
    guard let value = http_header(connection, name) else { return nil }
    return String(validatingCString: value)
  }

  func count(_ name: String) -> Int {
    Int(http_header_count(connection, name))
  }

  /// The numeric address the connection comes from.
  var peer: String { Self.text { http_peer(connection, $0) } }

  /// The part of an address its network cannot change at will.
  static func network(of address: String) -> String { text { http_network(address, $0) } }

  static func isAddress(_ text: String) -> Bool { http_is_address(text) != 0 }

  private static func text(_ write: (UnsafeMutablePointer<CChar>) -> Void) -> String {
    var bytes = [CChar](repeating: 0, count: 64)
    write(&bytes)
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether a script asks, and no person who follows a link or sends a form.
  var isScripted: Bool { self["X-Zeitblock-Fragment"] != nil || self["Sec-Fetch-Dest"] == "empty" }

  /// All fields with the request line.
  var size: Int {
    http_header_bytes(connection)
  }
}
