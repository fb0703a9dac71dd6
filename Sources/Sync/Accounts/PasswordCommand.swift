internal import Domain
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Gets a password from the program that stores it: runs a command line with `/bin/sh` and uses the first line of its
/// output.
///
/// Never stores or shows any output, including errors, because it may contain the secret.
struct PasswordCommand {
  /// Timeout in seconds, long enough for the user to unlock a key.
  static let seconds = 60

  var command: String
  var seconds = Self.seconds

  func password() throws(PasswordCommandFault) -> String {
    let child = try start()
    defer { close(child.output) }
    let deadline = Self.now() + Int64(seconds) * 1000
    let answer = answer(of: child.process, by: child.output, until: deadline)
    // Ends all child processes; an agent that is meant to keep running leads a process group of its own.
    kill(-child.process, SIGKILL)
    guard let (bytes, status) = answer else {
      var ignored: Int32 = 0
      waitpid(child.process, &ignored, 0)
      throw .timedOut(seconds: seconds)
    }
    guard status == 0 else { throw .failed(status: status) }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") && $0 != 0 }
    guard !line.isEmpty, let password = String(validating: line, as: UTF8.self) else { throw .empty }
    return password
  }

  /// Starts the shell as the leader of a new process group, so that all its children can be killed with it.
  private func start() throws(PasswordCommandFault) -> (process: pid_t, output: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .notStarted(code: Int(errno)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var process: pid_t = 0
    let arguments: [UnsafeMutablePointer<CChar>?] = ["sh", "-c", command].map { (word: String) in strdup(word) }
    defer { for argument in arguments { free(argument) } }
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments + [nil], environ)
    close(ends[1])
    guard code == 0 else {
      close(ends[0])
      throw .notStarted(code: Int(code))
    }
    return (process, ends[0])
  }

  /// Returns the output and the exit status of the shell, or nil on timeout.
  ///
  /// The output may stay open: a background process may hold the pipe. It is still read until the shell exits, so that
  /// the shell never blocks on a full pipe.
  private func answer(of process: pid_t, by output: Int32, until deadline: Int64) -> (bytes: [UInt8], status: Int)? {
    var printed = Printed()
    var status: Int?
    while Self.now() < deadline {
      status = status ?? Self.status(of: process)
      if let status, printed.hasLine || !printed.isOpen { return (printed.bytes, status) }
      let isSettled = status != nil && !printed.bytes.isEmpty
      let hasRead = printed.take(from: output, waiting: isSettled ? 0 : Self.pause)
      if isSettled, !hasRead, let status { return (printed.bytes, status) }
    }
    return nil
  }

  /// Milliseconds between checks whether the shell has exited.
  private static let pause: Int32 = 10

  /// Returns the exit status of the shell, or nil if it is still running. If the system reaps child processes
  /// automatically, the status counts as 0 and the output decides.
  private static func status(of process: pid_t) -> Int? {
    var status: Int32 = 0
    let found = waitpid(process, &status, WNOHANG)
    if found == process { return status & 0x7f == 0 ? Int(status >> 8) & 0xff : 128 + Int(status & 0x7f) }
    return found < 0 && errno != EINTR ? 0 : nil
  }

  /// Returns the milliseconds of the monotonic clock.
  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}

/// The output of a command so far.
private struct Printed {
  private static let longest = 65_536

  private(set) var bytes: [UInt8] = []
  /// True once the first line is complete.
  private(set) var hasLine = false
  /// False once no more output can follow.
  private(set) var isOpen = true
  private var buffer = [UInt8](repeating: 0, count: 4096)

  /// Reads once. Returns false if no output arrives within `waiting` milliseconds.
  mutating func take(from descriptor: Int32, waiting: Int32) -> Bool {
    guard isOpen else {
      usleep(2_000)
      return false
    }
    var waiter = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiter, 1, waiting) > 0 else { return false }
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR { return true }
    guard count > 0 else {
      isOpen = false
      return true
    }
    hasLine = hasLine || buffer[..<count].contains(UInt8(ascii: "\n"))
    if bytes.count < Self.longest { bytes += buffer[..<count] }
    return true
  }
}

extension Account.Secret {
  /// Returns the password; runs the command if another program stores it.
  func revealed() throws(SyncFailure) -> String {
    switch self {
    case .password(let password): return password
    case .command(let command):
      do {
        return try PasswordCommand(command: command).password()
      } catch {
        throw .passwordCommand(error)
      }
    }
  }
}
