/// The particles of separable German verbs.
enum GermanParticles {
  /// Returns true if a word is a particle that can end a sentence: `Ruf Mama an`.
  static func has(_ word: String) -> Bool { spelled.contains(word) }

  /// Returns true if `particle` + `zu` + `stem` is an infinitive with `zu`, and not a verb such as `hinzufügen`.
  static func splits(_ particle: String, from stem: String) -> Bool {
    guard all.contains(particle), hasVowel(stem.dropLast()) else { return false }
    switch particle {
    case "da": return stem == "bleiben" || stem == "behalten"
    case "hin", "her": return !joining.contains(stem)
    default: return true
    }
  }

  private static func hasVowel(_ stem: Substring) -> Bool {
    stem.contains { "aeiouyäöü".contains($0) }
  }

  /// The stems of `hinzufügen`, `hinzuziehen` and others.
  private static let joining: Set<String> = [
    "fügen", "fuegen", "ziehen", "kommen", "rechnen", "zählen", "zaehlen", "denken", "tun", "geben", "lernen",
    "schalten", "setzen", "gewinnen", "dichten", "kaufen", "verdienen", "wählen", "waehlen", "addieren", "gesellen",
  ]

  private static let all: Set<String> = [
    "ab", "an", "auf", "aus", "bei", "durch", "ein", "fort", "her", "hin", "los", "mit", "nach", "nieder", "um",
    "unter", "über", "ueber", "vor", "weg", "weiter", "wieder", "zu", "zurück", "zurueck", "zusammen", "fest", "frei",
    "hoch", "heim", "fern", "teil", "statt", "bereit", "fertig", "klar", "sicher", "richtig", "gut", "bekannt",
    "kennen", "dar", "da", "dazu", "hinzu", "entgegen", "gegenüber", "gegenueber", "entlang", "empor", "voran",
    "voraus", "vorbei", "vorüber", "vorueber", "vorweg", "vorher", "hinterher", "nachher", "heran", "herauf", "heraus",
    "herbei", "herein", "herum", "herunter", "hervor", "herab", "herüber", "herueber", "hinauf", "hinaus", "hinein",
    "hinunter", "hinab", "hinüber", "hinueber", "hinweg", "umher", "ran", "rauf", "raus", "rein", "rum", "runter",
    "rüber", "rueber", "drauf", "dran", "daran", "davon", "dazwischen", "dabei", "auseinander", "aneinander",
    "aufeinander", "durcheinander", "nebeneinander", "zurecht", "zugrunde", "instand", "still", "stumm", "scharf",
    "blau", "voll", "leer", "offen", "trocken", "gleich", "wahr", "preis", "rad", "haus", "stand", "acht", "maß",
    "mass", "spazieren", "stehen", "sitzen", "liegen", "fallen", "hängen", "haengen", "laufen", "kaputt", "krank",
    "gesund", "tot", "satt", "warm", "heiß", "heiss", "kalt", "glatt", "gerade", "quer", "bloß", "bloss", "schwarz",
    "groß", "gross", "klein", "lieb", "leid", "leicht", "schwer", "nahe", "näher", "naeher", "überein", "ueberein",
    "umhin", "inne", "wett", "heimlich", "irre", "kund", "lahm", "flach", "fein", "dicht", "beiseite", "abhanden",
    "zunichte", "zugute", "zufrieden", "mal", "hintan", "weiß", "wach", "wund", "kurz", "lang", "ruhig", "sauber",
    "schief", "schön", "wohl", "anheim", "gegen", "hier", "hinten", "entzwei", "fehl", "feil", "miteinander", "übrig",
    "uebrig", "vorlieb", "zuvor", "ineinander", "neu", "not", "gar", "aufwärts", "aufwaerts", "zwischen", "wider",
    "übereinander", "uebereinander", "umeinander", "einig", "kehrt", "fremd", "weh", "daher", "dahin", "danieder",
    "darnieder", "zuwider", "zuteil", "bankrott", "eis", "nackt", "blank", "schlecht", "gern", "hierher", "dorthin",
    "hernieder", "drum", "draus", "drein", "droben", "umsonst", "breit", "hart", "rot", "gegeneinander",
    "hintereinander", "untereinander", "voneinander", "zueinander", "beieinander", "ob", "hops", "pleite",
  ]
  /// The particles that end an imperative, with ä, ö, ü and ß spelled out.
  private static let spelled: Set<String> = [
    "ab", "an", "auf", "aus", "bei", "durch", "ein", "fest", "fertig", "frei", "her", "hin", "hoch", "los", "mit",
    "nach", "um", "vor", "weg", "weiter", "zu", "zurueck", "zusammen", "bereit", "bescheid", "heraus", "herein",
    "herum", "herunter", "hinaus", "hinein", "hinunter", "ran", "rauf", "raus", "rein", "rum", "runter", "rueber",
    "drauf", "dran", "vorbei", "sauber", "wieder", "hinzu", "dazu", "kaputt", "entgegen", "leer", "voll",
    "auseinander",
  ]
}
