import Domain
import Markup

/// The data of the page for scheduling a task.
struct PlacingScreen {
  /// The maximum number of gaps offered.
  static let most = 8

  var task: PlanItem
  var minutes: Int
  var gaps: [Range<Instant>]
  /// The task's blocks that are not over, sorted by start.
  var blocks: [PlannedBlock]
  /// The block to move; nil to add another one.
  var moving: TimeBlock?
  var view: PlacingView

  /// Returns nil if the task does not exist.
  init?(
    _ id: TaskID, _ view: PlacingView, from reader: some PlannerReader, in environment: Environment
  ) throws(PlannerFailure) {
    guard let task = try reader.item(id) else { return nil }
    self.task = task
    self.view = view
    blocks = try reader.planned(reader.blocks(of: id).filter { $0.end > environment.now }, in: environment)
    moving = blocks.first { $0.block.id == view.moving && $0.allowsChanges }?.block
    minutes = view.minutes ?? max(TimeBlock.lengths.lowerBound, moving?.minutes ?? task.effectiveDuration.minutes)
    let from = view.day.map { max(environment.now, DayFrame($0, environment.zones).start) } ?? environment.now
    gaps = try reader.nextGaps(
      minutes: minutes, limit: Self.most, from: from, besides: moving?.id, in: environment
    ).filter { [moving] in $0.lowerBound != moving?.start }
  }
}

/// Offers the next gaps for a task, and a field for any other time.
struct PlacingPage {
  var screen: PlacingScreen
  /// The rejected input.
  var typed = Fields()
  var problems: [Problem] = []
  var frame: Frame

  private var words: Words { frame.words }
  private var task: PlanItem { screen.task }
  private var name: String { words.quoted(task.title) }
  private var title: String { words(day: screen.moving == nil ? .scheduleTask : .moveBlock, name) }
  /// The URL of both forms.
  private var url: String { screen.moving.map { Route.changeBlock($0.id, .resize).url } ?? Route.place.url }
  /// The conflicting entry and the next gap, if the requested time is taken; nil otherwise.
  private var taken: (title: String, next: Instant?)? {
    for problem in problems { if case .timeTaken(let title, let next) = problem.rule { return (title, next) } }
    return nil
  }

  var page: Page {
    Page(title: title, route: .placing(task.id, screen.view)) {
      div(.class("col form placing"), .id("placing")) {
        div(.class("head top")) {
          a(.class("icon-btn"), .href(frame.origin.route.url), .label(words[.cancel])) { frame.icon(.close) }
          h1(.class("grow"), .named("dir", "auto"), text: title)
        }
        if !screen.blocks.isEmpty { already }
        gaps
        own
      }
    }
  }

  /// The task's existing blocks, with links to move one instead.
  private var already: HTML {
    section(.class("field"), .labelledBy("already")) {
      h2(.id("already"), text: words[day: .already])
      div(.class("inline")) {
        choice(nil, words[day: .oneMore])
        for block in screen.blocks where block.allowsChanges {
          choice(
            block.block.id,
            words(day: .moveBlock, words.moment(block.block.start, today: frame.today, zones: frame.zones)))
        }
      }
      for block in screen.blocks where !block.allowsChanges {
        p(.class("note")) {
          a(.class("link"), .href(Route.block(block.block.id).url)) {
            words.moment(block.block.start, today: frame.today, zones: frame.zones)
          }
        }
      }
    }
  }

  private func choice(_ block: BlockID?, _ name: String) -> HTML {
    var view = screen.view
    view.moving = block
    let isChosen = block == screen.moving?.id
    return a(
      .class(isChosen ? "btn is-here" : "btn"), .href(Route.placing(task.id, view).url),
      .named("aria-current", ifAny: isChosen ? "true" : nil), text: name)
  }

  private var gaps: HTML {
    section(.class("field"), .labelledBy("next-gaps")) {
      h2(.id("next-gaps"), text: words(day: .nextGaps, words.lengthInSentence(minutes: screen.minutes)))
      if screen.gaps.isEmpty { p(.class("note"), text: words[day: .noGaps]) }
      Markup.form(.class("offers"), .method("post"), .action(url)) {
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
      small(text: rest == 0 ? words[day: .fitsExactly] : words(day: .leavesFree, words.lengthInSentence(minutes: rest)))
    }
  }

  private var own: HTML {
    section(.class("field"), .labelledBy("own-when")) {
      h2(.id("own-when"), text: words[day: .ownTime])
      Markup.form(.class("own-time"), .method("post"), .action(url)) {
        hidden
        if !problems.isEmpty {
          p(.class("error"), .id("own-error"), .role("alert")) {
            frame.icon(.alert, class: "i i-s")
            span(text: words.sentences(problems))
          }
        }
        div(.class("inline")) {
          field("day", "date", words[day: .day], (asked?.day ?? screen.view.day ?? frame.today).iso)
          field("time", "time", words[day: .time], asked.map { WallTime($0).iso } ?? "")
          field("minutes", "number", words[day: .minutes], "\(screen.minutes)")
        }
        label(.class("switch")) {
          input(.type("checkbox"), .name("anyway"), .value("1"), .checked(typed["anyway"] != nil))
          span(text: words[day: .evenIfTaken])
        }
        div(.class("inline")) {
          if let next = taken?.next {
            button(.class("btn btn-primary"), .name("instead"), .value(next.iso), .flag("autofocus")) {
              words(day: .nextGapAt, words.moment(next, today: frame.today, zones: frame.zones))
            }
          }
          if taken != nil {
            button(.class("btn"), .name("anyway"), .value("1"), text: words[day: .placeAnyway])
          }
          button(
            .class(taken == nil ? "btn btn-primary" : "btn"),
            text: screen.moving == nil ? words[day: .schedule] : words[.move])
          button(
            .class("btn btn-quiet"), .named("formaction", Route.placing(task.id, PlacingView()).url),
            .named("formmethod", "get"), .flag("formnovalidate"), text: words[day: .otherGaps])
        }
      }
    }
  }

  /// The requested start, in local time.
  private var asked: WallClock? {
    (typed["start"].flatMap { Instant(iso: $0) } ?? screen.moving?.start).map { frame.zones.here($0) }
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
    if let moving = screen.moving { input(.type("hidden"), .name("move"), .value(moving.id.text)) }
    // Errors are shown on this page again.
    input(.type("hidden"), .name("asked"), .value("when"))
  }
}
