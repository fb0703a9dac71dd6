/// The reason why the server cannot start.
public enum ServerError: Error, Sendable, Equatable {
  /// The address is not numeric IPv4 or IPv6.
  case invalidAddress(String)
  /// The port is taken or not permitted; `code` is the `errno` of the failed call.
  case cannotListen(address: String, port: UInt16, code: Int32)
  /// The HTTP library refused to start; `code` is its `errno`.
  case cannotStart(code: Int32)
  /// libmicrohttpd is not installed.
  case libraryMissing
  case alreadyStarted
}

extension ServerError {
  /// Whether another program, perhaps another instance, listens on this port.
  public var isPortInUse: Bool {
    if case .cannotListen(_, _, let code) = self { return code == addressInUse }
    return false
  }
}
