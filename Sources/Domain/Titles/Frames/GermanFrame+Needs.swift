extension GermanFrame {
  static let modals: Set<String> = [
    "muss", "muesste", "soll", "sollte", "will", "wollte", "moechte", "darf", "kann", "werde", "muessen", "muessten",
    "sollen", "sollten", "wollen", "wollten", "moechten", "musst", "sollst", "solltest", "willst",
  ]
  private static let needs: Set<String> = [
    "muss", "muesste", "soll", "sollte", "will", "moechte", "muessen", "muessten", "sollten", "sollen", "wollen",
    "moechten",
  ]

  /// Reads `Vergiss nicht, …`, `Nicht vergessen: …`, `Denk daran, …`.
  static func notForgetting(_ start: FrameReader) -> FrameCore? {
    var reader = start
    if reader.take("vergiss") || reader.take("vergesst") {
      reader.skip(fillers)
      guard reader.take("nicht") else { return nil }
      return introduced(reader, after: start.rest, needsMark: false)
    }
    if reader.take("nicht", "vergessen") { return introduced(reader, after: start.rest, needsMark: true) }
    if reader.take("dran", "denken") || reader.take("daran", "denken") {
      return introduced(reader, after: start.rest, needsMark: true)
    }
    guard reader.take(oneOf: ["denk", "denke", "denkt"]) else { return nil }
    reader.skip(soft)
    let moment = GermanMoment.take(&reader)
    if reader.take("dran") || reader.take("daran") {
      var core = introduced(reader, after: start.rest, needsMark: false)
      core?.moment = moment
      return core
    }
    guard reader.take("an") || reader.take("ans"), let last = reader.rest.last, !last.isInfinitive else { return nil }
    return thing(reader.rest).map { FrameCore($0, moment: moment) }
  }

  /// Reads the words after such a phrase. A thing without a verb is accepted only after punctuation.
  private static func introduced(_ start: FrameReader, after words: ArraySlice<TitleWord>, needsMark: Bool)
    -> FrameCore?
  {
    var reader = start
    let isParted = reader.isParted(after: words)
    reader.skipMarks()
    guard !reader.isAtEnd else { return nil }
    if !isParted, needsMark { return (withoutZu(reader.rest) ?? doing(reader.rest)).map { FrameCore($0) } }
    if let core = clause(reader.rest) { return FrameCore(core) }
    return isParted && !opensClause(reader.first) ? thingOrNone(reader.rest).map { FrameCore($0) } : nil
  }

  /// Reads `nicht vergessen Auto zum TÜV bringen`.
  private static func doing(_ words: ArraySlice<TitleWord>) -> [TitleWord]? {
    guard words.count > 1, let last = words.last.map({ FrameCore.withoutEnd($0) }), last.isInfinitive,
      !last.isMediaVerb, words.contains(where: { $0.isUpper }),
      !words.dropLast().contains(where: { $0.isInfinitive || !$0.after.isEmpty })
    else { return nil }
    return Array(words)
  }

  /// Reads `Ich muss noch …`, `Ich darf nicht vergessen, …`.
  static func needing(_ start: FrameReader) -> FrameCore? {
    var reader = start
    let isShort = reader.first == "muss" && ["noch", "unbedingt"].contains(reader.second)
    guard isShort || reader.take("ich") || reader.take("wir") else { return nil }
    if reader.take("darf") || reader.take("duerfen") {
      reader.skip(fillers)
      guard reader.take("nicht", "vergessen") || reader.take("auf", "keinen", "fall", "vergessen") else { return nil }
      reader.skipMarks()
      return clause(reader.rest).map { FrameCore($0) }
    }
    let isWish = reader.first == "wollte" && ["noch", "ja", "doch"].contains(reader.second)
    guard reader.take(oneOf: needs) || isWish && reader.take("wollte") else { return nil }
    let said = reader.rest
    let words = verbLast(withoutSoft(said))
    var inner = FrameReader(words[...])
    if inner.take("daran", "denken") || inner.take("dran", "denken") {
      inner.skipMarks()
      return clause(inner.rest).map { FrameCore($0) }
    }
    return saysNeed(words, isHedged: words.count < said.count) ? FrameCore(words) : nil
  }

  /// Returns true if the rest of `Ich muss …` is a task, and not the title of a song or talk.
  private static func saysNeed(_ words: [TitleWord], isHedged: Bool) -> Bool {
    guard let first = words.first, let last = words.last.map({ FrameCore.withoutEnd($0) }),
      !others.contains(first.key), !words.contains(where: { $0.key == "leider" })
    else { return false }
    if words.dropLast().contains(where: {
      $0.after.utf8.contains(UInt8(ascii: ",")) || $0.after.utf8.contains(UInt8(ascii: "?"))
    }) {
      return false
    }
    if ["reden", "sprechen", "los", "weg", "sterben", "lachen", "weinen"].contains(last.key), words.count < 4 {
      return false
    }
    if ["zum", "zur", "nach", "in", "ins"].contains(first.key), !last.isLower, words.count > 1 { return isHedged }
    guard last.isInfinitive, last.key != "sein", endsInOneVerb(words) else { return false }
    return !last.isMediaVerb || isHedged || articles.contains(first.key)
  }

  /// Returns true if no verb precedes the last one, except in `aufziehen lassen`, `einkaufen gehen` or
  /// `… kaufen und … anrufen`.
  private static func endsInOneVerb(_ words: [TitleWord]) -> Bool {
    words.indices.dropLast().allSatisfy { index in
      let next = words[index + 1].key
      return !words[index].isInfinitive || next == "und"
        || index + 2 == words.count && carrying.contains(next)
    }
  }

  private static let carrying: Set<String> = ["lassen", "gehen", "lernen", "helfen", "kommen", "koennen"]

  /// Moves the verb of `den Klempner anrufen wegen der Heizung` to the end. Returns the words unchanged if it is
  /// already there.
  private static func verbLast(_ words: [TitleWord]) -> [TitleWord] {
    guard let last = words.last, !FrameCore.withoutEnd(last).isInfinitive,
      let verb = words.firstIndex(where: { $0.isInfinitive }), verb > 0, verb + 2 < words.count,
      words[verb].after.isEmpty, trailing.contains(words[verb + 1].key),
      !words[(verb + 1)...].contains(where: { $0.isInfinitive || ["und", "oder"].contains($0.key) }),
      !words[(verb + 1)...].dropLast().contains(where: { !$0.after.isEmpty })
    else { return words }
    return words[..<verb] + FrameCore.withoutEnd(Array(words[(verb + 1)...])) + [words[verb]]
  }

  /// Words that begin an afterthought following the verb.
  private static let trailing: Set<String> = [
    "wegen", "mit", "bei", "beim", "fuer", "bis", "vor", "nach", "am", "um", "zum", "zur", "im",
  ]

  /// First words of a sentence that is addressed to others or is not a task.
  private static let others: Set<String> = [
    "sie", "ihnen", "dich", "dir", "euch", "weg", "los", "raus", "rein", "hier",
  ]

  static let articles: Set<String> = [
    "den", "die", "das", "dem", "ein", "eine", "einen", "einem", "einer", "mein", "meine", "meinen", "meinem",
    "meiner", "dein", "deine", "deinen", "unser", "unsere", "unseren", "alle", "neue", "neuen", "neues",
  ]

  /// Removes `noch`, `unbedingt` and the like at the beginning and before the verb, and pronouns for the speaker.
  static func withoutSoft(_ words: ArraySlice<TitleWord>) -> [TitleWord] {
    var reader = FrameReader(words)
    skipSoft(&reader)
    if reader.rest.count > 2, ["mich", "mir", "uns"].contains(reader.first) {
      reader.rest = reader.rest.dropFirst()
      skipSoft(&reader)
    }
    var kept = Array(reader.rest)
    while kept.count > 2, ending.contains(kept[kept.count - 2].key), kept[kept.count - 2].isLower {
      kept.remove(at: kept.count - 2)
    }
    return kept
  }

  private static let ending = particles.union(["noch", "unbedingt", "bitte", "auch"])

  private static func skipSoft(_ reader: inout FrameReader) {
    while reader.rest.count > 1 {
      if reader.take("auf", "jeden", "fall") || reader.take("auf", "alle", "faelle") || takeParticle(&reader) {
        continue
      }
      guard soft.contains(reader.first), !isRepeated(reader), reader.first != "nochmal", reader.first != "kurz",
        reader.first != "dann" || soft.contains(reader.second)
      else { return }
      reader.rest = reader.rest.dropFirst()
    }
  }

  private static func takeParticle(_ reader: inout FrameReader) -> Bool {
    guard let first = reader.rest.first, first.isLower, particles.contains(first.key) else {
      return false
    }
    reader.rest = reader.rest.dropFirst()
    return true
  }

  /// Returns true for `noch mal`, `mal wieder`, `auch nicht`. `unbedingt mal` means no more than `mal`.
  private static func isRepeated(_ reader: FrameReader) -> Bool {
    let strengthens = ["unbedingt", "endlich", "bitte", "doch", "ja"].contains(reader.first) && reader.second == "mal"
    return !strengthens && repeats.contains(reader.second)
  }

  /// Words that give meaning to a `noch` or `mal` before them.
  private static let repeats: Set<String> = ["mal", "einmal", "wieder", "mehr", "nicht"]
}
