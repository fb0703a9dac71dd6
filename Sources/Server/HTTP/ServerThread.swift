internal import CMicroHTTPD

/// Starts server threads, which receive no signals.
enum ServerThread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread, which the caller must join. Returns nil if the system cannot create one.
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
