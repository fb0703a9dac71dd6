import CommandLine
import Domain
import HTTPClient
import TitleModel

extension ModelTrouble {
  /// Describes a problem with a language model server and its remedy.
  func sentence(_ language: Language) -> String {
    switch self {
    case .transport(.timedOut):
      language(
        "It didn’t respond in time; the model may still be loading, or be too large for this server.",
        "Es hat nicht rechtzeitig geantwortet; vielleicht lädt das Modell noch, oder es ist zu groß für den Server.")
    case .transport(.untrustedCertificate), .transport(.tlsFailed):
      language(
        "Its certificate isn’t trusted; use one that the system trusts.",
        "Das Zertifikat ist nicht vertrauenswürdig; verwende eins, dem das System vertraut.")
    case .transport:
      language(
        "Nothing responds there; start the server, or correct the address with zeitblock settings titlesModelURL.",
        """
        Dort antwortet nichts; starte den Server oder berichtige die Adresse mit zeitblock settings titlesModelURL.
        """)
    case .accessDenied(let status):
      language(
        "It requires a key (status \(status)), which Zeitblock doesn’t send; use a server without one.",
        """
        Er verlangt einen Schlüssel (Status \(status)), den Zeitblock nicht sendet; verwende einen Server ohne \
        Schlüssel.
        """)
    case .busy(let status):
      language(
        "It’s overloaded (status \(status)); try again later.",
        "Er ist überlastet (Status \(status)); versuche es später noch einmal.")
    case .redirected, .notFound, .notChat, .answerTooLarge: Self.settingRemedy(language)
    case .webPage:
      language(
        "It answers with a web page: a proxy or another program is at this address. Set the address of the model server "
          + "with zeitblock settings titlesModelURL.",
        "Es antwortet mit einer Webseite: Unter dieser Adresse läuft ein Proxy oder ein anderes Programm. Gib mit "
          + "zeitblock settings titlesModelURL die Adresse des Modellservers an.")
    case .refused(let status, let message):
      language(
        "It rejects the request (status \(status)): \(printable(message))",
        "Er lehnt die Anfrage ab (Status \(status)): \(printable(message))")
    case .tooLong:
      language(
        "The model’s context is too small; give it 2048 tokens or more.",
        "Der Kontext des Modells ist zu klein; gib ihm 2048 Tokens oder mehr.")
    }
  }

  static func settingRemedy(_ language: Language) -> String {
    language(
      "Check the address and model name; zeitblock settings titlesModelURL http://127.0.0.1:8080 sets one.",
      "Prüfe Adresse und Namen des Modells; zeitblock settings titlesModelURL http://127.0.0.1:8080 setzt sie.")
  }
}

extension AnswerForm {
  /// Describes the response format requested from the model.
  func words(_ language: Language) -> String {
    switch self {
    case .schema: language("a JSON schema", "einem JSON-Schema")
    case .objectWithSchema: language("a JSON schema beside the format", "einem JSON-Schema neben dem Format")
    case .object: language("JSON without a schema", "JSON ohne Schema")
    case .prompt: language("text only", "Text allein")
    }
  }
}
