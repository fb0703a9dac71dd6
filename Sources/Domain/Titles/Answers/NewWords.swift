/// Words that a title may have although its raw form does not.
enum NewWords {
  static func isGerman(_ word: ContentWord) -> Bool {
    verbs.contains(word.key) || germanNouns.contains(word.key) || SmallWords.german.contains(word.key)
  }

  static func isEnglish(_ word: ContentWord) -> Bool {
    EnglishVerbs.has(word.key) && !SmallWords.negating.contains(word.key) || englishNouns.contains(word.key)
      || SmallWords.english.contains(word.key)
  }

  private static let verbs: Set<String> = [
    "abgeben", "abholen", "abmelden", "abschicken", "abschliessen", "absenden", "absprechen", "abstimmen", "aendern",
    "aktualisieren", "anfordern", "anfragen", "anhoeren", "anmelden", "anrufen", "ansehen", "anschauen", "antworten",
    "aufraeumen", "ausdrucken", "ausfuellen", "ausprobieren", "auswaehlen", "auswerten", "beantragen", "beantworten",
    "bearbeiten", "begleichen", "beheben", "bereitstellen", "beschaffen", "besorgen", "besprechen", "bestaetigen",
    "bestellen", "besuchen", "bezahlen", "bringen", "buchen", "durchgehen", "durchlesen", "durchsehen", "einkaufen",
    "einladen", "einloesen", "einplanen", "einrichten", "einreichen", "eintragen", "entscheiden", "entwerfen",
    "erinnern", "erledigen", "erneuern", "erstellen", "fertigstellen", "festlegen", "fragen", "freigeben", "hinbringen",
    "holen", "informieren", "installieren", "kaufen", "klaeren", "kontaktieren", "kontrollieren", "kuemmern", "lesen",
    "loesen", "machen", "melden", "mitbringen", "mitteilen", "nachfragen", "nachlesen", "nachsehen", "notieren",
    "organisieren", "packen", "planen", "pruefen", "rausbringen", "reagieren", "recherchieren", "reinigen",
    "reparieren",
    "reservieren", "rueckmelden", "schauen", "schicken", "schreiben", "senden", "sichern", "sichten", "sortieren",
    "speichern", "suchen", "teilnehmen", "testen", "treffen", "ueberarbeiten", "ueberpruefen", "ueberweisen",
    "unterschreiben", "unterzeichnen", "vereinbaren", "verlaengern", "verschicken", "verschieben", "versenden",
    "vorbereiten", "vorlegen", "vorstellen", "waehlen", "warten", "wechseln", "weiterleiten", "zahlen", "zurueckrufen",
    "zurueckgeben", "zurueckschicken", "zusagen", "zusammenstellen", "zusenden", "beachten", "koordinieren", "putzen",
    "waschen", "kochen", "backen", "tun", "geben", "nehmen", "anpassen", "korrigieren", "analysieren", "diskutieren",
  ]
  private static let germanNouns: Set<String> = [
    "antwort", "artikel", "angebot", "anfrage", "bericht", "beitrag", "bestellung", "dokument", "dokumente",
    "einladung",
    "email", "e", "mail", "inhalt", "inhalte", "infos", "liste", "nachricht", "rechnung", "seite", "text", "termin",
    "thema", "themen", "unterlagen", "video", "vortrag", "details",
  ]
  private static let englishNouns: Set<String> = [
    "answer", "article", "content", "contents", "details", "document", "documents", "email", "info", "invitation",
    "invoice", "mail", "message", "notes", "page", "post", "reply", "report", "request", "response", "talk", "text",
    "topic", "topics", "video",
  ]
}
