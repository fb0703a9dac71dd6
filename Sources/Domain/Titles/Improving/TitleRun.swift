/// What became of the titles that waited.
public struct TitleRun: Equatable, Sendable {
  public var at: Instant
  /// Titles that are others now.
  public var improved = 0
  /// Titles that stay as they were.
  public var left = 0
  /// Titles that still wait.
  public var waiting = 0
  /// Titles that could not be stored; they wait, too.
  public var errors = 0
  /// Why the model could not be asked; nil when it could, or was not needed.
  public var unreachable: String?

  public init(at: Instant) {
    self.at = at
  }

  /// Whether anything was done or tried.
  public var isWorthTelling: Bool { improved + left + errors > 0 || unreachable != nil }

  public var json: JSON {
    .object([
      .init("at", .string(at.iso)), .init("improved", .int(Int64(improved))), .init("left", .int(Int64(left))),
      .init("waiting", .int(Int64(waiting))), .init("errors", .int(Int64(errors))),
      .init("unreachable", .optional(unreachable)),
    ])
  }

  /// As it is kept; nil for what cannot be read.
  public init?(text: String) {
    guard let json = try? JSON(parsing: text), let at = json["at"]?.text.flatMap({ Instant(iso: $0) }) else {
      // What was kept by another version is as if it had never been.
      return nil
    }
    self.init(at: at)
    improved = json.count("improved")
    left = json.count("left")
    waiting = json.count("waiting")
    errors = json.count("errors")
    unreachable = json["unreachable"]?.text
  }
}

extension JSON {
  fileprivate func count(_ name: String) -> Int { self[name]?.integer.map { Int($0) } ?? 0 }
}
