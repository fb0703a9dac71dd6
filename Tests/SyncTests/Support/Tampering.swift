import CalDAV
import HTTPClient
import Synchronization

/// Passes requests on and changes some answers, the way a peculiar server or a broken proxy does.
final class Tampering: Transport {
  typealias Change = @Sendable (HTTPRequest, String, HTTPResponse) -> HTTPResponse

  private let inner: any Transport
  private let change = Mutex<Change?>(nil)

  init(_ inner: any Transport) { self.inner = inner }

  /// - Parameter change: gets the request, its body as text and the honest answer.
  func set(_ change: Change?) { self.change.withLock { $0 = change } }

  func send(_ request: HTTPRequest) throws(TransportError) -> HTTPResponse {
    let answer = try inner.send(request)
    let change = change.withLock { $0 }
    return change?(request, String(decoding: request.body, as: UTF8.self), answer) ?? answer
  }
}

extension HTTPResponse {
  var text: String { String(decoding: body, as: UTF8.self) }

  func saying(_ text: String, status: Int? = nil) -> HTTPResponse {
    HTTPResponse(status: status ?? self.status, fields: fields, body: Array(text.utf8))
  }
}
