internal import CMicroHTTPD
internal import Synchronization

extension HTTPServer {
  /// Waits for SIGINT, SIGTERM, SIGHUP or a `stop()` from another thread, and stops the server. A second signal of the
  /// same kind ends the process immediately.
  @discardableResult
  public func wait() -> Outcome {
    guard let wakePipe = running.withLock({ $0?.stopped }) else { return .finished }
    StopSignals.ring(wakePipe)
    while !wakePipe.wait() {}
    let outcome = stop()
    StopSignals.ignore()
    return outcome
  }

  /// Stops gracefully: rejects new connections, ends event streams and lets running requests finish within the time
  /// limit. Returns when all threads have ended, or with `abandoned` after the time limit; does nothing if the server
  /// is not running.
  @discardableResult
  public func stop() -> Outcome {
    running.withLock { running in
      guard let stopping = running.take() else { return .finished }
      defer { stopping.stopped.ring() }
      return end(stopping)
    }
  }

  private func end(_ running: Running) -> Outcome {
    running.service.isDraining.store(true, ordering: .sequentiallyConsistent)
    events.end()
    drain(running.service)
    running.pulse.stop()
    let left = running.service.running.load(ordering: .sequentiallyConsistent)
    guard left == 0 else { return .abandoned(requests: left) }
    for daemon in running.daemons { daemon.stop() }
    running.service.workers.stop()
    return .finished
  }

  private func drain(_ service: Service) {
    let deadline = http_milliseconds() + UInt64(configuration.limits.stop)
    while service.open.load(ordering: .sequentiallyConsistent) > 0, http_milliseconds() < deadline {
      http_sleep(5)
    }
  }
}
