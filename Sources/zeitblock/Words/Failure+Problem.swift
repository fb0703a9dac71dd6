import CommandLine
import Domain

/// A problem file that cannot be planned.
struct UnreadProblem: Error {
  let path: String
  /// Nil if the file is too large to be read.
  let fault: ProblemFault?
}

extension Failure {
  static func of(_ error: UnreadProblem) -> Failure {
    Failure(.refused) { language in
      let name = error.path == "-" ? language("standard input", "Standardeingabe") : language.quoted(error.path)
      let what =
        error.fault?.sentence(in: language)
        ?? language("it is larger than 16 MB; leave tasks out.", "sie ist größer als 16 MB; lass Aufgaben weg.")
      return language("Nothing was planned from \(name): ", "Nichts geplant aus \(name): ") + what
    }
  }
}

extension ProblemFault {
  fileprivate func sentence(in language: Language) -> String {
    switch self {
    case .notJSON(let offset):
      language("byte \(offset) isn’t valid JSON; check it.", "Byte \(offset) ist kein gültiges JSON; prüfe es.")
    case .member("", _): language("it isn’t a JSON object; check it.", "sie ist kein JSON-Objekt; prüfe sie.")
    case .member(let path, .present):
      language("\(language.quoted(path)) is missing; add it.", "\(language.quoted(path)) fehlt; ergänze es.")
    case .member(let path, .atMost(let count)):
      language(
        "\(language.quoted(path)) gives more than \(count); ask for less.",
        "\(language.quoted(path)) ergibt mehr als \(count); verlang weniger.")
    case .member(let path, let expected):
      language(
        "\(language.quoted(path)) must be \(expected.name(language)).",
        "\(language.quoted(path)) muss \(expected.name(language)) sein.")
    }
  }
}

extension ProblemFault.Expected {
  fileprivate func name(_ language: Language) -> String {
    switch self {
    case .object: language("an object", "ein Objekt")
    case .list: language("a list", "eine Liste")
    case .text: language("a text", "ein Text")
    case .truth: language("true or false", "true oder false")
    case .moment: language("a time like 2026-11-23T09:00", "eine Zeit wie 2026-11-23T09:00")
    case .by: language("“points” or “order”", "„points“ oder „order“")
    case .energy: language("“morning” or null", "„morning“ oder null")
    case .version: language("1, the only version", "1, die einzige Version")
    case .number(let range):
      language(
        "a whole number from \(range.lowerBound) to \(range.upperBound)",
        "eine ganze Zahl von \(range.lowerBound) bis \(range.upperBound)")
    case .order: language("no earlier than its start", "nicht vor dem Anfang")
    case .unique: language("a name unique among the tasks", "ein Name, den nur diese Aufgabe hat")
    case .present, .atMost: ""
    }
  }
}
