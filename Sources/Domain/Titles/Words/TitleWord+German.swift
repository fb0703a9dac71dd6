extension TitleWord {
  /// Whether the word looks like a German infinitive: in lower case and with one of its endings.
  var isInfinitive: Bool {
    guard isLower, key.utf8.count > 2, key.utf8.allSatisfy({ Ascii.isLower($0) }) else {
      return false
    }
    if key == "tun" || key == "sein" { return true }
    if GermanWordsInN.has(key) { return false }
    return key.hasSuffix("en") || key.hasSuffix("ern") || key.hasSuffix("eln") || key.hasSuffix("sein") && key.count > 5
      || key.hasSuffix("tun")
  }

  /// Whether the verb means reading, watching, hearing or playing, so that the words before it are more likely a name
  /// than a sentence.
  var isMediaVerb: Bool { GermanWordsInN.media.contains(key) }
}

/// Words in lower case that end like infinitives, but are not.
enum GermanWordsInN {
  static func has(_ key: String) -> Bool { all.contains(key) }

  static let media: Set<String> = [
    "lesen", "vorlesen", "hoeren", "anhoeren", "reinhoeren", "sehen", "ansehen", "anschauen", "schauen", "gucken",
    "angucken", "spielen", "singen", "ueben", "proben", "streamen", "abonnieren", "googeln", "uebersetzen",
    "inszenieren", "nachspielen", "abspielen",
  ]
  private static let all: Set<String> = [
    "einen", "meinen", "deinen", "seinen", "ihren", "unseren", "unsern", "euren", "keinen", "den", "denen", "diesen",
    "jenen", "jeden", "allen", "beiden", "vielen", "manchen", "welchen", "solchen", "anderen", "andern", "neuen",
    "alten", "guten", "grossen", "kleinen", "ersten", "zweiten", "dritten", "letzten", "naechsten", "morgen",
    "uebermorgen", "gestern", "wegen", "gegen", "zwischen", "neben", "oben", "unten", "hinten", "vorn", "aussen",
    "innen", "sieben", "mitten", "daneben", "dagegen", "deswegen", "meinetwegen", "entgegen", "sondern", "gern",
    "eben", "soeben", "selten", "ausserhalb", "fern", "modern", "extern", "intern", "nebenan", "binnen", "zehn",
    "kitchen", "garden", "chicken", "open", "oven", "children", "women", "men", "when", "then", "often", "even",
    "seven", "eleven", "ten", "token", "broken", "written", "golden", "wooden", "hidden", "listen", "happen", "screen",
    "green", "queen", "teen", "linen", "heaven", "siren", "pen", "hen", "omen", "lemon", "pattern", "southern",
    "northern", "western", "eastern", "lantern", "concern", "tavern", "cavern", "stern", "been", "seen", "taken",
    "given", "between", "dozen", "citizen", "specimen", "frozen", "stolen", "proven", "sudden", "burden", "warden",
    "kindergarten", "oxygen", "hydrogen", "amen", "semen", "abdomen", "yemen", "wagen", "garten", "offen", "trocken",
    "eigen", "verschieden", "besten", "meisten", "wenigsten", "weiteren", "roten", "blauen", "gruenen", "weissen",
    "schwarzen", "heutigen", "gestrigen", "morgigen", "halben", "ganzen", "zusammen", "willkommen", "vollkommen",
    "abgeschlossen", "geschlossen", "verboten", "gefunden", "verloren", "geworden", "gesehen", "gelesen",
    "geschrieben", "gegangen", "gekommen", "genommen", "gegeben", "ausgefallen", "abgelaufen", "eingegangen",
    "angekommen", "erschienen", "fallen",
  ]
}
