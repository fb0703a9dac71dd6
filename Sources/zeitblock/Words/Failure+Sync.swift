import CalDAV
import CommandLine
import Domain
import HTTPClient
import Sync

extension Failure {
  /// - Parameter account: the prefix of the message, for operations on several accounts.
  static func of(_ failure: SyncFailure, about account: String = "") -> Failure {
    let inner: Failure
    if case .planner(let failure) = failure {
      inner = of(failure)
    } else {
      inner = Failure(code(of: failure)) { sentence(failure, $0) }
    }
    if account.isEmpty { return inner }
    return Failure(inner.code) { printable(account) + ": " + inner.sentence($0) }
  }

  private static func code(of failure: SyncFailure) -> ExitCode {
    switch failure {
    case .addressUnusable, .userNameUnusable: .usage
    case .wrongPassword, .forbidden, .passwordCommand: .denied
    case .noTaskLists, .accountExists, .unknownAccount, .plainHTTP: .refused
    case .certificateFileUnreadable, .certificateFileEmpty: .storage
    default: .network
    }
  }

  private static func sentence(_ failure: SyncFailure, _ language: Language) -> String {
    switch failure {
    case .addressUnusable, .userNameUnusable, .notCalDAV, .wrongPassword, .forbidden, .notFound, .otherHosts,
      .plainHTTP,
      .movedAway, .noTaskLists, .accountExists, .unknownAccount, .noCalendar:
      return aboutAccount(failure, language)
    case .passwordCommand(let fault): return sentence(fault, language)
    case .serverBusy, .serverAnswered, .answerUnreadable, .answerTooLarge, .listingIncomplete:
      return aboutAnswer(failure, language)
    default: return aboutConnection(failure, language)
    }
  }

  private static func aboutAccount(_ failure: SyncFailure, _ language: Language) -> String {
    switch failure {
    case .addressUnusable(let address):
      // The part before an `@` may contain a password.
      let text = address.lastIndex(of: "@").map { "…" + address[$0...] } ?? address
      return language(
        "\(language.quoted(text)) isn’t a server address; give one like https://dav.example.org.",
        "\(language.quoted(text)) ist keine Serveradresse; gib eine wie https://dav.example.org an.")
    case .userNameUnusable:
      return language(
        "A user name can’t contain colons or control characters; check --user.",
        "Ein Benutzername darf weder Doppelpunkt noch Steuerzeichen enthalten; prüfe --user.")
    case .notCalDAV(let address):
      return language(
        "\(printable(address)) isn’t a CalDAV server; check the address.",
        "\(printable(address)) ist kein CalDAV-Server; prüfe die Adresse.")
    case .wrongPassword(let address):
      return language(
        "\(printable(address)): wrong user name or password. Many providers require an app password.",
        "\(printable(address)): Benutzername oder Passwort ist falsch. Viele Anbieter verlangen ein App-Passwort.")
    case .forbidden(let address):
      return language(
        "\(printable(address)) doesn’t allow this user access; ask your provider.",
        "\(printable(address)) erlaubt diesem Benutzer keinen Zugriff; frage deinen Anbieter.")
    case .notFound(let address):
      return language(
        "There’s nothing at \(printable(address)); check the address.",
        "Unter \(printable(address)) gibt es nichts; prüfe die Adresse.")
    case .plainHTTP(let origin):
      return language(
        "\(printable(origin)) is not encrypted, so the password can be read on the way; use https, or allow it with --plain-http.",
        "\(printable(origin)) ist unverschlüsselt, das Passwort kann unterwegs gelesen werden; nimm https oder erlaube es mit --plain-http."
      )
    case .otherHosts(let hosts):
      let list = hosts.map { "--trust-host " + printable($0) }.joined(separator: " ")
      return language(
        "The server keeps its lists on another server; to send the password there too, add \(list).",
        """
        Der Server hat seine Listen auf einem anderen Server; um das Passwort auch dorthin zu senden, gib \(list) \
        an.
        """)
    case .movedAway(let address):
      return language(
        """
        The calendar redirects to \(printable(address)); if you trust that server, run zeitblock calendar add with \
        that address.
        """,
        """
        Der Kalender leitet weiter zu \(printable(address)); vertraust du diesem Server, starte zeitblock calendar \
        add mit dieser Adresse.
        """)
    case .noCalendar(let address):
      return language(
        "\(printable(address)) isn’t a calendar; check the address.",
        "\(printable(address)) ist kein Kalender; prüfe die Adresse.")
    case .awaitsConsent(let path):
      return language(
        "The calendar file \(language.quoted(path)) came with a restored backup; zeitblock backup allow lets Zeitblock read it.",
        """
        Die Kalenderdatei \(language.quoted(path)) stammt aus einer Sicherung; erst zeitblock backup allow lässt \
        Zeitblock sie lesen.
        """)
    case .noTaskLists(let address):
      return language(
        "\(printable(address)) has no task lists and no calendars; create one there and try again.",
        """
        \(printable(address)) hat weder Aufgabenlisten noch Kalender; lege dort etwas an und versuche es noch \
        einmal.
        """)
    case .accountExists(let id):
      return language(
        "The account \(language.quoted(id)) already exists; zeitblock sync reads it.",
        "Das Konto \(language.quoted(id)) gibt es schon; zeitblock sync liest es.")
    case .unknownAccount(let id):
      return language(
        "No account \(language.quoted(id)); see zeitblock account list.",
        "Kein Konto \(language.quoted(id)); siehe zeitblock account list.")
    default: return ""
    }
  }

