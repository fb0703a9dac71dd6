internal import Domain
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Asks the program that keeps a password: runs a command line by `/bin/sh` and takes the first line it prints.
///
/// Nothing of what it prints is kept or shown, errors included: they may hold the secret.
struct PasswordCommand {
  /// Long enough for a person to unlock a key.
  static let seconds = 60
  private static let longestOutput = 65_536

  var command: String
  var seconds = Self.seconds

  func password() throws(PasswordCommandFault) -> String {
    let child = try start()
    defer { close(child.output) }
    let deadline = Self.now() + Int64(seconds) * 1000
    guard let bytes = output(of: child.output, until: deadline), let status = status(of: child.process, deadline) else {
      kill(-child.process, SIGKILL)
      var ignored: Int32 = 0
      waitpid(child.process, &ignored, 0)
      throw .timedOut(seconds: seconds)
    }
    guard status == 0 else { throw .failed(status: status) }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") && $0 != 0 }
    guard !line.isEmpty, let password = String(validating: line, as: UTF8.self) else { throw .empty }
    return password
  }

  /// The shell leads a group of its own, so that all it starts can be ended with it.
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

  /// Everything printed; nil when the time is over.
  private func output(of descriptor: Int32, until deadline: Int64) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let remaining = deadline - Self.now()
      guard remaining > 0, poll(&waiting, 1, Int32(clamping: remaining)) >= 0 || errno == EINTR else { return nil }
      guard waiting.revents != 0 else { continue }
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      if bytes.count < Self.longestOutput { bytes += buffer[..<count] }
    }
  }

  /// How the shell ended; nil when it has not in time. Where the system collects children by itself, an end counts as
  /// a good one, and the output decides.
  private func status(of process: pid_t, _ deadline: Int64) -> Int? {
    var status: Int32 = 0
    while true {
      let found = waitpid(process, &status, WNOHANG)
      if found == process { return status & 0x7f == 0 ? Int(status >> 8) & 0xff : 128 + Int(status & 0x7f) }
      if found < 0, errno != EINTR { return 0 }
      guard Self.now() < deadline else { return nil }
      usleep(2_000)
    }
  }

  /// Milliseconds of the clock nobody can set.
  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}

extension Account.Secret {
  /// The password itself, asked for where it is kept by another program.
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
