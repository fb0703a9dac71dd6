import Domain
import Markup

/// What every list says of a task in the same way.
struct ItemFacts {
  var item: PlanItem
  var frame: Frame

  private var words: Words { frame.words }

  /// - Parameters:
  ///   - most: how many are shown; the others are counted, and read out to those who listen.
  ///   - written: how the name of a tag stands there.
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

  /// That its list is read-only.
  var lock: HTML { isLocked ? sign("lock", words[.accessReadOnly]) : .nothing }

  var isLocked: Bool { frame.readOnlyLists.contains(item.list) }

  /// Whether it shows anything but signs.
  var isBrief: Bool { item.due == nil && item.completedAt == nil && item.tags.isEmpty && item.recurrence == nil }

  /// How it comes back.
  var repetition: HTML {
    item.recurrence.map { span(.class("repeat"), text: words.pattern($0)) } ?? .nothing
  }

  /// The day it was completed on, or the day it is due.
  /// - Parameter isSpelled: says in a word what is overdue; lists have a sign for it.
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

  /// The badge of its grade.
  /// - Parameter numbers: what is shown behind the letter of A tasks.
  func grade(_ numbers: [TaskID: Int]) -> HTML {
    guard let grade = item.grade, let name = item.gradeText(numbers) else { return .nothing }
    return span(.class("grade grade-\(grade.lowercased)")) {
      span(.hiddenFromReaders, text: name)
      span(.class("vh"), text: words(.gradeIs, name))
    }
  }

  /// How long it takes, marked where it is only the default; leads to the field.
  var duration: HTML {
    let duration = item.effectiveDuration
    let length = words.length(minutes: duration.minutes)
    return a(
      .class(duration.isDefault ? "dur is-default" : "dur"), .href("\(Route.task(item.id).url)#duration"),
      .label(words(duration.isDefault ? .changeDefaultDuration : .changeDuration, length)),
      .named("title", ifAny: duration.isDefault ? words[.onlyDefault] : nil),
      text: words.badge(minutes: duration.minutes))
  }

  /// The same, to be read only.
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

  /// A drawing that means something.
  func sign(_ classes: String, _ meaning: String) -> HTML {
    italic(.class(classes), .role("img"), .label(meaning))
  }
}
