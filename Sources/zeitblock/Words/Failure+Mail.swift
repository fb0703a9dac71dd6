import CommandLine
import Mail

extension Failure {
  static func of(_ failure: MailFailure) -> Failure {
    Failure(.refused) { language in
      switch failure {
      case .noMail:
        language(
          "This is no mail: there is no header in it that mails have. Hand over the whole mail, beginning with its headers.",
          "Das ist keine Mail: Es fehlt jede Kopfzeile, die Mails haben. Übergib die ganze Mail, mit den Kopfzeilen zuerst."
        )
      }
    }
  }
}
