import Domain
import Markup

/// A search result, with the matches highlighted.
struct FoundRow {
  var item: PlanItem
  var query: SearchQuery
  /// The numbers shown after the letter of A tasks.
  var numbers: [TaskID: Int]
  var blocks: [TimeBlock] = []
  var frame: Frame

  private var words: Words { frame.words }
  private var taskURL: String { Route.task(item.id).url }
  private var shared: ItemFacts { ItemFacts(item: item, frame: frame) }

  var body: HTML {
    li(
      .class(shared.isLocked ? "row is-locked" : "row"), .named("data-task-id", item.id.text),
      .named("data-word-swipe", words[.delete])
    ) {
      a(.class("grip"), .href(taskURL), .label(words(find: .menuOf, item.title)))
      check
      div(.class("body")) {
        a(.class("title"), .id("title-\(item.id.text)"), .href(taskURL), .named("dir", "auto")) { marked(item.title) }
        if let excerpt { p(.class("excerpt"), .named("dir", "auto")) { excerpt } }
        div(.class(shared.isBrief && blocks.isEmpty ? "facts is-brief" : "facts")) { facts }
      }
      shared.fixedDuration
      span(.class("more"))
    }
  }

  private var check: HTML {
    let verb: TaskVerb = item.isCompleted ? .reopen : .complete
    return button(
      .class(item.isCompleted ? "check is-checked" : "check"), .named("formaction", Route.change(item.id, verb).url),
      .label(item.isCompleted ? words(find: .reopenTask, item.title) : words(.completeTask, item.title)))
  }

  @HTMLBuilder private var facts: [HTML] {
    shared.importance
    if item.urgency == .urgent { shared.sign("bolt", words[.urgent]) }
    shared.grade(numbers)
    shared.lock
    shared.day()
    if !item.isCompleted { ScheduledTime(blocks: blocks, frame: frame).body }
    shared.repetition
    shared.tags(atMost: query.isEmpty ? 2 : .max) { marked($0, isTag: true) }
  }

  private func marked(_ text: String, isTag: Bool = false) -> [HTML] {
    Marked(text: text, ranges: query.marks(in: text, isTag: isTag)).body
  }

  /// The matching part of the notes, if the title does not show why the task was found.
  private var excerpt: [HTML]? {
    guard let notes = item.notes, !query.isEmpty else { return nil }
    let match = query.match(title: item.title, tags: item.allTags.names, isCompleted: item.isCompleted)
    guard match.place == .notes else { return nil }
    let line = OneLine.folded(notes)
    guard let first = query.marks(in: line).first else { return nil }
    let piece = Excerpt.of(line, around: first)
    return Marked(text: piece, ranges: query.marks(in: piece)).body
  }
}

/// A text with highlighted ranges.
struct Marked {
  var text: String
  /// UTF-8 offsets, sorted and disjoint.
  var ranges: [Range<Int>]

  @HTMLBuilder var body: [HTML] {
    if ranges.isEmpty {
      HTML.text(text)
    } else {
      pieces
    }
  }

  private var pieces: [HTML] {
    let bytes = Array(text.utf8)
    var pieces: [HTML] = []
    var end = 0
    for range in ranges where range.lowerBound >= end && range.upperBound <= bytes.count {
      if range.lowerBound > end { pieces.append(.text(String(decoding: bytes[end..<range.lowerBound], as: UTF8.self))) }
      pieces.append(mark(text: String(decoding: bytes[range], as: UTF8.self)))
      end = range.upperBound
    }
    if end < bytes.count { pieces.append(.text(String(decoding: bytes[end...], as: UTF8.self))) }
    return pieces
  }
}

/// A few words around a match in a long line.
enum Excerpt {
  static func of(_ line: String, around range: Range<Int>) -> String {
    let bytes = Array(line.utf8)
    var start = max(0, range.lowerBound - 40)
    var end = min(bytes.count, range.upperBound + 80)
    while start > 0, start < range.lowerBound, bytes[start - 1] != UInt8(ascii: " ") { start += 1 }
    while end < bytes.count, end > range.upperBound, bytes[end] != UInt8(ascii: " ") { end -= 1 }
    let middle = String(decoding: bytes[start..<end], as: UTF8.self)
    return (start > 0 ? "… " : "") + middle + (end < bytes.count ? " …" : "")
  }
}

/// The menu shared by all rows; a script shows it next to the row.
struct FoundMenu {
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    div(.class("menu-list"), .id("row-menu"), .role("menu"), .label(words[.taskMenu]), .hidden()) {
      frame.menuEntry("open", .edit, words[.openTask], keys: "↵")
      frame.menuEntry("rename", .edit, words[.rename], keys: "R")
      frame.menuEntry("complete", .check, words[find: .completeOrReopen], keys: "C")
      hr(.role("separator"))
      frame.menuEntry("skip", .repeats, words[plan: .skip])
      frame.menuEntry("delete", .delete, words[.delete], keys: words[.deleteKey], class: "danger")
    }
  }
}
