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
      return language("\(option) needs a value; see --help.", "\(option) braucht einen Wert; siehe --help.")
    case .unexpectedValue(let option):
      return language("\(option) takes no value; remove it.", "\(option) nimmt keinen Wert; entferne ihn.")
    case .repeatedOption(let option):
      return language("\(option) is given twice; keep one.", "\(option) kommt zweimal vor; behalte eins davon.")
    case .notAChoice(let option, let value, let choices):
      let list = choices.joined(separator: ", ")
      return language(
        "\(option) can’t be \(language.quoted(value)); choose one of \(list).",
        "\(option) kann nicht \(language.quoted(value)) sein; möglich sind \(list).")
    case .missingOperand(let name):
      return language("\(name) is missing; see --help.", "\(name) fehlt; siehe --help.")
    case .unexpectedOperand(let word):
      // A number, or a quoted operand, is not the result of missing quotation marks.
      let isWord = word.contains { $0.isLetter } && !word.contains(" ")
      return language(
        "\(language.quoted(word)) is one word too many; ", "\(language.quoted(word)) ist ein Wort zu viel; ")
        + (isWord
          ? language(
            "put texts of several words in quotation marks.",
            "setze Texte aus mehreren Wörtern in Anführungszeichen.")
          : language("see --help.", "siehe --help."))
    }
  }

  private static func unknownOption(_ name: String, _ nearest: String?, _ language: Language) -> String {
    let name = language.quoted(name)
    guard let nearest else {
      return language("No option \(name); see zeitblock help.", "Keine Option \(name); siehe zeitblock help.")
    }
    return language("No option \(name); did you mean \(nearest)?", "Keine Option \(name); meinst du \(nearest)?")
  }

  private static func unknownSubcommand(_ name: String, _ nearest: String?, _ language: Language) -> String {
    let name = language.quoted(name)
    guard let nearest else {
      return language("No command \(name); see zeitblock help.", "Kein Befehl \(name); siehe zeitblock help.")
    }
    return language("No command \(name); did you mean \(nearest)?", "Kein Befehl \(name); meinst du \(nearest)?")
  }

  private static func missingSubcommand(_ path: [String], _ language: Language) -> String {
    let path = (["zeitblock help"] + path).joined(separator: " ")
    return language("The command is missing; see \(path).", "Der Befehl fehlt; siehe \(path).")
  }
}
