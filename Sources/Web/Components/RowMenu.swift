import Markup

/// The menus and the position dialog shared by all rows; a script shows them next to the row. Without a script, the
/// row's links lead to the task page, which offers the same.
struct RowMenu {
  var frame: Frame
  var origin: Origin
  /// Whether tasks can be reordered manually.
  var isManual = true

  private var words: Words { frame.words }

  @HTMLBuilder var body: [HTML] {
    menu
    durationMenu
    positionDialog
  }

  private var menu: HTML {
    div(.class("menu-list"), .id("row-menu"), .role("menu"), .label(words[.taskMenu]), .hidden()) {
      if isManual {
        entry("up", .up, .moveUp, keys: "Alt ↑")
        entry("down", .down, .moveDown, keys: "Alt ↓")
        entry("top", .top, .moveToTop)
        entry("bottom", .bottom, .moveToBottom)
        entry("position", .backlog, .moveToPosition, keys: "M")
        entry("indent", .indent, words[backlog: .indent], keys: "Alt →")
        entry("outdent", .outdent, words[backlog: .outdent], keys: "Alt ←")
        hr(.role("separator"))
      }
      entry("subtask", .add, words[backlog: .addSubtask])
      entry("select", .check, words[backlog: .select], keys: "X")
      entry("schedule", .schedule, words[day: .scheduleEntry], keys: "P")
      entry("focus", .focus, words[focus: .focusOnThis])
      entry("open", .edit, .openTask, keys: "↵")
      entry("rename", .edit, .rename, keys: "R")
      entry("duration", .clock, .durationMenu, keys: "D")
      hr(.role("separator"))
      entry("skip", .repeats, words[plan: .skip])
      entry("delete", .delete, .delete, keys: words[.deleteKey], class: "danger")
    }
  }

  private func entry(
    _ action: String, _ drawing: Icon.Name, _ name: Phrase, keys: String? = nil, class classes: String? = nil
  ) -> HTML {
    entry(action, drawing, words[name], keys: keys, class: classes)
  }

  private func entry(
    _ action: String, _ drawing: Icon.Name, _ name: String, keys: String? = nil, class classes: String? = nil
  ) -> HTML {
    frame.menuEntry(action, drawing, name, keys: keys, class: classes)
  }

  var durationMenu: HTML {
    div(.class("menu-list"), .id("duration-menu"), .role("menu"), .label(words[.durationMenu]), .hidden()) {
      for minutes in TaskForm.minutesByOneTap {
        choice("\(minutes)", words.length(minutes: minutes))
      }
      hr(.role("separator"))
      choice("", words[.noDuration])
      button(
        .type("button"), .role("menuitem"), .named("tabindex", "-1"), .named("data-action", "other-duration"),
        text: words[.otherDuration])
    }
  }

  private func choice(_ minutes: String, _ name: String) -> HTML {
    button(
      .type("button"), .role("menuitem"), .named("tabindex", "-1"), .named("data-minutes", minutes), text: name)
  }

  private var positionDialog: HTML {
    dialog(.class("dialog"), .id("position-dialog"), .labelledBy("position-title")) {
      form(.class("form"), .method("post")) {
        h2(.id("position-title"), text: words[.moveToPosition])
        p(.id("position-task"), .named("dir", "auto"))
        div(.class("field")) {
          label(.for("position"), text: words[.position])
          input(
            .class("input input-num"), .id("position"), .name("position"), .type("number"), .named("min", "1"),
            .named("inputmode", "numeric"), .flag("required"))
          p(.class("note"), .id("position-range"), .named("data-word", words[.positionRange]))
        }
        origin.fields
        div(.class("acts")) {
          button(.type("button"), .class("btn btn-quiet"), .named("data-action", "cancel"), text: words[.cancel])
          button(.class("btn btn-primary"), text: words[.move])
        }
      }
    }
  }
}

extension Frame {
  /// Returns an entry of a shared row menu.
  func menuEntry(
    _ action: String, _ drawing: Icon.Name, _ name: String, keys: String? = nil, class classes: String? = nil
  ) -> HTML {
    button(
      .type("button"), .role("menuitem"), .named("tabindex", "-1"), .named("data-action", action),
      .named("class", ifAny: classes)
    ) {
      icon(drawing, class: "i i-s")
      name
      if let keys { kbd(.hiddenFromReaders, text: keys) }
    }
  }
}
