import Domain
import Markup

extension SettingsPage {
  /// The interval of the background sync; saves at once, or with a button if scripts are off.
  var interval: HTML {
    let words = frame.words
    return SettingChoice(
      key: .syncInterval, name: words[sync: .interval],
      options: (SettingKey.syncInterval.choices ?? []).map { minutes in
        (minutes, minutes == "0" ? words[sync: .intervalOff] : words(sync: .minutesEach, minutes))
      }, chosen: screen.syncInterval, frame: frame,
      remark: p { a(.class("link"), .href(Route.sync.url), text: words[sync: .syncTitle]) }
    ).body
  }
}
