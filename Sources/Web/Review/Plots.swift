import Domain
import Markup

private let rectangle = Tag("rect")
private let path = Tag("path")
private let drawnText = Tag("text")
private let group = Tag("g")

extension HTML {
  /// Draws a bar with a percentage of the available width, next to text that says the same.
  static func bar(percent: Int, outlined: Int? = nil) -> HTML {
    svg(.class("fig share-bar"), .hiddenFromReaders) {
      if percent > 0 { rectangle(.class("done"), .named("width", "\(percent)%"), .named("height", "100%")) }
      if let outlined {
        rectangle(.class("pl"), .named("width", "\(outlined)%"), .named("height", "100%"))
      }
    }
  }

  fileprivate static func rule(_ name: String, _ x: Int, _ y: Int, dx: Int = 0, dy: Int = 0) -> HTML {
    path(.class(name), .named("d", "M\(x) \(y)\(dx != 0 ? "h\(dx)" : "v\(dy)")"))
  }

  fileprivate static func label(_ name: String, _ x: Int, _ y: Int, _ text: String, middle: Bool = true) -> HTML {
    drawnText(
      .class(name), .named("x", number: x), .named("y", number: y),
      .named("text-anchor", ifAny: middle ? "middle" : nil), text: text)
  }
}

/// A bar per day for the planned time, and within it one for the completed part.
struct DayBars {
  var days: [Review.DayTotal]
  var words: Words

  private static let width = 440
  private static let floor = 196
  private static let height = 168
  private static let margin = 40

  /// The minutes between two grid lines, so that there are at most four.
  private var step: Int {
    let most = days.reduce(0) { max($0, $1.planned) }
    return [15, 30, 60, 120, 240, 360].first { most <= $0 * 4 } ?? 480
  }

  /// The minutes at the top edge.
  private var top: Int { max(step, days.reduce(0) { max($0, $1.planned) }) }
  private func length(_ minutes: Int) -> Int { minutes * Self.height / top }

  @HTMLBuilder var body: [HTML] {
    p(.class("note key"), .hiddenFromReaders) {
      key("pl", words[review: .planned])
      key("done", words[review: .done])
    }
    svg(
      .class("fig"), .named("viewBox", "0 0 \(Self.width) 218"), .role("img"), .label(spoken)
    ) {
      for line in 0...(top / step) {
        let y = Self.floor - length(line * step)
        HTML.rule("g", Self.margin, y, dx: Self.width - Self.margin)
        HTML.label("q", 0, y + 4, words.length(minutes: line * step), middle: false)
      }
      for (index, day) in days.enumerated() { bar(day, index) }
    }
    details(.class("unfolds")) {
      summary(.class("btn btn-quiet btn-s"), text: words[review: .asTable])
      valueTable
    }
  }

  private var spoken: String {
    let values = days.filter { $0.planned > 0 }.map { day in
      words(
        review: .dayPlot, words.weekday(day.day), words.lengthInSentence(minutes: day.planned),
        words.lengthInSentence(minutes: day.done))
    }
    return "\(words[review: .plannedPlot]). \(values.joined(separator: "; "))."
  }

  private func key(_ name: String, _ text: String) -> HTML {
    span {
      svg(.class("fig"), .named("viewBox", "0 0 14 12")) {
        rectangle(
          .class(name), .named("x", "1"), .named("y", "1"), .named("width", "12"), .named("height", "10"),
          .named("rx", "2"))
      }
      text
    }
  }

  @HTMLBuilder private func bar(_ day: Review.DayTotal, _ index: Int) -> [HTML] {
    let room = (Self.width - Self.margin) / days.count
    let middle = Self.margin + room * index + room / 2
    HTML.label("", middle, Self.floor + 18, words.shortWeekday(day.day))
    if day.planned > 0 {
      let (planned, done) = (max(2, length(day.planned)), length(day.done))
      if day.done > 0 { rectangle([.class("done")] + place(middle, 36, max(2, done), rounding: 3)) }
      rectangle([.class("pl")] + place(middle, 42, planned, rounding: 4))
      HTML.label(
        day.done > 0 ? "b" : "q", middle, Self.floor - planned - 6,
        words.length(minutes: day.done > 0 ? day.done : day.planned))
    }
  }

  private func place(_ middle: Int, _ width: Int, _ height: Int, rounding: Int) -> [Attribute] {
    [
      .named("x", number: middle - width / 2), .named("y", number: Self.floor - height),
      .named("width", number: width), .named("height", number: height), .named("rx", number: rounding),
    ]
  }

  private var valueTable: HTML {
    table(.class("values")) {
      tableHead {
        tableRow {
          tableName(.named("scope", "col"), text: words[review: .day])
          tableName(.named("scope", "col"), text: words[review: .planned])
          tableName(.named("scope", "col"), text: words[review: .done])
        }
      }
      tableBody {
        for day in days {
          tableRow {
            tableName(.named("scope", "row"), text: words.weekday(day.day))
            tableValue(text: words.length(minutes: day.planned))
            tableValue(text: words.length(minutes: day.done))
          }
        }
      }
    }
  }
}

