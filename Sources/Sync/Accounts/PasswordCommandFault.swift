/// The reason a password command returned no password.
public enum PasswordCommandFault: Error, Equatable, Sendable {
  /// The shell could not be started; `code` is the system's `errno`.
  case notStarted(code: Int)
  case timedOut(seconds: Int)
  /// The command exited with this status, or 128 plus the number of the signal that killed it.
  case failed(status: Int)
  /// The command came from a restored backup and has not been approved by the user.
  case awaitsConsent
  /// The first line of the output is empty or not valid text.
  case empty
}
