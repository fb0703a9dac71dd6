import CommandLine
import Domain

extension Verb {
  static let focus = Verb("focus") { name, language in
    Subcommand(
      name, language("one task at a time", "eine Aufgabe nach der anderen"),
      details: language(
        """
        Without a subcommand it shows the task on top; in a terminal keys then work on it: space done, s another one,
        e edit, a add, del trash, u undo, t timer, q quit. What is on top is the same on every device.
        """,
        """
        Ohne Unterbefehl zeigt es die Aufgabe, die oben liegt; in einem Terminal wirken danach Tasten: Leertaste erledigt,
        s eine andere, e ändern, a hinzufügen, Entf wegwerfen, u zurück, t Uhr, q Schluss. Oben liegt auf jedem Gerät
        dieselbe.
        """),
      subcommands: [Subcommand("show", language("show the task on top", "die oberste Aufgabe zeigen"))]
        + acting(language) + choosing(language) + [timer(language)], standsAlone: true)
  } run: { world in
    let path = world.invocation.path.last
    if path == "focus", try FocusSession.run(world) { return }
    try FocusAct(world).run(path == "focus" ? "show" : path ?? "show")
  }

  private static func acting(_ language: Language) -> [Subcommand] {
    [
      Subcommand(
        "done", language("complete it", "sie erledigen"),
        options: [
          Option("subtasks", language("its open subtasks as well", "auch ihre offenen Teilaufgaben")),
          Option("only", language("only it", "nur sie")),
        ]),
      Subcommand(
        "trash", language("delete it; undo brings it back", "sie löschen; undo holt sie zurück"),
        options: [
          Option(
            "this", language("only the one now due; the series goes on", "nur die fällige; die Serie geht weiter")),
          Option("series", language("the whole series", "die ganze Serie")),
          Option("subtasks", language("the tasks below as well", "auch die Aufgaben darunter")),
          Option("only", language("only it", "nur sie")),
        ]),
      Subcommand("shuffle", language("another one", "eine andere")),
      Subcommand(
        "start", language("put a task on top", "eine Aufgabe nach oben legen"),
        operands: [Operand(language("TASK", "AUFGABE"))]),
      Subcommand(
        "add", language("add a task, read like add does", "eine Aufgabe hinzufügen, gelesen wie bei add"),
        operands: [Operand(language("LINE", "ZEILE"), .oneOrMore)]),
      Subcommand(
        "edit", language("change title or description", "Titel oder Beschreibung ändern"),
        options: [
          Option("title", value: "TEXT", language("new title", "neuer Titel")),
          Option("notes", value: "TEXT", language("new description, none for none", "neue Beschreibung, none: keine")),
        ]),
      Subcommand(
        "snooze", language("not before a later day", "erst an einem späteren Tag"),
        operands: [Operand(language("DAY", "TAG"), completing: .words(["tomorrow", "monday"]))]),
      Subcommand(
        "undo",
        language(
          "take back the last done or trash, within five seconds",
          "das letzte done oder trash zurücknehmen, binnen fünf Sekunden")),
      Subcommand("anyway", language("do it although a better one is open", "sie trotz einer besseren offenen tun")),
    ]
  }

  private static func choosing(_ language: Language) -> [Subcommand] {
    [
      Subcommand(
        "list", language("choose the list tasks come from", "die Liste wählen, aus der die Aufgaben kommen"),
        operands: [Operand("NAME", .optional)],
        options: [Option("all", language("all lists", "alle Listen"))]),
      Subcommand(
        "from", language("draw only some tasks", "nur manche Aufgaben ziehen"),
        details: language(
          "now: those this time is set aside for; q1…q4: of a quadrant; A: of grade A; fits: short enough for the time\n"
            + "until the next event or time block; everything: all of them.",
          "now: wofür diese Zeit eingeplant ist; q1…q4: eines Quadranten; A: der Stufe A; fits: kurz genug für die Zeit\n"
            + "bis zum nächsten Termin oder Zeitblock; everything: alle."),
        operands: [Operand(language("WHAT", "WAS"), completing: .words(FocusNarrowing.allCases.map(\.name)))]),
      Subcommand(
        "draw", language("how the next one is drawn", "wie die nächste gezogen wird"),
        details: language(
          "uniform: each as likely as any other; bag: none again before all were shown.",
          "uniform: jede gleich wahrscheinlich; bag: keine wieder, bevor alle dran waren."),
        operands: [Operand(language("HOW", "WIE"), completing: .words(FocusDraw.allCases.map(\.rawValue)))]),
    ]
  }

  private static func timer(_ language: Language) -> Subcommand {
    Subcommand(
      "timer",
      language("start, pause or stop the timer, or choose one", "die Uhr starten, anhalten, beenden oder wählen"),
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
