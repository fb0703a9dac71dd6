import Domain
import Markup

/// What every list says of a task in the same way.
struct ItemFacts {
  var item: PlanItem
  var frame: Frame

  private var words: Words { frame.words }

  /// - Parameter written: how the name of a tag stands there.
  func tags(_ written: (String) -> [HTML] = { [.text($0)] }) -> HTML {
    if item.tags.isEmpty { return .nothing }
    return span(.class("tags"), .named("dir", "auto")) {
      for (index, name) in item.tags.names.enumerated() {
        index == 0 ? "#" : " #"
        written(name)
      }
    }
  }

  /// How it comes back.
  var repetition: HTML {
    item.recurrence.map { span(.class("repeat"), text: words.pattern($0)) } ?? .nothing
  }

  /// The day it was completed on, or the day it is due.
  var day: HTML {
    if let completedAt = item.completedAt {
      let day = words.day(frame.zones.here(completedAt).day, today: frame.today)
      return span(.class("due"), text: words(backlog: .completedOn, day))
    }
    return item.due.map { due($0) } ?? .nothing
  }

  private func due(_ due: Due) -> HTML {
    let isLate = due.day < frame.today
    let shown = words.due(due, today: frame.today)
    return span(.class(isLate ? "due is-late" : "due")) {
      span(.hiddenFromReaders, text: isLate ? words(backlog: .overdueWord, shown) : shown)
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

  /// How long it takes, in yellow where nobody has said so; leads to the field.
  var duration: HTML {
    let duration = item.effectiveDuration
    let length = words.length(minutes: duration.minutes)
    return a(
      .class(duration.isDefault ? "dur is-default" : "dur"), .href("\(Route.task(item.id).url)#duration"),
      .label(words(duration.isDefault ? .changeDefaultDuration : .changeDuration, length)),
      .named("title", ifAny: duration.isDefault ? words[.onlyDefault] : nil),
      text: words.badge(minutes: duration.minutes))
  }

  /// A drawing that means something.
  func sign(_ classes: String, _ meaning: String) -> HTML {
    italic(.class(classes), .role("img"), .label(meaning))
  }
}
