import CommandLine
import Domain

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What another program hands over.
enum StandardInput {
  /// Bytes that are read after the last that counts, so that whoever sends them need not see its pipe break.
  private static let mostIgnored = 1 << 30

  /// Whether somebody would have to type what is read.
  static var isTyped: Bool { isatty(0) == 1 }

  /// Says what is waited for, lest somebody who forgot an argument takes it for a program that hangs.
  static func announce(in language: Language) {
    guard isTyped else { return }
    var output = Output(descriptor: 2, terminal: .of(descriptor: 2))
    output.writeLine(
      language(
        "Reading from standard input; Ctrl+D ends it.", "Lese von der Standardeingabe; Strg+D beendet sie."))
    output.flush()
  }

  /// The first bytes; what follows is read and left out.
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
