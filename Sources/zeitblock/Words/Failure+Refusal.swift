import CommandLine
import Domain

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Failure {
  static func of(_ refusal: Refusal) -> Failure {
    Failure(code(of: refusal)) { sentence(refusal, $0) }
  }

  private static func code(of refusal: Refusal) -> ExitCode {
    switch refusal {
    case .needsYes, .unknownAction, .noDataDirectory, .noBackupNamed, .addressForData, .noPassword, .oneOf, .missing,
      .noHour,
      .repeats, .subtasks, .needsOption,
      .unreadable, .unknownSetting, .onlyOneTask, .readsNoInput,
      .notANumber:
      .usage
    case .outputFailed: .storage
    case .cannotRead(_, let code), .cannotWrite(_, let code): code == EACCES || code == EPERM ? .denied : .storage
    case .noSuchPosition, .noSuchTask, .deletedSince, .notInTrash, .nothingFound, .nothingToBegin, .noGap, .noBlock,
      .nothingToUnblock, .ambiguousBlock, .ambiguousTask, .calendarThere,
      .unknownList,
      .ambiguousList,
      .invalidCalendar, .unhealthy, .noServer, .noAccounts, .otherQuestion, .noSuchToken, .noSuchSession, .nothingWaits,
      .ambiguousToken, .changesWait,
      .shortPassword, .longPassword, .fileInTheWay, .titlesOff, .titlesBusy:
      .refused
    }
  }

  private static func sentence(_ refusal: Refusal, _ language: Language) -> String {
    switch refusal {
    case .noDataDirectory:
      return language(
        "No data folder; give one with --data DIR.",
        "Kein Datenordner; gib einen mit --data ORDNER an.")
    case .noBackupNamed:
      return language(
        "The database is intact; name the backup to restore, zeitblock backup list shows them.",
        "Die Datenbank ist unversehrt; nenne die Sicherung, zeitblock backup list zeigt alle.")
    case .outputFailed(let code):
      return language(
        "Couldn’t write the output (\(systemText(code))); free up space or choose another place.",
        "Die Ausgabe ließ sich nicht schreiben (\(systemText(code))); schaffe Platz oder wähle einen anderen Ort.")
    case .noSuchPosition, .noSuchTask, .deletedSince, .notInTrash, .nothingFound, .nothingToBegin, .noGap, .noBlock,
      .ambiguousTask, .nothingToUnblock, .ambiguousBlock, .noHour:
      return reference(refusal, language)
    case .unknownList(let name, let known): return unknownList(name, known, language)
    case .ambiguousList(let name):
      return language(
        "Several lists are called \(language.quoted(name)); use an id from zeitblock lists.",
        "Mehrere Listen heißen \(language.quoted(name)); verwende eine Kennung aus zeitblock lists.")
    case .needsOption(let word, let option):
      return language(
        "\(language.quoted(word)) has no meaning without \(option).",
        "\(language.quoted(word)) hat ohne \(option) keine Bedeutung.")
    case .needsYes:
      return language(
        "This can’t be undone; confirm with --yes.",
        "Lässt sich nicht rückgängig machen; bestätige mit --yes.")
    case .unknownAction(let word, let known):
      let list = known.joined(separator: ", ")
      return language(
        "\(language.quoted(word)) isn’t an action; choose one of \(list).",
        "\(language.quoted(word)) ist keine Aktion; möglich sind \(list).")
    case .unreadable(let text, let expected):
      let text = language.quoted(text)
      return language("\(text) isn’t a \(expected.english).", "\(text) ist \(expected.german).")
    case .unknownSetting(let name, let known):
      let list = known.joined(separator: ", ")
      return language(
        "No setting \(language.quoted(name)); choose one of \(list).",
        "Keine Einstellung \(language.quoted(name)); möglich sind \(list).")
    case .cannotRead(let path, let code):
      return language(
        "Can’t read \(language.quoted(path)) (\(systemText(code))); check the path and permissions.",
        "\(language.quoted(path)) lässt sich nicht lesen (\(systemText(code))); prüfe Pfad und Rechte.")
    case .cannotWrite(let path, let code):
      return language(
        "Can’t write \(language.quoted(path)) (\(systemText(code))); check the path, permissions and free space.",
        """
        \(language.quoted(path)) lässt sich nicht schreiben (\(systemText(code))); prüfe Pfad, Rechte und freien \
        Platz.
        """)
    case .invalidCalendar(let files):
      return language(
        files == 1
          ? "One file has faults; they are listed above." : "\(files) files have faults; they are listed above.",
        files == 1 ? "Eine Datei hat Fehler; sie stehen oben." : "\(files) Dateien haben Fehler; sie stehen oben.")
    case .unhealthy(let findings):
      return language(
        findings == 1
          ? "One check failed; see above for the fix." : "\(findings) checks failed; see above for the fixes.",
        findings == 1
          ? "Eine Prüfung schlug fehl; was hilft, steht oben."
          : "\(findings) Prüfungen schlugen fehl; was hilft, steht oben.")
    case .noAccounts:
      return language(
        "No account yet; add one with zeitblock account add caldav URL --user NAME --password-stdin.",
        "Noch kein Konto; füge eins hinzu mit zeitblock account add caldav URL --user NAME --password-stdin.")
    case .otherQuestion(let mark):
      return language(
        "\(language.quoted(mark)) isn’t an open question; zeitblock sync shows the open ones.",
        "\(language.quoted(mark)) ist keine offene Frage; zeitblock sync zeigt die offenen.")
    case .noSuchToken(let name):
      return language(
        "No token \(language.quoted(name)); see zeitblock token list.",
        "Kein Token \(language.quoted(name)); siehe zeitblock token list.")
    case .noSuchSession(let id):
      return language(
        "No signed-in browser has the id \(language.quoted(id)); zeitblock session list shows them all.",
        "Kein angemeldeter Browser hat die Kennung \(language.quoted(id)); zeitblock session list zeigt alle.")
    case .nothingWaits(let name):
      return language(
        "Nothing named \(language.quoted(name)) waits; zeitblock backup allow shows what does.",
        "Unter \(language.quoted(name)) wartet nichts; zeitblock backup allow zeigt, was wartet.")
    case .addressForData(let text):
      return language(
        "--data takes a folder, and \(language.quoted(text)) is an address; name a local folder.",
        "--data nimmt einen Ordner, und \(language.quoted(text)) ist eine Adresse; nenne einen lokalen Ordner.")
    case .ambiguousToken(let name, let ids):
      let list = ids.joined(separator: ", ")
      return language(
        "Several tokens are called \(language.quoted(name)); give the id of one: \(list).",
        "Mehrere Tokens heißen \(language.quoted(name)); gib die Kennung von einem an: \(list).")
    case .changesWait(let count, let list):
      return language(
        """
        \(language.quoted(list)) has unsent changes (\(language.tasks(count))); run zeitblock sync first, or add \
        --keep-waiting.
        """,
        """
        \(language.quoted(list)) hat nicht gesendete Änderungen (\(language.tasks(count))); starte zuerst zeitblock \
        sync oder gib --keep-waiting an.
        """)
    case .noPassword, .shortPassword, .longPassword: return password(refusal, language)
    case .calendarThere(let address):
      return language(
        "You already subscribe to the calendar \(language.quoted(address)); zeitblock sync reads it again.",
        "Den Kalender \(language.quoted(address)) hast du schon abonniert; zeitblock sync liest ihn neu.")
    case .missing(let options):
      let list = options.joined(separator: language(" or ", " oder "))
      return language("\(list) is missing; see --help.", "\(list) fehlt; siehe --help.")
    case .oneOf(let options):
      return language(
        "Choose one of \(options.joined(separator: ", ")).", "Wähle eins von \(options.joined(separator: ", ")).")
    case .repeats(let title):
      return language(
        "\(language.quoted(title)) repeats; choose --this for this one or --series for the whole series.",
        "\(language.quoted(title)) wiederholt sich; wähle --this für die fällige oder --series für die ganze Serie.")
    case .subtasks(let count, .deleting):
      return language(
        "It has \(language.subtasks(count)); choose --subtasks to delete \(count == 1 ? "it" : "them") too, or --only.",
        "Sie hat \(language.subtasks(count)); wähle --subtasks, um auch sie zu löschen, oder --only.")
    case .subtasks(let count, .completing):
      return language(
        """
        Still open: \(language.subtasks(count)); choose --subtasks to complete \(count == 1 ? "it" : "them") too, or \
        --only.
        """,
        "Noch offen: \(language.subtasks(count)); wähle --subtasks, um auch sie zu erledigen, oder --only.")
    case .fileInTheWay(let path):
      return language(
        "\(language.quoted(path)) is there and is no backup; choose another name.",
        "\(language.quoted(path)) gibt es schon und ist keine Sicherung; nimm einen anderen Namen.")
    case .titlesOff:
      return language(
        "Titles aren’t improved; turn it on with zeitblock settings titles rules.",
        "Titel werden nicht verbessert; schalte es ein mit zeitblock settings titles rules.")
    case .onlyOneTask(let range):
      return language(
        "\(language.quoted(range)) names several tasks; give one at a time.",
        "\(language.quoted(range)) nennt mehrere Aufgaben; gib eine nach der anderen an.")
    case .readsNoInput:
      return language(
        "add doesn’t read standard input; use zeitblock capture, or --literal - for the character.",
        "add liest nicht von der Standardeingabe; verwende zeitblock capture, oder --literal - für das Zeichen.")
    case .titlesBusy:
      return language(
        "Another program is improving titles; try again in a moment.",
        "Ein anderes Programm verbessert gerade Titel; versuche es gleich noch einmal.")
    case .noServer:
      return language(
        "No server is running on this data; start one with zeitblock serve.",
        "Auf diesen Daten läuft kein Server; starte einen mit zeitblock serve.")
    case .notANumber(let text):
      return language(
        "\(language.quoted(text)) isn’t a whole number.",
        "\(language.quoted(text)) ist keine ganze Zahl.")
    }
  }

  private static func reference(_ refusal: Refusal, _ language: Language) -> String {
    switch refusal {
    case .noSuchPosition(let position, let shown):
      return language(
        "No position \(position), the last list has \(language.tasks(shown)); see zeitblock list.",
        "Keine Position \(position), die zuletzt gezeigte Liste hat \(language.tasks(shown)); siehe zeitblock list.")
    case .deletedSince(let position, let title?):
      return language(
        "\(language.quoted(title)) at position \(position) was deleted; restore it with zeitblock trash.",
        """
        \(language.quoted(title)) an Position \(position) wurde gelöscht; stelle sie mit zeitblock trash wieder her.
        """)
    case .deletedSince(let position, nil):
      return language(
        "The task at position \(position) no longer exists; see zeitblock list.",
        "Die Aufgabe an Position \(position) gibt es nicht mehr; siehe zeitblock list.")
    case .notInTrash(let text):
      return language(
        "No \(language.quoted(text)) in the trash; see zeitblock trash.",
        "\(language.quoted(text)) liegt nicht im Papierkorb; siehe zeitblock trash.")
    case .nothingToBegin:
      return language(
        "Nothing to start today; zeitblock list shows all open tasks, zeitblock add TITLE adds one.",
        "Heute ist nichts möglich; zeitblock list zeigt alle offenen Aufgaben, zeitblock add TITEL fügt eine hinzu.")
    case .noGap(let minutes):
      return language(
        """
        No gap of \(language.length(minutes)) in your working hours in the next 14 days; give a time with --at, or \
        less with --for.
        """,
        """
        Keine Lücke von \(language.length(minutes)) in deinen Arbeitszeiten der nächsten 14 Tage; gib eine Zeit mit \
        --at oder weniger mit --for an.
        """)
    case .noBlock(let text):
      return language(
        "\(language.quoted(text)) isn’t scheduled; schedule it with zeitblock block \(text) --next.",
        "\(language.quoted(text)) ist nicht eingeplant; plane sie ein mit zeitblock block \(text) --next.")
    case .nothingToUnblock(let text):
      return language(
        "\(language.quoted(text)) has no upcoming time block; see zeitblock block --list.",
        "\(language.quoted(text)) hat keinen kommenden Zeitblock; siehe zeitblock block --list.")
    case .ambiguousBlock(let text, let blocks):
      let list = blocks.map { "\($0.id) (\($0.times))" }.joined(separator: ", ")
      return language(
        "\(language.quoted(text)) matches several blocks: \(list); name one.",
        "\(language.quoted(text)) passt auf mehrere Blöcke: \(list); nenne einen.")
    case .noHour(let text):
      return language(
        "\(language.quoted(text)) has no time; write 2026-12-24T15:00 or “tomorrow 9:00”.",
        "\(language.quoted(text)) hat keine Uhrzeit; schreibe 2026-12-24T15:00 oder „morgen 9:00“.")
    case .nothingFound(let text, let elsewhere):
      return language(
        "No such task holds all of \(language.quoted(text)); "
          + (elsewhere > 0 ? "\(elsewhere) others do, see --all." : "try fewer letters or words."),
        "Keine solche Aufgabe enthält alles aus \(language.quoted(text)); "
          + (elsewhere > 0
            ? "\(elsewhere) andere schon, siehe --all." : "versuche es mit weniger Buchstaben oder Wörtern."))
    case .ambiguousTask(let start, let ids):
      let list = ids.joined(separator: ", ")
      return language(
        "Several tasks start with \(language.quoted(start)): \(list); give more of the id.",
        "Mehrere Aufgaben beginnen mit \(language.quoted(start)): \(list); gib mehr von der Kennung an.")
    case .noSuchTask(let text):
      return language(
        "No task \(language.quoted(text)); see zeitblock list.",
        "Keine Aufgabe \(language.quoted(text)); siehe zeitblock list.")
    default: return ""
    }
  }

  private static func password(_ refusal: Refusal, _ language: Language) -> String {
    switch refusal {
    case .noPassword:
      return language(
        """
        The password is missing; give it as the first line of standard input with --password-stdin, or use \
        --password-command.
        """,
        """
        Das Passwort fehlt; gib es mit --password-stdin als erste Zeile der Standardeingabe an oder verwende \
        --password-command.
        """)
    case .shortPassword(let characters):
      return language(
        "The password is too short; use at least \(characters) characters.",
        "Das Passwort ist zu kurz; verwende mindestens \(characters) Zeichen.")
    case .longPassword(let bytes):
      return language(
        "The password is too long; use at most \(bytes) bytes.",
        "Das Passwort ist zu lang; verwende höchstens \(bytes) Bytes.")
    default: return ""
    }
  }

  private static func unknownList(_ name: String, _ known: [String], _ language: Language) -> String {
    let list = known.map { language.quoted($0) }.joined(separator: ", ")
    return language(
      "No list \(language.quoted(name)); choose one of \(list).",
      "Keine Liste \(language.quoted(name)); möglich sind \(list).")
  }

  static func systemText(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "errno \(code)"
  }
}

