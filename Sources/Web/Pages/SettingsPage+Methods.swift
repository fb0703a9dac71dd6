import Domain
import Markup

extension SettingsPage {
  /// Whether to warn before starting a B task while an A task is open.
  var gradeGuard: HTML {
    let words = frame.words
    return SettingChoice(
      key: .gradeGuard, name: words[method: .guardRule],
      options: [("on", words[method: .guardOn]), ("off", words[method: .guardOff])], chosen: screen.gradeGuard,
      frame: frame
    ).body
  }
}
