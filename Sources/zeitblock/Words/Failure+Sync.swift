import CalDAV
import CommandLine
import Domain
import HTTPClient
import Sync

extension Failure {
  /// - Parameter account: named in front where several may fail.
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
    case .noTaskLists, .accountExists, .unknownAccount: .refused
    case .certificateFileUnreadable, .certificateFileEmpty: .storage
    default: .network
    }
  }

  private static func sentence(_ failure: SyncFailure, _ language: Language) -> String {
    switch failure {
    case .addressUnusable, .userNameUnusable, .notCalDAV, .wrongPassword, .forbidden, .notFound, .otherHosts,
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
      // What stands before an @ may be a password.
      let text = address.lastIndex(of: "@").map { "…" + address[$0...] } ?? address
      return language(
        "\(language.quoted(text)) is no address of a server; write one like https://dav.example.org.",
        "\(language.quoted(text)) ist keine Adresse eines Servers; schreib eine wie https://dav.example.org.")
    case .userNameUnusable:
      return language(
        "A user name cannot contain a colon or control character; check --user.",
        "Ein Benutzername kann keinen Doppelpunkt und kein Steuerzeichen enthalten; prüfe --user.")
    case .notCalDAV(let address):
      return language(
        "\(printable(address)) answers, but not as a CalDAV server; check the address.",
        "\(printable(address)) antwortet, aber nicht als CalDAV-Server; prüfe die Adresse.")
    case .wrongPassword(let address):
      return language(
        "\(printable(address)) refuses this user or password; check both, many servers want an app password.",
        "\(printable(address)) lehnt Benutzer oder Passwort ab; prüfe beide, viele Server wollen ein App-Passwort.")
    case .forbidden(let address):
      return language(
        "\(printable(address)) knows this user but allows no access; ask who runs the server.",
        "\(printable(address)) kennt den Benutzer, erlaubt aber keinen Zugriff; frag, wer den Server betreibt.")
    case .notFound(let address):
      return language(
        "There is nothing at \(printable(address)); check the address.",
        "Unter \(printable(address)) gibt es nichts; prüfe die Adresse.")
    case .otherHosts(let hosts):
      let list = hosts.map { "--trust-host " + printable($0) }.joined(separator: " ")
      return language(
        "The server keeps its lists on another host; if that host may see the password, add \(list).",
        "Der Server hat seine Listen auf einem anderen Rechner; darf der das Passwort sehen, gib \(list) an.")
    case .movedAway(let address):
      return language(
        "The calendar leads on to \(printable(address)); if you trust that host, zeitblock calendar add that address.",
        "Der Kalender führt weiter zu \(printable(address)); vertraust du diesem Rechner, nimm die Adresse mit zeitblock calendar add."
      )
    case .noCalendar(let address):
      return language(
        "\(printable(address)) is no calendar; check the address.",
        "\(printable(address)) ist kein Kalender; prüfe die Adresse.")
    case .noTaskLists(let address):
      return language(
        "\(printable(address)) has neither a list for tasks nor a calendar; make one there and try again.",
        "\(printable(address)) hat weder Aufgabenliste noch Kalender; leg dort etwas an und versuch es noch einmal.")
    case .accountExists(let id):
      return language(
        "The account \(language.quoted(id)) is there already; zeitblock sync reads it.",
        "Das Konto \(language.quoted(id)) gibt es schon; zeitblock sync liest es.")
    case .unknownAccount(let id):
      return language(
        "There is no account \(language.quoted(id)); zeitblock account list shows them all.",
        "Ein Konto \(language.quoted(id)) gibt es nicht; zeitblock account list zeigt alle.")
    default: return ""
    }
  }

  private static func sentence(_ fault: PasswordCommandFault, _ language: Language) -> String {
    switch fault {
    case .notStarted(let code):
      language(
        "The password command could not be started (\(systemText(Int32(code)))); try again.",
        "Der Passwort-Befehl ließ sich nicht starten (\(systemText(Int32(code)))); versuch es noch einmal.")
    case .timedOut(let seconds):
      language(
        "The password command printed nothing for \(seconds) seconds and was ended; run it by hand to see why.",
        "Der Passwort-Befehl gab \(seconds) Sekunden lang nichts aus und wurde beendet; ruf ihn von Hand auf.")
    case .failed(let status):
      language(
        "The password command failed with status \(status); run it by hand to see why.",
        "Der Passwort-Befehl scheiterte mit Status \(status); ruf ihn von Hand auf, um zu sehen, warum.")
    case .empty:
      language(
        "The first line the password command prints is empty; it has to print the password there.",
        "Die erste Zeile des Passwort-Befehls ist leer; dort muss er das Passwort ausgeben.")
    }
  }

  private static func aboutAnswer(_ failure: SyncFailure, _ language: Language) -> String {
    switch failure {
    case .serverBusy(let status, let seconds):
      let wait = seconds.map { language("in \($0) seconds", "in \($0) Sekunden") } ?? language("later", "später")
      return language(
        "The server is busy (\(status)); try again \(wait).",
        "Der Server ist beschäftigt (\(status)); versuch es \(wait) noch einmal.")
    case .serverAnswered(status: 507, _):
      return language(
        "The server has no room left; delete something there and try again.",
        "Der Server hat keinen Platz mehr; lösche dort etwas und versuch es noch einmal.")
    case .serverAnswered(let status, let codes):
      let code = ([String(status)] + codes.map { printable($0) }).joined(separator: ", ")
      return language(
        "The server answered with an error (\(code)); try again later.",
        "Der Server antwortete mit einem Fehler (\(code)); versuch es später noch einmal.")
    case .answerTooLarge(let limit):
      return language(
        "The server's answer is larger than \(limit >> 20) MB and was not read; nothing was changed.",
        "Die Antwort des Servers ist größer als \(limit >> 20) MB und wurde nicht gelesen; nichts wurde geändert.")
    case .listingIncomplete:
      return language(
        "The server's list is not complete, so nothing was deleted here; try again later.",
        "Die Liste des Servers ist nicht vollständig, darum wurde hier nichts gelöscht; versuch es später noch einmal.")
    default:
      return language(
        "The server's answer cannot be read and nothing was changed; check that the address is a CalDAV server's.",
        "Die Antwort des Servers ist nicht lesbar, nichts wurde geändert; prüfe, ob die Adresse zu einem CalDAV-Server gehört."
      )
    }
  }

  private static func aboutConnection(_ failure: SyncFailure, _ language: Language) -> String {
    switch failure {
    case .hostUnknown(let host):
      return language(
        "There is no host \(language.quoted(host)); check the address and the connection to the net.",
        "Einen Rechner \(language.quoted(host)) gibt es nicht; prüfe die Adresse und die Verbindung zum Netz.")
    case .connectionRefused(let address):
      return language(
        "Nothing answers at \(printable(address)); check that the server runs.",
        "Unter \(printable(address)) antwortet nichts; prüfe, ob der Server läuft.")
    case .unreachable(let address, let code):
      return language(
        "\(printable(address)) cannot be reached (\(systemText(Int32(code)))); check the connection to the net.",
        "\(printable(address)) ist nicht erreichbar (\(systemText(Int32(code)))); prüfe die Verbindung zum Netz.")
    case .timedOut:
      return language(
        "The server did not answer in time; try again later.",
        "Der Server antwortete nicht rechtzeitig; versuch es später noch einmal.")
    case .certificate(let host, let problem):
      return language(
        "The certificate of \(printable(host)) is not to be trusted (\(problem.english)); if it is yours, give its file with --ca.",
        "Dem Zertifikat von \(printable(host)) ist nicht zu trauen (\(problem.german)); ist es deins, gib seine Datei mit --ca an."
      )
    case .certificateFileUnreadable(let file):
      return language(
        "\(language.quoted(file)) cannot be read as certificates; check the file given with --ca.",
        "\(language.quoted(file)) enthält keine lesbaren Zertifikate; prüfe die mit --ca angegebene Datei.")
    case .certificateFileEmpty(let file):
      return language(
        "\(language.quoted(file)) holds no certificate (PEM); check the file given with --ca.",
        "\(language.quoted(file)) enthält kein Zertifikat (PEM); prüfe die mit --ca angegebene Datei.")
    case .connectionFailed(let code):
      return language(
        "The connection broke (libcurl code \(code)) before the answer was whole; try again later.",
        "Die Verbindung brach ab (libcurl-Code \(code)), bevor die Antwort ganz da war; versuch es später noch einmal.")
    default: return ""
    }
  }
}

