import CommandLine
import Mail

extension Failure {
  static func of(_ failure: MailFailure) -> Failure {
    Failure(.refused) { language in
      switch failure {
      case .noMail:
        language(
          "This isn’t an email: it has no email headers. Pass the whole email, starting with its headers.",
          "Das ist keine E-Mail: Die Kopfzeilen fehlen. Übergib die ganze E-Mail, beginnend mit den Kopfzeilen.")
      }
    }
  }
}