  private static func sentence(_ fault: PasswordCommandFault, _ language: Language) -> String {
    switch fault {
    case .awaitsConsent:
      language(
        "The password command came with a restored backup and waits for your yes; zeitblock backup allow shows it.",
        "Der Passwort-Befehl stammt aus einer Sicherung und wartet auf dein Ja; zeitblock backup allow zeigt ihn.")
    case .notStarted(let code):
      language(
        "Couldn’t start the password command (\(systemText(Int32(code)))); try again.",
        "Der Passwort-Befehl ließ sich nicht starten (\(systemText(Int32(code)))); versuche es noch einmal.")
    case .timedOut(let seconds):
      language(
        """
        The password command printed nothing for \(seconds) seconds and was stopped; run it in a terminal to see \
        why.
        """,
        """
        Der Passwort-Befehl hat \(seconds) Sekunden lang nichts ausgegeben und wurde beendet; rufe ihn im Terminal \
        auf, um den Grund zu sehen.
        """)
    case .failed(let status):
      language(
        "The password command failed with status \(status); run it in a terminal to see why.",
        "Der Passwort-Befehl ist mit Status \(status) gescheitert; rufe ihn im Terminal auf, um den Grund zu sehen.")
    case .empty:
      language(
        "The first line the password command prints is empty; it must contain the password.",
        "Die erste Zeile des Passwort-Befehls ist leer; dort muss das Passwort stehen.")
    }
  }

  private static func aboutAnswer(_ failure: SyncFailure, _ language: Language) -> String {
    switch failure {
    case .serverBusy(let status, let seconds):
      let wait = seconds.map { language("in \($0) seconds", "in \($0) Sekunden") } ?? language("later", "später")
      return language(
        "The server is busy (\(status)); try again \(wait).",
        "Der Server ist überlastet (\(status)); versuche es \(wait) noch einmal.")
    case .serverAnswered(status: 507, _):
      return language(
        "The server is out of space; delete something there and try again.",
        "Der Server hat keinen Speicherplatz mehr; lösche dort etwas und versuche es noch einmal.")
    case .serverAnswered(let status, let codes):
      let code = ([String(status)] + codes.map { printable($0) }).joined(separator: ", ")
      return language(
        "The server responded with an error (\(code)); try again later.",
        "Der Server hat mit einem Fehler geantwortet (\(code)); versuche es später noch einmal.")
    case .answerTooLarge(let limit):
      return language(
        "The server’s response is larger than \(limit >> 20) MB and wasn’t read. Nothing was changed.",
        "Die Antwort des Servers ist größer als \(limit >> 20) MB und wurde nicht gelesen. Nichts wurde geändert.")
    case .listingIncomplete(.tooManyCalendars(let limit)):
      return language(
        "The server has more than \(limit) calendars and lists in one place. Nothing was changed; delete some there.",
        """
        Der Server hat mehr als \(limit) Kalender und Listen an einem Ort. Nichts wurde geändert; lösche dort einige.
        """)
    case .listingIncomplete:
      return language(
        "The server’s list is incomplete, so nothing was deleted; try again later.",
        "Die Liste des Servers ist unvollständig, deshalb wurde nichts gelöscht; versuche es später noch einmal.")
    default:
      return language(
        """
        The server’s response is unreadable. Nothing was changed; check that the address belongs to a CalDAV server.
        """,
        """
        Die Antwort des Servers ist unlesbar. Nichts wurde geändert; prüfe, ob die Adresse zu einem CalDAV-Server \
        gehört.
        """)
    }
  }

