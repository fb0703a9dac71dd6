import Domain
import Markup

/// The timeline of a day: hours, entries, gaps, and the current time.
struct Timeline {
  var plan: DayPlan
  var scale: TimeScale
  var lists: [ListID: SourceList]
  var grid: Int
  /// The proposal that the proposed blocks belong to.
  var proposal: Proposal?
  /// The current starts of the blocks that the proposal moves.
  var former: [BlockID: Instant] = [:]
  var dues: [DueMark] = []
  var frame: Frame
  /// The element's id; a week has seven timelines.
  var id = "timeline"
  /// Whether to use the compact form for a week.
  var isWeek = false
  var zoom = PlanView.usualZoom

  private var words: Words { frame.words }
  /// The minimum drawn length in minutes, enough for a line of text. Shorter entries are drawn this long, with a mark
  /// at the side that shows their exact length.
  var shortestDrawn: Int { (isWeek ? [30, 20, 15, 15, 10] : [25, 20, 15, 10, 10])[size] }
  /// The height of a flag in minutes.
  private var flagMinutes: Int { [30, 20, 16, 11, 8][size] }
  private var size: Int { min(max(zoom, PlanView.zooms.lowerBound), PlanView.zooms.upperBound) - 1 }

  var body: HTML {
    // Entries whose drawn areas would overlap are placed side by side.
    let entries = DayPlan.inColumns(plan.entries, atLeast: shortestDrawn)
    return div(attributes(of: entries)) {
      for stretch in off { div([.class("off")] + scale.place(stretch)) }
      if !isWeek { HourMarks(plan: plan, scale: scale).body }
      if let now = plan.now, scale.contains(now) { nowLine(now) }
      ol(.class("blocks"), .label(words(day: .blocksOf, words.fullDay(plan.day)))) {
        for part in parts(entries) { part.html }
      }
    }
  }

  /// Returns the classes for entries drawn longer than they are and for entries below a flag.
  func shape(_ entry: DayPlan.Entry) -> String {
    (entry.until - entry.from < shortestDrawn ? " is-brief" : "") + (isUnderFlag(entry) ? " has-due" : "")
  }

  private func attributes(of entries: [DayPlan.Entry]) -> [Attribute] {
    let working = plan.working.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: " ")
    let columns = entries.map { min($0.columns, TimeScale.mostColumns) }.max() ?? 1
    return [
      .class("day"), .id(id), .named("data-behavior", "timeline"), .named("data-day", plan.day.iso),
      .named("data-start", plan.frame.start.iso), .named("data-minutes", number: plan.frame.minutes),
      .named("data-from", number: scale.from), .named("data-until", number: scale.until),
      .named("data-grid", number: grid), .named("data-now", ifAny: plan.now.map { "\($0)" }),
      .named("data-working", working), .named("data-columns", number: columns),
      .named("data-shortest", number: shortestDrawn),
      .named("data-buffer-before", ifAny: plan.buffers.before == 0 ? nil : "\(plan.buffers.before)"),
      .named("data-buffer-after", ifAny: plan.buffers.after == 0 ? nil : "\(plan.buffers.after)"),
      .flag("data-full", plan.isFull),
      .named("data-name", words.fullDay(plan.day)),
    ] + plan.frame.clockChange + TimeScale.length(scale.minutes)
  }

  /// The drawn ranges outside working hours.
  private var off: [Range<Int>] {
    var rest: [Range<Int>] = []
    var from = scale.from
    for stretch in plan.working where stretch.lowerBound < scale.until && stretch.upperBound > scale.from {
      if stretch.lowerBound > from { rest.append(from..<stretch.lowerBound) }
      from = max(from, stretch.upperBound)
    }
    let end = min(scale.until, plan.frame.minutes)
    if from < end { rest.append(from..<end) }
    return rest
  }

  private func nowLine(_ now: Int) -> HTML {
    div([.class("now")] + scale.at(now)) {
      span {
        span(.class("vh"), text: "\(words[day: .now]) ")
        plan.frame.clock(at: now).iso
      }
    }
  }
}

// MARK: - What is in it

