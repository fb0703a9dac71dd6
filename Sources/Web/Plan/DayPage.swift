import Domain
import Markup

/// A day: its timeline, and next to it the unscheduled tasks.
struct DayPage {
  var screen: DayScreen
  var frame: Frame

  private var words: Words { frame.words }
  private var scale: TimeScale {
    TimeScale([screen.plan], isWhole: screen.view.isWhole, also: screen.dues.map { $0.minute })
  }

  var page: Page {
    var page = content
    page.modules = Scripts.ofPlan
    return page
  }

  private var content: Page {
    Page(title: words.dayTitle(screen.day, today: frame.today), route: .day(screen.view)) {
      div(
        [.class("plan split"), .id("plan"), .named("data-zoom", number: screen.view.zoom)]
          + PlanHands(frame: frame).spoken
      ) {
        section(.class("tl"), .label(words[day: .dayPlan])) {
          PlanHead(kind: .day, view: screen.view, day: screen.day, frame: frame).body
          RitualOffer(screen: screen, frame: frame).body
          Markup.form(.id("plan-form"), .method("post"), .named("data-live", "merge")) {
            frame.origin.fields
            CapacityLine(capacity: screen.plan.capacity, frame: frame, isToday: screen.isToday).body
            OverWarning(plan: screen.plan, frame: frame).body
            if !screen.missed.isEmpty { MissedPanel(screen: screen, frame: frame).body }
            AllDay(events: screen.plan.allDay, lists: screen.lists, frame: frame, isSwitchable: true).body
            div(
              .class("scroller"), .id("scroller"), .named("tabindex", "0"), .role("region"), .label(words[day: .axis])
            ) {
              Timeline(
                plan: screen.plan, scale: scale, lists: screen.lists, grid: screen.grid, proposal: screen.proposal,
                former: screen.former, dues: screen.dues, frame: frame, zoom: screen.view.zoom
              ).body
            }
            nothing
          }
        }
        Tray(screen: screen, frame: frame).body
      }
      PlanHands(frame: frame).menus
    }
  }

  /// Shown if the day has no entries and no gaps.
  @HTMLBuilder private var nothing: [HTML] {
    if screen.plan.entries.isEmpty, screen.plan.gaps.isEmpty {
      let phrase: DayPhrase =
        if screen.plan.working.isEmpty { .dayOff } else if screen.day < frame.today { .nothingPast } else { .dayOver }
      p(.class("note none"), text: words[day: phrase])
    }
  }
}

/// All-day events.
struct AllDay {
  var events: [CalendarEvent]
  var lists: [ListID: SourceList]
  var frame: Frame
  /// Whether the view is inside a plan's form, so that it can contain buttons.
  var isSwitchable = false

  @HTMLBuilder var body: [HTML] {
    if !events.isEmpty {
      ul(.class("allday"), .label(frame.words[day: .allDay])) {
        for event in events {
          li(.class(CalendarTint.classes(event.calendar, among: lists) + (event.takesTime ? "" : " is-open"))) {
            span(.named("dir", "auto"), text: event.title)
            if let list = lists[event.calendar] { span(.class("vh"), text: " (\(list.name))") }
            if !event.takesTime { span(.class("vh"), text: ", \(frame.words[day: .notBusy])") }
            if isSwitchable { EventSwitch(event: event, frame: frame).body }
          }
        }
      }
    }
  }
}