extension Refusal.Expected {
  var english: String {
    switch self {
    case .day: "day; write 2026-12-24, 2026-12-24 15:00, today, tomorrow or +7"
    case .minutes: "duration; write minutes from 1 to 1440"
    case .timeTaken: "task with its minutes; write 2=35"
    case .grade: "grade; write A, A-1, B, C, D, E or none"
    case .quadrant: "quadrant; write 1 (do first), 2 (schedule), 3 (delegate) or 4 (drop)"
    case .type: "type; write income, maintenance, recharge, learning or givingBack"
    case .importance: "level of importance; write low, medium or high"
    case .recurrence:
      "repeat; write daily, weekly:1,4, biweekly:1, monthly:31, yearly, every:3,days, an RRULE or none"
    case .destination: "position; write top, bottom, a number, before TASK or after TASK"
    case .port: "port; write a number from 0 to 65535"
    case .tokenName: "name of a token; write 1 to 100 characters"
    case .moment: "time; write 2026-12-24, 2026-12-24T15:00 or 2026-12-24T14:00:00Z"
    case .blockStart: "start time; write 2026-12-24T15:00, “tomorrow 9:00” or “friday 3pm”"
    case .planDays: "number of days to plan; write 1 to 14"
    case .key: "key; write 1 to 255 characters without spaces"
    }
  }

