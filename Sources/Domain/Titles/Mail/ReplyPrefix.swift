/// Prefixes that mail programs in many languages add to the subject of a reply or a forwarded mail.
enum ReplyPrefix {
  enum Kind {
    /// Has no other meaning.
    case plain
    /// May also be the user's own word before a colon.
    case ambiguous
    /// A single letter, or a word such as `Antwort`. Counts only after another prefix, or in a title known to come from
    /// a mail.
    case afterAnother
  }

  /// Returns the kind of a prefix in lower case, or nil if it is not one.
  static func kind(_ name: String) -> Kind? {
    if plain.contains(name) { return .plain }
    if ambiguous.contains(name) { return .ambiguous }
    return afterAnother.contains(name) ? .afterAnother : nil
  }

  private static let plain: Set<String> = [
    "re", "fw", "fwd", "aw", "wg", "antw", "doorst", "réf", "rép", "odp", "ynt", "atb", "vá", "i̇lt", "απ", "σχετ",
    "πρθ", "отв", "ответ", "пересл", "回复", "答复", "转发", "轉寄", "回覆", "轉發", "返信", "転送", "회신", "전달", "תגובה", "הועבר",

  ]
  private static let ambiguous: Set<String> = [
    "sv", "vs", "vb", "vl", "bls", "tr", "rv", "res", "enc", "rif", "pd", "ilt", "va",
    // Spelled out by webmail and phone clients.
    "weitergeleitet", "weiterleitung", "doorgestuurd", "beantw", "transféré", "inoltrato", "inoltra", "reenviado",
    "encaminhado", "przesłano dalej", "vidarebefordrat", "videresendt", "forwarded",
  ]
  /// Prefixes that may also have a dot.
  static let pointed: Set<String> = ["antw.", "odp.", "doorst.", "fwd.", "weiterl.", "beantw."]
  /// Prefixes that also abbreviate words used in tasks: `Wohngemeinschaft`, `Auswärtsspiel`, `Firmware`.
  static let own: Set<String> = ["wg", "aw", "fw"]
  /// Word stems of household topics; with one of these, `WG` means a shared flat (Wohngemeinschaft).
  static let household = [
    "miete", "putz", "kueche", "bad", "muell", "einkauf", "strom", "gas", "internet", "wlan", "nebenkosten", "kaution",
    "klo", "wasser", "heizung", "treppenhaus", "spuel", "wasch", "staub", "mitbewohner", "zimmer", "haushalt",
  ]
  /// Household chores in one word.
  static let chores: Set<String> = [
    "putzen", "einkaufen", "aufraeumen", "kochen", "waschen", "saugen", "wischen", "spuelen", "abwaschen", "grillen",
  ]
  private static let afterAnother: Set<String> = [
    "r", "i", "antwort", "antwoord", "réponse", "risposta", "respuesta", "resposta", "odpowiedź",
  ]

  /// Second parts of names with a colon, as in `re:publica`.
  static let names: Set<String> = [
    "zero", "publica", "invent", "creators", "inforce", "mars", "cap", "set", "new", "think", "start",
  ]
}
