import CommandLine
import Domain

/// The options for recurring tasks.
enum RepeatOptions {
  static func common(_ language: Language) -> [Option] {
    [
      Option(
        "repeat", value: language("RULE", "REGEL"),
        language(
          "daily, weekly:1,4, monthly:31, yearly, every:3,days or an RRULE",
          "daily, weekly:1,4, monthly:31, yearly, every:3,days oder eine RRULE")),
      Option(
        "until", value: language("DAY", "TAG"),
        language("last day of the repeat", "letzter Tag der Wiederholung")),
      Option(
        "times", value: "N",
        language("number of times, including this one", "Anzahl insgesamt, einschließlich der fälligen")),
      Option(
        "after-completion",
        language("count from completion", "ab Erledigung zählen")),
      Option(
        "missed", value: language("WHAT", "WAS"), choices: ["each", "skip"],
        language(
          "each (catch up on missed ones) or skip (default)",
          "each (Verpasste nachholen) oder skip (auslassen, Standard)")),
    ]
  }

  /// Options that exist only for editing.
  static func editing(_ language: Language) -> [Option] {
    [
      Option("on-schedule", language("count from the due date again", "wieder ab der Fälligkeit zählen")),
      Option(
        "this",
        language("apply the new due date to this time only", "die neue Fälligkeit gilt nur dieses Mal")),
      Option(
        "series",
        language(
          "apply the new due date to the whole series (default)",
          "die neue Fälligkeit gilt für die ganze Serie (Standard)")),
    ]
  }

  /// Returns the recurrence after applying the options to the old one; parts without an option stay unchanged.
  static func recurrence(
    _ invocation: Invocation, from old: Recurrence?, today: Day
  ) throws -> Edit<Recurrence?> {
    let named = invocation.value("repeat")
    let others = ["until", "times", "after-completion", "on-schedule", "missed"].filter { invocation.has($0) }
    if named == nil, others.isEmpty { return .keep }
    var result = old
    if let named { result = TaskOptions.isNone(named) ? nil : try recurrence(named) }
    if others.isEmpty { return .set(result) }
    guard var recurrence = result else { throw Refusal.needsOption("--" + others[0], option: "--repeat") }
    try readEnd(invocation, today: today, into: &recurrence)
    if invocation.has("after-completion") { recurrence.anchor = .completion }
    if invocation.has("on-schedule") { recurrence.anchor = .schedule }
    if let missed = invocation.value("missed") { recurrence.missed = missed == "each" ? .each : .skip }
    return .set(recurrence)
  }

  private static func readEnd(_ invocation: Invocation, today: Day, into recurrence: inout Recurrence) throws {
    let (until, times) = (invocation.value("until"), invocation.value("times"))
    if until != nil, times != nil { throw Refusal.oneOf(["--until", "--times"]) }
    if let text = until ?? times, TaskOptions.isNone(text) {
      recurrence.end = .never
    } else if let until {
      recurrence.end = .until(try TaskOptions.day(until, today: today))
    } else if let times {
      guard let count = Int(times) else { throw Refusal.notANumber(times) }
      recurrence.end = .count(count)
    }
  }

  /// Parses `weekly:1,4`, or the value of an RRULE with or without its name.
  private static func recurrence(_ text: String) throws -> Recurrence {
    let upper = text.uppercased()
    for name in ["RRULE:", "RULE:"] where upper.hasPrefix(name) && !text.contains("\n") {
      return try rule(String(text.dropFirst(name.count)))
    }
    if upper.contains("FREQ=") { return try rule(text) }
    guard let recurrence = Recurrence(stored: text) else { throw Refusal.unreadable(text, of: .recurrence) }
    return recurrence
  }

  private static func rule(_ text: String) throws -> Recurrence {
    do { return try Recurrence(rule: text) } catch { throw RecurrenceFault.rule(error) }
  }
}
