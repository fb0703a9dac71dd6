import Domain
import Foundation
import Testing

@testable import Sync

@Suite("Password commands")
struct PasswordCommandTests {
  private func fault(_ command: String, seconds: Int = 60) -> PasswordCommandFault? {
    do {
      _ = try PasswordCommand(command: command, seconds: seconds).password()
      return nil
    } catch {
      return error
    }
  }

  @Test("The first line is the password, whatever follows")
  func firstLine() throws {
    #expect(try PasswordCommand(command: "printf 'se cret ä\\nurl: x\\n'").password() == "se cret ä")
    #expect(try PasswordCommand(command: "printf 'p\\r\\n'").password() == "p")
    #expect(try PasswordCommand(command: "echo noise >&2; echo p").password() == "p")
    #expect(try PasswordCommand(command: "echo p; seq 1 100000").password() == "p")
  }

  @Test("A command that fails, says nothing or does not exist is told apart")
  func faults() {
    #expect(fault("exit 3") == .failed(status: 3))
    #expect(fault("echo secret; exit 1") == .failed(status: 1))
    #expect(fault("kill -9 $$") == .failed(status: 137))
    #expect(fault("true") == .empty)
    #expect(fault("echo; echo late") == .empty)
    #expect(fault("printf '\\377\\n'") == .empty)
    #expect(fault("no-such-program-here") == .failed(status: 127))
  }

  @Test("A command that hangs is ended with all it has started")
  func hangs() throws {
    let mark = FileManager.default.temporaryDirectory.appendingPathComponent("zeitblock-\(UUID().uuidString)").path
    // What cannot be removed is left to the system's temporary directory.
    defer { try? FileManager.default.removeItem(atPath: mark) }
    #expect(fault("sleep 600 & echo $! > \(mark); wait", seconds: 5) == .timedOut(seconds: 5))
    let written = try String(contentsOfFile: mark, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    let child = try #require(pid_t(written))
    #expect(isGone(child))
  }

  @Test("A command that closes its output and stays is ended too")
  func staysSilent() {
    #expect(fault("exec >&-; sleep 600", seconds: 1) == .timedOut(seconds: 1))
  }

  @Test("A program left in the background with the output in its hands is not waited for, and ends")
  func leavesSomethingBehind() throws {
    let mark = FileManager.default.temporaryDirectory.appendingPathComponent("zeitblock-\(UUID().uuidString)").path
    // What cannot be removed is left to the system's temporary directory.
    defer { try? FileManager.default.removeItem(atPath: mark) }
    let command = "echo p; sleep 300 & echo $! > \(mark)"
    let began = ContinuousClock.now
    #expect(try PasswordCommand(command: command, seconds: 120).password() == "p")
    #expect(try PasswordCommand(command: "printf p; sleep 300 &", seconds: 120).password() == "p")
    #expect(try PasswordCommand(command: "echo p; yes &", seconds: 120).password() == "p")
    #expect(fault("echo p; sleep 300 & exit 4", seconds: 120) == .failed(status: 4))
    #expect(ContinuousClock.now - began < .seconds(100))
    let written = try String(contentsOfFile: mark, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(isGone(try #require(pid_t(written))))
  }

  /// A killed process nobody has collected yet is gone too.
  private func isGone(_ process: pid_t) -> Bool {
    for _ in 0..<3_000 {
      if kill(process, 0) != 0 { return true }
      let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      if state?.contains(") Z ") ?? true { return true }
      usleep(10_000)
    }
    return false
  }
}