  private static func aboutConnection(_ failure: SyncFailure, _ language: Language) -> String {
    switch failure {
    case .hostUnknown(let host):
      return language(
        "Can’t find \(language.quoted(host)); check the address and your internet connection.",
        "\(language.quoted(host)) wurde nicht gefunden; prüfe Adresse und Internetverbindung.")
    case .connectionRefused(let address):
      return language(
        "\(printable(address)) doesn’t respond; check the address and port, and whether the server is running.",
        "\(printable(address)) antwortet nicht; prüfe Adresse und Port, und ob der Server läuft.")
    case .unreachable(let address, let code):
      return language(
        "Can’t reach \(printable(address)) (\(systemText(Int32(code)))); check your internet connection.",
        "\(printable(address)) ist nicht erreichbar (\(systemText(Int32(code)))); prüfe deine Internetverbindung.")
    case .timedOut:
      return language(
        "The server didn’t respond in time; try again later.",
        "Der Server hat nicht rechtzeitig geantwortet; versuche es später noch einmal.")
    case .certificate(let host, .expired):
      return language(
        "The certificate of \(printable(host)) has expired, so nothing was sent; your provider must renew it.",
        "Das Zertifikat von \(printable(host)) ist abgelaufen, deshalb wurde nichts gesendet; dein Anbieter muss es erneuern."
      )
    case .certificate(let host, .notYetValid):
      return language(
        "The certificate of \(printable(host)) isn’t valid yet, so nothing was sent; check the date where Zeitblock runs.",
        """
        Das Zertifikat von \(printable(host)) ist noch nicht gültig, deshalb wurde nichts gesendet; prüfe das Datum, \
        wo Zeitblock läuft.
        """)
    case .certificate(let host, .wrongHost):
      return language(
        """
        The certificate of \(printable(host)) was issued for another server, so nothing was sent; check the account’s \
        address.
        """,
        """
        Das Zertifikat von \(printable(host)) ist für einen anderen Server ausgestellt, deshalb wurde nichts gesendet; \
        prüfe die Adresse des Kontos.
        """)
    case .certificate(let host, let problem):
      return language(
        """
        The certificate of \(printable(host)) isn’t trusted (\(problem.english)), so nothing was sent; if it’s yours, \
        give its file with --ca.
        """,
        """
        Das Zertifikat von \(printable(host)) ist nicht vertrauenswürdig (\(problem.german)), deshalb wurde nichts \
        gesendet; ist es deins, gib seine Datei mit --ca an.
        """)
    case .certificateFileUnreadable(let file):
      return language(
        "Can’t read certificates from \(language.quoted(file)); check the file given with --ca.",
        "Aus \(language.quoted(file)) lassen sich keine Zertifikate lesen; prüfe die mit --ca angegebene Datei.")
    case .certificateFileEmpty(let file):
      return language(
        "\(language.quoted(file)) contains no certificate (PEM); check the file given with --ca.",
        "\(language.quoted(file)) enthält kein Zertifikat (PEM); prüfe die mit --ca angegebene Datei.")
    case .connectionFailed(let code) where code == SyncFailure.noTLS:
      return language(
        "No encrypted connection to the server could be set up; check the address and the port.",
        "Es kam keine verschlüsselte Verbindung zum Server zustande; prüfe die Adresse und den Port.")
    case .connectionFailed:
      return language(
        "The connection broke before the server’s response was complete. Try again later.",
        """
        Die Verbindung ist abgebrochen, bevor die Antwort des Servers vollständig war. Versuche es \
        später noch einmal.
        """)
    default: return ""
    }
  }
}

