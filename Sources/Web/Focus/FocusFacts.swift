import Domain
import Markup

/// The facts about the task besides its text, in one line.
struct FocusFacts {
  var card: FocusCard
  /// Whether the task was chosen from all lists, so that its list is shown.
  var isAll: Bool
  var frame: Frame

  private var words: Words { frame.words }
  private var item: PlanItem { card.item }
  private var shared: ItemFacts { ItemFacts(item: item, frame: frame) }

  var body: HTML {
    p(.class("facts"), .id("focus-facts")) {
      if let grade = item.grade { badge(grade) }
      span(.class("fact")) {
        span(.class("imp imp-\(item.importance.name)"), .hiddenFromReaders)
        span(.class("vh"), text: "\(words[.importance]): ")
        words.name(of: item.importance)
      }
      if item.urgency == .urgent { fact(.urgent, words[.urgent]) }
      if item.due != nil { shared.day(isSpelled: true) }
      if let recurrence = item.recurrence { fact(.repeats, words.pattern(recurrence)) }
      if let minutes = item.manualDuration { fact(.clock, words.length(minutes: minutes)) }
      if isAll, !card.listName.isEmpty { span(.class("fact"), .named("dir", "auto"), text: card.listName) }
      shared.tags(atMost: .max)
      if !card.openBelow.isEmpty { fact(.indent, words.below(card.openBelow.count)) }
    }
  }

  private func badge(_ grade: Grade) -> HTML {
    span(.class("grade grade-\(grade.lowercased)")) {
      span(.class("vh"), text: "\(words[.fieldGrade]) ")
      grade.text(card.number)
    }
  }

  private func fact(_ drawing: Icon.Name, _ text: String) -> HTML {
    span(.class("fact")) {
      frame.icon(drawing, class: "i i-xs")
      span(text: text)
    }
  }
}
