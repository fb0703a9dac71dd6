import Domain
import Markup

/// Title, duration, and priority.
extension TaskFields {
  var title: HTML {
    div(.class("field")) {
      label(.for("title"), text: words[.title])
      if let understood { read(understood) } else { titleField(hint: nil) }
      remarks(.title)
    }
  }

  /// The title field, with highlights behind the words that set other fields, and a chip for each.
  @HTMLBuilder private func read(_ understood: Understood) -> [HTML] {
    div(.class("quick-field is-title")) {
      div(.class("quick-marks"), .named("dir", "auto"), .hiddenFromReaders) { understood.marks }
      titleField(hint: "title-said title-hint")
    }
    p(.class("vh quick-said"), .id("title-said"))
    div(.class("quick-found"), .id("title-found")) { understood.found }
    p(.class("note"), .id("title-hint"), text: words[start: .titleHint])
    hidden(TitleReading.mark, "1")
  }

  private func titleField(hint: String?) -> HTML {
    input(
      .class("input input-title"), .id("title"), .name("title"), .value(form.title), .autocomplete("off"),
      .flag("required"), .named("dir", "auto"), .named("data-most", number: Validation.longestNotes),
      .named("data-word-most", words(.titleTooLong, "\(Validation.longestTitle)")),
      .invalid(isWrong(.title)), describedBy(.title, hint: hint))
  }

  var duration: HTML {
    fieldset(.class("field"), .id("duration")) {
      legend(text: words[.duration])
      div(.class("inline")) {
        div(.class("seg"), .named("data-behavior", "duration-choice")) {
          if mayLackDuration { choice("duration", TaskForm.none, form.duration) { words[.notEstimated] } }
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
      if let advice = choices.advice { self.advice(advice) }
      remarks(.manualDuration)
    }
  }

  /// A suggested duration from past tasks, with a button to apply it.
  private func advice(_ advice: Calibration.Advice) -> HTML {
    let length = words.lengthInSentence(minutes: advice.minutes)
    return p(.class("advice"), .id("advice")) {
      button(
        .class("btn btn-s"), .name("estimate"), .value("\(advice.minutes)"), .describedBy("advice-why"),
        .named("data-word-taken", words(review: .adviceTaken, length)), text: words(review: .useMinutes, length))
      span(.class("note"), .id("advice-why"), .named("dir", "auto"), text: words.sentence(advice))
    }
  }

  var importance: HTML {
    fieldset(.class("field"), .id("importance"), describedBy(.importance)) {
      legend(text: words[.importance])
      div(.class("seg")) {
        for level in Importance.allCases {
          choice("importance", level.name, form.importance) {
            span(.class("imp imp-\(level.name)"))
            words.name(of: level)
          }
        }
      }
      remarks(.importance)
    }
  }

  var urgency: HTML {
    fieldset(.class("field"), .id("urgency"), describedBy(.urgency)) {
      legend(text: words[form: .urgency])
      div(.class("seg")) {
        for urgency in Urgency.allCases {
          choice("urgency", urgency.name, form.urgency) {
            if urgency == .urgent { frame.icon(.urgent, class: "i i-s") }
            words.name(of: urgency)
          }
        }
      }
      remarks(.urgency)
    }
  }

  var type: HTML {
    fieldset(.class("field"), .id("type"), describedBy(.type)) {
      legend(text: words[form: .type])
      div(.class("types")) {
        for type in TaskType.allCases {
          choice("type", type.name, form.type, label: words.name(of: type)) {
            frame.icon(.of(type))
            type == .maintenance ? words[form: .maintenanceHyphenated] : words.name(of: type)
          }
        }
      }
      remarks(.type)
    }
  }
}

extension Icon.Name {
  static func of(_ type: TaskType) -> Icon.Name {
    switch type {
    case .income: .income
    case .maintenance: .maintenance
    case .recharge: .recharge
    case .learning: .learning
    case .givingBack: .givingBack
    }
  }
}
