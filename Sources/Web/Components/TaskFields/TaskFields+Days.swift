import Domain
import Markup

/// The due date and the start date.
extension TaskFields {
  var due: HTML {
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
      if choices.stored?.recurrence != nil { scope }
      remarks(.due)
    }
  }

  /// Whether a new due date applies to all occurrences.
  private var scope: HTML {
    div(.class("seg"), .role("group"), .label(words[form: .scope])) {
      choice("scope", "series", form.scope) { words[form: .wholeSeries] }
      choice("scope", "occurrence", form.scope) { words[form: .onlyThis] }
    }
  }

  var notBefore: HTML {
    div(.class("field")) {
      label(.for("not-before"), text: words[form: .notBefore])
      div(.class("inline")) {
        input(
          .class("input input-day"), .id("not-before"), .name("not-before"), .type("date"), .value(form.notBefore),
          .invalid(isWrong(.notBefore)), describedBy(.notBefore, hint: "not-before-hint"))
      }
      p(.class("note"), .id("not-before-hint"), text: words[form: .notBeforeHint])
      remarks(.notBefore)
    }
  }
}
