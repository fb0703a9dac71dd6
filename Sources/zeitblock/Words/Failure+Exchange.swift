import CommandLine
import Domain

/// A file that was rejected as a whole.
struct UnreadFile: Error {
  let path: String
  let failure: ExchangeFailure
}

extension Failure {
  static func of(_ error: UnreadFile) -> Failure {
    Failure(error.failure == .unknownFormat ? .usage : .refused) { language in
      let name =
        error.path == "-" ? language("standard input", "der Standardeingabe") : language.quoted(error.path)
      return language("Nothing was imported from \(name): ", "Aus \(name) wurde nichts importiert: ")
        + error.failure.sentence(in: language)
    }
  }
}

extension ExchangeFailure {
  fileprivate func sentence(in language: Language) -> String {
    switch self {
    case .empty: language("it is empty; export it again.", "sie ist leer; exportiere sie noch einmal.")
    case .tooLarge(let limit):
      language("it is larger than \(limit >> 20) MB; split it.", "sie ist größer als \(limit >> 20) MB; teile sie auf.")
    case .tooMany(let most):
      language(
        "it has more than \(most.entries) entries or \(most.fields) fields; split it.",
        "sie hat mehr als \(most.entries) Einträge oder \(most.fields) Felder; teile sie auf.")
    case .busy:
      language(
        "another file is being read; try again in a moment.",
        "gerade wird eine andere Datei gelesen; versuche es gleich noch einmal.")
    case .unknownFormat:
      language(
        "Zeitblock doesn’t recognise the format; give it with --format.",
        "Zeitblock erkennt das Format nicht; gib es mit --format an.")
    case .packed:
      language(
        "it is an archive; unpack it and import the files in it.",
        "sie ist ein Archiv; entpacke es und importiere die Dateien darin.")
    case .notText(let line):
      language(
        "line \(line) contains a NUL byte, so it isn’t text; export it again as text.",
        "Zeile \(line) enthält ein NUL-Byte, sie ist kein Text; exportiere sie noch einmal als Text.")
    case .notUTF8(let line):
      language(
        "line \(line) isn’t UTF-8; save the file as UTF-8.",
        "Zeile \(line) ist kein UTF-8; speichere die Datei als UTF-8.")
    case .syntax(let line):
      language(
        "line \(line) doesn’t match this format; check it, or give another with --format.",
        "Zeile \(line) passt nicht zum Format; prüfe sie oder gib mit --format ein anderes an.")
    case .truncated(let line):
      language(
        "it is incomplete: the section at line \(line) has no end; export it again.",
        "sie ist unvollständig: Der Abschnitt ab Zeile \(line) hat kein Ende; exportiere sie noch einmal.")
    case .missing(let field, let line):
      language(
        "\(language.quoted(field)) is missing in line \(line); add it, or give another format with --format.",
        "\(language.quoted(field)) fehlt in Zeile \(line); ergänze es oder gib mit --format ein anderes Format an.")
    case .value(let field, let line):
      language(
        "line \(line) has an invalid value in \(language.quoted(field)); correct it.",
        "Zeile \(line) hat in \(language.quoted(field)) einen ungültigen Wert; berichtige ihn.")
    case .newerVersion(let version):
      language(
        "it is from a newer version of Zeitblock (\(version)); update Zeitblock.",
        "sie stammt aus einer neueren Version von Zeitblock (\(version)); aktualisiere Zeitblock.")
    }
  }
}
