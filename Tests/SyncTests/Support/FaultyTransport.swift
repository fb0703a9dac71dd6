import CalDAV
import HTTPClient
import Synchronization

/// Passes requests on, remembers them, and makes faults on demand.
final class FaultyTransport: Transport {
  enum Fault: Sendable {
    /// Answered without asking the server.
    case status(Int)
    /// Answered so without asking the server.
    case answer(Int, [HTTPField], String)
    /// The server never hears of it.
    case lostRequest
    /// The server does it, the client never hears of it.
    case lostAnswer
    /// Half of the body, declared as if it were all.
    case truncated
    /// A well-formed 207 without a single row.
    case emptyList
    /// Something happens on the server, and the request is answered so without reaching it.
    case instead(@Sendable () -> Void, Int, String)
    /// Something happens on the server just before the request arrives.
    case before(@Sendable () -> Void)
  }

  private struct State {
    var faults: [(method: String, fault: Fault)] = []
    var log: [String] = []
    /// Requests until the power fails; then nothing gets through any more.
    var remaining: Int?
  }

  private let inner: any Transport
  private let state = Mutex(State())

  init(_ inner: any Transport) { self.inner = inner }

  /// The next request of this method fails so; several faults of one method meet one request each, in order.
  func arm(_ method: String, _ fault: Fault) {
    state.withLock { $0.faults.append((method, fault)) }
  }

  func disarm() {
    state.withLock { state in
      state.faults = []
      state.remaining = nil
    }
  }

  /// After this many requests nothing gets through any more; of the last one only the answer is lost.
  func cutPower(after requests: Int) {
    state.withLock { $0.remaining = requests }
  }

  /// Methods sent since the last call.
  func drain() -> [String] {
    state.withLock { state in
      defer { state.log = [] }
      return state.log
    }
  }

  func send(_ request: HTTPRequest) throws(TransportError) -> HTTPResponse {
    switch taken(request.method.name) {
    case nil: return try inner.send(request)
    case .status(let status): return HTTPResponse(status: status)
    case .answer(let status, let fields, let body):
      return HTTPResponse(status: status, fields: fields, body: Array(body.utf8))
    case .lostRequest: throw .timedOut(wasSent: false)
    case .lostAnswer:
      _ = try inner.send(request)
      throw .timedOut(wasSent: true)
    case .truncated:
      let answer = try inner.send(request)
      return HTTPResponse(
        status: answer.status, fields: answer.fields, body: Array(answer.body.prefix(answer.body.count / 2)))
    case .emptyList:
      return HTTPResponse(status: 207, body: Array("<?xml version=\"1.0\"?><multistatus xmlns=\"DAV:\"/>".utf8))
    case .instead(let action, let status, let body):
      action()
      return HTTPResponse(status: status, body: Array(body.utf8))
    case .before(let action):
      action()
      return try inner.send(request)
    }
  }

  private func taken(_ method: String) -> Fault? {
    state.withLock { state in
      state.log.append(method)
      if let remaining = state.remaining {
        state.remaining = remaining - 1
        if remaining <= 0 { return remaining == 0 ? .lostAnswer : .lostRequest }
      }
      guard let index = state.faults.firstIndex(where: { $0.method == method }) else { return nil }
      return state.faults.remove(at: index).fault
    }
  }
}
