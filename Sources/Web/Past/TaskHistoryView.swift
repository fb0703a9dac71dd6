import Domain
import Markup

/// The history of a task, newest first, with a button to revert each change of its fields.
struct TaskHistoryView {
  /// The maximum number of entries on the task's own page.
  static let few = 10

  var steps: [TaskStep]
  /// Whether there are more entries than shown.
  var hasMore: Bool
  var item: PlanItem
  var lists: [ListID: String]
  var frame: Frame
  /// The page of the full history that contains the list.
  var page = 1
  /// Whether the list is the main content, so that the page title serves as its heading.
  var isWhole = false

  private var words: Words { frame.words }

  var body: HTML {
    section(.class("field"), .labelledBy("history-of-task")) {
      h2(.id("history-of-task"), .named("class", ifAny: isWhole ? "vh" : nil), text: words[find: .historyHeading])
      if steps.isEmpty { p(.class("note"), text: words[find: .noHistory]) }
      ol(.class("past")) {
        for step in steps { row(step) }
      }
      if hasMore {
        p { a(.class("link"), .href(Route.pastOf(item.id, page: 1).url), text: words[find: .wholeHistory]) }
      }
    }
  }

  private func row(_ step: TaskStep) -> HTML {
    li {
      div(.class("body")) {
        span(.class("note"), text: heading(step))
        for field in step.fields {
          if let values = change(of: field, in: step) {
            span(.class("change"), .named("dir", "auto")) {
              "\(words.name(of: field)): "
              shown(values.before)
              " → "
              shown(values.after)
            }
          }
        }
      }
      if offersReturn(step) { bringBack(step) }
    }
  }

  /// Returns the values of a field before and after a change; nil if their texts are equal. Long notes may differ
  /// beyond their excerpt.
  private func change(of field: Field, in step: TaskStep) -> (before: String, after: String)? {
    guard let before = step.before, let after = step.after else { return nil }
    var values = (before: value(field, before), after: value(field, after))
    if values.before == values.after, field == .recurrence {
      values = (before.recurrence.map { words.sentence($0) } ?? "", after.recurrence.map { words.sentence($0) } ?? "")
    }
    return values.before == values.after && field != .notes ? nil : values
  }

  private func value(_ field: Field, _ item: PlanItem) -> String {
    words.value(of: field, in: item, lists: lists, today: frame.today, zones: frame.zones)
  }

  private func shown(_ text: String) -> HTML {
    text.isEmpty ? italic(text: words[find: .none]) : bold(text: text)
  }

  private func heading(_ step: TaskStep) -> String {
    let wall = frame.zones.here(step.at)
    let when = "\(words.day(wall.day, today: frame.today)), \(WallTime(wall).iso)"
    switch step.source {
    case .server: return "\(when) · \(words[find: .changedElsewhere])"
    case .here(let kind, let isUndone):
      let what = words.sentence(HistoryEntry.Summary(kind: kind, title: step.after?.title ?? item.title, count: 1))
      return "\(when) · \(what)" + (isUndone ? " · \(words[find: .takenBack])" : "")
    }
  }

  /// Returns whether some field still has the value that the change gave it.
  private func offersReturn(_ step: TaskStep) -> Bool {
    guard let before = step.before else { return false }
    return TaskStep.returnable.contains { step.fields.contains($0) && !item.hasSame($0, as: before) }
  }

  private func bringBack(_ step: TaskStep) -> HTML {
    form(.class("inline"), .method("post"), .action(Route.bringBack(item.id).url)) {
      Origin.task(item.id).fields
      input(.type("hidden"), .name("step"), .value(step.key))
      if page > 1 { input(.type("hidden"), .name("page"), .value("\(page)")) }
      button(.class("btn btn-s")) {
        frame.icon(.undo, class: "i i-s")
        words[find: .bringBack]
      }
    }
  }
}

extension TaskStep {
  /// Excludes completing, moving to another list and nesting, which are reverted in other ways.
  static let returnable: [Field] = [
    .title, .notes, .importance, .urgency, .grade, .subPriority, .type, .tags, .due, .notBefore, .manualDuration,
    .recurrence, .delegatedTo, .sourceURL,
  ]

  /// Identifies the change among those of its task.
  var key: String {
    switch source {
    case .here: "\(number)"
    case .server: "s\(number)"
    }
  }
}

/// The full history of a task.
struct TaskPastPage {
  var screen: TaskPast
  var frame: Frame

  var page: Page {
    Page(title: frame.words(find: .historyOf, screen.item.title), route: .pastOf(screen.item.id, page: screen.page)) {
      div(.class("col form")) {
        div(.class("head")) {
          h1(.class("grow"), .named("dir", "auto"), text: frame.words(find: .historyOf, screen.item.title))
        }
        TaskHistoryView(
          steps: screen.steps, hasMore: false, item: screen.item, lists: screen.lists, frame: frame,
          page: screen.page, isWhole: true
        ).body
        if screen.page > 1 || screen.hasOlder { pageLinks }
        p { a(.class("link"), .href(Route.task(screen.item.id).url), text: frame.words[find: .toTask]) }
      }
    }
  }
}

extension TaskPastPage {
  private var pageLinks: HTML {
    nav(.class("pages"), .label(frame.words[.pages])) {
      if screen.page > 1 {
        a(
          .class("btn"), .rel("prev"), .href(Route.pastOf(screen.item.id, page: screen.page - 1).url),
          text: frame.words[find: .newerChanges])
      }
      if screen.hasOlder {
        a(
          .class("btn"), .rel("next"), .href(Route.pastOf(screen.item.id, page: screen.page + 1).url),
          text: frame.words[find: .olderChanges])
      }
    }
  }
}

/// The data of `TaskPastPage`, read in one transaction.
struct TaskPast {
  /// The number of entries per page.
  static let perPage = 50

  var item: PlanItem
  /// The entries of the page, newest first.
  var steps: [TaskStep]
  var lists: [ListID: String]
  /// The page number, limited to the last page.
  var page: Int
  var hasOlder: Bool

  /// - Parameter wanted: the page number, counted from 1.
  init?(_ id: TaskID, page wanted: Int, from reader: some PlannerReader) throws(PlannerFailure) {
    guard let item = try reader.item(id) else { return nil }
    self.item = item
    let all = try reader.steps(of: id, limit: wanted * Self.perPage + 1)
    page = min(wanted, max(1, (all.count + Self.perPage - 1) / Self.perPage))
    hasOlder = all.count > page * Self.perPage
    steps = Array(all.dropFirst((page - 1) * Self.perPage).prefix(Self.perPage))
    lists = [:]
    for list in try reader.lists() { lists[list.id] = list.name }
  }
}
