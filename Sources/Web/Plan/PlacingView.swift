public import Domain

/// A question about when a task shall be done.
public struct PlacingView: Equatable, Sendable {
  /// The first day to look for free time on; nil is today.
  public var day: Day?
  /// How long it shall take; nil is what the task says.
  public var minutes: Int?
  /// A block of the task that shall go there; nil sets time aside once more.
  public var moving: BlockID?
  /// Where it was asked, which the answer leads back to.
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

  /// With its question mark; empty where it says nothing.
  var query: String {
    var parts: [String] = []
    if let day { parts.append("on=\(day.iso)") }
    if let minutes { parts.append("minutes=\(minutes)") }
    if let moving { parts.append("move=\(QueryText.encoded(moving.text))") }
    if !origin.query.isEmpty { parts.append(origin.query) }
    return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
  }
}

/// A stretch of free time somebody asks what to do with.
public struct FreeStretch: Equatable, Sendable {
  public var start: Instant
  /// 1…1500.
  public var minutes: Int
  public var origin: Origin

  public init(start: Instant, minutes: Int, origin: Origin) {
    self.start = start
    self.minutes = minutes
    self.origin = origin
  }

  /// Nil where the fields name none.
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
