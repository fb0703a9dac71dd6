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

  /// All fields with the request line.
  var size: Int {
    http_header_bytes(connection)
  }
}
