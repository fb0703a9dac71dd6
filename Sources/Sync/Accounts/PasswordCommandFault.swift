/// Why the program that keeps a password gave none.
public enum PasswordCommandFault: Error, Equatable, Sendable {
  /// The shell could not be started; the system's `errno`.
  case notStarted(code: Int)
  case timedOut(seconds: Int)
  /// It ended with this status, or by a signal (128 and more).
  case failed(status: Int)
  /// It came with a restored backup, and nobody has allowed it.
  case awaitsConsent
  /// Its first line is empty, or no text.
  case empty
}
