import Domain
import Markup

/// The parts of a task that all lists show in the same way.
struct ItemFacts {
  var item: PlanItem
  var frame: Frame

  private var words: Words { frame.words }

  /// - Parameters:
  ///   - most: the number of tags shown; the others are counted, and read out to screen readers.
  ///   - written: renders the name of a tag.
  func tags(atMost most: Int = 2, _ written: (String) -> [HTML] = { [.text($0)] }) -> HTML {
    if item.tags.isEmpty { return .nothing }
    return span(.class("tags"), .named("dir", "auto")) {
      for (index, name) in item.tags.names.prefix(most).enumerated() {
        index == 0 ? "#" : " #"
        written(name)
      }
      if item.tags.names.count > most {
        let others = item.tags.names.dropFirst(most).map { "#\($0)" }.joined(separator: " ")
        span(.hiddenFromReaders, .named("title", others), text: " +\(item.tags.names.count - most)")
        span(.class("vh"), text: " \(others)")
      }
    }
  }

  /// The sign of a read-only list.
  var lock: HTML { isLocked ? sign("lock", words[.accessReadOnly]) : .nothing }

  var isLocked: Bool { frame.readOnlyLists.contains(item.list) }

  /// Whether the task shows nothing but signs.
  var isBrief: Bool { item.due == nil && item.completedAt == nil && item.tags.isEmpty && item.recurrence == nil }

  /// The recurrence pattern.
  var repetition: HTML {
    item.recurrence.map { span(.class("repeat"), text: words.pattern($0)) } ?? .nothing
  }

  /// The day the task was completed on, or its due day.
  /// - Parameter isSpelled: marks overdue tasks with a word; lists use a sign instead.
  func day(isSpelled: Bool = false) -> HTML {
    if let completedAt = item.completedAt {
      let day = words.day(frame.zones.here(completedAt).day, today: frame.today)
      return span(.class("due"), text: words(backlog: .completedOn, day))
    }
    return item.due.map { due($0, isSpelled) } ?? .nothing
  }

  private func due(_ due: Due, _ isSpelled: Bool) -> HTML {
    let isLate = due.day < frame.today
    let shown = words.due(due, today: frame.today)
    return span(.class(isLate ? "due is-late" : "due")) {
      span(.hiddenFromReaders, text: isLate && isSpelled ? words(backlog: .overdueWord, shown) : shown)
      span(.class("vh"), text: words(isLate ? .overdueSince : .dueIs, words.fullDue(due)))
    }
  }

  var importance: HTML {
    sign("imp imp-\(item.importance.name)", words(.importanceIs, words.name(of: item.importance)))
  }

  /// The grade badge.
  /// - Parameter numbers: the numbers shown after the letter of A tasks.
  func grade(_ numbers: [TaskID: Int]) -> HTML {
    guard let grade = item.grade, let name = item.gradeText(numbers) else { return .nothing }
    return span(.class("grade grade-\(grade.lowercased)")) {
      span(.hiddenFromReaders, text: name)
      span(.class("vh"), text: words(.gradeIs, name))
    }
  }

  /// The duration, marked if it is the default; links to the field.
  var duration: HTML {
    let duration = item.effectiveDuration
    let length = words.length(minutes: duration.minutes)
    return a(
      .class(duration.isDefault ? "dur is-default" : "dur"), .href("\(Route.task(item.id).url)#duration"),
      .label(words(duration.isDefault ? .changeDefaultDuration : .changeDuration, length)),
      .named("title", ifAny: duration.isDefault ? words[.onlyDefault] : nil),
      text: words.badge(minutes: duration.minutes))
  }

  /// The duration, without a link.
  var fixedDuration: HTML {
    let duration = item.effectiveDuration
    return span(
      .class(duration.isDefault ? "dur is-default" : "dur"),
      .named("title", ifAny: duration.isDefault ? words[.onlyDefault] : nil)
    ) {
      span(.hiddenFromReaders, text: words.badge(minutes: duration.minutes))
      span(.class("vh"), text: words.length(minutes: duration.minutes))
      if duration.isDefault { span(.class("vh"), text: ", \(words[.onlyDefault])") }
    }
  }

  /// An icon that carries meaning.
  func sign(_ classes: String, _ meaning: String) -> HTML {
    italic(.class(classes), .role("img"), .label(meaning))
  }
}
