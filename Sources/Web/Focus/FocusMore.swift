import Domain
import Markup

/// Less frequent actions: postponing the task, skipping an occurrence, and choosing the timer.
struct FocusMore {
  var card: FocusCard
  var frame: Frame

  private var words: Words { frame.words }
  private var item: PlanItem { card.item }

  var body: HTML {
    details(.class("chooser focus-more"), .id("focus-more"), .named("data-behavior", "focus-pick")) {
      summary(.id("focus-more-button"), .named("title", words[focus: .more])) {
        frame.icon(.more)
        span(.class("vh"), text: words[focus: .more])
      }
      div(.class("popover")) {
        later
        clocks
        a(.id("focus-open"), .href(Route.task(item.id).url)) {
          frame.icon(.edit, class: "i i-s")
          words[focus: .openTask]
        }
      }
    }
  }

  private var later: HTML {
    form(.method("post"), .action(Route.actOnFocus(.snooze).url)) {
      hidden
      fieldset(.id("focus-later")) {
        legend(.class("chooser-group"), text: words[focus: .later])
        button(.name("until"), .value("tomorrow"), .id("focus-tomorrow")) { line(.moon, words[focus: .laterTomorrow]) }
        // On a Sunday, tomorrow and next Monday are the same day.
        if frame.today.weekday != 7 {
          button(.name("until"), .value("monday"), .id("focus-monday")) {
            line(.calendar, words[focus: .laterMonday])
          }
        }
        div(.class("inline")) {
          label(.class("vh"), .for("focus-day"), text: words[focus: .laterDay])
          input(
            .class("input input-day"), .id("focus-day"), .type("date"), .name("day"),
            .named("min", (frame.today + 1).iso))
          button(
            .class("btn btn-s"), .id("focus-put-off"), .name("until"), .value("day"), text: words[focus: .laterUntil])
        }
        if item.recurrence != nil {
          button(.id("focus-skip"), .named("formaction", Route.actOnFocus(.skip).url)) {
            line(.repeats, words[plan: .skip])
          }
        }
      }
    }
  }

  private var clocks: HTML {
    form(.method("post"), .action(Route.actOnFocus(.timer).url)) {
      hidden
      fieldset(.id("focus-clocks")) {
        legend(.class("chooser-group"), text: words[focus: .timer])
        for mode in TimerMode.allCases {
          let isChosen = card.timer.mode == mode
          button(
            .name("mode"), .value(mode.rawValue), .id("focus-mode-\(mode.rawValue)"),
            .named("aria-current", ifAny: isChosen ? "true" : nil)
          ) {
            words.name(of: mode)
          }
        }
      }
    }
  }

  private var hidden: HTML { input(.type("hidden"), .name("task"), .value(item.id.text)) }

  @HTMLBuilder private func line(_ drawing: Icon.Name, _ text: String) -> [HTML] {
    frame.icon(drawing, class: "i i-s")
    text
  }
}
