import CommandLine
import Domain

/// A file that was refused as a whole.
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
        "gerade wird eine andere Datei gelesen; versuch es gleich noch einmal.")
    case .unknownFormat:
      language(
        "it is not clear what it is; name the format with --format.",
        "es ist nicht klar, was es ist; nenne das Format mit --format.")
    case .packed:
      language(
        "it is an archive; unpack it and import the files in it.",
        "sie ist ein Archiv; entpacke es und importiere die Dateien darin.")
    case .notText(let line):
      language(
        "line \(line) has a NUL byte, so it is no text; export it again as text.",
        "Zeile \(line) hat ein NUL-Byte, das ist kein Text; exportiere sie noch einmal als Text.")
    case .notUTF8(let line):
      language(
        "line \(line) is not UTF-8; save it in that encoding.", "Zeile \(line) ist kein UTF-8; speichere sie so.")
    case .syntax(let line):
      language(
        "line \(line) does not belong to this format; check it, or name another with --format.",
        "Zeile \(line) passt nicht zum Format; prüfe sie oder nenne mit --format ein anderes.")
    case .truncated(let line):
      language(
        "it ends in the middle of what begins in line \(line); fetch it again.",
        "sie endet mitten in dem, was in Zeile \(line) beginnt; hol sie noch einmal.")
    case .missing(let field, let line):
      language(
        "\(language.quoted(field)) is missing in line \(line); add it, or name another format with --format.",
        "\(language.quoted(field)) fehlt in Zeile \(line); ergänze es oder nenne mit --format ein anderes Format.")
    case .value(let field, let line):
      language(
        "line \(line) has a value in \(language.quoted(field)) that means nothing; correct it.",
        "Zeile \(line) hat in \(language.quoted(field)) einen Wert, der nichts bedeutet; berichtige ihn.")
    case .newerVersion(let version):
      language(
        "it was written by a newer Zeitblock (version \(version)); update this program.",
        "sie stammt von einem neueren Zeitblock (Version \(version)); aktualisiere dieses Programm.")
    }
  }
}
