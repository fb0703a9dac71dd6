import Domain
import Markup

/// What the question when a task shall be done is asked with.
struct PlacingScreen {
  /// The most free stretches offered.
  static let most = 8

  var task: PlanItem
  var minutes: Int
  var gaps: [Range<Instant>]
  /// Its blocks that are not over, by start.
  var blocks: [TimeBlock]
  var view: PlacingView

  /// Nil when there is no such task.
  init?(
    _ id: TaskID, _ view: PlacingView, from reader: some PlannerReader, in environment: Environment
  ) throws(PlannerFailure) {
    guard let task = try reader.item(id) else { return nil }
    self.task = task
    self.view = view
    minutes = view.minutes ?? max(TimeBlock.lengths.lowerBound, task.effectiveDuration.minutes)
    let from = view.day.map { max(environment.now, DayFrame($0, environment.zones).start) } ?? environment.now
    gaps = try reader.nextGaps(minutes: minutes, limit: Self.most, from: from, in: environment)
    blocks = try reader.blocks(of: id).filter { $0.end > environment.now }
  }
}

/// Offers the next free stretches for a task, and any other time.
struct PlacingPage {
  var screen: PlacingScreen
  /// What was typed and refused.
  var typed = Fields()
  var problems: [Problem] = []
  var frame: Frame

  private var words: Words { frame.words }
  private var task: PlanItem { screen.task }
  private var name: String { words.quoted(task.title) }

  var page: Page {
    Page(title: words(day: .scheduleTask, name), route: .placing(task.id, screen.view)) {
      div(.class("col form placing"), .id("placing")) {
        div(.class("head top")) {
          a(.class("icon-btn"), .href(frame.origin.route.url), .label(words[.cancel])) { frame.icon(.close) }
          h1(.class("grow"), .named("dir", "auto"), text: words(day: .scheduleTask, name))
        }
        if !screen.blocks.isEmpty { already }
        gaps
        own
      }
    }
  }

  private var already: HTML {
    p(.class("note")) {
      "\(words[day: .already]) "
      for (index, block) in screen.blocks.enumerated() {
        if index > 0 { ", " }
        a(.class("link"), .href(Route.block(block.id).url)) {
          words.moment(block.start, today: frame.today, zones: frame.zones)
        }
      }
    }
  }

  private var gaps: HTML {
    section(.class("field"), .labelledBy("next-gaps")) {
      h2(.id("next-gaps"), text: words(day: .nextGaps, words.length(minutes: screen.minutes)))
      if screen.gaps.isEmpty { p(.class("note"), text: words[day: .noGaps]) }
      Markup.form(.class("offers"), .method("post"), .action(Route.place.url)) {
        hidden
        input(.type("hidden"), .name("minutes"), .value("\(screen.minutes)"))
        for gap in screen.gaps { offer(gap) }
      }
    }
  }

  private func offer(_ gap: Range<Instant>) -> HTML {
    let end = gap.lowerBound.after(minutes: screen.minutes)
    let rest = Int(gap.upperBound.seconds - end.seconds) / 60
    return button(.class("btn"), .name("start"), .value(gap.lowerBound.iso)) {
      span(text: words.stretch(gap.lowerBound, end, today: frame.today, zones: frame.zones))
      small(text: rest == 0 ? words[day: .fitsExactly] : words(day: .leavesFree, words.length(minutes: rest)))
    }
  }

  private var own: HTML {
    section(.class("field"), .labelledBy("own-time")) {
      h2(.id("own-time"), text: words[day: .ownTime])
      Markup.form(.class("own-time"), .method("post"), .action(Route.place.url)) {
        hidden
        if !problems.isEmpty {
          p(.class("error"), .id("own-error"), .role("alert")) {
            frame.icon(.alert, class: "i i-s")
            span(text: words.sentences(problems))
          }
        }
        div(.class("inline")) {
          field("day", "date", words[day: .day], (screen.view.day ?? frame.today).iso)
          field("time", "time", words[day: .time], "")
          field("minutes", "number", words[day: .minutes], "\(screen.minutes)")
        }
        label(.class("switch")) {
          input(.type("checkbox"), .name("anyway"), .value("1"), .checked(typed["anyway"] != nil))
          span(text: words[day: .evenIfTaken])
        }
        div(.class("inline")) {
          button(.class("btn btn-primary"), text: words[day: .schedule])
          button(
            .class("btn btn-quiet"), .named("formaction", Route.placing(task.id, PlacingView()).url),
            .named("formmethod", "get"), .flag("formnovalidate"), text: words[day: .otherGaps])
        }
      }
    }
  }

  private func field(_ name: String, _ type: String, _ title: String, _ value: String) -> HTML {
    div(.class("field")) {
      label(.for("own-\(name)"), text: title)
      input(
        .class(name == "minutes" ? "input input-num" : "input"), .id("own-\(name)"), .name(name), .type(type),
        .value(typed[name] ?? value), .flag("required"), .invalid(!problems.isEmpty),
        .describedBy(problems.isEmpty ? nil : "own-error"))
    }
  }

  @HTMLBuilder private var hidden: [HTML] {
    frame.origin.fields
    if frame.origin != .task(task.id) { input(.type("hidden"), .name("task"), .value(task.id.text)) }
  }
}
