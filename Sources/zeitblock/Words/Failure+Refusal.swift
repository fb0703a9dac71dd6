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
    case .needsYes, .unknownAction, .noDataDirectory, .noPassword, .oneOf, .missing, .noHour,
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
      .invalidCalendar, .unhealthy, .noServer, .noAccounts, .otherQuestion, .noSuchToken, .ambiguousToken, .changesWait,
      .shortPassword, .longPassword, .fileInTheWay, .titlesOff, .titlesBusy:
      .refused
    }
  }

  private static func sentence(_ refusal: Refusal, _ language: Language) -> String {
    switch refusal {
    case .noDataDirectory:
      return language(
        "There is no place for the data; name one with --data DIR.",
        "Für die Daten fehlt ein Ort; nenne einen mit --data ORDNER.")
    case .outputFailed(let code):
      return language(
        "The output could not be written (\(systemText(code))); make room or choose another place.",
        "Die Ausgabe ließ sich nicht schreiben (\(systemText(code))); schaffe Platz oder wähle einen anderen Ort.")
    case .noSuchPosition, .noSuchTask, .deletedSince, .notInTrash, .nothingFound, .nothingToBegin, .noGap, .noBlock,
      .ambiguousTask, .nothingToUnblock, .ambiguousBlock, .noHour:
      return reference(refusal, language)
    case .unknownList(let name, let known): return unknownList(name, known, language)
    case .ambiguousList(let name):
      return language(
        "Several lists are called \(language.quoted(name)); use an id from zeitblock lists.",
        "Mehrere Listen heißen \(language.quoted(name)); nimm eine Kennung aus zeitblock lists.")
    case .needsOption(let word, let option):
      return language(
        "\(language.quoted(word)) means nothing here without \(option).",
        "\(language.quoted(word)) bedeutet hier ohne \(option) nichts.")
    case .needsYes:
      return language(
        "What is deleted for good cannot be brought back; say --yes if that is meant.",
        "Endgültig Gelöschtes lässt sich nicht zurückholen; sag --yes, wenn das so gemeint ist.")
    case .unknownAction(let word, let known):
      let list = known.joined(separator: ", ")
      return language(
        "\(language.quoted(word)) is no action; there are \(list).",
        "\(language.quoted(word)) ist keine Aktion; es gibt \(list).")
    case .unreadable(let text, let expected):
      let text = language.quoted(text)
      return language("\(text) is no \(expected.english).", "\(text) ist \(expected.german).")
    case .unknownSetting(let name, let known):
      let list = known.joined(separator: ", ")
      return language(
        "There is no setting \(language.quoted(name)); there are \(list).",
        "Eine Einstellung \(language.quoted(name)) gibt es nicht; es gibt \(list).")
    case .cannotRead(let path, let code):
      return language(
        "\(language.quoted(path)) cannot be read (\(systemText(code))); check the path and its rights.",
        "\(language.quoted(path)) lässt sich nicht lesen (\(systemText(code))); prüfe Pfad und Rechte.")
    case .cannotWrite(let path, let code):
      return language(
        "\(language.quoted(path)) cannot be written (\(systemText(code))); check the path, its rights and the room there.",
        "\(language.quoted(path)) lässt sich nicht schreiben (\(systemText(code))); prüfe Pfad, Rechte und Platz dort.")
    case .invalidCalendar(let files):
      return language(
        files == 1
          ? "One file has faults; they are listed above." : "\(files) files have faults; they are listed above.",
        files == 1 ? "Eine Datei hat Fehler; sie stehen oben." : "\(files) Dateien haben Fehler; sie stehen oben.")
    case .unhealthy(let findings):
      return language(
        findings == 1
          ? "One check failed; the remedy stands above." : "\(findings) checks failed; the remedies stand above.",
        findings == 1
          ? "Eine Prüfung schlug fehl; was hilft, steht oben."
          : "\(findings) Prüfungen schlugen fehl; was hilft, steht oben.")
    case .noAccounts:
      return language(
        "There is no account yet; zeitblock account add caldav URL --user NAME --password-stdin adds one.",
        "Es gibt noch kein Konto; zeitblock account add caldav URL --user NAME --password-stdin legt eins an.")
    case .otherQuestion(let mark):
      return language(
        "\(language.quoted(mark)) is no question that waits for an answer; zeitblock sync shows what is asked now.",
        "\(language.quoted(mark)) ist keine Frage, die auf Antwort wartet; zeitblock sync zeigt, was jetzt gefragt wird."
      )
    case .noSuchToken(let name):
      return language(
        "There is no token \(language.quoted(name)); zeitblock token list shows them all.",
        "Ein Token \(language.quoted(name)) gibt es nicht; zeitblock token list zeigt alle.")
    case .ambiguousToken(let name, let ids):
      let list = ids.joined(separator: ", ")
      return language(
        "Several tokens are called \(language.quoted(name)); name one by its id: \(list).",
        "Mehrere Tokens heißen \(language.quoted(name)); nenne eins mit seiner Kennung: \(list).")
    case .changesWait(let count, let list):
      return language(
        "\(language.quoted(list)) has changes that were not sent (\(language.tasks(count))); run zeitblock sync first, or add --keep-waiting.",
        "\(language.quoted(list)) hat nicht gesendete Änderungen (\(language.tasks(count))); ruf erst zeitblock sync auf oder gib --keep-waiting an."
      )
    case .noPassword, .shortPassword, .longPassword: return password(refusal, language)
    case .calendarThere(let address):
      return language(
        "The calendar \(language.quoted(address)) is shown already; zeitblock sync reads it anew.",
        "Der Kalender \(language.quoted(address)) ist schon da; zeitblock sync liest ihn neu.")
    case .missing(let options):
      let list = options.joined(separator: language(" or ", " oder "))
      return language(
        "\(list) is missing; --help shows what they take.", "\(list) fehlt; --help zeigt, was dahinter steht.")
    case .oneOf(let options):
      return language(
        "Choose one of \(options.joined(separator: ", ")).", "Wähle eins von \(options.joined(separator: ", ")).")
    case .repeats(let title):
      return language(
        "\(language.quoted(title)) repeats; choose --this for the one now due or --series for all of it.",
        "\(language.quoted(title)) kommt wieder; wähle --this für die fällige oder --series für die ganze Serie.")
    case .subtasks(let count, .deleting):
      return language(
        "Below it \(count == 1 ? "is one task" : "are \(count) tasks"); choose --subtasks to delete them too, or --only.",
        "Darunter \(count == 1 ? "ist eine Aufgabe" : "sind \(count) Aufgaben"); wähle --subtasks, um sie mit zu löschen, oder --only."
      )
    case .subtasks(let count, .completing):
      return language(
        "Below it \(count == 1 ? "one task is" : "\(count) tasks are") still open; choose --subtasks to complete them too, or --only.",
        "Darunter \(count == 1 ? "ist noch eine Aufgabe" : "sind noch \(count) Aufgaben") offen; wähle --subtasks, um sie mit zu erledigen, oder --only."
      )
    case .fileInTheWay(let path):
      return language(
        "\(language.quoted(path)) is there and is no backup; choose another name.",
        "\(language.quoted(path)) gibt es schon und ist keine Sicherung; nimm einen anderen Namen.")
    case .titlesOff:
      return language(
        "Titles stay as they come; zeitblock settings titles rules changes that.",
        "Titel bleiben, wie sie kommen; zeitblock settings titles rules ändert das.")
    case .onlyOneTask(let range):
      return language(
        "\(language.quoted(range)) means several tasks, and this takes one at a time.",
        "\(language.quoted(range)) meint mehrere Aufgaben, und hier geht nur eine auf einmal.")
    case .readsNoInput:
      return language(
        "Nothing is read from standard input here; zeitblock capture does that, and --literal - takes the sign.",
        "Hier wird nichts von der Standardeingabe gelesen; das tut zeitblock capture, und --literal - nimmt das Zeichen."
      )
    case .titlesBusy:
      return language(
        "Another program improves titles just now; try again in a moment.",
        "Gerade verbessert ein anderes Programm die Titel; versuch es gleich noch einmal.")
    case .noServer:
      return language(
        "No server runs on this data; start one with zeitblock serve.",
        "Auf diesen Daten läuft kein Server; starte einen mit zeitblock serve.")
    case .notANumber(let text):
      return language("\(language.quoted(text)) is no whole number.", "\(language.quoted(text)) ist keine ganze Zahl.")
    }
  }

  private static func reference(_ refusal: Refusal, _ language: Language) -> String {
    switch refusal {
    case .noSuchPosition(let position, let shown):
      return language(
        "There is no position \(position), the list shown last has \(language.tasks(shown)); zeitblock list shows it anew.",
        "Position \(position) gibt es nicht, die zuletzt gezeigte Liste hat \(language.tasks(shown)); zeitblock list zeigt sie neu."
      )
    case .deletedSince(let position, let title?):
      return language(
        "\(language.quoted(title)) at position \(position) was deleted; zeitblock trash shows it and brings it back.",
        "\(language.quoted(title)) an Position \(position) wurde gelöscht; zeitblock trash zeigt sie und holt sie zurück."
      )
    case .deletedSince(let position, nil):
      return language(
        "The task at position \(position) is gone; zeitblock list shows those there are.",
        "Die Aufgabe an Position \(position) ist nicht mehr da; zeitblock list zeigt, welche es gibt.")
    case .notInTrash(let text):
      return language(
        "There is no \(language.quoted(text)) in the trash; zeitblock trash shows what is.",
        "\(language.quoted(text)) liegt nicht im Papierkorb; zeitblock trash zeigt, was darin ist.")
    case .nothingToBegin:
      return language(
        "Nothing can be begun today; zeitblock list shows all open tasks, zeitblock add TITLE adds one.",
        "Heute lässt sich nichts beginnen; zeitblock list zeigt alle offenen Aufgaben, zeitblock add TITEL fügt eine hinzu."
      )
    case .noGap(let minutes):
      return language(
        "No gap within the working hours of the next 14 days holds \(minutes) minutes; name a time with --at, or fewer with --for.",
        "In der Arbeitszeit der nächsten 14 Tage fasst keine Lücke \(minutes) Minuten; nenne eine Zeit mit --at oder weniger mit --for."
      )
    case .noBlock(let text):
      return language(
        "No time is set aside for \(language.quoted(text)); zeitblock block \(text) --next sets some aside.",
        "Für \(language.quoted(text)) ist keine Zeit eingeplant; zeitblock block \(text) --next plant welche ein.")
    case .nothingToUnblock(let text):
      return language(
        "No time ahead is set aside for \(language.quoted(text)); zeitblock block --list shows what is.",
        "Für \(language.quoted(text)) ist keine Zeit mehr eingeplant; zeitblock block --list zeigt, wofür.")
    case .ambiguousBlock(let text, let blocks):
      let list = blocks.map { "\($0.id) (\($0.times))" }.joined(separator: ", ")
      return language(
        "Several blocks are meant by \(language.quoted(text)): \(list); name one of them.",
        "Mit \(language.quoted(text)) sind mehrere Blöcke gemeint: \(list); nenne einen davon.")
    case .noHour(let text):
      return language(
        "\(language.quoted(text)) names no hour; write 2026-12-24T15:00 or “tomorrow 9:00”.",
        "Bei \(language.quoted(text)) fehlt die Uhrzeit; schreib 2026-12-24T15:00 oder „morgen 9:00“.")
    case .nothingFound(let text, let elsewhere):
      return language(
        "No such task holds all of \(language.quoted(text)); "
          + (elsewhere > 0 ? "\(elsewhere) others do, see --all." : "try fewer letters or words."),
        "Keine solche Aufgabe enthält alles aus \(language.quoted(text)); "
          + (elsewhere > 0
            ? "\(elsewhere) andere schon, siehe --all." : "versuch es mit weniger Buchstaben oder Wörtern."))
    case .ambiguousTask(let start, let ids):
      let list = ids.joined(separator: ", ")
      return language(
        "Several tasks start with \(language.quoted(start)): \(list); type more of the id.",
        "Mehrere Aufgaben beginnen mit \(language.quoted(start)): \(list); schreib mehr von der Kennung.")
    case .noSuchTask(let text):
      return language(
        "There is no task \(language.quoted(text)); zeitblock list shows positions, zeitblock list --json ids.",
        "Eine Aufgabe \(language.quoted(text)) gibt es nicht; zeitblock list zeigt Positionen, zeitblock list --json Kennungen."
      )
    default: return ""
    }
  }

  private static func password(_ refusal: Refusal, _ language: Language) -> String {
    switch refusal {
    case .noPassword:
      return language(
        "The password is missing; give it as the first line of standard input with --password-stdin, or name a --password-command.",
        "Das Passwort fehlt; gib es mit --password-stdin als erste Zeile der Standardeingabe oder nenne einen --password-command."
      )
    case .shortPassword(let characters):
      return language(
        "The password is too short; use \(characters) characters or more.",
        "Das Passwort ist zu kurz; nimm mindestens \(characters) Zeichen.")
    case .longPassword(let bytes):
      return language(
        "The password is too long; use at most \(bytes) bytes.",
        "Das Passwort ist zu lang; nimm höchstens \(bytes) Bytes.")
    default: return ""
    }
  }

  private static func unknownList(_ name: String, _ known: [String], _ language: Language) -> String {
    let list = known.map { language.quoted($0) }.joined(separator: ", ")
    return language(
      "There is no list \(language.quoted(name)); there are \(list).",
      "Eine Liste \(language.quoted(name)) gibt es nicht; es gibt \(list).")
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
    case .grade: "grade; write A, A-1, B, C, D, E or none"
    case .quadrant: "quadrant; write 1 (do first), 2 (schedule), 3 (delegate) or 4 (drop)"
    case .type: "type; write income, maintenance, recharge, learning or givingBack"
    case .importance: "importance; write low, medium or high"
    case .recurrence:
      "repetition; write daily, weekly:1,4, biweekly:1, monthly:31, yearly, every:3,days, an RRULE or none"
    case .destination: "place; write top, bottom, a position, before TASK or after TASK"
    case .port: "port; write a number from 0 to 65535"
    case .tokenName: "name of a token; write 1 to 100 characters"
    case .moment: "time; write 2026-12-24, 2026-12-24T15:00 or 2026-12-24T14:00:00Z"
    case .blockStart: "time to begin; write 2026-12-24T15:00, “tomorrow 9:00” or “friday 3pm”"
    case .planDays: "number of days to plan; write 1 to 14"
    case .key: "key; write 1 to 255 characters without spaces"
    }
  }

  var german: String {
    switch self {
    case .day: "kein Tag; schreib 2026-12-24, 2026-12-24 15:00, heute, morgen oder +7"
    case .minutes: "keine Dauer; schreib Minuten von 1 bis 1440"
    case .grade: "keine Stufe; schreib A, A-1, B, C, D, E oder none"
    case .quadrant: "kein Feld; schreib 1 (sofort), 2 (planen), 3 (abgeben) oder 4 (streichen)"
    case .type: "keine Art; schreib income, maintenance, recharge, learning oder givingBack"
    case .importance: "keine Wichtigkeit; schreib low, medium oder high"
    case .recurrence:
      "keine Wiederholung; schreib daily, weekly:1,4, biweekly:1, monthly:31, yearly, every:3,days, eine RRULE oder none"
    case .destination: "kein Platz; schreib top, bottom, eine Position, before AUFGABE oder after AUFGABE"
    case .port: "kein Port; schreib eine Zahl von 0 bis 65535"
    case .tokenName: "kein Name für ein Token; schreib 1 bis 100 Zeichen"
    case .moment: "keine Zeit; schreib 2026-12-24, 2026-12-24T15:00 oder 2026-12-24T14:00:00Z"
    case .blockStart: "kein Beginn; schreib 2026-12-24T15:00, „morgen 9:00“ oder „Freitag 15 Uhr“"
    case .planDays: "keine Zahl von Tagen, die sich planen lässt; schreib 1 bis 14"
    case .key: "kein Schlüssel; schreib 1 bis 255 Zeichen ohne Leerzeichen"
    }
  }
}
