import Domain
import Markup

extension SettingsPage {
  private var words: Words { frame.words }
  private var form: HoursForm { screen.planning.hours }

  /// The working hours of each day. A day is saved when its fields lose focus, since a half-typed time must not be
  /// saved.
  var workingHours: HTML {
    Markup.form(
      .id("working-hours"), .method("post"), .action(Route.changeSettings.url), .named("data-behavior", "setting-days")
    ) {
      fieldset(.class("field"), .describedBy("hours-hint")) {
        legend(text: words[plan: .workingHours])
        p(.class("note"), .id("hours-hint"), text: words[plan: .workingHoursHint])
        input(.type("hidden"), .name(HoursForm.mark), .value("1"))
        for weekday in 1...7 { row(weekday, form.rows[weekday - 1]) }
        div(.class("inline")) {
          Origin.settings.fields
          button(.class("btn"), text: words[.save])
        }
      }
    }
  }

  private func row(_ weekday: Int, _ row: HoursForm.Row) -> HTML {
    let isWrong = form.wrong == weekday
    return fieldset(.class("field hours-day"), .describedBy(isWrong ? "error-hours" : nil)) {
      legend(text: words.name(ofWeekday: weekday))
      if isWrong {
        p(.class("error"), .id("error-hours"), .role("alert")) {
          frame.icon(.alert, class: "i i-s")
          span(text: wrong(weekday))
        }
      }
      div(.class("hours-times")) {
        if let stretches = row.stretches {
          span(text: words(plan: .hoursKept, stretches))
          input(.type("hidden"), .name("stretches-\(weekday)"), .value(stretches))
        } else {
          time("from-\(weekday)", .hoursFrom, row.from, isWrong)
          time("until-\(weekday)", .hoursUntil, row.until, isWrong)
          time("break-from-\(weekday)", .breakFrom, row.breakFrom, isWrong)
          time("break-until-\(weekday)", .breakUntil, row.breakUntil, isWrong)
        }
      }
    }
  }

  private func wrong(_ weekday: Int) -> String {
    if form.incomplete == nil, let fault = form.fault { return words.sentence(fault) }
    return words(plan: .hoursIncomplete, words.name(ofWeekday: weekday))
  }

  private func time(_ name: String, _ phrase: PlanningPhrase, _ value: String, _ isWrong: Bool) -> HTML {
    label {
      span(text: words[plan: phrase] + " ")
      input(.class("input input-time"), .type("time"), .name(name), .value(value), .invalid(isWrong))
    }
  }
}
