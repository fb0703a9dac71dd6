/// The status a command ends with.
///
/// | code | meaning |
/// |---|---|
/// | 0 | done |
/// | 1 | nothing matched, or refused by a rule |
/// | 2 | wrong usage |
/// | 3 | storage |
/// | 4 | network or server |
/// | 5 | access denied |
/// | 65, 75 | to mail programs that ask for it: never try again, try again later (sysexits.h) |
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
