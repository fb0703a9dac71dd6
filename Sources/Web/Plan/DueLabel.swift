import Domain
import Markup

/// Says at its time that a task is due, beside the blocks and never over them.
struct DueLabel {
  var mark: DueMark
  /// Where it is written, at its time or a little later.
  var minute: Int
  var timeline: Timeline

  /// Minutes two lines of words take on the usual scale.
  static let height = 25

  private var words: Words { timeline.frame.words }
  private var plan: DayPlan { timeline.plan }
  private var isOver: Bool { plan.now.map { mark.minute < $0 } ?? (plan.day < timeline.frame.today) }

  /// Each with a place for its words, so that none lie over those before.
  static func apart(_ marks: [DueMark]) -> [(mark: DueMark, minute: Int)] {
    var free = 0
    return marks.map { mark in
      let minute = max(mark.minute, free)
      free = minute + height
      return (mark, minute)
    }
  }

  var body: HTML {
    li(.class("free")) {
      a(
        [.class(isOver ? "due-mark is-over" : "due-mark"), .href(Route.task(mark.task).url)] + timeline.scale.at(minute)
      ) {
        span(.class("due-time"), text: words(day: isOver ? .wasDueAt : .dueAt, plan.frame.clock(at: mark.minute).iso))
        " "
        span(.class("due-title"), .named("dir", "auto"), text: mark.title)
      }
    }
  }
}
