import CommandLine
import Domain

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An operation on a task that can include its subtasks.
enum SubtaskDeed {
  case completing, deleting
}

extension CommandContext {
  func refuseSubtasksAndOnly() throws {
    if invocation.has("subtasks"), invocation.has("only") { throw Refusal.oneOf(["--subtasks", "--only"]) }
  }

  /// Returns whether subtasks are included. If the user cannot be asked, an option must decide.
  func wantsSubtasks(_ count: Int, _ deed: SubtaskDeed) throws -> Bool {
    if invocation.has("subtasks") { return true }
    if invocation.has("only") { return false }
    guard isatty(0) == 1, isatty(2) == 1, !wantsJSON else { throw Refusal.subtasks(count, deed) }
    var output = Output(descriptor: 2, terminal: .of(descriptor: 2))
    output.write(question(count, deed))
    output.flush()
    switch try FileBytes.firstLine(of: 0).lowercased() {
    case "a", "all", "alle": return true
    case "o", "only", "g", "genannte": return false
    default: throw Told(code: .refused)
    }
  }

  private func question(_ count: Int, _ deed: SubtaskDeed) -> String {
    let tasks = language.tasks(count)
    return switch deed {
    case .completing:
      language(
        "Open subtasks: \(tasks). Complete [a]ll, [o]nly the given tasks, or [n]othing? ",
        "Offene Unteraufgaben: \(tasks). [A]lle erledigen, nur die [g]enannten oder [n]ichts? ")
    case .deleting:
      language(
        "Subtasks: \(tasks). Delete [a]ll, [o]nly the given tasks, or [n]othing? ",
        "Unteraufgaben: \(tasks). [A]lle löschen, nur die [g]enannten oder [n]ichts? ")
    }
  }
}
