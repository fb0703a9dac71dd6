public import Domain

/// The parameters of the page for scheduling a task.
public struct PlacingView: Equatable, Sendable {
  /// The first day to search for gaps; nil for today.
  public var day: Day?
  /// The length of the block; nil for the task's duration.
  public var minutes: Int?
  /// The block to move; nil to add another one.
  public var moving: BlockID?
  /// The page to return to.
  public var origin: Origin

  public init(day: Day? = nil, minutes: Int? = nil, moving: BlockID? = nil, origin: Origin = .backlog(page: 1)) {
    self.day = day
    self.minutes = minutes
    self.moving = moving
    self.origin = origin
  }

  init(_ fields: Fields) {
    day = fields["on"].flatMap { Day(iso: $0) }
    minutes = fields["minutes"].flatMap { Int($0) }.flatMap { TimeBlock.lengths.contains($0) ? $0 : nil }
    moving = fields["move"].map { BlockID($0) }
    origin = Origin(placing: fields)
  }

  /// The query with its question mark; empty if all values are defaults.
  var query: String {
    var parts: [String] = []
    if let day { parts.append("on=\(day.iso)") }
    if let minutes { parts.append("minutes=\(minutes)") }
    if let moving { parts.append("move=\(QueryText.encoded(moving.text))") }
    if !origin.query.isEmpty { parts.append(origin.query) }
    return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
  }
}

/// A gap to be filled with a task.
public struct FreeStretch: Equatable, Sendable {
  public var start: Instant
  /// The length of the gap in minutes, 1…1500.
  public var minutes: Int
  public var origin: Origin

  public init(start: Instant, minutes: Int, origin: Origin) {
    self.start = start
    self.minutes = minutes
    self.origin = origin
  }

  /// Returns nil if the fields do not describe a valid gap.
  init?(_ fields: Fields) {
    guard let start = fields["at"].flatMap({ Instant(iso: $0) }), let minutes = fields["minutes"].flatMap({ Int($0) }),
      minutes >= 1, minutes <= 1_500
    else { return nil }
    self.init(start: start, minutes: minutes, origin: Origin(fields))
  }

  var query: String {
    "?at=\(start.iso)&minutes=\(minutes)" + (origin.query.isEmpty ? "" : "&\(origin.query)")
  }
}
