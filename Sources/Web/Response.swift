/// What goes back to the browser, free of sockets. The server adds security headers to every response.
public struct Response: Sendable, Equatable {
  public struct Header: Sendable, Equatable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  public var status: Int
  public var headers: [Header]
  /// UTF-8 bytes.
  public var body: [UInt8]

  public init(status: Int, headers: [Header] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
