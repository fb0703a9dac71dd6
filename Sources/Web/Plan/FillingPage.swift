import Domain
import Markup

/// The tasks that fit into a gap: first those due that day, then the others in the order of the Backlog.
struct FillingPage {
  /// The maximum number of tasks in each group.
  static let most = 25

  var stretch: FreeStretch
  var tray: PlanTray
  var numbers: [TaskID: Int]
  var frame: Frame

  private var words: Words { frame.words }
  private var fitting: [PlanItem] { tray.tasks.filter { $0.effectiveDuration.minutes <= stretch.minutes } }
  private var longer: [PlanItem] { tray.tasks.filter { $0.effectiveDuration.minutes > stretch.minutes } }

  var page: Page {
    Page(title: words[day: .whatFits], route: .filling(stretch)) {
      div(.class("col form placing"), .id("filling")) {
        div(.class("head top")) {
          a(.class("icon-btn"), .href(frame.origin.route.url), .label(words[.cancel])) { frame.icon(.close) }
          h1(.class("grow"), text: words[day: .whatFits])
        }
        p(.class("lead"), text: lead)
        group(fitting, .fitting, id: "fitting", minutes: nil)
        if stretch.minutes >= TimeBlock.lengths.lowerBound {
          group(longer, .longer, id: "longer", minutes: stretch.minutes)
        }
        if tray.tasks.isEmpty { p(.class("note"), text: words[day: .trayEmpty]) }
      }
    }
  }

  private var lead: String {
    let end = stretch.start.after(minutes: stretch.minutes)
    let time = words.stretch(stretch.start, end, today: frame.today, zones: frame.zones)
    return words(day: .freeAt, time, words.lengthInSentence(minutes: stretch.minutes))
  }

  /// - Parameter minutes: the part of each task to schedule; nil for all of it.
  @HTMLBuilder private func group(_ tasks: [PlanItem], _ title: DayPhrase, id: String, minutes: Int?) -> [HTML] {
    if !tasks.isEmpty {
      Markup.form(.class("field"), .method("post"), .action(Route.place.url)) {
        frame.origin.fields
        input(.type("hidden"), .name("start"), .value(stretch.start.iso))
        if let minutes { input(.type("hidden"), .name("minutes"), .value("\(minutes)")) }
        h2(.id(id), text: words[day: title])
        ul(.class("offers"), .labelledBy(id)) { for task in tasks.prefix(Self.most) { offer(task, minutes) } }
      }
    }
  }

  private func offer(_ task: PlanItem, _ minutes: Int?) -> HTML {
    let length = words.length(minutes: task.effectiveDuration.minutes)
    let facts = ItemFacts(item: task, frame: frame)
    return li {
      button(.class("btn"), .name("task"), .value(task.id.text)) {
        span(.named("dir", "auto"), text: task.title)
        facts.grade(numbers)
        facts.day()
        facts.importance
        small(text: minutes.map { words(day: .partOf, words.length(minutes: $0), length) } ?? length)
      }
    }
  }
}
