import Domain
import Markup

/// A task due by the end of the day: whether it is scheduled, and the remedies if not.
struct MustRow {
  var must: DailyPlanning.Must
  var screen: PlanningScreen
  var frame: Frame

  private var words: Words { frame.words }
  private var task: PlanItem { must.task }
  private var facts: ItemFacts { ItemFacts(item: task, frame: frame) }

  var body: HTML {
    let name = words.quoted(task.title)
    return li(.class("ritual-row")) {
      button(
        .class("check"), .named("formaction", Route.change(task.id, .complete).url),
        .label(words(.completeTask, task.title)))
      div(.class("ritual-text")) {
        a(.class("title"), .href(Route.task(task.id).url), .named("dir", "auto"), text: task.title)
        p(.class("note")) {
          if task.grade != nil {
            facts.grade(screen.day.numbers)
            " "
          }
          facts.day(isSpelled: true)
          " · \(time)"
        }
      }
      facts.fixedDuration
      if must.missing > 0, !facts.isLocked {
        div(.class("ritual-ways is-out"), .role("group"), .label(words(ritual: .waysFor, name))) {
          for remedy in must.remedies {
            let text = words.name(of: remedy, today: frame.today)
            button(.named("formaction", PlanVerb.url(remedy, for: task.id)), .label(words(day: .wayFor, text, name))) {
              span(text: text)
            }
          }
          a(.href(Route.placing(task.id, PlacingView(origin: frame.origin)).url)) {
            span(text: words[day: .schedule])
            span(.class("vh"), text: ": \(name)")
          }
        }
      }
    }
  }

  /// The times at which the task is scheduled, and whether some of it is not.
  private var time: String {
    let places = must.blocks.map { block in
      words.momentBrief(block.start, on: frame.today, today: frame.today, zones: frame.zones)
    }.joined(separator: ", ")
    if must.blocks.isEmpty { return words[ritual: .noTimeYet] }
    if must.missing == 0 { return words(ritual: .scheduledAt, places) }
    return words(ritual: .partlyAt, places, words.length(minutes: must.missing))
  }
}