  var german: String {
    switch self {
    case .day: "kein Tag; schreibe 2026-12-24, 2026-12-24 15:00, heute, morgen oder +7"
    case .minutes: "keine Dauer; schreibe Minuten von 1 bis 1440"
    case .timeTaken: "keine Aufgabe mit ihren Minuten; schreibe 2=35"
    case .grade: "keine Stufe; schreibe A, A-1, B, C, D, E oder none"
    case .quadrant: "kein Quadrant; schreibe 1 (sofort), 2 (planen), 3 (abgeben) oder 4 (streichen)"
    case .type: "keine Art; schreibe income, maintenance, recharge, learning oder givingBack"
    case .importance: "keine Wichtigkeit; schreibe low, medium oder high"
    case .recurrence:
      """
      keine Wiederholung; schreibe daily, weekly:1,4, biweekly:1, monthly:31, yearly, every:3,days, eine RRULE oder \
      none
      """
    case .destination: "keine Position; schreibe top, bottom, eine Zahl, before AUFGABE oder after AUFGABE"
    case .port: "kein Port; schreibe eine Zahl von 0 bis 65535"
    case .tokenName: "kein Name für ein Token; schreibe 1 bis 100 Zeichen"
    case .moment: "keine Zeit; schreibe 2026-12-24, 2026-12-24T15:00 oder 2026-12-24T14:00:00Z"
    case .blockStart: "keine Startzeit; schreibe 2026-12-24T15:00, „morgen 9:00“ oder „Freitag 15 Uhr“"
    case .planDays: "keine Zahl von Tagen, die sich planen lässt; schreibe 1 bis 14"
    case .key: "kein Schlüssel; schreibe 1 bis 255 Zeichen ohne Leerzeichen"
    }
  }
}
