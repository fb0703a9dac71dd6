/// An imperative of an everyday verb.
struct GermanImperative: Sendable {
  /// The infinitive without its particle.
  var infinitive: String
  /// Whether the word, when capitalized, can only be this imperative.
  var isPlain: Bool

  /// Returns the imperative for a word, or nil if it is not a known one.
  /// - Parameter key: The word with ä, ö, ü and ß spelled out.
  static func of(_ key: String) -> GermanImperative? {
    if let verb = plain[key] { return GermanImperative(infinitive: verb, isPlain: true) }
    return ambiguous[key].map { GermanImperative(infinitive: $0, isPlain: false) }
  }

  /// Unambiguous even at the beginning of a title.
  private static let plain: [String: String] = [
    "kaufe": "kaufen", "bestelle": "bestellen", "bestell": "bestellen", "bezahle": "bezahlen", "bezahl": "bezahlen",
    "zahle": "zahlen", "ueberweise": "überweisen", "ueberweis": "überweisen", "schreibe": "schreiben",
    "schreib": "schreiben", "putze": "putzen", "giesse": "gießen", "giess": "gießen", "lies": "lesen",
    "vereinbare": "vereinbaren", "kuendige": "kündigen", "kuendig": "kündigen", "pruefe": "prüfen", "pruef": "prüfen",
    "wasche": "waschen", "antworte": "antworten", "beantworte": "beantworten", "besorge": "besorgen",
    "besorg": "besorgen", "repariere": "reparieren", "reparier": "reparieren", "organisiere": "organisieren",
    "aktualisiere": "aktualisieren", "installiere": "installieren", "reserviere": "reservieren",
    "reservier": "reservieren", "verlaengere": "verlängern", "erledige": "erledigen", "erledig": "erledigen",
    "beantrage": "beantragen", "ueberpruefe": "überprüfen", "fuettere": "füttern", "fuetter": "füttern",
    "reinige": "reinigen", "schicke": "schicken", "hole": "holen", "hol": "holen", "bringe": "bringen",
    "bring": "bringen", "nimm": "nehmen", "gib": "geben", "raeume": "räumen", "raeum": "räumen", "mache": "machen",
    "fuelle": "füllen", "fuell": "füllen", "sende": "senden", "schalte": "schalten", "melde": "melden",
    "lege": "legen", "stell": "stellen", "ziehe": "ziehen", "bereite": "bereiten", "leite": "leiten",
    "informiere": "informieren", "kontaktiere": "kontaktieren", "korrigiere": "korrigieren",
    "unterschreibe": "unterschreiben", "unterschreib": "unterschreiben", "verschicke": "verschicken",
    "versende": "versenden", "wechsle": "wechseln", "sortiere": "sortieren", "sortier": "sortieren",
    "spuele": "spülen", "spuel": "spülen", "buegle": "bügeln", "entsorge": "entsorgen", "entsorg": "entsorgen",
    "storniere": "stornieren", "stornier": "stornieren", "frag": "fragen", "sieh": "sehen", "schaue": "schauen",
    "schau": "schauen", "sprich": "sprechen", "hilf": "helfen", "wirf": "werfen", "geh": "gehen", "gehe": "gehen",
    "sag": "sagen", "setze": "setzen", "fuege": "fügen", "fueg": "fügen", "kuemmere": "kümmern", "kuemmer": "kümmern",
    "klaere": "klären", "klaer": "klären", "notiere": "notieren", "notier": "notieren", "packe": "packen",
    "saug": "saugen", "gratuliere": "gratulieren", "gratulier": "gratulieren",
  ]
  /// Also nouns, adjectives or names, so that they need more evidence.
  private static let ambiguous: [String: String] = [
    "ruf": "rufen", "frage": "fragen", "stelle": "stellen", "drucke": "drucken", "sage": "sagen",
    "besuche": "besuchen", "rufe": "rufen", "haenge": "hängen", "haeng": "hängen", "kauf": "kaufen", "mach": "machen",
    "druck": "drucken", "schick": "schicken", "putz": "putzen", "wasch": "waschen", "lade": "laden", "lad": "laden",
    "leg": "legen", "zieh": "ziehen", "meld": "melden", "such": "suchen", "suche": "suchen", "koch": "kochen",
    "koche": "kochen", "back": "backen", "backe": "backen", "buche": "buchen", "pack": "packen", "setz": "setzen",
    "fahr": "fahren", "fahre": "fahren", "kehr": "kehren", "kehre": "kehren", "saeg": "sägen", "schalt": "schalten",
    "send": "senden", "trag": "tragen", "trage": "tragen", "tausch": "tauschen", "tausche": "tauschen",
    "plan": "planen", "plane": "planen", "miete": "mieten", "uebe": "üben", "lern": "lernen", "lerne": "lernen",
    "dreh": "drehen", "drehe": "drehen", "schliess": "schließen", "schliesse": "schließen", "bau": "bauen",
    "baue": "bauen", "schneide": "schneiden", "schneid": "schneiden", "hefte": "heften", "reich": "reichen",
    "reiche": "reichen", "stimm": "stimmen", "stimme": "stimmen", "tank": "tanken", "tanke": "tanken",
    "wisch": "wischen", "wische": "wischen", "kopiere": "kopieren", "verkaufe": "verkaufen", "teste": "testen",
    "pflanze": "pflanzen", "loesch": "löschen", "loesche": "löschen", "arbeite": "arbeiten", "nutze": "nutzen",
    "werfe": "werfen", "gebe": "geben", "steck": "stecken", "stecke": "stecken", "kleb": "kleben", "klebe": "kleben",
    "streich": "streichen", "streiche": "streichen", "sperr": "sperren", "sperre": "sperren", "geb": "geben",
    "les": "lesen", "lese": "lesen", "sauge": "saugen",
  ]
}
