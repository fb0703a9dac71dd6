import CommandLine
import Domain
import Mail

extension CLICommand {
  static let capture = CLICommand("capture") { name, language in
    Subcommand(
      name,
      language(
        "capture a thought, a text or an email at once",
        "einen Gedanken, Text oder eine E-Mail sofort erfassen"),
      details: language(
        """
        Your words become the title unchanged, and the title is improved later. Without TITLE, the first line of
        standard input is the title and the rest the description. --mail reads one email from standard input, for
        procmail, maildrop, fetchmail or sieve; the same email sent again adds no second task. Automatic replies, such as
        out of office, are not added. --mta exits with 75 on any failure, so that a mail program keeps the email and
        retries, and with 65 if it isn’t an email. --folder reads the .eml, .txt, .url, .webloc and .desktop files of
        a folder once; with the setting captureFolder, a server does so continuously.
        """,
        """
        Deine Worte werden unverändert der Titel, der später verbessert wird. Ohne TITEL ist die erste Zeile der
        Standardeingabe der Titel, der Rest die Beschreibung. --mail liest eine E-Mail von der Standardeingabe, für
        procmail, maildrop, fetchmail oder sieve. Kommt dieselbe E-Mail erneut, entsteht keine zweite Aufgabe.
        Automatische Antworten, etwa Abwesenheitsnotizen, werden nicht hinzugefügt. --mta endet bei jedem Fehler mit
        75, damit ein Mailprogramm die E-Mail behält und es erneut versucht, und mit 65, wenn es keine E-Mail ist.
        --folder liest einmal die Dateien .eml, .txt, .url, .webloc und .desktop eines Ordners; mit der Einstellung
        captureFolder tut ein Server das laufend.
        """),
      operands: [Operand(language("TITLE", "TITEL"), .any)],
      options: [
        Option("url", value: "URL", language("link it came from", "Link zur Quelle")),
        Option("text", value: "TEXT", language("description", "Beschreibung")),
        Option(
          "key", value: "KEY",
          language(
            "the same key sent again adds no second task",
            "kommt derselbe Schlüssel erneut, entsteht keine zweite Aufgabe")),
        Option("mail", language("read an email from standard input", "eine E-Mail von der Standardeingabe lesen")),
        Option(
          "automatic",
          language("add automatic replies too", "auch automatische Antworten hinzufügen")),
        Option("mta", language("exit codes for mail programs", "Rückgabewerte für Mailprogramme")),
        Option(
          "folder", value: language("DIR", "ORDNER"), takesFile: true,
          language("add the files of a folder", "die Dateien eines Ordners hinzufügen")),
      ])
  } run: { context in
    guard context.invocation.has("mta") else { return try run(context) }
    do {
      try run(context)
    } catch {
      let failure = Failure(error)
      _ = failure.report(in: context.language)
      throw Told(code: error is MailFailure ? .unusableMail : .tryLater)
    }
  }

  private static func run(_ context: CommandContext) throws {
    if context.invocation.has("mail") { return try context.captureMail() }
    if let folder = context.invocation.value("folder") { return try context.captureFolder(folder) }
    try context.captureText()
  }
}
