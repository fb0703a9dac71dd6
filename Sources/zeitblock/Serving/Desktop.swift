import CommandLine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The desktop this program was started on, if any.
enum Desktop {
  static var isPresent: Bool { environment("DISPLAY") != nil || environment("WAYLAND_DISPLAY") != nil }

  /// Opens a link in the browser people have chosen. The link is on the screen too, so a missing opener is no failure.
  static func open(_ link: String) {
    var process: pid_t = 0
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    let arguments: [UnsafeMutablePointer<CChar>?] = ["xdg-open", link].map { (word: String) in strdup(word) }
    defer { for argument in arguments { free(argument) } }
    // A child that ends is collected by the system instead of staying a zombie.
    signal(SIGCHLD, SIG_IGN)
    _ = posix_spawnp(&process, "xdg-open", &actions, nil, arguments + [nil], environ)
  }
}
