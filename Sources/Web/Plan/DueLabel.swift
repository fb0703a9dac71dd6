import Domain
import Markup

/// Marks the due time of a task: a flag on the timeline, drawn over the entries without narrowing them.
struct DueLabel {
  var mark: DueMark
  /// The minute at which the flag is drawn: its time, or slightly later.
  var minute: Int
  var timeline: Timeline

  private var words: Words { timeline.frame.words }
  private var plan: DayPlan { timeline.plan }
  private var isOver: Bool { plan.now.map { mark.minute < $0 } ?? (plan.day < timeline.frame.today) }
  private var clock: String { plan.frame.clock(at: mark.minute).iso }

  /// Moves flags down so that their labels overlap neither each other nor the top of the timeline.
  static func apart(_ marks: [DueMark], by height: Int, from first: Int) -> [(mark: DueMark, minute: Int)] {
    var free = first + height
    return marks.map { mark in
      let minute = max(mark.minute, free)
      free = minute + height
      return (mark, minute)
    }
  }

  var body: HTML {
    li(.class("free due")) {
      span([.class("due-tick"), .hiddenFromReaders] + timeline.scale.at(mark.minute))
      a(
        [
          .class(isOver ? "due-mark is-over" : "due-mark"), .href(Route.task(mark.task).url),
          .label(words(day: isOver ? .wasDueAt : .dueAt, clock) + " " + mark.title),
        ] + timeline.scale.at(minute)
      ) {
        if timeline.isWeek {
          span(.class("due-time only-wide"), text: clock)
          span(.class("due-time only-narrow"), text: words(day: .dueAt, clock))
        } else {
          span(.class("due-time"), text: clock)
        }
        " "
        span(.class("due-title"), .named("dir", "auto"), text: mark.title)
      }
    }
  }
}
