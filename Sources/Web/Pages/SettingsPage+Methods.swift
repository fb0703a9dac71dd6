import Domain
import Markup

extension SettingsPage {
  /// Whether beginning a B while an A is open is spoken about.
  var gradeGuard: HTML {
    let words = frame.words
    return SettingChoice(
      key: .gradeGuard, name: words[method: .guardRule],
      options: [("on", words[method: .guardOn]), ("off", words[method: .guardOff])], chosen: screen.gradeGuard,
      frame: frame
    ).body
  }
}
