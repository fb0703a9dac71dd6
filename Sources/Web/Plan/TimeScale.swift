import Domain
import Markup

/// Which minutes of a day are drawn. Pages carry no styles of their own, so a place is given as attributes, which the
/// sheet `plan-scale.css` turns into lengths: hours and minutes from the first minute drawn, and hours and minutes of length.
struct TimeScale: Equatable {
  /// On the hour.
  var from: Int
  var until: Int

  /// Columns told apart; further ones lie over the last.
  static let mostColumns = 24
  /// Drawn where a day has neither working hours nor anything else.
  private static let usual = 8 * 60..<18 * 60

  /// The hours in use: working hours, everything with a time, and now.
  /// - Parameter others: minutes that shall be drawn too.
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

  /// The hours drawn, as minutes.
  var hours: [Int] { Array(stride(from: from, through: until, by: 60)) }

  func contains(_ minute: Int) -> Bool { minute >= from && minute < until }

  func shows(_ range: Range<Int>) -> Bool { range.upperBound > from && range.lowerBound < until }

  /// Where something is and how long, as far as it is drawn.
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

  /// Its column among those it overlaps with.
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
  /// An element whose attributes are gathered before.
  func callAsFunction(_ attributes: [Attribute], @HTMLBuilder content: () -> [HTML]) -> HTML {
    .element(Element(name, attributes: attributes, children: content()))
  }

  func callAsFunction(_ attributes: [Attribute]) -> HTML {
    .element(Element(name, attributes: attributes, children: []))
  }
}
