import Domain
import Markup

/// The menu shared by all rows of a page; a script shows it next to the row. Without a script, the handle links to a
/// page with the same actions.
struct MethodMenu {
  enum Kind {
    case abcde, matrix
  }

  var kind: Kind
  var frame: Frame

  private var words: Words { frame.words }

  @HTMLBuilder var body: [HTML] {
    RowMenu(frame: frame, origin: frame.origin).durationMenu
    div(.class("menu-list"), .id("row-menu"), .role("menu"), .label(words[.taskMenu]), .hidden()) {
      if kind == .abcde { grades } else { quadrants }
      hr(.role("separator"))
      if kind == .abcde {
        entry("number", .sort, words[method: .numberEntry], keys: "M")
        entry("up", .up, words[.moveUp], keys: "Alt ↑")
        entry("down", .down, words[.moveDown], keys: "Alt ↓")
        entry("delegate", .person, words[method: .delegateEntry], keys: "W")
        hr(.role("separator"))
      }
      entry("start", .play, words[method: .startEntry], keys: "B")
      entry("complete", .check, words[.complete], keys: "C")
      entry("open", .edit, words[.openTask], keys: "↵")
      entry("duration", .clock, words[.durationMenu], keys: "D")
      entry("rename", .edit, words[.rename], keys: "R")
      entry("skip", .repeats, words[plan: .skip])
      entry("delete", .delete, words[.delete], keys: words[.deleteKey], class: "danger")
    }
  }

  private var shift: String { words[.shiftKey] }

  @HTMLBuilder private var grades: [HTML] {
    for grade in Grade.allCases {
      choice("grade", grade.letter, keys: "\(shift) \(grade.letter)", class: "to-grade grade-\(grade.lowercased)") {
        bold(.hiddenFromReaders, text: grade.letter)
        words(method: .gradeTitle, words(method: .gradeTask, grade.letter), words.name(of: grade))
      }
    }
    choice("grade", "", keys: "\(shift) 0", class: "to-grade grade-none") {
      bold(.hiddenFromReaders, text: "–")
      words[method: .noGrade]
    }
  }

  @HTMLBuilder private var quadrants: [HTML] {
    for quadrant in Quadrant.allCases {
      choice(
        "quadrant", "\(quadrant.rawValue)", keys: "\(shift) \(quadrant.rawValue)",
        class: "to-field q\(quadrant.rawValue)"
      ) {
        span(.class("spot"), .hiddenFromReaders)
        words(method: .moveTo, words.name(of: quadrant))
      }
    }
  }

  private func choice(
    _ action: String, _ value: String, keys: String, class classes: String, @HTMLBuilder content: () -> [HTML]
  ) -> HTML {
    button(
      .type("button"), .role("menuitem"), .named("tabindex", "-1"), .named("data-action", action),
      .named("data-value", value), .class(classes)
    ) {
      content()
      kbd(.hiddenFromReaders, text: keys)
    }
  }

  private func entry(
    _ action: String, _ drawing: Icon.Name, _ name: String, keys: String? = nil, class classes: String? = nil
  ) -> HTML {
    frame.menuEntry(action, drawing, name, keys: keys, class: classes)
  }
}
