#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Buffered text for a file descriptor, written in few large pieces. Callers must call `flush` at the end.
public struct Output: ~Copyable {
  public let terminal: Terminal
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  /// The `errno` of the first failed write; all later output is dropped.
  public private(set) var failure: Int32?

  /// The size in bytes from which a piece gets its own write.
  private static let largePiece = 1 << 16

  public init(descriptor: Int32 = 1, terminal: Terminal) {
    self.descriptor = descriptor
    self.terminal = terminal
  }

  public mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= Self.largePiece { flush() }
  }

  public mutating func write(_ piece: [UInt8]) {
    // Large pieces are adopted instead of copied.
    if piece.count >= Self.largePiece { flush() }
    if bytes.isEmpty { bytes = piece } else { bytes.append(contentsOf: piece) }
    if bytes.count >= Self.largePiece { flush() }
  }

  /// Writes untrusted text, with terminal control characters neutralised if the output is a terminal.
  public mutating func write(foreign piece: [UInt8]) {
    write(terminal.isInteractive ? harmless(piece) : piece)
  }

  /// Writes a line, styled if the terminal supports colours.
  public mutating func writeLine(_ text: String = "", _ style: Style? = nil) {
    if let style, terminal.hasColours {
      write("\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m\n")
    } else {
      write(text)
      write("\n")
    }
  }

  public mutating func flush() {
    // The last line of defence: control characters must not reach a terminal from any source.
    if terminal.isInteractive { bytes = harmless(bytes, keepsStyles: terminal.hasColours) }
    var written = 0
    while written < bytes.count, failure == nil {
      let count = bytes.withUnsafeBytes { writeOnce(descriptor, UnsafeRawBufferPointer(rebasing: $0[written...])) }
      if count >= 0 { written += count } else if errno != EINTR { failure = errno }
    }
    bytes = []
  }
}

private func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

extension Output {
  /// Writes lines to standard error and flushes them.
  public static func complain(_ lines: some Sequence<String>) {
    var output = Output(descriptor: 2, terminal: .of(descriptor: 2))
    for line in lines { output.writeLine(line) }
    output.flush()
  }
}
