extension GermanFrame {
  static let modals: Set<String> = [
    "muss", "muesste", "soll", "sollte", "will", "wollte", "moechte", "darf", "kann", "werde", "muessen", "muessten",
    "sollen", "sollten", "wollen", "wollten", "moechten", "musst", "sollst", "solltest", "willst",
  ]
  private static let needs: Set<String> = [
    "muss", "muesste", "soll", "sollte", "will", "moechte", "muessen", "muessten", "sollten", "sollen", "wollen",
    "moechten",
  ]

  /// „Vergiss nicht, …“, „Nicht vergessen: …“, „Denk daran, …“
  static func notForgetting(_ start: FrameReader) -> FrameCore? {
    var reader = start
    if reader.take("vergiss") || reader.take("vergesst") {
      reader.skip(soft)
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

  /// What follows such words; a thing alone only behind a mark.
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

  /// „nicht vergessen Auto zum TÜV bringen“
  private static func doing(_ words: ArraySlice<TitleWord>) -> [TitleWord]? {
    guard words.count > 1, let last = words.last.map({ FrameCore.withoutEnd($0) }), last.isInfinitive,
      !last.isMediaVerb, words.contains(where: { $0.isUpper }),
      !words.dropLast().contains(where: { $0.isInfinitive || !$0.after.isEmpty })
    else { return nil }
    return Array(words)
  }

  /// „Ich muss noch …“, „Ich darf nicht vergessen, …“
  static func needing(_ start: FrameReader) -> FrameCore? {
    var reader = start
    let isShort = reader.first == "muss" && ["noch", "unbedingt"].contains(reader.second)
    guard isShort || reader.take("ich") || reader.take("wir") else { return nil }
    if reader.take("darf") || reader.take("duerfen") {
      reader.skip(soft)
      guard reader.take("nicht", "vergessen") else { return nil }
      reader.skipMarks()
      return clause(reader.rest).map { FrameCore($0) }
    }
    guard reader.take(oneOf: needs) else { return nil }
    let said = reader.rest
    let words = withoutSoft(said)
    var inner = FrameReader(words[...])
    if inner.take("daran", "denken") || inner.take("dran", "denken") {
      inner.skipMarks()
      return clause(inner.rest).map { FrameCore($0) }
    }
    return saysNeed(words, isHedged: words.count < said.count) ? FrameCore(words) : nil
  }

  /// Whether the rest of „Ich muss …“ is a task, and not the name of a song or a talk.
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
    guard last.isInfinitive, last.key != "sein", !words.dropLast().contains(where: { $0.isInfinitive }) else {
      return false
    }
    return !last.isMediaVerb || isHedged || articles.contains(first.key)
  }

  /// To whom a sentence that is no task is said.
  private static let others: Set<String> = [
    "sie", "ihnen", "dich", "dir", "euch", "weg", "los", "raus", "rein", "hier",
  ]

  static let articles: Set<String> = [
    "den", "die", "das", "dem", "ein", "eine", "einen", "einem", "einer", "mein", "meine", "meinen", "meinem",
    "meiner", "dein", "deine", "deinen", "unser", "unsere", "unseren", "alle", "neue", "neuen", "neues",
  ]

  /// Without „noch“, „unbedingt“ and the like in front and before the verb, and without the one who speaks.
  static func withoutSoft(_ words: ArraySlice<TitleWord>) -> [TitleWord] {
    var reader = FrameReader(words)
    while soft.contains(reader.first), !isRepeated(reader), reader.first != "nochmal", reader.first != "kurz",
      reader.first != "dann"
    {
      reader.rest = reader.rest.dropFirst()
    }
    if reader.rest.count > 2, ["mich", "mir", "uns"].contains(reader.first) { reader.rest = reader.rest.dropFirst() }
    var kept = Array(reader.rest)
    while kept.count > 2, ["noch", "unbedingt", "bitte", "auch"].contains(kept[kept.count - 2].key) {
      kept.remove(at: kept.count - 2)
    }
    return kept
  }

  /// „noch mal“, „mal wieder“, „auch nicht“; „unbedingt mal“ says no more than „mal“.
  private static func isRepeated(_ reader: FrameReader) -> Bool {
    let strengthens = ["unbedingt", "endlich", "bitte", "doch", "ja"].contains(reader.first) && reader.second == "mal"
    return !strengthens && repeats.contains(reader.second)
  }

  /// Make „noch“ and „mal“ in front of them mean something.
  private static let repeats: Set<String> = ["mal", "einmal", "wieder", "mehr", "nicht"]
}
