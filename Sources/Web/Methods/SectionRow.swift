import Domain
import Markup

/// One task on a page of a method.
struct SectionRow {
  var item: PlanItem
  var section: MethodSection
  var facts: MethodFacts
  var frame: Frame
  /// Whether the row explains its quadrant in words.
  var isTold = false

  private var words: Words { frame.words }
  private var origin: Origin { frame.origin }
  private var taskURL: String { Route.task(item.id).url }
  private var shared: ItemFacts { ItemFacts(item: item, frame: frame) }

  var body: HTML {
    li(.class(classes), .named("data-task-id", item.id.text)) {
      a(.class("grip"), .href(question(placing)), .label(words(method: .placeTask, words.quoted(item.title))))
      button(
        .class("check"), .named("formaction", Route.change(item.id, .complete).url),
        .label(words(.completeTask, item.title)))
      div(.class("body")) {
        if section == .grade(.a) { number }
        a(.class("title"), .href(taskURL), .named("dir", "auto"), text: item.title)
        aside
        div(.class(isBrief ? "facts is-brief" : "facts")) { signs }
        if section.isOfMatrix { SuggestedField(item: item, facts: facts, frame: frame).body }
      }
      shared.duration
      span(.class("more"))
    }
  }

  private var classes: String {
    (item.waits(on: frame.today) ? "row is-waiting" : "row") + (shared.isLocked ? " is-locked" : "")
  }

  private var isBrief: Bool { item.due == nil && item.recurrence == nil && !isTold }

  private var placing: TaskQuestion { section.isOfMatrix ? .quadrant : .grade }

  private func question(_ kind: TaskQuestion) -> String {
    Route.asking(item.id, kind, origin).url
  }

  private var number: HTML {
    let shown = facts.sections.numbers[item.id]
    return a(
      .class(shown == nil ? "num is-open" : "num"), .href(question(.number)),
      .label(shown.map { words(method: .number, words(method: .numberOf, "\($0)")) } ?? words[method: .noNumber]),
      text: shown.map { "\($0)" } ?? "–")
  }

  /// Next to the title: the person it is delegated to or its start date, and the action its section suggests.
  @HTMLBuilder private var aside: [HTML] {
    if let name = item.delegatedTo {
      a(.class("who"), .href(question(.delegate)), .named("dir", "auto"), text: handed(to: name))
    } else if let day = item.notBefore, day > frame.today {
      span(.class("who"), text: words(method: .waitsUntil, words.day(day, today: frame.today)))
    }
    if section == .grade(.d), item.delegatedTo == nil {
      a(
        .class("ask"), .href(question(.delegate)), .label(words(method: .whoFor, words.quoted(item.title))),
        text: words[method: .who])
    }
    if section == .grade(.e) {
      button(
        .class("ask remove"), .named("formaction", Route.change(item.id, .delete).url),
        .label(words(method: .deleteTask, words.quoted(item.title))), text: words[.delete])
    }
  }

  private func handed(to name: String) -> String {
    guard let day = item.notBefore else { return words(method: .handedTo, name) }
    return words(method: day <= frame.today ? .handedDue : .handedUntil, name, words.day(day, today: frame.today))
  }

  @HTMLBuilder private var signs: [HTML] {
    if !section.isOfMatrix {
      shared.importance
      if item.urgency == .urgent { shared.sign("bolt", words[.urgent]) }
    }
    shared.lock
    shared.day()
    shared.repetition
    if isTold { span(.class("reasons"), text: reasons) }
  }

  /// Why the task is urgent or important.
  private var reasons: String {
    let importance = words(.importanceIs, words.name(of: item.importance))
    return item.urgency == .urgent ? "\(words[method: .markedUrgent]) · \(importance)" : importance
  }
}

/// The rows of a section as a list.
struct SectionList {
  var tasks: SectionTasks
  var facts: MethodFacts
  var frame: Frame
  var isTold = false

  var body: HTML {
    ol(
      .class("rows is-placed"), .id("rows-\(tasks.section.name)"), .label(frame.words.name(of: tasks.section)),
      .named("data-section", tasks.section.name), .named("data-first", number: tasks.first),
      .named("data-of", number: tasks.total), .named("data-word-title", frame.words[.newTitle])
    ) {
      for item in tasks.items {
        SectionRow(item: item, section: tasks.section, facts: facts, frame: frame, isTold: isTold).body
      }
    }
  }
}
