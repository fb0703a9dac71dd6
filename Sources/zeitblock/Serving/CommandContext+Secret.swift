import CommandLine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension CommandContext {
  /// Returns the first line of standard input. At a terminal it prompts and turns echo off.
  func secret() throws(Refusal) -> String {
    guard isatty(0) == 1 else { return try FileBytes.firstLine(of: 0) }
    var output = Output(descriptor: 2, terminal: .of(descriptor: 2))
    var shown = termios()
    tcgetattr(0, &shown)
    var hidden = shown
    hidden.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(0, TCSAFLUSH, &hidden)
    defer {
      tcsetattr(0, TCSAFLUSH, &shown)
      output.writeLine("")
      output.flush()
    }
    // Prompts only after turning echo off: input typed earlier would be echoed and then discarded.
    output.write(language("Password: ", "Passwort: "))
    output.flush()
    return try FileBytes.firstLine(of: 0)
  }
}
