internal import CMicroHTTPD

/// The header fields of a request. Valid while libmicrohttpd handles the request.
struct Head {
  let connection: OpaquePointer

  /// The first field with this name; nil if there is none or it is not valid UTF-8.
  subscript(name: String) -> String? {
    guard let value = http_header(connection, name) else { return nil }
    return String(validatingCString: value)
  }

  func count(_ name: String) -> Int {
    Int(http_header_count(connection, name))
  }

  /// The client's numeric address.
  var peer: String { Self.text { http_peer(connection, $0) } }

  /// Returns the part of an address a client cannot change at will.
  static func network(of address: String) -> String { text { http_network(address, $0) } }

  static func isAddress(_ text: String) -> Bool { http_is_address(text) != 0 }

  private static func text(_ write: (UnsafeMutablePointer<CChar>) -> Void) -> String {
    var bytes = [CChar](repeating: 0, count: 64)
    write(&bytes)
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether a script sent the request, rather than a link or a form.
  var isScripted: Bool { self["X-Zeitblock-Fragment"] != nil || self["Sec-Fetch-Dest"] == "empty" }

  /// Size of the request line and all header fields in bytes.
  var size: Int {
    http_header_bytes(connection)
  }
}