extension Failure {
  /// What could not be done in a list.
  /// - Parameter question: the mark of what a brake asks.
  static func of(_ problem: ListProblem, in list: String, asking question: String? = nil) -> Failure {
    if case .brake(let count, let total) = problem {
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
        "\(list) has so many repetitions that only some are shown (up to \(limit)); ask who keeps the calendar.",
        "\(list) hat so viele Wiederholungen, dass nur ein Teil gezeigt wird (bis zu \(limit)); frag, wer den Kalender führt."
      )
    case .readOnly(let waiting):
      return language(
        "\(list) may only be read; \(language.tasks(waiting)) changed here stay unsent.",
        "\(list) darf nur gelesen werden; hier Geändertes bleibt ungesendet (\(language.tasks(waiting))).")
    case .missing:
      return language(
        "\(list) is no longer on the server; its tasks stay here.",
        "\(list) ist nicht mehr auf dem Server; die Aufgaben bleiben hier.")
    case .quarantined(let href):
      return language(
        "\(list): \(language.quoted(href)) cannot be read and was left alone; zeitblock ics check tells why.",
        "\(list): \(language.quoted(href)) ist nicht lesbar und blieb unberührt; zeitblock ics check sagt, warum.")
    case .rejected(let title, let status, let code, let words):
      let reason = printable(words ?? code ?? String(status))
      return language(
        "\(list): the server refuses \(language.quoted(title)) (\(reason)); it stays as it is here until you change it.",
        "\(list): der Server lehnt \(language.quoted(title)) ab (\(reason)); hier bleibt es, wie es ist, bis du es änderst."
      )
    case .waiting(let title, let failure):
      return language(
        "\(list): \(language.quoted(title)) could not be sent and waits: ",
        "\(list): \(language.quoted(title)) ließ sich nicht senden und wartet: ")
        + of(failure).sentence(language)
    case .notKept(let title, let fields):
      let names = fields.map { $0.name(in: language) }.joined(separator: ", ")
      return language(
        "\(list): the server did not keep everything of \(language.quoted(title)) (\(names)); it stays here.",
        "\(list): der Server behielt nicht alles von \(language.quoted(title)) (\(names)); hier bleibt es.")
    case .failed, .brake: return ""
    }
  }

  private static func held(
    _ count: Int, of total: Int, in list: String, _ question: String, _ language: Language
  ) -> String {
    let (list, answer) = (language.quoted(list), "zeitblock sync --confirm-deletions \(question.prefix(8))")
    return language(
      "\(list): \(count) of \(total) are gone on the server and stay here for now; \(answer) lets them go.",
      "\(list): \(count) von \(total) sind auf dem Server weg und bleiben vorerst hier; \(answer) gibt sie auf.")
  }
}

extension CertificateProblem {
  fileprivate var english: String {
    switch self {
    case .selfSigned: "self-signed"
    case .unknownAuthority: "unknown authority"
    case .expired: "expired"
    case .notYetValid: "not valid yet"
    case .wrongHost: "made for another host"
    case .other(let code): "code \(code)"
    }
  }

  fileprivate var german: String {
    switch self {
    case .selfSigned: "selbst unterschrieben"
    case .unknownAuthority: "unbekannte Stelle"
    case .expired: "abgelaufen"
    case .notYetValid: "noch nicht gültig"
    case .wrongHost: "für einen anderen Rechner ausgestellt"
    case .other(let code): "Code \(code)"
    }
  }
}