extension Failure {
  /// Describes a failed operation on a list.
  /// - Parameter question: the mark of the deletion guard's question.
  static func of(_ problem: ListProblem, in list: String, asking question: String? = nil) -> Failure {
    if case .deletionGuard(let count, let total) = problem {
      return Failure(.refused) { held(count, of: total, in: list, question ?? "", $0) }
    }
    if case .failed(let failure) = problem { return of(failure, about: list) }
    if case .waiting(_, let failure) = problem {
      return Failure(of(failure).code) { sentence(problem, list, $0) }
    }
    return Failure(code(of: problem)) { sentence(problem, list, $0) }
  }

  private static func code(of problem: ListProblem) -> ExitCode {
    if case .readOnly = problem { return .denied }
    return .refused
  }

  private static func sentence(_ problem: ListProblem, _ list: String, _ language: Language) -> String {
    let list = language.quoted(list)
    switch problem {
    case .tooManyEvents(let limit):
      return language(
        "\(list) has very many repeats: the days you open are complete, others show up to \(limit) per event.",
        "\(list) hat sehr viele Wiederholungen: Tage, die du öffnest, sind vollständig, andere zeigen bis zu \(limit) je Termin."
      )
    case .readOnly(let waiting):
      return language(
        "\(list) is read-only; your changes stay in Zeitblock (\(language.tasks(waiting))).",
        "\(list) ist schreibgeschützt; deine Änderungen bleiben in Zeitblock (\(language.tasks(waiting))).")
    case .missing(.events):
      return language(
        "\(list) was deleted on the server, so its events are only in Zeitblock; zeitblock lists unuse removes it from view.",
        "\(list) wurde auf dem Server gelöscht, die Termine gibt es nur noch in Zeitblock; "
          + "zeitblock lists unuse blendet sie aus.")
    case .missing:
      return language(
        "\(list) was deleted on the server, so its tasks are only in Zeitblock; "
          + "zeitblock edit --list moves them to another list.",
        "\(list) wurde auf dem Server gelöscht, ihre Aufgaben gibt es nur noch in Zeitblock; "
          + "zeitblock edit --list verschiebt sie in eine andere Liste.")
    case .quarantined(let href):
      return language(
        "\(list): \(language.quoted(href)) is unreadable and was left unchanged; zeitblock ics check shows why.",
        "\(list): \(language.quoted(href)) ist unlesbar und wurde nicht geändert; zeitblock ics check zeigt, warum.")
    case .rejected(let title, let status, let code, let words):
      let reason = printable(words ?? code ?? String(status))
      return language(
        """
        \(list): the server rejected \(language.quoted(title)) (\(reason)). Your version is kept; edit it to retry.
        """,
        """
        \(list): Der Server lehnt \(language.quoted(title)) ab (\(reason)). Deine Fassung bleibt; ändere sie, um es \
        erneut zu versuchen.
        """)
    case .waiting(let title, let failure):
      return language(
        "\(list): \(language.quoted(title)) wasn’t sent and waits: ",
        "\(list): \(language.quoted(title)) wurde nicht gesendet und wartet: ")
        + of(failure).sentence(language)
    case .notKept(let title, let fields):
      let names = fields.map { $0.name(in: language) }.joined(separator: ", ")
      return language(
        "\(list): the server didn’t save all of \(language.quoted(title)) (\(names)); Zeitblock has everything.",
        """
        \(list): Der Server hat \(language.quoted(title)) nicht vollständig gespeichert (\(names)); in Zeitblock ist \
        alles erhalten.
        """)
    case .failed, .deletionGuard: return ""
    }
  }

  private static func held(
    _ count: Int, of total: Int, in list: String, _ question: String, _ language: Language
  ) -> String {
    let (list, answer) = (language.quoted(list), "zeitblock sync --confirm-deletions \(question.prefix(8))")
    return language(
      """
      \(list): \(count) of \(total) were deleted on the server. They stay in Zeitblock until you decide; \(answer) \
      deletes them.
      """,
      """
      \(list): \(count) von \(total) wurden auf dem Server gelöscht. In Zeitblock bleiben sie, bis du entscheidest; \
      \(answer) löscht sie.
      """)
  }
}

extension CertificateProblem {
  fileprivate var english: String {
    switch self {
    case .selfSigned: "self-signed"
    case .other(let code): "code \(code)"
    default: "unknown authority"
    }
  }

  fileprivate var german: String {
    switch self {
    case .selfSigned: "selbst unterschrieben"
    case .other(let code): "Code \(code)"
    default: "unbekannte Stelle"
    }
  }
}
