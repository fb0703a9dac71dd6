import CommandLine
import Domain

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Input from another program or typed at a terminal.
enum StandardInput {
  /// The most bytes read and discarded after the limit, so that the sender does not get a broken pipe.
  private static let mostIgnored = 1 << 30

  /// Whether standard input is a terminal.
  static var isTyped: Bool { isatty(0) == 1 }

  /// Tells a user at a terminal that the program is waiting for input, so that a forgotten argument does not look
  /// like a hang.
  static func announce(in language: Language) {
    guard isTyped else { return }
    var output = Output(descriptor: 2, terminal: .of(descriptor: 2))
    output.writeLine(
      language(
        "Reading from standard input; Ctrl+D ends it.", "Lese von der Standardeingabe; Strg+D beendet sie."))
    output.flush()
  }

  /// Reads up to `limit` bytes; reads and discards the rest.
  static func bytes(limit: Int) throws(Refusal) -> [UInt8] {
    var bytes = try FileBytes.read(0, "-", limit: limit)
    guard bytes.count > limit else { return bytes }
    bytes.removeLast(bytes.count - limit)
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var ignored = 0
    while ignored < mostIgnored {
      let count = read(0, &piece, piece.count)
      if count == 0 || count < 0 && errno != EINTR { break }
      ignored += max(count, 0)
    }
    return bytes
  }
}