/// Minutes by category: a table whose rows also have bars.
struct ShareTable {
  /// The maximum number of rows; the rest is combined in one.
  static let most = 8

  var id: String
  var title: String
  var head: String
  var spending: Review.Spending
  var shares: [(name: String, minutes: Int)]
  var note: String
  var words: Words

  private var rows: [(name: String, minutes: Int)] {
    guard shares.count > Self.most else { return shares }
    let rest = shares.dropFirst(Self.most - 1).reduce(0) { $0 + $1.minutes }
    return shares.prefix(Self.most - 1) + [(words[review: .rest], rest)]
  }

  var body: HTML {
    section(.class("plot"), .labelledBy(id)) {
      h2(.id(id), text: title)
      p(.class("note"), text: note)
      if !shares.isEmpty {
        table(.class("shares"), .labelledBy(id)) {
          tableHead {
            tableRow {
              for name in [head, words[review: .time], words[review: .part]] {
                tableName(.named("scope", "col")) { span(.class("vh"), text: name) }
              }
            }
          }
          tableBody { for row in rows { line(row.name, row.minutes) } }
        }
      }
    }
  }

  private func line(_ name: String, _ minutes: Int) -> HTML {
    let most = rows.reduce(1) { max($0, $1.minutes) }
    return tableRow {
      tableName(.named("scope", "row"), .named("dir", "auto"), text: name)
      tableValue {
        HTML.bar(percent: max(1, minutes * 100 / most))
        bold(text: words.length(minutes: minutes))
      }
      tableValue(text: words(review: .share, "\((minutes * 200 + spending.minutes) / (2 * max(1, spending.minutes)))"))
    }
  }
}

/// The distribution of the ratio between actual and estimated time.
struct SpreadPlot {
  var calibration: Calibration
  var frame: Frame

  private var words: Words { frame.words }
  private static let middle = 220
  /// The distance between two steps.
  private static let step = 12
  private static let floor = 112
  private static let height = 84

  @HTMLBuilder var body: [HTML] {
    if let all = calibration.figures.first {
      h2(.id("spread"), text: headline(all))
      p(.class("note"), text: note)
      drawing(all)
    } else {
      h2(.id("spread"), text: words[review: .estimates])
      p(
        .class("note"),
        text: words(review: .tooFew, "\(calibration.samples.count)", "\(Calibration.least)"))
    }
  }

  private func headline(_ all: Calibration.Figure) -> String {
    if (95..<105).contains(all.percent) { return words[review: .headlineEven] }
    return words(review: .headline, words.factor(percent: all.percent))
  }

  private var note: String {
    let text = words(review: .samplesMany, "\(calibration.samples.count)", "\(calibration.longer)")
    return isDotted ? "\(text), \(words[review: .dots])" : text
  }

  private var most: Int { calibration.spread.counts.max() ?? 0 }
  private var isDotted: Bool { most <= 7 }

  private func drawing(_ all: Calibration.Figure) -> HTML {
    let octave = Calibration.Spread.octave * Self.step
    let median = x(Calibration.Spread.step(actual: all.actual, estimate: all.estimate))
    let factor = words.factor(percent: all.percent)
    return svg(
      .class("fig"), .named("viewBox", "0 0 440 140"), .role("img"),
      .label(words(review: .spreadPlot, "\(calibration.samples.count)", factor, "\(calibration.longer)"))
    ) {
      HTML.rule("g", Self.middle - octave, 20, dy: Self.floor - 20)
      HTML.rule("one", Self.middle, 20, dy: Self.floor - 20)
      HTML.rule("g", Self.middle + octave, 20, dy: Self.floor - 20)
      HTML.label("", Self.middle - octave, 132, words[review: .halfAsLong])
      HTML.label("", Self.middle, 132, words[review: .asEstimated])
      HTML.label("", Self.middle + octave, 132, words[review: .twiceAsLong])
      for (index, count) in calibration.spread.counts.enumerated() where count > 0 {
        column(x(index - Calibration.Spread.reach), count)
      }
      HTML.rule("med", median, 12, dy: Self.floor - 12)
      drawnText(
        .class("b"), .named("x", number: median + (median > 300 ? -7 : 7)), .named("y", number: 16),
        .named("text-anchor", ifAny: median > 300 ? "end" : nil), text: words(review: .median, factor))
    }
  }

  private func x(_ step: Int) -> Int { Self.middle + step * Self.step }

  private func column(_ x: Int, _ count: Int) -> HTML {
    guard isDotted else {
      let height = max(2, count * Self.height / most)
      return rectangle(
        .class("dot"), .named("x", number: x - 5), .named("y", number: Self.floor - height), .named("width", "10"),
        .named("height", number: height))
    }
    return group {
      for row in 0..<count {
        circle(
          .class("dot"), .named("cx", number: x), .named("cy", number: Self.floor - 6 - row * 12), .named("r", "5.5"))
      }
    }
  }
}
