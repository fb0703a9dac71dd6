public import Domain

/// The parameters of the day and week pages.
public struct PlanView: Equatable, Sendable {
  /// The zoom levels, from 1 to 5; higher levels draw a minute taller.
  public static let zooms = 1...5
  public static let usualZoom = 3

  /// The day, or any day of the week; nil for today.
  public var day: Day?
  public var zoom: Int
  /// Whether to show all hours of the day instead of those in use.
  public var isWhole: Bool

  public init(day: Day? = nil, zoom: Int = usualZoom, isWhole: Bool = false) {
    self.day = day
    self.zoom = zoom
    self.isWhole = isWhole
  }

  /// Reads the fields; an invalid zoom level becomes the default.
  init(day: Day?, _ fields: Fields) {
    let zoom = fields["zoom"].flatMap { Int($0) } ?? Self.usualZoom
    self.init(
      day: day, zoom: Self.zooms.contains(zoom) ? zoom : Self.usualZoom, isWhole: fields["all"] != nil)
  }
}

extension PlanView {
  /// The path and query after the page name: `/2026-11-24?zoom=4&all=1`.
  var address: String {
    (day.map { "/\($0.iso)" } ?? "") + (hasQuery ? "?\(query)" : "")
  }

  var hasQuery: Bool { zoom != Self.usualZoom || isWhole }

  private var query: String {
    var parts: [String] = []
    if zoom != Self.usualZoom { parts.append("zoom=\(zoom)") }
    if isWhole { parts.append("all=1") }
    return parts.joined(separator: "&")
  }

  /// Returns the same view of another day.
  func on(_ day: Day?) -> PlanView { PlanView(day: day, zoom: zoom, isWhole: isWhole) }

  /// Returns the view at another zoom level; nil if there is no such level.
  func zoomed(by steps: Int) -> PlanView? {
    guard Self.zooms.contains(zoom + steps) else { return nil }
    return PlanView(day: day, zoom: zoom + steps, isWhole: isWhole)
  }

  var unfolded: PlanView { PlanView(day: day, zoom: zoom, isWhole: !isWhole) }

  /// The form fields that `init(origin:)` reads, for returning to this page.
  var pairs: [Fields.Pair] {
    var pairs: [Fields.Pair] = []
    if let day { pairs.append(.init("plan", day.iso)) }
    if zoom != Self.usualZoom { pairs.append(.init("zoom", "\(zoom)")) }
    if isWhole { pairs.append(.init("whole", "1")) }
    return pairs
  }

  /// Parses the fields written by `pairs`.
  init(origin fields: Fields) {
    self.init(day: fields["plan"].flatMap { Day(iso: $0) }, fields)
    isWhole = fields["whole"] != nil
  }
}
