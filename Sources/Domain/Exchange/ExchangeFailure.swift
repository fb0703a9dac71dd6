/// Why a file was not read at all. Lines are counted from 1.
public enum ExchangeFailure: Error, Equatable, Sendable {
  case empty
  /// More bytes than are read.
  case tooLarge(limit: Int)
  /// More entries or fields than are read where others wait.
  case tooMany(FileExtent)
  /// Another file is being read.
  case busy
  /// Nobody has said what it is, and it does not show.
  case unknownFormat
  /// An archive, in which other files are packed.
  case packed
  /// A NUL byte, which no text has.
  case notText(line: Int)
  case notUTF8(line: Int)
  /// What stands there has no place in this format.
  case syntax(line: Int)
  /// It ends in the middle of what begins here.
  case truncated(line: Int)
  /// A column or member the format cannot do without.
  case missing(field: String, line: Int)
  /// A value of our own format that is none of its kind.
  case value(field: String, line: Int)
  /// Written by a newer program.
  case newerVersion(Int)
}

extension ExchangeFailure {
  /// The stable name for programs.
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
