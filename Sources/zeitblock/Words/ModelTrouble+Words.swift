import CommandLine
import Domain
import HTTPClient
import TitleModel

extension ModelTrouble {
  /// What is wrong with a server for language models and what helps.
  func sentence(_ language: Language) -> String {
    switch self {
    case .transport(.timedOut):
      language(
        "It did not answer in time; perhaps the model is still being loaded, or it is too large for this machine.",
        "Es antwortete nicht rechtzeitig; vielleicht wird das Modell noch geladen, oder es ist zu groß für den Rechner."
      )
    case .transport(.untrustedCertificate), .transport(.tlsFailed):
      language(
        "Its certificate is not to be trusted; give it one that this system knows.",
        "Seinem Zertifikat ist nicht zu trauen; gib ihm eines, das dieses System kennt.")
    case .transport:
      language(
        "Nothing answers there; start the server, or correct the address with zeitblock settings titlesModelURL.",
        "Dort antwortet nichts; starte den Server oder berichtige die Adresse mit zeitblock settings titlesModelURL.")
    case .accessDenied(let status):
      language(
        "It wants a key (status \(status)), which Zeitblock does not send; take a server that asks for none.",
        "Er verlangt einen Schlüssel (Status \(status)), den Zeitblock nicht sendet; nimm einen Server ohne Schlüssel.")
    case .busy(let status):
      language(
        "It has too much to do (status \(status)); try again later.",
        "Er hat zu viel zu tun (Status \(status)); versuch es später noch einmal.")
    case .redirected, .notFound, .notChat, .answerTooLarge: Self.settingRemedy(language)
    case .webPage:
      language(
        "It answers with a web page: a proxy or another program is at this address. Set the address of the model server "
          + "with zeitblock settings titlesModelURL.",
        "Es antwortet mit einer Webseite: Unter dieser Adresse läuft ein Proxy oder ein anderes Programm. Gib mit "
          + "zeitblock settings titlesModelURL die Adresse des Modellservers an.")
    case .refused(let status, let message):
      language(
        "It refuses the request (status \(status)): \(printable(message))",
        "Er lehnt die Anfrage ab (Status \(status)): \(printable(message))")
    case .tooLong:
      language(
        "The model can read too little at once; give it a context of 2048 tokens or more.",
        "Das Modell kann zu wenig auf einmal lesen; gib ihm einen Kontext von 2048 Token oder mehr.")
    }
  }

  static func settingRemedy(_ language: Language) -> String {
    language(
      "Check the address and the name of the model; zeitblock settings titlesModelURL http://127.0.0.1:8080 sets one.",
      "Prüfe Adresse und Namen des Modells; zeitblock settings titlesModelURL http://127.0.0.1:8080 stellt sie ein.")
  }
}

extension AnswerForm {
  /// How answers are asked for, in a few words.
  func words(_ language: Language) -> String {
    switch self {
    case .schema: language("a JSON schema", "einem JSON-Schema")
    case .objectWithSchema: language("a JSON schema beside the format", "einem JSON-Schema neben dem Format")
    case .object: language("JSON without a schema", "JSON ohne Schema")
    case .prompt: language("words only", "Worten allein")
    }
  }
}
