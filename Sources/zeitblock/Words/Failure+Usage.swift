import CommandLine
import Domain

extension Failure {
  static func of(_ error: UsageError) -> Failure {
    Failure(.usage) { sentence(error, $0) }
  }

  private static func sentence(_ error: UsageError, _ language: Language) -> String {
    switch error {
    case .unknownOption(let name, let nearest): return unknownOption(name, nearest, language)
    case .unknownSubcommand(let name, let nearest): return unknownSubcommand(name, nearest, language)
    case .missingSubcommand(let path): return missingSubcommand(path, language)
    case .missingValue(let option):
      return language(
        "\(option) needs a value; --help shows which.", "\(option) braucht einen Wert; --help zeigt, welchen.")
    case .unexpectedValue(let option):
      return language("\(option) takes no value; leave it out.", "\(option) nimmt keinen Wert; lass ihn weg.")
    case .repeatedOption(let option):
      return language("\(option) is given twice; keep one of them.", "\(option) steht zweimal da; behalte eins davon.")
    case .notAChoice(let option, let value, let choices):
      let list = choices.joined(separator: ", ")
      return language(
        "\(option) cannot be \(language.quoted(value)); choose one of \(list).",
        "\(option) kann nicht \(language.quoted(value)) sein; möglich sind \(list).")
    case .missingOperand(let name):
      return language(
        "\(name) is missing; --help shows what the command takes.",
        "\(name) fehlt; --help zeigt, was der Befehl braucht.")
    case .unexpectedOperand(let word):
      // A number, or what was in quotation marks already, is no torn text.
      let isWord = word.contains { $0.isLetter } && !word.contains(" ")
      return language(
        "\(language.quoted(word)) is one word too many; ", "\(language.quoted(word)) ist ein Wort zu viel; ")
        + (isWord
          ? language(
            "put texts of several words in quotation marks.", "Texte aus mehreren Wörtern gehören in Anführungszeichen."
          )
          : language("--help shows what the command takes.", "--help zeigt, was der Befehl braucht."))
    }
  }

  private static func unknownOption(_ name: String, _ nearest: String?, _ language: Language) -> String {
    let name = language.quoted(name)
    guard let nearest else {
      return language(
        "There is no option \(name); zeitblock help shows them all.",
        "Eine Option \(name) gibt es nicht; zeitblock help zeigt alle.")
    }
    return language(
      "There is no option \(name); did you mean \(nearest)?", "Eine Option \(name) gibt es nicht; meinst du \(nearest)?"
    )
  }

  private static func unknownSubcommand(_ name: String, _ nearest: String?, _ language: Language) -> String {
    let name = language.quoted(name)
    guard let nearest else {
      return language(
        "There is no command \(name); zeitblock help shows them all.",
        "Einen Befehl \(name) gibt es nicht; zeitblock help zeigt alle.")
    }
    return language(
      "There is no command \(name); did you mean \(nearest)?",
      "Einen Befehl \(name) gibt es nicht; meinst du \(nearest)?")
  }

  private static func missingSubcommand(_ path: [String], _ language: Language) -> String {
    let path = (["zeitblock help"] + path).joined(separator: " ")
    return language("A command is missing; \(path) shows them all.", "Der Befehl fehlt; \(path) zeigt alle.")
  }
}
