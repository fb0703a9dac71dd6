/// What mail programs of many languages put before the subject of an answer or a forwarded mail.
enum ReplyPrefix {
  enum Kind {
    /// Means nothing else.
    case plain
    /// Could as well be somebody's own word before a colon.
    case ambiguous
    /// A single letter, or a word as “Antwort”: counts only behind another prefix, or in what came as a mail.
    case afterAnother
  }

  /// The kind of a name in lower case.
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
    // Spelled out by web mailers and phones.
    "weitergeleitet", "weiterleitung", "doorgestuurd", "beantw", "transféré", "inoltrato", "inoltra", "reenviado",
    "encaminhado", "przesłano dalej", "vidarebefordrat", "videresendt", "forwarded",
  ]
  /// Those that are written with a point as well.
  static let pointed: Set<String> = ["antw.", "odp.", "doorst.", "fwd.", "weiterl.", "beantw."]
  /// Those that shorten words of tasks: Wohngemeinschaft, Auswärtsspiel, Firmware.
  static let own: Set<String> = ["wg", "aw", "fw"]
  /// What those who share a flat write about; beginnings of words.
  static let household = [
    "miete", "putz", "kueche", "bad", "muell", "einkauf", "strom", "gas", "internet", "wlan", "nebenkosten", "kaution",
    "klo", "wasser", "heizung", "treppenhaus", "spuel", "wasch", "staub", "mitbewohner", "zimmer", "haushalt",
  ]
  /// What is to be done about a household, in one word.
  static let chores: Set<String> = [
    "putzen", "einkaufen", "aufraeumen", "kochen", "waschen", "saugen", "wischen", "spuelen", "abwaschen", "grillen",
  ]
  private static let afterAnother: Set<String> = [
    "r", "i", "antwort", "antwoord", "réponse", "risposta", "respuesta", "resposta", "odpowiedź",
  ]

  /// Names that are written with a colon inside.
  static let names: Set<String> = [
    "zero", "publica", "invent", "creators", "inforce", "mars", "cap", "set", "new", "think", "start",
  ]
}
