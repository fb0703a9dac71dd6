import Domain
import Markup

/// The planned, proposed, free and past time of a day, as a bar and in words.
struct CapacityLine {
  var capacity: Capacity
  var frame: Frame
  var isToday = false
  /// Whether to use a single line of text, for a day in a week.
  var isShort = false

  private var words: Words { frame.words }
  private var isOver: Bool { capacity.over > 0 }

  var body: HTML {
    div(.class(isOver ? "cap is-over" : "cap")) {
      isShort ? short : text
      if capacity.available > 0 || capacity.planned > 0 { bar }
    }
  }

  private var text: HTML {
    p(.class("cap-text")) {
      span {
        if isOver {
          bold(text: words(day: .overBy, length(capacity.over)))
          " · \(words(day: .plannedOf, length(capacity.planned), length(capacity.available)))"
        } else {
          sum(capacity.planned, .planned)
          " · "
          if capacity.proposed > 0 {
            // Printed pages leave out proposals.
            span(.class("on-screen")) {
              sum(capacity.proposed, .proposed)
              " · "
              sum(capacity.free, .free)
            }
            span(.class("on-paper"), .hiddenFromReaders) { sum(capacity.free + capacity.proposed, .free) }
          } else {
            sum(capacity.free, .free)
          }
        }
      }
      span(.class("asides"), text: asides.joined(separator: " · "))
    }
  }

  @HTMLBuilder private func sum(_ minutes: Int, _ name: DayPhrase) -> [HTML] {
    bold(text: length(minutes))
    " \(words[day: name])"
  }

  /// Further amounts. Without time outside working hours, planned, proposed, free and past time add up to the total.
  /// On an overfull day, gaps between overlapping blocks are left out, because they are needed for the overlap.
  private var asides: [String] {
    var asides: [String] = []
    if capacity.gone > 0 { asides.append(words(day: .goneIs, length(capacity.gone))) }
    if capacity.outside > 0 { asides.append(words(day: .outsideIs, length(capacity.outside))) }
    if capacity.available > 0, !isOver { asides.append(words(day: .availableIs, length(capacity.available))) }
    if capacity.actual > 0 { asides.append(words(day: .actualIs, length(capacity.actual), length(capacity.planned))) }
    return asides
  }

  private var short: HTML {
    p(.class("cap-text")) {
      span {
        if isOver {
          bold(text: words(day: .overBy, length(capacity.over)))
          span(
            .class("vh"), text: ": " + words(day: .plannedOf, length(capacity.planned), length(capacity.available)))
        } else if capacity.available == 0, capacity.planned == 0 {
          words[day: capacity.working == 0 ? .offDay : .noTime]
        } else {
          bold(text: length(capacity.planned))
          " \(words(day: .of, length(capacity.available)))"
        }
      }
    }
  }

  private func length(_ minutes: Int) -> String { words.length(minutes: minutes) }
}

// MARK: - The bar

extension CapacityLine {
  /// Drawn as SVG, whose lengths are attributes: the content security policy forbids inline styles.
  private var bar: HTML {
    svg(.class("cap-bar"), .named("width", "100%"), .named("height", "10"), .hiddenFromReaders) { rects }
  }

  private var rects: [HTML] {
    let total = max(1, capacity.available + capacity.over)
    var rects: [HTML] = []
    var drawn = 0
    for part in [("gone", capacity.gone), ("planned", capacity.inside), ("pencil", capacity.proposed)] where part.1 > 0
    {
      rects.append(rect(part.0, from: drawn, part.1, of: total))
      drawn += part.1
    }
    if isOver { rects.append(rect("over", from: total - capacity.over, capacity.over, of: total)) }
    return rects
  }

  private func rect(_ name: String, from: Int, _ minutes: Int, of total: Int) -> HTML {
    Tag("rect")(
      .class(name), .named("x", percent(from, total)), .named("width", percent(minutes, total)),
      .named("height", "100%"))
  }

  private func percent(_ part: Int, _ total: Int) -> String {
    let tenths = min(1_000, part * 1_000 / total)
    return "\(tenths / 10).\(tenths % 10)%"
  }
}
