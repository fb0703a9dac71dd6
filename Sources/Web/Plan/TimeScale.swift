import Domain
import Markup

/// The minutes of a day that are drawn. Pages contain no inline styles, so positions are written as attributes that
/// the style sheet `plan-scale.css` turns into lengths: hours and minutes from the first minute drawn, and hours and
/// minutes of length.
struct TimeScale: Equatable {
  /// The first minute drawn, always a full hour.
  var from: Int
  var until: Int

  /// The maximum number of columns; further ones overlap the last.
  static let mostColumns = 24
  /// The hours drawn if a day has neither working hours nor entries.
  private static let usual = 8 * 60..<18 * 60

  /// Covers the hours in use: working hours, all timed entries, and the current time.
  /// - Parameter others: additional minutes to draw.
  init(_ plans: [DayPlan], isWhole: Bool, also others: [Int] = []) {
    let longest = plans.map { $0.frame.minutes }.max() ?? 1_440
    var used = others.map { $0..<$0 + 1 }
    for plan in plans {
      used += plan.working.filter { !$0.isEmpty } + plan.entries.map { $0.from..<$0.until }
      if let now = plan.now { used.append(now..<now + 1) }
    }
    if plans.allSatisfy({ $0.working.isEmpty && $0.entries.isEmpty }) { used.append(Self.usual) }
    let first = used.map { $0.lowerBound }.min() ?? 0
    let last = used.map { $0.upperBound }.max() ?? longest
    from = isWhole ? 0 : max(0, first / 60 * 60)
    until = isWhole ? longest : min(longest, max((last + 59) / 60 * 60, from + 60))
  }

  var minutes: Int { until - from }

  /// The full hours drawn, in minutes.
  var hours: [Int] { Array(stride(from: from, through: until, by: 60)) }

  func contains(_ minute: Int) -> Bool { minute >= from && minute < until }

  func shows(_ range: Range<Int>) -> Bool { range.upperBound > from && range.lowerBound < until }

  /// Returns the position and length of the visible part of a range.
  func place(_ range: Range<Int>) -> [Attribute] {
    let drawn = range.clamped(to: from..<until)
    return at(drawn.lowerBound) + TimeScale.length(drawn.count)
  }

  func at(_ minute: Int) -> [Attribute] {
    let offset = max(0, minute - from)
    return [.named("data-h", number: offset / 60), .named("data-m", number: offset % 60)]
  }

  static func length(_ minutes: Int) -> [Attribute] {
    [.named("data-lh", number: minutes / 60), .named("data-lm", number: minutes % 60)]
  }

  /// Returns the column of an entry among the entries it overlaps.
  static func column(_ entry: DayPlan.Entry) -> [Attribute] {
    guard entry.columns > 1 else { return [] }
    let columns = min(entry.columns, mostColumns)
    let column = min(entry.column, columns - 1)
    return [
      .named("data-c", number: column), .named("data-cs", number: columns),
      .named("data-cw", number: min(entry.span, columns - column)), .flag("data-many", columns > Crowd.most),
    ]
  }
}

extension Tag {
  /// Builds an element from an array of attributes.
  func callAsFunction(_ attributes: [Attribute], @HTMLBuilder content: () -> [HTML]) -> HTML {
    .element(Element(name, attributes: attributes, children: content()))
  }

  func callAsFunction(_ attributes: [Attribute]) -> HTML {
    .element(Element(name, attributes: attributes, children: []))
  }
}
