import Domain
import Markup

/// Simultaneous entries that do not fit on a narrow day: those from the third column on.
struct Crowd {
  /// The number of columns that are legible on a phone.
  static let most = 2

  /// From the start of the first to the end of the last, in minutes.
  var range: Range<Int>
  /// Sorted by start.
  var entries: [DayPlan.Entry]

  /// - Parameter length: the minimum height of an entry, in minutes; shorter ones are drawn this long.
  static func all(in entries: [DayPlan.Entry], atLeast length: Int) -> [Crowd] {
    var crowds: [Crowd] = []
    var end = 0
    for entry in entries.sorted(by: { $0.from < $1.from }) where entry.columns > most {
      // An entry that starts after all earlier ones have ended begins a new crowd.
      if entry.from >= end { crowds.append(Crowd(range: entry.from..<entry.until, entries: [])) }
      end = max(end, entry.until, entry.from + length)
      if entry.column >= most { crowds[crowds.count - 1].add(entry) }
    }
    return crowds.filter { !$0.entries.isEmpty }
  }

  private mutating func add(_ entry: DayPlan.Entry) {
    range =
      entries.isEmpty
      ? entry.from..<entry.until : min(range.lowerBound, entry.from)..<max(range.upperBound, entry.until)
    entries.append(entry)
  }
}

/// A button that shows the number of hidden entries and opens them.
struct CrowdTab {
  var crowd: Crowd
  var timeline: Timeline

  private var frame: Frame { timeline.frame }
  private var words: Words { frame.words }
  private var start: String { clock(crowd.range.lowerBound) }

  var body: HTML {
    li(.class("free")) {
      details([.class("crowd"), .id("\(timeline.id)-\(crowd.range.lowerBound)")] + timeline.scale.place(crowd.range)) {
        summary(.label(words.counted(crowd.entries.count, DayPhrase.moreAtOnceOne, .moreAtOnceMany) + ", \(start)")) {
          bold(text: "+\(crowd.entries.count)")
          span(text: start)
        }
        ul(.class("popover")) {
          for entry in crowd.entries {
            li {
              title(of: entry)
              span(.class("note"), text: "\(clock(entry.from))–\(clock(entry.until))")
            }
          }
        }
      }
    }
  }

  private func title(of entry: DayPlan.Entry) -> HTML {
    switch entry.content {
    case .event(let event): span(.class("title"), .named("dir", "auto"), text: event.title)
    case .block(let block):
      a(
        .class("title"), .href(Route.block(block.block.id).url), .named("dir", "auto"),
        text: block.task?.title ?? block.block.title)
    case .proposed(let placement):
      a(.class("title"), .href(Route.task(placement.task).url), .named("dir", "auto"), text: placement.title)
    }
  }

  private func clock(_ minute: Int) -> String { timeline.plan.frame.clock(at: minute).iso }
}
