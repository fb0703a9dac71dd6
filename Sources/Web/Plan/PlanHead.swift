import Domain
import Markup

/// The title of a day or week, with navigation to others.
struct PlanHead {
  enum Kind {
    case day, week

    /// The number of days between adjacent pages.
    var step: Int { self == .day ? 1 : 7 }
  }

  var kind: Kind
  var view: PlanView
  /// The day shown, or the first day of the week.
  var day: Day
  var frame: Frame

  private var words: Words { frame.words }
  private var isCurrent: Bool { kind == .day ? day == frame.today : (0..<7).contains(frame.today - day) }

  @HTMLBuilder var body: [HTML] {
    div(.class("plan-head")) {
      h1 { title }
      nav(.class("steps"), .label(words[day: kind == .day ? .otherDays : .otherWeeks])) {
        step(-1, .back, kind == .day ? .dayBefore : .weekBefore)
        a(
          [.class("btn btn-quiet btn-s"), .href(route(view.on(nil)).url), frame.keys("t")]
            + (isCurrent ? [.named("aria-current", "date")] : [])
        ) {
          words[day: .todayLink]
          if kind == .week { span(.class("vh"), text: ", \(words[day: .thisWeek])") }
        }
        step(1, .forward, kind == .day ? .dayAfter : .weekAfter)
      }
    }
    div(.class("head plan-ways")) {
      nav(.class("seg"), .label(words[day: .views])) {
        tab(.day(view.on(kind == .day ? view.day : dayOfWeek)), words[day: .dayTab], kind == .day)
        tab(.week(view), words[day: .weekTab], kind == .week)
      }
      more
      frame.status(.narrow)
      frame.historyButtons(frame.origin)
    }
  }

  /// Nil (today) for the current week, otherwise its Monday.
  private var dayOfWeek: Day? { isCurrent ? nil : day }

  private func route(_ view: PlanView) -> Route { kind == .day ? .day(view) : .week(view) }

  @HTMLBuilder private var title: [HTML] {
    if kind == .day {
      span(.class("only-wide"), text: words.dayTitle(day, today: frame.today))
      span(.class("only-narrow"), text: words.date(day, today: frame.today))
      if isCurrent { span(.class("vh"), text: ", \(words[.today])") }
    } else {
      span(.class("only-wide"), text: words.weekTitle(day))
      span(.class("only-narrow"), text: words.weekBrief(day))
      " "
      span(.class("sum"), text: words(day: .weekNumber, "\(Week(of: day).number)"))
    }
  }

  private func step(_ steps: Int, _ drawing: Icon.Name, _ name: DayPhrase) -> HTML {
    let other = day + steps * kind.step
    let label = kind == .day ? words.fullDay(other) : words.weekTitle(other)
    return a(
      .class("icon-btn"), .href(route(view.on(other)).url), .rel(steps < 0 ? "prev" : "next"),
      .label(words(day: name, label)), .named("aria-keyshortcuts", steps < 0 ? "ArrowLeft" : "ArrowRight")
    ) { frame.icon(drawing) }
  }

  private func tab(_ route: Route, _ name: String, _ isCurrent: Bool) -> HTML {
    a(.href(route.url), .named("aria-current", ifAny: isCurrent ? "page" : nil)) { span(text: name) }
  }

  // MARK: How it is looked at

  private var more: HTML {
    details(.class("chooser plan-more"), .named("data-behavior", "focus-pick")) {
      summary(.class("icon-btn"), .label(words[day: .view])) { frame.icon(.eye) }
      div(.class("menu-list popover")) {
        Markup.form(.class("inline"), .method("get"), .action(route(PlanView()).url)) {
          label(.for("jump"), .class("vh"), text: words[day: .jumpTo])
          input(.class("input"), .id("jump"), .name("date"), .type("date"), .value(day.iso), .flag("required"))
          if view.zoom != PlanView.usualZoom { input(.type("hidden"), .name("zoom"), .value("\(view.zoom)")) }
          if view.isWhole { input(.type("hidden"), .name("all"), .value("1")) }
          button(.class("btn"), text: words[day: .jump])
        }
        a(.href(route(view.on(frame.today + kind.step)).url)) {
          frame.icon(.forward, class: "i i-s")
          words[day: kind == .day ? .tomorrowLink : .nextWeek]
        }
        zoom(-1, .minus, .smaller)
        zoom(1, .add, .larger)
        a(.href(route(view.unfolded).url)) {
          frame.icon(.clock, class: "i i-s")
          words[day: view.isWhole ? .hoursInUse : .wholeDay]
        }
        a(.href(Route.review(Week(of: day)).url)) {
          frame.icon(.check, class: "i i-s")
          words[review: .reviewWeek]
        }
        a(.href("\(Route.settings.url)#planning")) {
          frame.icon(.settings, class: "i i-s")
          words[day: .workingHours]
        }
      }
    }
  }

  @HTMLBuilder private func zoom(_ steps: Int, _ drawing: Icon.Name, _ name: DayPhrase) -> [HTML] {
    if let other = view.zoomed(by: steps) {
      a(
        .href(route(other).url), .named("data-zoom-step", number: steps),
        frame.keys(steps < 0 ? "-" : "+")
      ) {
        frame.icon(drawing, class: "i i-s")
        words[day: name]
      }
    }
  }
}
