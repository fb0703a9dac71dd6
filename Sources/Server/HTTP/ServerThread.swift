internal import CMicroHTTPD

/// A thread of the server, which receives no signals.
enum ServerThread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Begins at once; nil when the system gives no thread. Somebody has to join it.
  static func start(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
    let context = Unmanaged.passRetained(Body(run))
    var started = pthread_t()
    let code = http_thread(
      &started,
      { context in
        guard let context else { return nil }
        Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, context.toOpaque())
    if code == 0 { return started }
    context.release()
    return nil
  }
}
