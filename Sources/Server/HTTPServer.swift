internal import CMicroHTTPD
internal import Synchronization

/// Serves an application over HTTP until it is told to stop.
///
/// ```swift
/// let server = HTTPServer(configuration: configuration, application: application, access: access)
/// try server.start()
/// print(try access.makeLink(origin: server.origin))
/// let outcome = server.wait()  // SIGINT, SIGTERM or stop()
/// ```
public final class HTTPServer: Sendable {
  /// What became of the requests that were running when the server stopped.
  public enum Outcome: Sendable, Equatable {
    case finished
    /// Some were still being worked on after the time for it; end the process.
    case abandoned(requests: Int)
  }

  struct Running {
    /// One for each socket listened on.
    var daemons: [Daemon]
    var service: Service
    var pulse: Pulse
    var port: UInt16
    /// Rings when the server has to stop or has stopped.
    var stopped: Bell
  }

  let configuration: ServerConfiguration
  private let application: Application
  private let access: AccessControl
  let running = Mutex<Running?>(nil)

  /// Tells open pages what happened. Changes of the store are published without help, as `change` with the new stamp.
  public let events: EventHub

  public init(configuration: ServerConfiguration, application: Application, access: AccessControl) {
    self.configuration = configuration
    self.application = application
    self.access = access
    events = EventHub(limit: configuration.limits.eventStreams)
  }

  /// Listens and answers on threads of its own; returns when connections are accepted. A server starts only once.
  public func start() throws(ServerError) {
    try running.withLock { (running) throws(ServerError) in
      guard running == nil else { throw .alreadyStarted }
      running = try launch()
    }
  }

  /// The port listened on; the configured one before the start.
  public var port: UInt16 {
    running.withLock { $0?.port } ?? configuration.port
  }

  /// Where a browser on this machine finds the server, such as `http://127.0.0.1:7420`.
  public var origin: String {
    let isAny = configuration.address == "0.0.0.0" || configuration.address == "::"
    let address = isAny ? "127.0.0.1" : configuration.address
    return "http://\(address.contains(":") ? "[\(address)]" : address):\(port)"
  }

  /// Where a browser on this machine finds the server with this origin under a name of its own; nil when it does not
  /// listen there.
  public static func ownOrigin(for origin: String, name: String) -> String? {
    for address in ["http://127.0.0.1:", "http://[::1]:"] where origin.hasPrefix(address) {
      return "http://\(name):\(origin.dropFirst(address.count))"
    }
    return nil
  }

  /// Whether what is sent can be read by others on the way.
  public static func isExposed(_ address: String) -> Bool { !address.hasPrefix("127.") && address != "::1" }

  /// The other address of this machine that a browser may mean by the same name: nobody else is to answer there.
  private var companion: String? {
    switch configuration.address {
    case "127.0.0.1", "0.0.0.0": "::1"
    case "::1": "127.0.0.1"
    default: nil
    }
  }

  /// The sockets to listen on, of the same port.
  private func listen() throws(ServerError) -> [Int32] {
    let socket = http_listen(configuration.address, configuration.port)
    guard socket >= 0 else { throw listenError(code: -socket) }
    guard let companion else { return [socket] }
    let port = http_bound_port(socket)
    let beside = http_listen(companion, port)
    if beside >= 0 { return [socket, beside] }
    // A machine may have no IPv6, or no IPv4.
    guard beside == -addressInUse else { return [socket] }
    // Of free ports another one may be free on both.
    if configuration.port == 0 {
      defer { close(socket) }
      return try listen()
    }
    close(socket)
    throw .cannotListen(address: companion, port: port, code: addressInUse)
  }

  private func launch() throws(ServerError) -> Running {
    let sockets = try listen()
    let port = http_bound_port(sockets[0])
    guard let bell = Bell(), let stopped = Bell() else {
      let code = http_error()
      for socket in sockets { close(socket) }
      throw .cannotStart(code: code)
    }
    let service = Service(
      configuration: configuration, port: port, application: application, access: access, hub: events, bell: bell)
    guard service.workshop.start(max(1, configuration.workers)) else {
      service.workshop.stop()
      for socket in sockets { close(socket) }
      throw .cannotStart(code: EAGAIN)
    }
    var daemons: [Daemon] = []
    do throws(ServerError) {
      for (index, socket) in sockets.enumerated() {
        daemons.append(
          try Daemon(
            socket: socket, talkers: index == 0 ? configuration.talkers : 1, configuration: configuration,
            service: service))
      }
    } catch {
      for daemon in daemons { daemon.stop() }
      for socket in sockets.dropFirst(daemons.count + 1) { close(socket) }
      service.workshop.stop()
      throw error
    }
    let pulse = Pulse(service: service, bell: bell)
    guard pulse.start() else {
      for daemon in daemons { daemon.stop() }
      service.workshop.stop()
      throw .cannotStart(code: EAGAIN)
    }
    return Running(daemons: daemons, service: service, pulse: pulse, port: port, stopped: stopped)
  }

  private func listenError(code: Int32) -> ServerError {
    if code == EINVAL { return .invalidAddress(configuration.address) }
    return .cannotListen(address: configuration.address, port: configuration.port, code: code)
  }
}

let addressInUse = EADDRINUSE

private let processors = sysconf(Int32(_SC_NPROCESSORS_ONLN))

/// As many as the processor has cores, at least four: a page that waits for the disk holds up only its own thread.
let defaultWorkers = max(4, processors)

/// Half as many as the processor has cores, two to four. Threads that take turns on a core let each other's browsers wait,
/// and one of them repeats some ten thousand pages in a second; a single one would be held up by whatever else wants its
/// core.
let defaultTalkers = min(4, max(2, processors / 2))
