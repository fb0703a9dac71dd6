import CommandLine
import Domain

extension CLICommand {
  static let review = CLICommand("review") { name, language in
    Subcommand(
      name,
      language("show what became of a week’s plan", "zeigen, was aus dem Plan einer Woche wurde"),
      details: language(
        """
        Shows what was planned and completed per day, what was postponed and how often, and where the recorded
        minutes went, by type and by list. WEEK is a week like 2026-W47 or any day of it, as with day; default:
        this week. plan --calibration compares estimates with recorded minutes.
        """,
        """
        Zeigt, was je Tag geplant und erledigt war, was wie oft verschoben wurde und wohin die notierten Minuten
        gingen, nach Art und nach Liste. WOCHE ist eine Woche wie 2026-W47 oder ein Tag daraus, wie bei day;
        Standard: diese Woche. plan --calibration vergleicht Schätzungen mit notierten Minuten.
        """),
      options: [
        Option(
          "week", value: language("WEEK", "WOCHE"),
          language("the week, or a day of it (default this week)", "die Woche oder ein Tag daraus (Standard diese)"))
      ])
  } run: { context in
    let text = context.invocation.value("week")
    let environment = try context.presentEnvironment()
    let week = try text.flatMap { Week(iso: $0) } ?? Week(of: try context.day(text))
    let review = try context.read { reader throws(PlannerFailure) in
      try reader.review(week.days, in: environment)
    }
    if context.wantsJSON { return context.print(review.json(of: week)) }
    ReviewText(context: context, week: week, review: review, environment: environment).show()
  }
}
