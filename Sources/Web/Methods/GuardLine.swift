import Domain
import Markup

/// The rule "Never a B while an A is open": whether it is on, and what it means today.
struct GuardLine {
  var facts: MethodFacts
  var firstA: PlanItem?
  var frame: Frame

  private var words: Words { frame.words }
  private var isOn: Bool { facts.grades != nil }

  var body: HTML {
    form(
      .id("guard"), .class("guard-line"), .method("post"), .action(Route.changeSettings.url), .flag("data-live"),
      .named("data-behavior", "send")
    ) {
      Origin.abcde.fields
      button(
        .class("switch"), .id("guard-switch"), .role("switch"), .named("aria-checked", isOn ? "true" : "false"),
        .name(SettingKey.gradeGuard.rawValue), .value(isOn ? "off" : "on"), .describedBy(isOn ? "guard-text" : nil)
      ) {
        span(.class("track"), .hiddenFromReaders)
        span(text: words[method: .guardRule])
      }
      if isOn { p(.class("note"), .id("guard-text"), .named("dir", "auto"), text: sentence) }
    }
  }

  private var sentence: String {
    guard let firstA else { return words[method: facts.sections[.a].isEmpty ? .guardNoA : .guardFree] }
    let title = words.quoted(firstA.title)
    guard let number = facts.sections.numbers[firstA.id] else { return words(method: .guardWaitsUnnumbered, title) }
    return words(method: .guardWaits, words(method: .numberOf, "\(number)"), title)
  }
}
