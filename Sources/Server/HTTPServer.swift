internal import CMicroHTTPD
internal import Synchronization

/// Serves an application over HTTP until stopped.
///
/// ```swift
/// let server = HTTPServer(configuration: configuration, application: application, access: access)
/// try server.start()
/// print(try access.makeLink(origin: server.origin))
/// let outcome = server.wait()  // SIGINT, SIGTERM or stop()
/// ```
public final class HTTPServer: Sendable {
  /// The fate of the requests that were running when the server stopped.
  public enum Outcome: Sendable, Equatable {
    case finished
    /// Some were still running after the time limit; the process should exit.
    case abandoned(requests: Int)
  }

  struct Running {
    /// One per listening socket.
    var daemons: [Daemon]
    var service: Service
    var pulse: Pulse
    var port: UInt16
    /// Written to when the server must stop or has stopped.
    var stopped: WakePipe
  }

  let configuration: ServerConfiguration
  private let application: Application
  private let access: AccessControl
  let running = Mutex<Running?>(nil)

  /// Sends events to open pages. Store changes are published automatically, as `change` with the new stamp.
  public let events: EventHub

  public init(configuration: ServerConfiguration, application: Application, access: AccessControl) {
    self.configuration = configuration
    self.application = application
    self.access = access
    events = EventHub(limit: configuration.limits.eventStreams)
  }

  /// Starts listening on separate threads; returns when connections are accepted. A server starts only once.
  public func start() throws(ServerError) {
    try running.withLock { (running) throws(ServerError) in
      guard running == nil else { throw .alreadyStarted }
      running = try launch()
    }
  }

  /// The listening port; the configured one before `start()`.
  public var port: UInt16 {
    running.withLock { $0?.port } ?? configuration.port
  }

  /// The server's URL for a browser on this machine, such as `http://127.0.0.1:7420`.
  public var origin: String {
    let isAny = configuration.address == "0.0.0.0" || configuration.address == "::"
    let address = isAny ? "127.0.0.1" : configuration.address
    return "http://\(address.contains(":") ? "[\(address)]" : address):\(port)"
  }

  /// Returns the origin with the server's own host name in place of its address; nil if it is not a loopback address.
  public static func ownOrigin(for origin: String, name: String) -> String? {
    for address in ["http://127.0.0.1:", "http://[::1]:"] where origin.hasPrefix(address) {
      return "http://\(name):\(origin.dropFirst(address.count))"
    }
    return nil
  }

  /// Whether others can read the traffic to this address.
  public static func isExposed(_ address: String) -> Bool { !address.hasPrefix("127.") && address != "::1" }

  /// The loopback address of the other IP version, which a browser may use for the same name; no other program may
  /// listen there.
  private var companion: String? {
    switch configuration.address {
    case "127.0.0.1", "0.0.0.0": "::1"
    case "::1": "127.0.0.1"
    default: nil
    }
  }

  /// Opens the listening sockets, all on the same port.
  private func listen() throws(ServerError) -> [Int32] {
    let socket = http_listen(configuration.address, configuration.port)
    guard socket >= 0 else { throw listenError(code: -socket) }
    guard let companion else { return [socket] }
    let port = http_bound_port(socket)
    let beside = http_listen(companion, port)
    if beside >= 0 { return [socket, beside] }
    // The machine may lack IPv6 or IPv4.
    guard beside == -addressInUse else { return [socket] }
    // If the system chose the port, another one may be free on both addresses.
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
    guard let wakePipe = WakePipe(), let stopped = WakePipe() else {
      let code = http_error()
      for socket in sockets { close(socket) }
      throw .cannotStart(code: code)
    }
    let service = Service(
      configuration: configuration, port: port, application: application, access: access, hub: events,
      wakePipe: wakePipe)
    guard service.workers.start(max(1, configuration.workers)) else {
      service.workers.stop()
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
      service.workers.stop()
      throw error
    }
    let pulse = Pulse(service: service, wakePipe: wakePipe)
    guard pulse.start() else {
      for daemon in daemons { daemon.stop() }
      service.workers.stop()
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

/// One thread per core, at least four: a page that waits for the disk blocks only its own thread.
let defaultWorkers = max(4, processors)

/// One thread per two cores, two to four. More threads would compete for cores and delay each other's clients, while
/// one thread can send some ten thousand cached pages per second. A single one would be blocked whenever its core is
/// busy.
let defaultTalkers = min(4, max(2, processors / 2))
