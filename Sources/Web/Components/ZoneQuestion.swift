import Domain
import Markup

extension Frame {
  /// The question a script asks if the browser's time zone differs from the configured one. Hidden at first, because
  /// only the browser knows its zone, which the script fills in.
  var zoneQuestion: HTML {
    let ahead = zones.here(now).total - now.seconds
    return form(
      .id("zone-question"), .method("post"), .action(Route.changeSettings.url), .hidden(), .flag("data-live"),
      .named("data-behavior", "zone"), .named("data-zone", zones.name()), .named("data-ahead", "\(ahead)")
    ) {
      p(text: words(plan: .zoneDiffers, "{zone}", "{time}", zones.name(), "{here}"))
      button(.name(SettingKey.timeZone.rawValue), text: words(plan: .zoneUse, "{zone}"))
      button(.type("button"), text: words(plan: .zoneKeep, zones.name()))
    }
  }
}
