import Domain
import Markup

/// The fields of a new or stored task, each with what is wrong with it.
struct TaskFields {
  var form: TaskForm
  var lists: [SourceList]
  var frame: Frame
  /// Offered for stored tasks; a new one starts with a duration.
  var mayLackDuration: Bool

  private var words: Words { frame.words }

  @HTMLBuilder var body: [HTML] {
    summary
    title
    duration
    importance
    due
    if lists.count > 1 { list }
    notes
  }

  /// Everything that is wrong, at the top, with a link to each field.
  @HTMLBuilder private var summary: [HTML] {
    if !form.problems.isEmpty {
      div(.class("problems"), .role("alert"), .id("problems"), .named("tabindex", "-1")) {
        p(text: words.count(form.problems.count, .problemsOne, .problemsMany))
        ul {
          for problem in form.problems {
            li { a(.class("link"), .href("#\(id(of: problem))"), text: words.sentence(problem)) }
          }
        }
      }
    }
  }

  private func id(of problem: Problem) -> String {
    switch problem.field {
    case .task(.manualDuration): "minutes"
    case .task(.importance): "importance"
    case .task(.due): "due"
    case .task(.list): "list"
    case .task(.notes): "notes"
    default: "title"
    }
  }

  private var title: HTML {
    div(.class("field")) {
      label(.for("title"), text: words[.title])
      input(
        .class("input input-title"), .id("title"), .name("title"), .value(form.title), .autocomplete("off"),
        .flag("required"), .named("dir", "auto"), .invalid(isWrong(.title)), describedBy(.title))
      error(.title)
    }
  }

  private var duration: HTML {
    fieldset(.class("field"), .id("duration")) {
      legend(text: words[.duration])
      div(.class("inline")) {
        div(.class("seg"), .named("data-behavior", "duration-choice")) {
          if mayLackDuration { choice("duration", "none", form.duration) { words[.notEstimated] } }
          for minutes in TaskForm.minutesByOneTap {
            choice("duration", "\(minutes)", form.duration) { "\(minutes)" }
          }
          choice("duration", "other", form.duration) { words[.otherMinutes] }
        }
        span(.class("inline other")) {
          input(
            .class("input input-num"), .id("minutes"), .name("minutes"), .value(form.otherMinutes),
            .named("inputmode", "numeric"), .autocomplete("off"), .label(words[.otherMinutesLabel]),
            .invalid(isWrong(.manualDuration)), describedBy(.manualDuration))
          span(.class("note"), text: words[.minutesLabel])
        }
      }
      if mayLackDuration { p(.class("note"), text: words[.notEstimatedHint]) }
      error(.manualDuration)
    }
  }

  private var importance: HTML {
    fieldset(.class("field"), .id("importance")) {
      legend(text: words[.importance])
      div(.class("seg")) {
        for level in Importance.allCases {
          choice("importance", level.name, form.importance) {
            span(.class("imp imp-\(level.name)"))
            words.name(of: level)
          }
        }
      }
      error(.importance)
    }
  }

  private var due: HTML {
    fieldset(.class("field")) {
      legend(text: words[.due])
      div(.class("inline")) {
        input(
          .class("input input-day"), .id("due"), .name("due"), .type("date"), .value(form.dueDay),
          .label(words[.dueDay]), .invalid(isWrong(.due)), describedBy(.due))
        input(
          .class("input input-time"), .id("time"), .name("time"), .type("time"), .value(form.dueTime),
          .label(words[.dueTime]))
      }
      error(.due)
    }
  }

  private var list: HTML {
    div(.class("field")) {
      label(.for("list"), text: words[.list])
      select(.class("input"), .id("list"), .name("list"), .invalid(isWrong(.list)), describedBy(.list)) {
        for list in lists where list.isWritable || list.id.text == form.list {
          option(
            .value(list.id.text), .flag("selected", list.id.text == form.list),
            text: list.isWritable ? list.name : words(.readOnlyList, list.name))
        }
      }
      error(.list)
    }
  }

  private var notes: HTML {
    div(.class("field")) {
      label(.for("notes"), text: words[.notes])
      textarea(
        .class("input"), .id("notes"), .name("notes"), .named("rows", "3"), .named("dir", "auto"),
        .invalid(isWrong(.notes)), describedBy(.notes), text: form.notes)
      error(.notes)
    }
  }

  private func choice(
    _ name: String, _ value: String, _ chosen: String, @HTMLBuilder words: () -> [HTML]
  ) -> HTML {
    label {
      input(.type("radio"), .name(name), .value(value), .checked(value == chosen))
      span { words() }
    }
  }
}

extension TaskFields {
  private func isWrong(_ field: Field) -> Bool {
    form.problems.contains { $0.field == .task(field) }
  }

  private func describedBy(_ field: Field) -> Attribute {
    .describedBy(isWrong(field) ? "error-\(field.rawValue)" : nil)
  }

  @HTMLBuilder private func error(_ field: Field) -> [HTML] {
    if isWrong(field) {
      p(.class("error"), .id("error-\(field.rawValue)")) {
        frame.icon(.alert, class: "i i-s")
        span(text: frame.words.sentences(form.problems.filter { $0.field == .task(field) }))
      }
    }
  }
}
