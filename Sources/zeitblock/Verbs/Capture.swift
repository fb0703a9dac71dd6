import CommandLine
import Domain
import Mail

extension Verb {
  static let capture = Verb("capture") { name, language in
    Subcommand(
      name,
      language("keep a thought, a text or a mail at once", "einen Gedanken, Text oder eine Mail sofort festhalten"),
      details: language(
        """
        What is said becomes the title as it stands, nothing is read from it; its title is improved later. Without TITLE the
        first line of standard input is the title and the rest the description. --mail reads one mail from standard input,
        for procmail, maildrop, fetchmail or sieve; the same mail sent again is the same task. Answers of programs, such as
        out of office, become no task. --mta ends with 75 whatever fails, so that a mail program keeps the mail and tries
        again, and with 65 for what is no mail. --folder takes the .eml, .txt, .url, .webloc and .desktop files of a folder
        once; with the setting captureFolder a server does so all the time.
        """,
        """
        Was du sagst, wird der Titel, wie es dasteht; nichts wird daraus gelesen, und der Titel wird später verbessert. Ohne
        TITEL ist die erste Zeile der Standardeingabe der Titel, der Rest die Beschreibung. --mail liest eine Mail von der
        Standardeingabe, für procmail, maildrop, fetchmail oder sieve; dieselbe Mail noch einmal ist dieselbe Aufgabe.
        Antworten von Programmen, etwa Abwesenheitsnotizen, werden keine Aufgabe. --mta endet mit 75, was auch misslingt,
        damit ein Mailprogramm die Mail behält und es wieder versucht, und mit 65, wenn es keine Mail ist. --folder nimmt
        einmal die Dateien .eml, .txt, .url, .webloc und .desktop eines Ordners; mit der Einstellung captureFolder tut ein
        Server das immer.
        """),
      operands: [Operand(language("TITLE", "TITEL"), .any)],
      options: [
        Option("url", value: "URL", language("where it came from", "woher sie kommt")),
        Option("text", value: "TEXT", language("description", "Beschreibung")),
        Option(
          "key", value: "KEY",
          language(
            "sent again with the same key it stays one task",
            "mit demselben Schlüssel noch einmal bleibt es eine Aufgabe")),
        Option("mail", language("read a mail from standard input", "eine Mail von der Standardeingabe lesen")),
        Option(
          "automatic",
          language("also take answers of programs", "auch Antworten von Programmen nehmen")),
        Option("mta", language("exit codes for mail programs", "Rückgabewerte für Mailprogramme")),
        Option(
          "folder", value: language("DIR", "ORDNER"), takesFile: true,
          language("take the files of a folder", "die Dateien eines Ordners nehmen")),
      ])
  } run: { world in
    guard world.invocation.has("mta") else { return try run(world) }
    do {
      try run(world)
    } catch {
      let failure = Failure(error)
      _ = failure.report(in: world.language)
      throw Told(code: error is MailFailure ? .unusableMail : .tryLater)
    }
  }

  private static func run(_ world: World) throws {
    if world.invocation.has("mail") { return try world.captureMail() }
    if let folder = world.invocation.value("folder") { return try world.captureFolder(folder) }
    try world.captureText()
  }
}
