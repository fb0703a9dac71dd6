import Domain
import Markup

/// A setting with few values: radio buttons that save at once, or with a button if scripts are off.
struct SettingChoice {
  var key: SettingKey
  var name: String
  var hint: String?
  var options: [(value: String, name: String)]
  /// The current value.
  var chosen: String?
  /// The page that contains the setting.
  var origin = Origin.settings
  var frame: Frame
  /// A remark below the choices.
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
