import Domain
import Markup

/// Seven days side by side; on phones, a list per day.
struct WeekPage {
  var screen: WeekScreen
  var frame: Frame

  private var words: Words { frame.words }
  private var scale: TimeScale {
    TimeScale(screen.days, isWhole: screen.view.isWhole, also: screen.dues.values.flatMap { $0 }.map { $0.minute })
  }
  private var monday: Day { screen.days[0].day }
  private var now: (plan: DayPlan, minute: Int)? {
    for day in screen.days { if let now = day.now { return (day, now) } }
    return nil
  }

  var page: Page {
    var page = content
    page.modules = Scripts.ofPlan
    return page
  }

  private var content: Page {
    Page(title: words.weekTitle(monday), route: .week(screen.view)) {
      div(
        [.class("plan week"), .id("plan"), .named("data-zoom", number: screen.view.zoom)]
          + PlanHands(frame: frame).spoken
      ) {
        PlanHead(kind: .week, view: screen.view, day: monday, frame: frame).body
        Markup.form(.id("plan-form"), .method("post"), .named("data-live", "merge")) {
          frame.origin.fields
          if let relief = WeekRelief(screen.days, today: frame.today) { alert(relief) }
          CapacityLine(capacity: screen.days.reduce(Capacity()) { $0 + $1.capacity }, frame: frame).body
          div(.class("scroller"), .id("scroller"), .named("tabindex", "0"), .role("region"), .label(words[day: .axis]))
          {
            div(.class("wk")) {
              hours
              for day in screen.days { WeekDay(plan: day, screen: screen, scale: scale, frame: frame).body }
            }
          }
        }
      }
      PlanHands(frame: frame).menus
    }
  }

  private var hours: HTML {
    div(.class("wk-hours")) {
      HourMarks(plan: now?.plan ?? screen.days[0], scale: scale).body
      if let now, scale.contains(now.minute) {
        div([.class("now-tag"), .hiddenFromReaders] + scale.at(now.minute)) {
          span(text: now.plan.frame.clock(at: now.minute).iso)
        }
      }
    }
  }

  private func alert(_ relief: WeekRelief) -> HTML {
    div(.class("alert")) {
      frame.icon(.alert, class: "i i-s")
      p {
        bold(
          text: words(
            day: .dayIsOver, words.weekday(relief.over.day), words.lengthInSentence(minutes: relief.over.capacity.over))
        )
        if let other = relief.other, let gap = relief.gap {
          " \(words(day: .roomAfter, words.weekday(other.day), other.frame.clock(at: gap.lowerBound).iso))"
        }
      }
      if let block = relief.block, let other = relief.other, let gap = relief.gap {
        button(
          .class("btn btn-s"), .name("instead"), .value(other.frame.instant(at: gap.lowerBound).iso),
          .named("formaction", Route.changeBlock(block.block.id, .move).url)
        ) { words(day: .moveThere, words.quoted(block.task?.title ?? block.block.title), words.weekday(other.day)) }
      } else {
        a(.class("link"), .href(Route.day(PlanView(day: relief.over.day)).url), text: words[day: .seeDay])
      }
    }
  }
}

struct WeekDay {
  var plan: DayPlan
  var screen: WeekScreen
  var scale: TimeScale
  var frame: Frame

  private var words: Words { frame.words }
  private var isToday: Bool { plan.now != nil }
  private var isOff: Bool { plan.working.isEmpty }
  private var id: String { "d\(plan.day.iso)" }

  var body: HTML {
    section(.class(classes), .labelledBy(id), .named("data-day", plan.day.iso)) {
      div(.class("wk-h")) {
        h2(.id(id)) {
          a(
            .href(Route.day(screen.view.on(isToday ? nil : plan.day)).url),
            .label(words.fullDay(plan.day) + (isToday ? ", \(words[.today])" : ""))
          ) {
            span(text: words.shortWeekday(plan.day))
            " "
            bold(text: "\(plan.day.civil.day)")
          }
        }
        CapacityLine(capacity: plan.capacity, frame: frame, isShort: true).body
        AllDay(events: plan.allDay, lists: screen.lists, frame: frame).body
      }
      Timeline(
        plan: plan, scale: scale, lists: screen.lists, grid: screen.grid, proposal: screen.proposal,
        former: screen.former, dues: screen.dues[plan.day] ?? [], frame: frame, id: "timeline-\(plan.day.iso)",
        isWeek: true, zoom: screen.view.zoom
      ).body
      if plan.entries.isEmpty { p(.class("wk-none"), text: words[day: .nothingPlanned]) }
    }
  }

  private var classes: String {
    var classes = "wk-d"
    if isToday { classes += " is-today" }
    if isOff { classes += " is-off" }
    if plan.day < frame.today { classes += " is-past" }
    return classes
  }
}
