import Domain
import Markup

/// A setting with few values: radio buttons that save at once; without a script the button beside them saves.
struct SettingChoice {
  var key: SettingKey
  var name: String
  var hint: String?
  var options: [(value: String, name: String)]
  /// The value that counts now.
  var chosen: String?
  /// The page it is on.
  var origin = Origin.settings
  var frame: Frame
  /// What is said below the choices.
  var remark: HTML?

  var body: HTML {
    Markup.form(.method("post"), .action(Route.changeSettings.url), .named("data-behavior", "setting")) {
      fieldset(.class("field")) {
        legend(text: name)
        if let hint { p(.class("note"), text: hint) }
        div(.class("inline")) {
          div(.class("seg")) {
            for option in options {
              label {
                input(.type("radio"), .name(key.rawValue), .value(option.value), .checked(option.value == chosen))
                span(text: option.name)
              }
            }
          }
          origin.fields
          button(.class("btn"), text: frame.words[.save])
        }
        if let remark { remark }
      }
    }
  }
}
