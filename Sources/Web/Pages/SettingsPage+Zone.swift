import Domain
import Markup

extension SettingsPage {
  /// The time zone of all days and times, with the zones known to the system as suggestions.
  var zone: HTML {
    let words = frame.words
    let problem = screen.zoneProblem
    return Markup.form(.method("post"), .action(Route.changeSettings.url)) {
      div(.class("field")) {
        label(.for("zone"), text: words[plan: .zone])
        p(.class("note"), .id("hint-zone"), text: words[plan: .zoneHint])
        div(.class("inline")) {
          input(
            .class("input"), .id("zone"), .name(SettingKey.timeZone.rawValue), .value(screen.zone),
            .named("list", "zones"), .autocomplete("off"), .named("autocapitalize", "off"),
            .named("spellcheck", "false"), .invalid(problem != nil),
            .describedBy(problem == nil ? "hint-zone now-zone" : "error-zone hint-zone now-zone"))
          Origin.settings.fields
          button(.class("btn"), text: words[.save])
        }
        if let problem {
          p(.class("error"), .id("error-zone"), .role("alert")) {
            frame.icon(.alert, class: "i i-s")
            span(text: words.sentence(problem))
          }
        }
        p(.class("note"), .id("now-zone"), text: words(plan: .zoneNow, frame.zones.name()))
        Tag("datalist")(.id("zones")) {
          for name in frame.zones.all() { option(.value(name)) }
        }
      }
    }
  }
}
