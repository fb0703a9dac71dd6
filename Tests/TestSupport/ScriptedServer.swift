import Glibc
import Synchronization

/// A server on this machine that answers what a test tells it to, byte by byte, and remembers what it was asked.
///
/// Every connection has a thread of its own; all end with the server.
public final class ScriptedServer: Sendable {
  public struct Request: Sendable {
    public let method: String
    public let target: String
    /// Names in lower case; of several with one name the last.
    public let fields: [String: String]
    public let body: [UInt8]

    public var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// What is done in answer to a request, one step after the other.
  public enum Step: Sendable {
    case send([UInt8])
    /// Sends byte after byte, with this pause after each.
    case drip([UInt8], milliseconds: Int32)
    /// Says nothing until the client gives up.
    case hang
    case close
    /// Closes so that the client sees a broken connection.
    case reset

    public static func text(_ text: String) -> Step { .send(Array(text.utf8)) }
  }

  public typealias Script = @Sendable (Request) -> [Step]
  public struct CannotListen: Error {}

  private let state: State
  public let port: Int

  public init(_ script: @escaping Script) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &name) { name in
      name.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 64) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard isListening else { throw CannotListen() }
    port = Int(UInt16(bigEndian: name.sin_port))
    let state = State(listener: listener, script: script)
    self.state = state
    startThread {
      while true {
        let client = accept(listener, nil, nil)
        // Closed here and nowhere else: its number could go to another server while this thread still asks for it.
        guard client >= 0 else {
          close(listener)
          return
        }
        startThread { ScriptedConnection(client, state).serve() }
      }
    }
  }

  deinit {
    shutdown(state.listener, Int32(SHUT_RDWR))
  }

  public var address: String { "http://127.0.0.1:\(port)" }

  public var requests: [Request] { state.requests.withLock { $0 } }

  final class State: Sendable {
    let listener: Int32
    let script: Script
    let requests = Mutex<[Request]>([])

    init(listener: Int32, script: @escaping Script) {
      self.listener = listener
      self.script = script
    }
  }
}

extension [ScriptedServer.Step] {
  /// A whole answer after which the connection stays open.
  public static func answer(_ status: Int = 200, _ fields: [String] = [], _ body: String = "") -> [ScriptedServer.Step]
  {
    let head = ["HTTP/1.1 \(status) Scripted", "Content-Length: \(body.utf8.count)"] + fields
    return [.text(head.joined(separator: "\r\n") + "\r\n\r\n" + body)]
  }

  public static func json(_ body: String, status: Int = 200) -> [ScriptedServer.Step] {
    answer(status, ["Content-Type: application/json"], body)
  }
}
