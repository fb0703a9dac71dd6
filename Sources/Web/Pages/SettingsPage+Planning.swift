import Domain
import Markup

/// The data of the settings for time blocks.
struct PlanningSettings {
  var onSchedule: String
  /// A calendar's id, `auto` or `none`.
  var blockCalendar: String
  /// The calendars that accept events.
  var calendars: [SourceList]
  /// The calendar `auto` selects.
  var found: SourceList?
  /// The selected calendar, if it does not accept events at the moment.
  var unusable: SourceList?
  /// The stored hours, or the input if it was rejected.
  var hours: HoursForm
  /// The values of the settings with a fixed set of choices.
  var choices: [SettingKey: String] = [:]
  var morningTypes: [TaskType]

  /// The settings with a fixed set of choices.
  static let keys: [SettingKey] = [
    .planBy, .grid, .buffer, .eventBufferBefore, .eventBufferAfter, .splitting, .minChunk, .blockTransparency,
  ]

  init(from reader: some PlannerReader) throws(PlannerFailure) {
    onSchedule = try reader.setting(.onSchedule) ?? SettingKey.onSchedule.fallback
    let chosen = try reader.setting(.blockCalendar) ?? SettingKey.blockCalendar.fallback
    blockCalendar = chosen
    let lists = try reader.lists()
    calendars = lists.filter { $0.takesEvents }
    let automatic = try reader.automaticCalendar()
    found = lists.first { $0.id == automatic }
    unusable = lists.first { $0.id.text == chosen && !$0.takesEvents }
    let settings = try reader.planSettings()
    hours = HoursForm(settings.hours)
    morningTypes = settings.morningTypes
    for key in Self.keys { choices[key] = try reader.setting(key) ?? key.fallback }
  }
}

extension SettingsPage {
  /// What scheduling does to a task.
  var onSchedule: HTML {
    let words = frame.words
    return SettingChoice(
      key: .onSchedule, name: words[plan: .onSchedule],
      options: [("keep", words[plan: .staysOpen]), ("complete", words[plan: .countsAsDone])],
      chosen: screen.planning.onSchedule, frame: frame
    ).body
  }

  /// The calendar that time blocks are written to.
  var blockCalendar: HTML {
    Markup.form(
      .id("block-calendar"), .method("post"), .action(Route.changeSettings.url), .named("data-behavior", "setting")
    ) {
      fieldset(.class("field")) {
        legend(text: frame.words[plan: .blockCalendar])
        p(.class("note"), text: frame.words[plan: .blockCalendarHint])
        if let unusable = screen.planning.unusable {
          p(.class("error")) {
            frame.icon(.alert, class: "i i-s")
            span(text: frame.words(plan: .takesNone, frame.words.quoted(unusable.name)))
          }
        }
        div(.class("choices")) {
          calendar(SettingKey.blockCalendar.fallback, automatic)
          for list in screen.planning.calendars { calendar(list.id.text, list.name, of: list) }
          if let list = screen.planning.unusable { calendar(list.id.text, list.name, of: list) }
          calendar(SettingKey.noCalendar, frame.words[plan: .onlyHere])
        }
        div(.class("inline")) {
          Origin.settings.fields
          button(.class("btn"), text: frame.words[.save])
        }
      }
    }
  }

  private var automatic: String {
    guard let found = screen.planning.found else { return frame.words[plan: .noneFound] }
    return frame.words(plan: .chosenByItself, frame.words.quoted(found.name))
  }

  private func calendar(_ value: String, _ name: String, of list: SourceList? = nil) -> HTML {
    label(.class("choice")) {
      input(
        .type("radio"), .name(SettingKey.blockCalendar.rawValue), .value(value),
        .checked(value == screen.planning.blockCalendar))
      if let list { Swatch(list: list).body }
      span(.named("dir", "auto"), text: name)
      if let account = list?.account { span(.class("note"), text: account) }
    }
  }
}
