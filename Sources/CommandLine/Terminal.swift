#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The width and colours an output supports.
public struct Terminal: Sendable, Equatable {
  public enum Colouring: String, Sendable, CaseIterable {
    case auto, always, never
  }

  /// The width in columns; nil if the output is not a terminal, and nothing is cut.
  public var width: Int?
  public var hasColours: Bool

  public static let plain = Terminal(width: nil, hasColours: false)

  public init(width: Int?, hasColours: Bool) {
    self.width = width
    self.hasColours = hasColours
  }

  public var isInteractive: Bool { width != nil }

  /// Detects the capabilities of a file descriptor. `NO_COLOR` (any non-empty value) and `TERM=dumb` turn automatic
  /// colours off.
  public static func of(descriptor: Int32 = 1, colouring: Colouring = .auto) -> Terminal {
    let isTerminal = isatty(descriptor) == 1
    let refuses = environment("NO_COLOR") != nil || environment("TERM") == "dumb"
    let hasColours = colouring == .always || (colouring == .auto && isTerminal && !refuses)
    return Terminal(width: isTerminal ? columns(of: descriptor) : nil, hasColours: hasColours)
  }

  private static func columns(of descriptor: Int32) -> Int {
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return environment("COLUMNS").flatMap(Int.init) ?? 80
  }
}

/// Returns the value of an environment variable; nil if it is unset or empty.
public func environment(_ name: String) -> String? {
  guard let value = getenv(name) else { return nil }
  let text = String(cString: value)
  return text.isEmpty ? nil : text
}

/// A text style; the raw value is its SGR code.
public enum Style: UInt8, Sendable {
  case bold = 1
  case dim = 2
  case red = 31
  case green = 32
  case yellow = 33
  case blue = 34
}
