import Domain
import Markup

extension SettingsPage {
  /// How often to sync in the background. It saves when it is chosen; without a script the button saves.
  var interval: HTML {
    Markup.form(.method("post"), .action(Route.changeSettings.url), .named("data-behavior", "setting")) {
      fieldset(.class("field")) {
        legend(text: frame.words[sync: .interval])
        div(.class("inline")) {
          div(.class("seg")) {
            for minutes in SettingKey.syncInterval.choices ?? [] { choice(minutes) }
          }
          Origin.settings.fields
          button(.class("btn"), text: frame.words[.save])
        }
        p { a(.class("link"), .href(Route.sync.url), text: frame.words[sync: .syncTitle]) }
      }
    }
  }

  private func choice(_ minutes: String) -> HTML {
    label {
      input(
        .type("radio"), .name(SettingKey.syncInterval.rawValue), .value(minutes),
        .checked(minutes == screen.syncInterval))
      span(text: minutes == "0" ? frame.words[sync: .intervalOff] : frame.words(sync: .minutesEach, minutes))
    }
  }
}
