import Domain
import Markup

/// Data for the scripts that move entries on the plan: announcements, and the menus of blocks and tasks. Without
/// scripts, the pages behind the titles offer the same actions.
struct PlanHands {
  var frame: Frame

  /// The block lengths offered in the menu, in minutes.
  static let lengths = [15, 30, 45, 60, 90]

  private var words: Words { frame.words }

  /// Announcements while an entry is moved.
  var spoken: [Attribute] {
    [
      .named("data-word-grabbed", words[hand: .grabbed]), .named("data-word-busy", words[hand: .busy]),
      .named("data-word-full", words[hand: .full]), .named("data-word-anyway", words[hand: .anyway]),
      .named("data-word-tray", words[hand: .tray]), .named("data-word-dropped", words[hand: .dropped]),
      .named("data-word-cancelled", words[hand: .cancelled]), .named("data-word-returned", words[hand: .returned]),
      .named("data-word-fixed", words[hand: .fixed]), .named("data-word-no-day", words[hand: .noDay]),
      .named("data-word-picked", words[hand: .picked]), .named("data-word-unpicked", words[hand: .unpicked]),
      .named("data-word-gaps", words[hand: .gaps]), .named("data-word-cancel", words[.cancel]),
    ]
  }

  @HTMLBuilder var menus: [HTML] {
    blockMenu
    slipMenu
    RowMenu(frame: frame, origin: frame.origin).durationMenu
  }

  private var blockMenu: HTML {
    div(.class("menu-list"), .id("block-menu"), .role("menu"), .label(words[hand: .blockMenu]), .hidden()) {
      entry("accept", .check, .accept)
      entry("reject", .close, .leaveOut)
      entry("earlier", .up, .earlier)
      entry("later", .down, .later)
      entry("next", .bottom, .nextGap)
      entry("day", .calendar, .otherDay)
      hr(.role("separator"))
      entry("shorter", .minus, .shorter)
      entry("longer", .add, .longer)
      for minutes in Self.lengths {
        button(
          .type("button"), .role("menuitem"), .named("tabindex", "-1"), .named("data-minutes", number: minutes)
        ) {
          frame.icon(.clock, class: "i i-s")
          words(hand: .lasts, words.length(minutes: minutes))
        }
      }
      hr(.role("separator"))
      entry("pin", .pin, .pin)
      entry("unpin", .pin, .unpin)
      entry("unschedule", .back, .takeOut)
      hr(.role("separator"))
      frame.menuEntry("focus", .focus, words[focus: .focusOnThis])
      entry("open", .edit, .open)
      entry("done", .check, .complete)
      entry("delete", .delete, .deleteTask, class: "danger")
    }
  }

  private var slipMenu: HTML {
    div(.class("menu-list"), .id("slip-menu"), .role("menu"), .label(words[hand: .slipMenu]), .hidden()) {
      entry("next", .down, .nextGap)
      entry("pick", .plan, .pick, keys: "P")
      entry("schedule", .schedule, .schedule)
      hr(.role("separator"))
      frame.menuEntry("focus", .focus, words[focus: .focusOnThis])
      entry("open", .edit, .open)
      frame.menuEntry("duration", .clock, words[.durationMenu])
    }
  }

  private func entry(
    _ action: String, _ drawing: Icon.Name, _ name: HandPhrase, keys: String? = nil, class classes: String? = nil
  ) -> HTML {
    frame.menuEntry(action, drawing, words[hand: name], keys: keys, class: classes)
  }
}

extension DayFrame {
  /// On days with a clock change, the minute from which local time differs from the minutes since midnight, and the
  /// difference; empty on other days.
  var clockChange: [Attribute] {
    guard minutes != 1_440 else { return [] }
    for minute in stride(from: 0, to: minutes, by: 5) where clock(at: minute).minutes != minute {
      return [
        .named("data-shift-at", number: minute), .named("data-shift", number: clock(at: minute).minutes - minute),
      ]
    }
    return []
  }
}
