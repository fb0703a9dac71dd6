/// The reason why a file could not be read at all. Lines are counted from 1.
public enum ExchangeFailure: Error, Equatable, Sendable {
  case empty
  /// The file has more bytes than the limit.
  case tooLarge(limit: Int)
  /// The file has more entries or fields than may be read while other requests wait.
  case tooMany(FileExtent)
  /// Another file is being read.
  case busy
  /// The format was not specified and could not be detected.
  case unknownFormat
  /// The file is an archive.
  case packed
  /// The file contains a NUL byte, so it is not text.
  case notText(line: Int)
  case notUTF8(line: Int)
  /// The line violates the syntax of the format.
  case syntax(line: Int)
  /// The file ends inside an element that begins on this line.
  case truncated(line: Int)
  /// A required column or member is missing.
  case missing(field: String, line: Int)
  /// A value of Zeitblock's own format has the wrong type or range.
  case value(field: String, line: Int)
  /// A newer version of the program wrote the file.
  case newerVersion(Int)
}

extension ExchangeFailure {
  /// The stable name in JSON.
  public var name: String {
    switch self {
    case .empty: "empty"
    case .tooLarge: "tooLarge"
    case .tooMany: "tooMany"
    case .busy: "busy"
    case .unknownFormat: "unknownFormat"
    case .packed: "packed"
    case .notText: "notText"
    case .notUTF8: "notUTF8"
    case .syntax: "syntax"
    case .truncated: "truncated"
    case .missing: "missing"
    case .value: "value"
    case .newerVersion: "newerVersion"
    }
  }
}
