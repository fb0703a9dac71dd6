extension GermanFrame {
  static func opensClause(_ key: String) -> Bool {
    ["dass", "wenn", "wie", "ob", "warum", "wann", "was", "wer", "wo", "weil", "als"].contains(key)
  }

  /// Reads the task in `dass ich … muss`, `… zu kaufen`, `… kaufen`. Returns nil if there is none.
  static func clause(_ words: ArraySlice<TitleWord>) -> [TitleWord]? {
    var reader = FrameReader(words)
    let start = reader.rest
    if reader.take("dass") || reader.take("das"), let core = said(reader.rest) { return core }
    reader.rest = start
    if opensClause(reader.first) { return nil }
    if ["ich", "wir"].contains(reader.first), modals.contains(reader.second) {
      let rest = withoutSoft(reader.rest.dropFirst(2))
      return rest.last.map { FrameCore.withoutEnd($0).isInfinitive } == true ? rest : nil
    }
    if let core = withoutZu(words) { return withoutSoft(core[...]) }
    guard let last = words.last, FrameCore.withoutEnd(last).isInfinitive else {
      return imperative(words, isPolite: true)?.words
    }
    return withoutSoft(words)
  }

  /// Reads `ich Herbert antworten muss`, `ich Herbert anrufe`.
  private static func said(_ words: ArraySlice<TitleWord>) -> [TitleWord]? {
    var reader = FrameReader(words)
    let isMe = reader.first == "ich"
    guard reader.take(oneOf: ["ich", "wir", "du", "man"]), let last = reader.rest.last else { return nil }
    if modals.contains(last.key) { return beforeModal(reader.rest.dropLast()) }
    if let index = reader.rest.lastIndex(where: { modals.contains($0.key) && $0.after.isEmpty && $0.isLower }) {
      return behindModal(reader.rest, at: index)
    }
    let end = FrameCore.withoutEnd(last)
    guard reader.rest.count > 1, end.isLower, !states.contains(end.key) else { return nil }
    let before = withoutSoft(reader.rest)
    if !isMe { return end.isInfinitive ? before : nil }
    guard let verb = GermanInfinitive.ofFirstPerson(end.core), let others = withOtherVerb(before.dropLast()) else {
      return nil
    }
    return others + [TitleWord(verb)]
  }

  /// Changes `das Auto abhole und` to `das Auto abholen und`. Returns nil if it is unclear whether the word before
  /// `und` is a verb.
  private static func withOtherVerb(_ words: ArraySlice<TitleWord>) -> [TitleWord]? {
    var kept = Array(words)
    for index in kept.indices.dropFirst() where kept[index].key == "und" || kept[index].key == "oder" {
      let word = kept[index - 1]
      guard word.isLower else { continue }
      guard index == kept.count - 1, let verb = GermanInfinitive.ofFirstPerson(word.core) else { return nil }
      kept[index - 1] = word.replaced(by: verb)
    }
    return kept
  }

  /// Verbs that describe a state instead of a task: `dass wir Windeln brauchen`.
  private static let states: Set<String> = [
    "brauche", "brauchen", "habe", "haben", "weiss", "wissen", "kenne", "kennen", "mag", "moegen",
  ]

  private static func beforeModal(_ words: ArraySlice<TitleWord>) -> [TitleWord]? {
    words.isEmpty ? nil : withoutSoft(words)
  }

  /// Moves the words after the modal verb in `Tom anrufen muss wegen Sonntag` before the infinitive.
  private static func behindModal(_ words: ArraySlice<TitleWord>, at index: Int) -> [TitleWord]? {
    guard index > words.startIndex + 1, let next = words[(index + 1)...].first, next.key != "und",
      words[index - 1].isInfinitive,
      words[(index + 1)...].allSatisfy({ !$0.after.utf8.contains(UInt8(ascii: ",")) })
    else { return nil }
    let before = withoutSoft(words[..<index])
    guard let verb = before.last else { return nil }
    return Array(before.dropLast()) + FrameCore.withoutEnd(Array(words[(index + 1)...])) + [verb]
  }

  /// Changes `das Paket abzuholen` to `das Paket abholen`. Returns nil if there is no infinitive with `zu`.
  static func withoutZu(_ words: ArraySlice<TitleWord>) -> [TitleWord]? {
    let ending = plainForms(words, everywhere: false)
    return ending ?? plainForms(words, everywhere: true)
  }

  private static func plainForms(_ words: ArraySlice<TitleWord>, everywhere: Bool) -> [TitleWord]? {
    var kept: [TitleWord] = []
    var isChanged = false
    var keepsZu = false
    for index in words.indices {
      let word = words[index]
      if word.key == "um", index > words.startIndex, words[index - 1].after.utf8.contains(UInt8(ascii: ",")) {
        keepsZu = true
      }
      if keepsZu {
        kept.append(word)
      } else if word.key == "zu", isBeforeVerb(words, index, everywhere) {
        isChanged = true
      } else if word.isLower, let plain = GermanInfinitive.withoutZu(word.core) {
        kept.append(word.replaced(by: plain))
        isChanged = true
      } else {
        kept.append(word)
      }
    }
    return isChanged && !kept.isEmpty ? kept : nil
  }

  /// Returns true if the `zu` at `index` precedes the verb at the end of a clause.
  private static func isBeforeVerb(_ words: ArraySlice<TitleWord>, _ index: Int, _ everywhere: Bool) -> Bool {
    guard index + 1 < words.endIndex, words[index].after.isEmpty else { return false }
    let verb = words[index + 1]
    guard verb.isInfinitive || verb.isAllUpper && verb.key.hasSuffix("n") else { return false }
    if everywhere || index + 2 == words.endIndex || !verb.after.isEmpty { return true }
    return connecting.contains(words[index + 2].key)
  }

  private static let connecting: Set<String> = [
    "und", "oder", "bevor", "wegen", "damit", "falls", "wenn", "weil", "sobald", "sowie",
  ]
}
