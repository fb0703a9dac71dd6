import Domain
import Markup

extension SettingsPage {
  /// Whether beginning a B while an A is open is spoken about.
  var gradeGuard: HTML {
    Markup.form(.method("post"), .action(Route.changeSettings.url), .named("data-behavior", "setting")) {
      fieldset(.class("field")) {
        legend(text: frame.words[method: .guardRule])
        div(.class("inline")) {
          div(.class("seg")) {
            way("on", .guardOn)
            way("off", .guardOff)
          }
          Origin.settings.fields
          button(.class("btn"), text: frame.words[.save])
        }
      }
    }
  }

  private func way(_ value: String, _ name: MethodPhrase) -> HTML {
    label {
      input(
        .type("radio"), .name(SettingKey.gradeGuard.rawValue), .value(value), .checked(value == screen.gradeGuard))
      span(text: frame.words[method: name])
    }
  }
}
