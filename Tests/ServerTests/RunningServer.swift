import Synchronization
import Testing
import Web

@testable import Server

/// A server on a free port with a small application, a clock that stands still and one open session.
final class RunningServer: Sendable {
  struct World: Sendable {
    var stamp: UInt64 = 1
    var day: Int64 = 0
    var time: Int64 = 1_000_000
    var second: Int64 = 0
    var answered = 0
    var lastRequest: Request?
  }

  let server: HTTPServer
  let access: AccessControl
  let store = MemoryAccessStore()
  let world = SharedWorld()
  let session = Secret.random()

  init(
    hostNames: [String] = [], trustedProxies: [String] = [], limits: ServerConfiguration.Limits = .patient,
    signedInAt host: String = "127.0.0.1", respond: (@Sendable (Request, RequestContext) -> Response)? = nil
  ) throws {
    let world = world
    let application = Application(
      respond: { request, context in
        world.update { $0.answered += 1 }
        world.update { $0.lastRequest = request }
        return respond?(request, context) ?? Self.page(request, world)
      },
      stamp: { world.value.stamp },
      period: {
        switch $0 {
        case .day: world.value.day
        case .minute: world.value.second / 60
        case .second: world.value.second
        }
      })
    access = AccessControl(store: store, now: { world.value.time })
    var configuration = ServerConfiguration(port: 0, hostNames: hostNames, workers: 2, limits: limits)
    configuration.trustedProxies = trustedProxies
    server = HTTPServer(configuration: configuration, application: application, access: access)
    store.addSession(
      AccessSession(
        id: "own", digest: session.digest, browser: "", host: host, openedAt: 999_999, renewedAt: 999_999,
        usedAt: 999_999))
    try server.start()
  }

  deinit {
    server.stop()
  }

  var port: UInt16 { server.port }
  var host: String { "Host: 127.0.0.1:\(port)" }
  var cookie: String { "Cookie: zeitblock-\(port)=\(session.text)" }
  var origin: String { "Origin: http://127.0.0.1:\(port)" }

  func connect() throws -> RawConnection {
    try RawConnection(port: port)
  }

  /// One request by the signed-in browser on a connection of its own.
  func get(_ target: String, _ headers: String..., method: String = "GET") throws -> RawResponse {
    try connect().get(target, headers: [host, cookie] + headers, method: method)
  }

  /// One form sent with these header fields alone.
  func bareForm(_ target: String, body: String, _ headers: String...) throws -> RawResponse {
    let connection = try connect()
    let lines =
      ["POST \(target) HTTP/1.1", "Content-Length: \(body.utf8.count)"]
      + ["Content-Type: application/x-www-form-urlencoded"] + headers
    connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    return try connection.readResponse()
  }

  /// One request with exactly these header fields.
  func bare(_ target: String, _ headers: String..., method: String = "GET") throws -> RawResponse {
    try connect().get(target, headers: headers, method: method)
  }

  /// One form sent by the signed-in browser.
  func post(_ target: String, body: String, _ headers: String..., form: Bool = true) throws -> RawResponse {
    let connection = try connect()
    let type = form ? ["Content-Type: application/x-www-form-urlencoded"] : []
    let lines = ["POST \(target) HTTP/1.1", host, cookie, "Content-Length: \(body.utf8.count)"] + type + headers
    connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    return try connection.readResponse()
  }

  private static func page(_ request: Request, _ world: SharedWorld) -> Response {
    if request.method == .post { return Response(status: 303, headers: [.init("Location", "/")]) }
    var headers = [Response.Header("Content-Type", "text/html; charset=utf-8")]
    if request.path == "/cached" { headers.append(.init("X-Zeitblock-Cache", "day")) }
    if request.path == "/minute" { headers.append(.init("X-Zeitblock-Cache", "minute")) }
    if request.path == "/second" { headers.append(.init("X-Zeitblock-Cache", "second")) }
    let text = "page \(world.value.answered) of stamp \(world.value.stamp) \(request.path)"
    return Response(status: 200, headers: headers, body: Array(text.utf8))
  }
}

extension ServerConfiguration.Limits {
  /// Gives requests time to finish on the busiest machine.
  static var patient: Self {
    var limits = Self()
    limits.stop = 60_000
    return limits
  }
}

final class SharedWorld: Sendable {
  private let world = Mutex(RunningServer.World())

  var value: RunningServer.World { world.withLock { $0 } }

  func update(_ change: (inout RunningServer.World) -> Void) {
    world.withLock { change(&$0) }
  }
}
