extension TitlePhrase {
  var german: String {
    switch self {
    case .title: "Titel verbessern"
    case .lead:
      """
      Aus Betreffzeilen, diktierten Sätzen und Links werden Titel, die sagen, was zu tun ist. Gute Titel und \
      solche, die du bearbeitet hast, bleiben unverändert. Der ursprüngliche Titel bleibt gespeichert.
      """
    case .toTitles: "Titel verbessern"
    case .also: "titel regeln sprachmodell llm ki ollama umbenennen ursprünglich"
    case .settingsText: "Wie Titel verbessert werden und was sich geändert hat."
    case .mode: "Methode"
    case .off: "Aus"
    case .offHint: "Titel bleiben, wie sie sind, bis du eine andere Methode wählst."
    case .rules: "Regeln"
    case .rulesHint: "Feste Regeln, die in Zeitblock laufen. Nichts wird gesendet."
    case .model: "Regeln und ein Sprachmodell"
    case .modelHint:
      "Was die Regeln nicht klären, geht an das Sprachmodell unten. Seine Antwort wird geprüft und nur dann verwendet."
    case .modelHeading: "Sprachmodell"
    case .modelLead:
      """
      Jeder Server mit OpenAI-Schnittstelle: llama.cpp, Ollama, LM Studio, vLLM. Zeitblock sendet Titel nur an \
      diese Adresse.
      """
    case .url: "Adresse"
    case .urlHint: "Z. B. http://127.0.0.1:8080. Leer lassen für kein Modell."
    case .name: "Name des Modells"
    case .nameHint: "Leer lassen, um den Server wählen zu lassen."
    case .spacing: "Millisekunden zwischen zwei Anfragen"
    case .spacingHint: "0 bis 60000."
    case .noAddress: "Noch ohne Adresse: Nur die Regeln verbessern Titel."
    case .check: "Verbindung prüfen"
    case .checkHint: "Sendet einen Probetext an die gespeicherte Adresse. Dauert höchstens 20 Sekunden."
    case .pages: "Titel von Webseiten"
    case .pagesHint:
      "Ersetzt Titel, die nur aus einem Link bestehen, durch den Titel der Seite. Zeitblock ruft die Seite dafür ab."
    case .on: "Abrufen"
    case .pagesOff: "Nicht abrufen"
    case .waitingOne: "{1} Titel wartet."
    case .waitingMany: "{1} Titel warten."
    case .waitingNone: "Kein Titel wartet."
    case .improved: "Bisher verbessert"
    case .improvedNone: "Noch wurde kein Titel verbessert."
    case .was: "Vorher: {1}"
    case .byModel: "Sprachmodell"
    case .byPage: "Titel der Seite"
    case .editedSince: "inzwischen bearbeitet"
    case .restore: "Ursprünglichen Titel wiederherstellen"
    case .restoreNamed: "Ursprünglichen Titel von {1} wiederherstellen"
    case .pageLinks: "Seiten verbesserter Titel"
    }
  }
}
