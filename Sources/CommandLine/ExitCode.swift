/// The exit status of a command.
///
/// | code | meaning |
/// |---|---|
/// | 0 | done |
/// | 1 | nothing matched, or a rule forbids it |
/// | 2 | wrong usage |
/// | 3 | storage error |
/// | 4 | network or server error |
/// | 5 | access denied |
/// | 65, 75 | for mail delivery agents: permanent failure, temporary failure (sysexits.h) |
public enum ExitCode: Int32, Sendable {
  case done = 0
  case refused = 1
  case usage = 2
  case storage = 3
  case network = 4
  case denied = 5
  case unusableMail = 65
  case tryLater = 75
}
