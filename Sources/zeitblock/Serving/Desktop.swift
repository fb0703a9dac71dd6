import CommandLine
import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The desktop session the program was started in, if any.
enum Desktop {
  static var isPresent: Bool { environment("DISPLAY") != nil || environment("WAYLAND_DISPLAY") != nil }

  /// Opens a link in the default browser. A missing opener is not an error, because the link is also printed.
  ///
  /// The link grants access, and process arguments are visible to every user of the machine. So the browser opens a
  /// file that redirects to the link, is readable only by its owner, and is deleted after a minute.
  static func open(_ link: String, in directory: DataDirectory) {
    guard write(page(leadingTo: link), to: directory.doorway) else { return }
    // The shell exits at once; its background job outlives this program.
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
    // Created anew, so that it has our mode and no other process has it open.
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
