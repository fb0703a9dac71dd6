/// A thread for work that goes on beside everything else until the program ends.
public enum BackgroundThread {
  /// False when the system gives none.
  public static func start(_ body: @escaping @Sendable () -> Void) -> Bool { startThread(body) }

  public static func sleep(milliseconds: Int64) {
    let sleeper = Sleeper()
    sleeper.sleep(milliseconds: milliseconds, unless: sleeper.ticket)
  }
}
