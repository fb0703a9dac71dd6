public import Domain

/// Which day or week of the plan is looked at, and how.
public struct PlanView: Equatable, Sendable {
  /// How long a minute is drawn, from 1 to 5.
  public static let zooms = 1...5
  public static let usualZoom = 3

  /// Any day of the week for a week; nil is today.
  public var day: Day?
  public var zoom: Int
  /// All hours of a day instead of those in use.
  public var isWhole: Bool

  public init(day: Day? = nil, zoom: Int = usualZoom, isWhole: Bool = false) {
    self.day = day
    self.zoom = zoom
    self.isWhole = isWhole
  }

  /// What a zoom that is none says counts as the usual one.
  init(day: Day?, _ fields: Fields) {
    let zoom = fields["zoom"].flatMap { Int($0) } ?? Self.usualZoom
    self.init(
      day: day, zoom: Self.zooms.contains(zoom) ? zoom : Self.usualZoom, isWhole: fields["all"] != nil)
  }
}

extension PlanView {
  /// `/2026-11-24?zoom=4&all=1`, behind the name of the page.
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

  /// The same for another day.
  func on(_ day: Day?) -> PlanView { PlanView(day: day, zoom: zoom, isWhole: isWhole) }

  /// The same, larger or smaller; nil where there is no such step.
  func zoomed(by steps: Int) -> PlanView? {
    guard Self.zooms.contains(zoom + steps) else { return nil }
    return PlanView(day: day, zoom: zoom + steps, isWhole: isWhole)
  }

  var unfolded: PlanView { PlanView(day: day, zoom: zoom, isWhole: !isWhole) }

  /// As fields of a form, which lead back to the page it was sent from.
  var pairs: [Fields.Pair] {
    var pairs: [Fields.Pair] = []
    if let day { pairs.append(.init("plan", day.iso)) }
    if zoom != Self.usualZoom { pairs.append(.init("zoom", "\(zoom)")) }
    if isWhole { pairs.append(.init("whole", "1")) }
    return pairs
  }

  /// Reads what `pairs` wrote.
  init(origin fields: Fields) {
    self.init(day: fields["plan"].flatMap { Day(iso: $0) }, fields)
    isWhole = fields["whole"] != nil
  }
}
