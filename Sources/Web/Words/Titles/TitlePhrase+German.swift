extension TitlePhrase {
  var german: String {
    switch self {
    case .title: "Titel verbessern"
    case .lead:
      """
      Aus Betreffzeilen, diktierten Sätzen und Links werden Titel, die sagen, was zu tun ist. Ein guter Titel bleibt, wie er ist, der \
      ursprüngliche wird immer aufgehoben, und einen Titel, den du bearbeitet hast, ändert niemand.
      """
    case .toTitles: "Titel verbessern"
    case .also: "titel regeln sprachmodell llm ki ollama umbenennen ursprünglich"
    case .settingsText: "Was rohe Titel verbessert, und was dabei geändert wurde."
    case .mode: "Wer Titel verbessert"
    case .off: "Niemand"
    case .offHint: "Titel bleiben, wie sie kamen, und warten, bis du etwas anderes wählst."
    case .rules: "Regeln"
    case .rulesHint: "Feste Regeln auf diesem Rechner. Nichts verlässt ihn."
    case .model: "Regeln und ein Sprachmodell"
    case .modelHint:
      "Was die Regeln offenlassen, geht an das Sprachmodell weiter unten. Seine Antwort zählt nur, wenn sie jede Prüfung besteht."
    case .modelHeading: "Sprachmodell"
    case .modelLead:
      "Jeder Server mit der Schnittstelle von OpenAI: llama.cpp, Ollama, LM Studio, vLLM. Titel gehen an diese Adresse und nirgends sonst hin."
    case .url: "Adresse"
    case .urlHint: "Etwa http://127.0.0.1:8080. Leer: Kein Modell wird gefragt."
    case .name: "Name des Modells"
    case .nameHint: "Leer überlässt dem Server die Wahl."
    case .spacing: "Millisekunden zwischen zwei Fragen"
    case .spacingHint: "0 bis 60000."
    case .noAddress: "Solange unten keine Adresse steht, wird kein Modell gefragt; die Regeln tun, was sie können."
    case .check: "Verbindung prüfen"
    case .checkHint: "Fragt die gespeicherte Adresse mit einem eigenen Text. Das dauert höchstens 20 Sekunden."
    case .pages: "Titel von Webseiten"
    case .pagesHint:
      "Ob ein Titel, der nur ein Link ist, durch den Titel seiner Seite ersetzt wird. Die Seite wird dafür aus dem Netz geholt."
    case .on: "Holen"
    case .pagesOff: "Nicht holen"
    case .waitingOne: "{1} Titel wartet."
    case .waitingMany: "{1} Titel warten."
    case .waitingNone: "Kein Titel wartet."
    case .improved: "Bisher verbessert"
    case .improvedNone: "Noch wurde kein Titel geändert."
    case .was: "Vorher {1}"
    case .byModel: "Sprachmodell"
    case .byPage: "Titel der Seite"
    case .editedSince: "seither bearbeitet"
    case .restore: "Ursprünglichen Titel wiederherstellen"
    case .restoreNamed: "Den ursprünglichen Titel von {1} wiederherstellen"
    case .pageLinks: "Seiten verbesserter Titel"
    }
  }
}
