import Domain
import Markup

/// The recurrence: its kind, and below it the fields of that kind.
extension TaskFields {
  var recurrence: HTML {
    fieldset(
      .class("field repeats"), .id("repeat"), describedBy(.recurrence), .named("data-behavior", "repeat-choice"),
      .named("data-upcoming", Route.upcoming.url)
    ) {
      legend(text: words[.recurrence])
      div(.class("seg")) {
        for kind in RecurrenceForm.Kind.allCases where kind != .keep || !form.recurrence.rule.isEmpty {
          choice("repeat", kind.rawValue, form.recurrence.kind) { words.name(of: kind) }
        }
      }
      if !form.recurrence.rule.isEmpty { rule }
      div(.class("nest")) {
        interval
        remarks(at: "every")
        weekdays
        monthDay
        remarks(at: "month-day")
        nthWeekday
        div(.class("pair nest-details")) {
          anchor
          missed
        }
        end
      }
      p(.class("note"), .id("upcoming"), .role("status"), text: words.upcoming(choices.upcoming, today: frame.today))
      remarks(.recurrence)
    }
  }

  /// A rule that the form cannot represent, as RRULE and in words.
  private var rule: HTML {
    div(.class("rule")) {
      if let recurrence = choices.stored?.recurrence, recurrence.isReadable {
        p(text: words.sentence(recurrence))
      }
      p(.class("note"), text: words[form: .ruleOfOthers])
      code(.class("command"), text: form.recurrence.rule)
      p(.class("note"), text: words[form: .replaceHint])
      hidden("rule", form.recurrence.rule)
      if let item = choices.stored { hidden("of", item.id.text) }
    }
  }

  private var weekdays: HTML {
    div(.class("on-weekdays")) {
      div(.class("days"), .role("group"), .label(words[form: .weekdays]), .describedBy("weekdays-hint")) {
        for day in 1...7 {
          label {
            input(
              .type("checkbox"), .name("weekday"), .value("\(day)"),
              .label(DayNames.of(words.language).weekdays[day - 1]),
              .checked(form.recurrence.weekdays.contains("\(day)")))
            span(text: DayNames.of(words.language).shortWeekdays[day - 1])
          }
        }
      }
      p(.class("note"), .id("weekdays-hint"), text: words[form: .weekdaysHint])
    }
  }

  private var monthDay: HTML {
    div(.class("inline on-month-day")) {
      label(.for("month-day"), .class("label"), text: words[form: .monthDay])
      select(
        .class("input"), .id("month-day"), .name("month-day"), .invalid(isWrong(at: "month-day")),
        describedBy(at: "month-day")
      ) {
        monthDay("", words[form: .dueMonthDay])
        for day in 1...31 { monthDay("\(day)", words(form: .nthDay, "\(day)")) }
        monthDay("\(Recurrence.lastDayOfMonth)", words[form: .lastDay])
      }
    }
  }

  private func monthDay(_ value: String, _ name: String) -> HTML {
    option(.value(value), .flag("selected", value == form.recurrence.monthDay), text: name)
  }

  /// An alternative to the day of the month: the nth weekday, such as the first or last Friday.
  private var nthWeekday: HTML {
    div(.class("inline on-nth")) {
      label(.for("nth"), .class("label"), text: words[form: .nthLabel])
      select(.class("input"), .id("nth"), .name("nth")) {
        option(.value(""), .flag("selected", form.recurrence.nth.isEmpty), text: words[form: .nthNone])
        for ordinal in RecurrenceForm.ordinals {
          option(
            .value("\(ordinal)"), .flag("selected", form.recurrence.nth == "\(ordinal)"),
            text: words[form: FormPhrase.nth(ordinal)])
        }
      }
      select(.class("input"), .id("nth-weekday"), .name("nth-weekday"), .label(words[form: .nthWeekday])) {
        for day in 1...7 {
          option(
            .value("\(day)"), .flag("selected", form.recurrence.nthWeekday == "\(day)"),
            text: DayNames.of(words.language).weekdays[day - 1])
        }
      }
    }
  }

  private var interval: HTML {
    div(.class("inline on-interval")) {
      label(.for("every"), .class("label"), text: words[form: .every])
      input(
        .class("input input-num"), .id("every"), .name("every"), .value(form.recurrence.every),
        .named("inputmode", "numeric"), .autocomplete("off"), .invalid(isWrong(at: "every")),
        describedBy(at: "every"))
      select(.class("input"), .id("unit"), .name("unit"), .label(words[form: .unit])) {
        for unit in Recurrence.Unit.allCases {
          option(
            .value(unit.rawValue), .flag("selected", unit.rawValue == form.recurrence.unit), text: words.name(of: unit))
        }
      }
    }
  }

  private var end: HTML {
    fieldset(.class("field on-end")) {
      legend(text: words[form: .ends])
      div(.class("inline")) {
        div(.class("seg")) {
          choice("end", "never", form.recurrence.end) { words[form: .endsNever] }
          choice("end", "until", form.recurrence.end) { words[form: .endsOnDay] }
          choice("end", "count", form.recurrence.end) { words[form: .endsAfter] }
        }
        input(
          .class("input input-day on-until"), .id("end-day"), .name("end-day"), .type("date"),
          .value(form.recurrence.endDay), .label(words[form: .endDay]), .invalid(isWrong(at: "end-day")),
          describedBy(at: "end-day"))
        span(.class("inline on-count")) {
          input(
            .class("input input-num"), .id("end-count"), .name("end-count"), .value(form.recurrence.endCount),
            .named("inputmode", "numeric"), .autocomplete("off"), .label(words[form: .endCount]),
            .invalid(isWrong(at: "end-count")),
            describedBy(at: "end-count"))
          span(.class("note"), text: words[form: .times])
        }
      }
      remarks(at: "end-day")
      remarks(at: "end-count")
    }
  }

  private var anchor: HTML {
    choices(
      "anchor", form.recurrence.anchor, words[form: .anchor],
      [(Recurrence.Anchor.schedule.rawValue, .bySchedule), (Recurrence.Anchor.completion.rawValue, .afterCompletion)])
  }

  private var missed: HTML {
    choices(
      "missed", form.recurrence.missed, words[form: .missed],
      [(Recurrence.Missed.skip.rawValue, .skipMissed), (Recurrence.Missed.each.rawValue, .eachMissed)])
  }

  private func choices(_ name: String, _ chosen: String, _ title: String, _ all: [(String, FormPhrase)]) -> HTML {
    fieldset(.class("field on-\(name)")) {
      legend(text: title)
      div(.class("seg")) {
        for (value, phrase) in all { choice(name, value, chosen) { words[form: phrase] } }
      }
    }
  }
}

extension FormPhrase {
  fileprivate static func nth(_ ordinal: Int) -> FormPhrase {
    switch ordinal {
    case 1: .nthFirst
    case 2: .nthSecond
    case 3: .nthThird
    case 4: .nthFourth
    default: .nthLast
    }
  }
}
