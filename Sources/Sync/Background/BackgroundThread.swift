/// A thread for background work that runs until the program ends.
public enum BackgroundThread {
  /// Starts the thread; returns false if the system cannot create one.
  public static func start(_ body: @escaping @Sendable () -> Void) -> Bool { startThread(body) }

  public static func sleep(milliseconds: Int64) {
    let sleeper = Sleeper()
    sleeper.sleep(milliseconds: milliseconds, unless: sleeper.ticket)
  }
}
