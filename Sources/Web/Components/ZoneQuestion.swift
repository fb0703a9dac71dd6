import Domain
import Markup

extension Frame {
  /// What a script asks when clocks in the browser show another time than those here: hidden, for only the browser knows its
  /// zone, which the script puts into the places named.
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
