/// The result of processing the titles that waited.
public struct TitleRun: Equatable, Sendable {
  public var at: Instant
  /// The number of titles that changed.
  public var improved = 0
  /// The number of titles left unchanged.
  public var left = 0
  /// The number of titles that still wait.
  public var waiting = 0
  /// The number of titles that could not be stored; they also wait.
  public var errors = 0
  /// Why the model was not reachable; nil if it was, or was not needed.
  public var unreachable: String?

  public init(at: Instant) {
    self.at = at
  }

  /// Whether anything was done or attempted.
  public var isWorthTelling: Bool { improved + left + errors > 0 || unreachable != nil }

  public var json: JSON {
    .object([
      .init("at", .string(at.iso)), .init("improved", .int(Int64(improved))), .init("left", .int(Int64(left))),
      .init("waiting", .int(Int64(waiting))), .init("errors", .int(Int64(errors))),
      .init("unreachable", .optional(unreachable)),
    ])
  }

  /// Reads the stored JSON. Returns nil if it cannot be read.
  public init?(text: String) {
    guard let json = try? JSON(parsing: text), let at = json["at"]?.text.flatMap({ Instant(iso: $0) }) else {
      // A report stored by another version is ignored.
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
