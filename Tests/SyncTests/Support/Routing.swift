import CalDAV
import HTTPClient
import Synchronization

/// Several servers, told apart by host and port; nobody answers elsewhere.
final class Routing: Transport {
  private let servers: [String: any Transport]
  private let asked = Mutex<[String]>([])

  init(_ servers: [String: any Transport]) { self.servers = servers }

  /// Whom was asked, in this order.
  var hosts: [String] { asked.withLock { $0 } }

  func send(_ request: HTTPRequest) throws(TransportError) -> HTTPResponse {
    let origin = request.url.origin
    let name = "\(origin.host):\(origin.port)"
    asked.withLock { if $0.last != name { $0.append(name) } }
    guard let server = servers[name] else { throw .connectionRefused(origin) }
    return try server.send(request)
  }
}
