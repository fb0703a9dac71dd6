import Domain
import Markup

/// One task in the ranked list. Kept small: drawings come from the style sheet, and the one form around the list serves
/// all rows. (Buttons that name their form with an attribute instead cost browsers time in the square of their number.)
struct Row {
  var item: PlanItem
  var position: Int
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    li(.class("row"), .named("data-task-id", item.id.text)) {
      span(.class("rank"), text: "\(position)")
      a(.class("grip"), .href(taskURL), .label(words(.moveTask, item.title)))
      button(
        .class("check"), .named("formaction", Route.change(item.id, .complete).url),
        .label(words(.completeTask, item.title)))
      div(.class("body")) {
        a(.class("title"), .href(taskURL), .named("dir", "auto"), text: item.title)
        div(.class("facts")) { facts }
      }
      duration
      // For the mouse only: keys and readers have the same menu on the handle.
      span(.class("more"))
    }
  }

  private var taskURL: String { Route.task(item.id).url }

  @HTMLBuilder private var facts: [HTML] {
    if !item.tags.isEmpty {
      span(.class("tags"), .named("dir", "auto"), text: item.tags.names.map { "#\($0)" }.joined(separator: " "))
    }
    if let recurrence = item.recurrence {
      span(.class("repeat"), text: words.pattern(recurrence))
    }
    if let due = item.due { dueDay(due) }
    if item.urgency == .urgent { sign("bolt", words[.urgent]) }
    if let grade = item.grade { badge(grade) }
    sign("imp imp-\(item.importance.name)", words(.importanceIs, words.name(of: item.importance)))
  }

  private func dueDay(_ due: Due) -> HTML {
    let isLate = due.day < frame.today
    return span(.class(isLate ? "due is-late" : "due")) {
      span(.hiddenFromReaders, text: words.due(due, today: frame.today))
      readersOnly(words(isLate ? .overdueSince : .dueIs, words.fullDue(due)))
    }
  }

  private func badge(_ grade: Grade) -> HTML {
    span(.class("grade grade-\(grade.letter.lowercasedLetter)")) {
      span(.hiddenFromReaders, text: item.gradeName)
      readersOnly(words(.gradeIs, item.gradeName))
    }
  }

  private var duration: HTML {
    let duration = item.effectiveDuration
    let length = words.length(minutes: duration.minutes)
    let isDefault = duration.isDefault
    return a(
      .class(isDefault ? "dur is-default" : "dur"), .href("\(taskURL)#duration"),
      .label(words(isDefault ? .changeDefaultDuration : .changeDuration, length)),
      .named("title", ifAny: isDefault ? words[.onlyDefault] : nil),
      text: words.badge(minutes: duration.minutes))
  }

  private func sign(_ classes: String, _ meaning: String) -> HTML {
    italic(.class(classes), .role("img"), .label(meaning))
  }

  private func readersOnly(_ text: String) -> HTML {
    span(.class("vh"), text: text)
  }
}

extension PlanItem {
  /// `A-1`, `B`; empty without a grade.
  var gradeName: String {
    guard let letter = grade?.letter else { return "" }
    return subPriority.map { "\(letter)-\($0)" } ?? letter
  }
}

extension String {
  /// A–E in lower case.
  fileprivate var lowercasedLetter: String {
    String(decoding: utf8.map { $0 | 0x20 }, as: UTF8.self)
  }
}