extension Timeline {
  /// All list items with their start minutes.
  private func parts(_ entries: [DayPlan.Entry]) -> [(from: Int, html: HTML)] {
    var parts: [(from: Int, html: HTML)] = []
    for entry in entries where scale.shows(entry.from..<entry.until) {
      parts.append((entry.from, TimelineEntry(entry: entry, timeline: self).body))
    }
    for gap in plan.gaps {
      let seen = seen(gap, beside: entries)
      if seen.count >= Self.shortestGapShown { parts.append((gap.lowerBound, self.gap(gap, drawn: seen))) }
    }
    for due in flags {
      parts.append((due.mark.minute, DueLabel(mark: due.mark, minute: due.minute, timeline: self).body))
    }
    for crowd in Crowd.all(in: entries, atLeast: shortestDrawn) where scale.shows(crowd.range) {
      parts.append((crowd.range.lowerBound, CrowdTab(crowd: crowd, timeline: self).body))
    }
    return parts.enumerated().sorted { ($0.element.from, $0.offset) < ($1.element.from, $1.offset) }.map { $0.element }
  }

  /// The tasks due, each with the minute at which its flag is drawn.
  private var flags: [(mark: DueMark, minute: Int)] {
    let drawn = dues.filter { scale.contains($0.minute) || $0.minute == scale.until }
    return DueLabel.apart(drawn, by: flagMinutes, from: scale.from)
  }

  /// Returns whether a flag would cover the entry's text, which then makes room.
  func isUnderFlag(_ entry: DayPlan.Entry) -> Bool {
    let lines = min(6, entry.title.count / (isWeek ? 18 : 28) + 1)
    // A flag is one and a half lines tall.
    let words = entry.from..<max(entry.from + (lines + 1) * flagMinutes * 3 / 4, entry.from + shortestDrawn)
    let drawn = words.clamped(to: entry.from..<max(entry.until, entry.from + shortestDrawn))
    return flags.contains { drawn.overlaps($0.minute - flagMinutes..<$0.minute) }
  }

  /// Shorter gaps have no room for text.
  private static let shortestGapShown = 10

  /// Returns the part of a gap not covered by short entries before it.
  private func seen(_ gap: Range<Int>, beside entries: [DayPlan.Entry]) -> Range<Int> {
    let covered = entries.filter { $0.from < gap.lowerBound }.map { $0.from + shortestDrawn }.max() ?? 0
    return min(max(gap.lowerBound, covered), gap.upperBound)..<gap.upperBound
  }

  private func gap(_ gap: Range<Int>, drawn: Range<Int>) -> HTML {
    let stretch = FreeStretch(start: plan.frame.instant(at: gap.lowerBound), minutes: gap.count, origin: frame.origin)
    let (start, end) = (plan.frame.clock(at: gap.lowerBound).iso, plan.frame.clock(at: gap.upperBound).iso)
    let length = words.length(minutes: gap.count)
    return li(.class("free")) {
      a(
        [
          .class(drawn.count < 25 ? "gap is-short" : "gap"), .href(Route.filling(stretch).url),
          .named("data-from", number: gap.lowerBound), .named("data-until", number: gap.upperBound),
          .label(words(day: .gapIs, length, start, end)),
        ] + scale.place(drawn)
      ) { words(day: .gap, length) }
    }
  }
}

/// The hour lines and labels.
struct HourMarks {
  var plan: DayPlan
  var scale: TimeScale

  var body: HTML {
    div(.class("hours"), .hiddenFromReaders) {
      for minute in scale.hours {
        div(scale.at(minute)) {
          // The marker of the current time would cover a label close to it.
          if plan.now.map({ abs($0 - minute) > 12 }) ?? true {
            span(text: minute == plan.frame.minutes ? "24:00" : plan.frame.clock(at: minute).iso)
          }
        }
      }
    }
  }
}

extension DayPlan.Entry {
  fileprivate var title: String {
    switch content {
    case .event(let event): event.title
    case .block(let block): block.task?.title ?? block.block.title
    case .proposed(let placement): placement.title
    }
  }
}
