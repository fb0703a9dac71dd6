import CommandLine
import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The desktop this program was started on, if any.
enum Desktop {
  static var isPresent: Bool { environment("DISPLAY") != nil || environment("WAYLAND_DISPLAY") != nil }

  /// Opens a link in the browser people have chosen. The link is on the screen too, so a missing opener is no failure.
  ///
  /// Whoever has the link is let in, and everybody on this machine sees the arguments of its programs. So the browser is
  /// given a file that leads there, which its owner alone can read and which goes after a minute.
  static func open(_ link: String, in directory: DataDirectory) {
    guard write(page(leadingTo: link), to: directory.doorway) else { return }
    // The shell ends at once; what it leaves behind lives on when this program ends.
    run(["sh", "-c", "(trap '' INT HUP; xdg-open \"$0\"; sleep 60; rm -f \"$0\") &", directory.doorway])
  }

  private static func page(leadingTo link: String) -> String {
    """
    <!DOCTYPE html>
    <meta charset="utf-8">
    <meta http-equiv="refresh" content="0;url=\(link)">
    <title>Zeitblock</title>
    <a href="\(link)">Zeitblock</a>

    """
  }

  private static func write(_ text: String, to path: String) -> Bool {
    // Made anew, so that its mode is ours and nobody has it open.
    unlink(path)
    let file = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    let bytes = Array(text.utf8)
    return Glibc.write(file, bytes, bytes.count) == bytes.count
  }

  private static func run(_ words: [String]) {
    var process: pid_t = 0
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    guard posix_spawnp(&process, words[0], &actions, nil, arguments + [nil], environ) == 0 else { return }
    waitpid(process, nil, 0)
  }
}
