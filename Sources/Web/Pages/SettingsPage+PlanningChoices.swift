import Domain
import Markup

extension SettingsPage {
  private var words: Words { frame.words }

  /// The constraints of planning besides the working hours.
  var planningChoices: HTML {
    HTML.build {
      choice(
        .planBy, .planBy, .planByHint, [("order", words[plan: .byOrder]), ("points", words[plan: .byPoints])])
      choice(.grid, .grid, .gridHint, minutes(.grid))
      choice(.buffer, .buffer, .bufferHint, minutes(.buffer))
      choice(.eventBufferBefore, .eventBufferBefore, .eventBufferHint, minutes(.eventBufferBefore))
      choice(.eventBufferAfter, .eventBufferAfter, .eventBufferHint, minutes(.eventBufferAfter))
      choice(.splitting, .splitting, .splittingHint, [("on", words[plan: .on]), ("off", words[plan: .off])])
      choice(.minChunk, .minChunk, nil, minutes(.minChunk))
      choice(
        .blockTransparency, .transparency, .transparencyHint,
        [("busy", words[plan: .busyTime]), ("free", words[plan: .freeTime])])
    }
  }

  private func minutes(_ key: SettingKey) -> [(value: String, name: String)] {
    (key.choices ?? []).map { ($0, words(plan: .minutes, $0)) }
  }

  private func choice(
    _ key: SettingKey, _ name: PlanningPhrase, _ hint: PlanningPhrase?, _ options: [(value: String, name: String)]
  ) -> HTML {
    SettingChoice(
      key: key, name: words[plan: name], hint: hint.map { words[plan: $0] }, options: options,
      chosen: screen.planning.choices[key], frame: frame
    ).body
  }

  /// The types of tasks to schedule in the morning.
  var morningTypes: HTML {
    Markup.form(.method("post"), .action(Route.changeSettings.url), .named("data-behavior", "setting")) {
      fieldset(.class("field")) {
        legend(text: words[plan: .morningTypes])
        p(.class("note"), text: words[plan: .morningHint])
        // Makes the setting part of the form even if no box is ticked.
        input(.type("hidden"), .name(SettingKey.morningTypes.rawValue), .value(""))
        div(.class("choices")) {
          for type in TaskType.allCases {
            label(.class("choice")) {
              input(
                .type("checkbox"), .name(SettingKey.morningTypes.rawValue), .value(type.name),
                .checked(screen.planning.morningTypes.contains(type)))
              span(text: words.name(of: type))
            }
          }
        }
        div(.class("inline")) {
          Origin.settings.fields
          button(.class("btn"), text: words[.save])
        }
      }
    }
  }
}
