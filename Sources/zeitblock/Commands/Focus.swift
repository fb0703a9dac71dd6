import CommandLine
import Domain

extension CLICommand {
  static let focus = CLICommand("focus") { name, language in
    Subcommand(
      name, language("one task at a time", "eine Aufgabe nach der anderen"),
      details: language(
        """
        Without a subcommand, shows one task; in a terminal, use keys: space complete, s another, e edit, a add, del
        delete, u undo, t timer, q quit. Every device shows the same task.
        """,
        """
        Ohne Unterbefehl wird eine Aufgabe gezeigt; in einem Terminal wirken Tasten: Leertaste erledigen, s andere, e
        ändern, a hinzufügen, Entf löschen, u rückgängig, t Timer, q beenden. Jedes Gerät zeigt dieselbe Aufgabe.
        """),
      subcommands: [Subcommand("show", language("show the task", "die Aufgabe zeigen"))]
        + acting(language) + choosing(language) + [timer(language)], standsAlone: true)
  } run: { context in
    let path = context.invocation.path.last
    if path == "focus", try FocusSession.run(context) { return }
    try FocusAct(context).run(path == "focus" ? "show" : path ?? "show")
  }

  private static func acting(_ language: Language) -> [Subcommand] {
    [
      Subcommand(
        "done", language("complete it", "sie erledigen"),
        options: [
          Option("subtasks", language("including open subtasks", "auch offene Unteraufgaben")),
          Option("only", language("only it", "nur sie")),
        ]),
      Subcommand(
        "trash", language("delete it; undo restores it", "sie löschen; undo stellt sie wieder her"),
        options: [
          Option(
            "this", language("only the one now due; the series goes on", "nur die fällige; die Serie geht weiter")),
          Option("series", language("the whole series", "die ganze Serie")),
          Option("subtasks", language("including subtasks", "auch Unteraufgaben")),
          Option("only", language("only it", "nur sie")),
        ]),
      Subcommand("shuffle", language("draw another", "andere ziehen")),
      Subcommand(
        "start", language("show a certain task", "eine bestimmte Aufgabe zeigen"),
        operands: [Operand(language("TASK", "AUFGABE"))]),
      Subcommand(
        "add", language("add a task, recognised as in add", "eine Aufgabe hinzufügen, erkannt wie bei add"),
        operands: [Operand(language("LINE", "ZEILE"), .oneOrMore)]),
      Subcommand(
        "edit", language("change title or description", "Titel oder Beschreibung ändern"),
        options: [
          Option("title", value: "TEXT", language("new title", "neuer Titel")),
          Option(
            "notes", value: "TEXT",
            language(
              "new description; none removes it",
              "neue Beschreibung; none entfernt sie")),
        ]),
      Subcommand(
        "snooze", language("snooze it until a later day", "später zeigen, ab einem Tag"),
        operands: [Operand(language("DAY", "TAG"), completing: .words(["tomorrow", "monday"]))]),
      Subcommand(
        "undo",
        language(
          "undo the last done or trash, within five seconds",
          "das letzte done oder trash rückgängig machen, binnen fünf Sekunden")),
      Subcommand("anyway", language("do it although a higher grade is open", "trotz einer höheren Stufe tun")),
    ]
  }

  private static func choosing(_ language: Language) -> [Subcommand] {
    [
      Subcommand(
        "list", language("choose the list to draw from", "die Liste wählen, aus der gezogen wird"),
        operands: [Operand("NAME", .optional)],
        options: [Option("all", language("all lists", "alle Listen"))]),
      Subcommand(
        "from", language("narrow what is drawn from", "die Auswahl eingrenzen"),
        details: language(
          "now: those this time is set aside for; q1…q4: of a quadrant; A: of grade A; fits: short enough for the time\n"
            + "until the next event or time block; everything: all of them.",
          "now: wofür diese Zeit eingeplant ist; q1…q4: eines Quadranten; A: der Stufe A; fits: kurz genug für die Zeit\n"
            + "bis zum nächsten Termin oder Zeitblock; everything: alle."),
        operands: [Operand(language("WHAT", "WAS"), completing: .words(FocusNarrowing.allCases.map(\.name)))]),
      Subcommand(
        "draw", language("choose how the next task is drawn", "wählen, wie die nächste gezogen wird"),
        details: language(
          "uniform: purely random; bag: random without repeats.",
          "uniform: rein zufällig; bag: zufällig ohne Wiederholung."),
        operands: [Operand(language("HOW", "WIE"), completing: .words(FocusDraw.allCases.map(\.rawValue)))]),
    ]
  }

  private static func timer(_ language: Language) -> Subcommand {
    Subcommand(
      "timer",
      language("start, pause, stop or choose the timer", "den Timer starten, anhalten, beenden oder wählen"),
      details: language(
        "countUp counts; pomodoro: 25 minutes, then a break of 5, every fourth of 15; flowtime: a break as long as the\n"
          + "work calls for; none: no timer. What was worked is recorded with the task.",
        "countUp zählt hoch; pomodoro: 25 Minuten, dann 5 Pause, jede vierte 15; flowtime: Pause je nach Länge der Arbeit;\n"
          + "none: keine Uhr. Was gearbeitet wurde, wird bei der Aufgabe festgehalten."),
      operands: [
        Operand(
          language("WHAT", "WAS"), .optional,
          completing: .words(["start", "pause", "stop"] + TimerMode.allCases.map(\.rawValue)))
      ])
  }
}
