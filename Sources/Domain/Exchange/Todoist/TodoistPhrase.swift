/// A date in Todoist's notation: `every 3rd friday starting 2026-12-01` or `2026-12-24 15:00`.
struct TodoistPhrase {
  /// Nil unless the whole phrase was understood.
  private(set) var found: (due: Due?, recurrence: Recurrence?)?

  init(_ text: String, in language: Language, at environment: Environment) {
    let clock = ExchangeClock(environment)
    if let due = PlainCSV.due(text, clock) {
      found = (due, nil)
      return
    }
    let isAfterDone = text.contains("!")
    let plain = String(text.filter { $0 != "!" })
    let sides = TodoistPhrase.sides(plain)
    let now = WallClock(day: environment.today, second: environment.time.minutes * 60)
    let captured = QuickAdd(now: now, language: language).parse(sides.phrase)
    guard captured.title.isEmpty, captured.due != nil || captured.recurrence != nil else { return }
    var due = captured.due
    if let start = sides.start.flatMap({ TodoistPhrase.day($0, language, now) }) {
      due = Due(day: start, time: due?.time)
    } else if sides.start != nil {
      return
    }
    guard let rule = captured.recurrence else {
      found = (due, nil)
      return
    }
    // The error's details do not matter: the phrase is reported as unreadable.
    guard var recurrence = try? Recurrence(rule: rule, on: due?.day) else { return }
    recurrence.anchor = isAfterDone ? .completion : captured.anchor
    if let until = captured.until { recurrence.end = .until(until) }
    found = (due, recurrence)
  }

  /// Splits a phrase at the word that introduces a start date.
  private static func sides(_ text: String) -> (phrase: String, start: String?) {
    let words = text.split(separator: " ").map { String($0) }
    guard
      let place = words.firstIndex(where: {
        ["starting", "start", "from", "ab", "beginnend"].contains($0.lowercased())
      }),
      place > 0, place + 1 < words.count
    else { return (text, nil) }
    return (words[..<place].joined(separator: " "), words[(place + 1)...].joined(separator: " "))
  }

  private static func day(_ text: String, _ language: Language, _ now: WallClock) -> Day? {
    if let day = Day(iso: text) { return day }
    let captured = QuickAdd(now: now, language: language).parse(text)
    return captured.title.isEmpty ? captured.due?.day : nil
  }
}
