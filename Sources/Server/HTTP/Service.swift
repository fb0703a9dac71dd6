internal import CMicroHTTPD
internal import Synchronization
internal import Web

/// The state all worker threads share while the server runs.
final class Service: Sendable {
  let limits: ServerConfiguration.Limits
  let application: Application
  let access: AccessControl
  let gate: RequestGate
  let hub: EventHub
  let changes: ChangeWatch
  let pages: PageCache
  let watch = ConnectionWatch()
  let wakePipe: WakePipe
  let workers = WorkerPool()
  let isDraining = Atomic(false)
  /// Number of requests not completely answered yet.
  let open = Atomic(0)
  /// Number of requests the application is handling.
  let running = Atomic(0)
  /// Whether a file upload is being received or processed.
  let isReceivingFile = Atomic(false)
  private let nextHeartbeat = Atomic<UInt64>(0)

  init(
    configuration: ServerConfiguration, port: UInt16, application: Application, access: AccessControl, hub: EventHub,
    wakePipe: WakePipe
  ) {
    limits = configuration.limits
    self.application = application
    self.access = access
    self.hub = hub
    self.wakePipe = wakePipe
    changes = ChangeWatch(hub: hub, stamp: application.stamp, syncState: application.syncState)
    pages = PageCache(capacity: limits.pageCache)
    gate = RequestGate(
      limits: limits, hosts: HostCheck(port: port, address: configuration.address, names: configuration.hostNames),
      access: access,
      cookie: SessionCookie(port: port), secureCookie: SessionCookie(port: port, isSecure: true),
      trustedProxies: configuration.trustedProxies)
  }
}

extension Service {
  /// Milliseconds until the pulse thread must run; nil while there are no connections.
  var pause: Int? {
    if hub.count > 0 { return limits.poll }
    return watch.count > 0 ? min(1000, limits.receive) : nil
  }

  /// - Parameter now: milliseconds of the monotonic clock.
  func beat(at now: UInt64) {
    watch.cutOverdue(at: now)
    guard hub.count > 0 else { return }
    changes.look()
    hub.endAbandoned()
    guard now >= nextHeartbeat.load(ordering: .relaxed) else { return }
    nextHeartbeat.store(now + UInt64(limits.heartbeat), ordering: .relaxed)
    hub.beat()
  }
}
