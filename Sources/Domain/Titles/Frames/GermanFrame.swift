/// German sentences that request a task.
enum GermanFrame {
  /// Returns the task that a sentence requests, or nil for any other text.
  static func core(of words: ArraySlice<TitleWord>) -> FrameCore? {
    guard let first = words.first, openers.contains(first.key) || GermanImperative.of(first.key) != nil else {
      return nil
    }
    var reader = FrameReader(words)
    let isAddressed = reader.takeAssistant()
    let start = reader.rest
    reader.skip(["also", "bitte"])
    let isPolite = reader.rest.count < start.count
    guard !reader.isAtEnd else { return nil }
    if let core = reminding(reader) ?? asking(reader) ?? notForgetting(reader) ?? needing(reader) ?? listing(reader)
      ?? noting(reader) ?? recalling(reader) ?? creating(reader)
    {
      return core
    }
    if let core = imperative(reader.rest, isPolite: isPolite || isAddressed) { return core }
    return isPolite ? wishing(reader.rest) : nil
  }

  private static let openers: Set<String> = [
    "erinnere", "erinner", "bitte", "also", "kannst", "koenntest", "wuerdest", "kannste", "vergiss", "vergesst",
    "nicht", "denk", "denke", "denkt", "dran", "daran", "ich", "wir", "notiz", "memo", "hey", "hallo", "hi", "ok",
    "okay", "siri", "alexa", "google", "cortana", "bixby", "tu", "tue", "muss", "pack", "setz", "schreib", "nimm",
    "fueg", "erstelle", "erstell", "neue", "neuer", "mir", "merk", "merke", "notiere", "notier",
  ]

  static let soft: Set<String> = [
    "bitte", "mal", "auch", "doch", "noch", "unbedingt", "eben", "endlich", "ja", "nochmal", "kurz", "dann",
  ]
  /// More filler words, some of which can also be nouns: `Halt`.
  static let particles: Set<String> = [
    "halt", "irgendwie", "uebrigens", "eigentlich", "wohl", "dringend", "sowieso", "quasi", "bloss",
  ]
  /// Words between a verb and `vergessen`: `ich hab ganz vergessen`.
  static let fillers = soft.union(particles).union(["ganz"])

  /// Reads `Erinnere mich (morgen) (daran), …` and `Erinnere mich an …`.
  private static func reminding(_ start: FrameReader) -> FrameCore? {
    var reader = start
    guard reader.take("erinnere", "mich") || reader.take("erinner", "mich") else { return nil }
    return reminded(reader)
  }

  private static func reminded(_ start: FrameReader) -> FrameCore? {
    var reader = start
    reader.skip(soft)
    let moment = GermanMoment.before(&reader)
    reader.skip(soft)
    let isPointed = reader.take("daran") || reader.take("dran")
    reader.skipMarks()
    if !isPointed, reader.take("an") || reader.take("ans") {
      return thing(reader.rest).map { FrameCore($0, moment: moment) }
    }
    return clause(reader.rest).map { FrameCore($0, moment: moment) }
  }

  /// Reads `Kannst du mich daran erinnern, …?` and `Kannst du Milch auf die Liste setzen?`.
  private static func asking(_ start: FrameReader) -> FrameCore? {
    var reader = start
    guard reader.take(oneOf: ["kannst", "koenntest", "wuerdest"]), reader.take("du") || reader.take("sie") else {
      return nil
    }
    reader.skip(soft)
    if reader.take("mir") { return writtenDown(reader) }
    guard reader.take("mich") else { return asked(reader) }
    reader.skip(soft)
    let moment = GermanMoment.take(&reader)
    reader.skip(soft)
    if reader.take("an") {
      guard let last = reader.rest.last, last.key == "erinnern" else { return nil }
      return thing(reader.rest.dropLast()).map { FrameCore($0, moment: moment) }
    }
    _ = reader.take("daran") || reader.take("dran")
    let later = moment ?? GermanMoment.take(&reader)
    guard reader.take("erinnern") else { return nil }
    reader.skipMarks()
    return clause(reader.rest).map { FrameCore($0, moment: later) }
  }

  private static func asked(_ reader: FrameReader) -> FrameCore? {
    guard let last = reader.rest.last,
      ["setzen", "schreiben", "packen", "hinzufuegen", "nehmen", "tun"].contains(last.key)
    else { return nil }
    return GermanList.thing(reader.rest.dropLast()).map { FrameCore($0) }
  }

  /// Reads `Setz Milch auf die Liste`.
  private static func listing(_ start: FrameReader) -> FrameCore? {
    var reader = start
    guard
      reader.take(oneOf: [
        "setz", "setze", "schreib", "schreibe", "pack", "packe", "nimm", "tu", "tue", "fueg", "fuege",
      ])
    else { return nil }
    reader.skip(["bitte", "mal", "noch"])
    return GermanList.thing(reader.rest).map { FrameCore($0) }
  }

  /// Reads `Notiz an mich: …`.
  private static func noting(_ start: FrameReader) -> FrameCore? {
    var reader = start
    guard reader.take("notiz", "an", "mich") || reader.take("memo", "an", "mich") else { return nil }
    _ = reader.take("selbst") || reader.take("selber")
    guard reader.isParted(after: start.rest) else { return nil }
    reader.skipMarks()
    return (clause(reader.rest) ?? thingOrNone(reader.rest)).map { FrameCore($0) }
  }

  /// Reads `Bitte noch Milch kaufen`.
  private static func wishing(_ words: ArraySlice<TitleWord>) -> FrameCore? {
    guard words.count > 1, let last = words.last, FrameCore.withoutEnd(last).isInfinitive, !last.isMediaVerb,
      words.first?.key != "nicht",
      !words.dropLast().contains(where: { $0.isInfinitive || $0.key == "nicht" })
    else { return nil }
    return FrameCore(withoutSoft(words))
  }

  /// Returns a thing without the article that only the sentence requires, or nil if there is none.
  static func thing(_ words: ArraySlice<TitleWord>) -> [TitleWord]? {
    var rest = words
    if let first = rest.first, ["den", "die", "das", "dem", "einen", "meinen"].contains(first.key), rest.count > 1 {
      rest = rest.dropFirst()
    }
    guard let last = rest.last, !last.key.isEmpty, !pronouns.contains(rest.first?.key ?? "") else { return nil }
    return Array(rest)
  }

  static func thingOrNone(_ words: ArraySlice<TitleWord>) -> [TitleWord]? {
    words.contains { !$0.key.isEmpty } ? Array(words) : nil
  }

  private static let pronouns: Set<String> = [
    "mich", "dich", "ihn", "sie", "es", "uns", "euch", "nichts", "etwas", "morgen", "heute",
  ]
}
