import CommandLine
import Domain
import Sync

extension CLICommand {
  static let recurrence = CLICommand("recurrence") { name, language in
    Subcommand(
      name, language("show the dates of a repeat rule", "die Termine einer Wiederholungsregel zeigen"),
      details: language(
        """
        The rule is an RRULE (RFC 5545). A start without a time means whole days.
        With --batch, each line of standard input is a JSON object with the options as members.
        """,
        """
        Die Regel ist eine RRULE (RFC 5545). Ein Beginn ohne Uhrzeit meint ganze Tage.
        Mit --batch ist jede Zeile der Standardeingabe ein JSON-Objekt mit den Optionen als Feldern.
        """), options: recurrenceOptions(language))
  } run: { context in
    context.openIfThere()
    if context.invocation.has("batch") { return try answerLines(context) }
    let question = try RecurrenceQuestion(context.invocation)
    let answer = try question.answer()
    if context.wantsJSON {
      context.print(.array(answer.moments.map { $0.json }))
    } else {
      var table = Table(columns: [.left, .left], flexible: 0)
      for moment in answer.moments {
        table.add(moment.local)
        table.add(moment.instant?.iso ?? "", .dim)
      }
      context.print(table.rendered(for: context.terminal))
    }
    if let last = answer.searchedTo, !context.invocation.has("quiet") {
      context.flush()
      Output.complain([
        context.language(
          "Searched up to \(last.iso); there may be later dates.",
          "Gesucht bis \(last.iso); spätere Termine sind möglich.")
      ])
    }
  }

  private static func recurrenceOptions(_ language: Language) -> [Option] {
    let moment = language("TIME", "ZEIT")
    return [
      Option(
        "rule", value: "RRULE",
        language("for example FREQ=WEEKLY;BYDAY=MO,WE", "zum Beispiel FREQ=WEEKLY;BYDAY=MO,WE")),
      Option("start", value: moment, language("2026-01-31 or 2026-01-31T09:00", "2026-01-31 oder 2026-01-31T09:00")),
      Option(
        "zone", value: "ZONE",
        language("time zone, default: yours", "Zeitzone, Standard: deine")),
      Option(
        "count", value: language("N", "N"),
        language(
          "at most this many (default 20)",
          "höchstens so viele (Standard 20)")),
      Option(
        "from", value: moment, language("omit earlier dates", "frühere Termine nicht zeigen")),
      Option(
        "exdate", value: moment, repeats: true, language("a date to skip", "ein Termin, der ausfällt")),
      Option("rdate", value: moment, repeats: true, language("an extra date", "ein zusätzlicher Termin")),
      Option("batch", language("read questions from standard input", "Fragen von der Standardeingabe lesen")),
    ]
  }

  /// Answers each line of input, errors included, so that one process can handle thousands of rules.
  private static func answerLines(_ context: CommandContext) throws {
    for line in try FileBytes.read(0, "-").split(separator: 0x0A) {
      do {
        let answer = try RecurrenceQuestion(json: Array(line)).answer()
        context.print(
          .object([
            .init("occurrences", .array(answer.moments.map { $0.json })),
            .init("searchedTo", .optional(answer.searchedTo?.iso)),
          ]))
      } catch {
        context.print(.object([.init("error", .string(Failure.of(error).sentence(.english)))]))
      }
    }
  }
}
