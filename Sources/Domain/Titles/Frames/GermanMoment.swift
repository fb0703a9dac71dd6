/// The time of a reminder within a German sentence.
enum GermanMoment {
  /// Reads the words of a time. Returns nil if none comes next.
  static func take(_ reader: inout FrameReader) -> String? {
    reader.takeMoment(length).map { TitleWord.text(of: FrameCore.withoutEnd($0)[...]) }
  }

  /// Reads the words before `daran` or the comma of a clause, even if they are not a known time.
  static func before(_ reader: inout FrameReader) -> String? {
    let start = reader.rest
    let known = take(&reader)
    reader.skip(GermanFrame.soft)
    guard let next = reader.rest.first, !pointing.contains(next.key), next.key != "an", next.key != "ans",
      !GermanFrame.opensClause(next.key), let count = unknownLength(reader.rest)
    else { return known }
    reader.rest = reader.rest.dropFirst(count)
    return TitleWord.text(of: FrameCore.withoutEnd(Array(start[..<reader.rest.startIndex]))[...])
  }

  private static func unknownLength(_ words: ArraySlice<TitleWord>) -> Int? {
    let start = words.startIndex
    let head = words.prefix(6)
    let comma = head.firstIndex { $0.after == "," }
    if let place = head.firstIndex(where: { pointing.contains($0.key) }), place <= comma ?? place {
      return place - start
    }
    guard let comma, comma + 1 < words.endIndex, let first = words.first, opening.contains(first.key),
      !words[comma].isInfinitive
    else { return nil }
    return comma + 1 - start
  }

  private static let pointing: Set<String> = ["daran", "dran"]
  /// Words that begin a time.
  private static let opening: Set<String> = [
    "nach", "vor", "nachher", "spaeter", "am", "im", "um", "ab", "bis", "in", "beim", "alle", "jeden", "jede", "jedes",
    "ende", "anfang", "mitte", "gleich", "bald", "waehrend", "zum", "zur", "immer",
  ]

  /// Returns the number of words in the time that comes next, or nil if there is none.
  private static func length(_ words: ArraySlice<TitleWord>) -> Int? {
    guard let first = words.first?.key else { return nil }
    if alone.contains(first) { return 1 }
    let second = words.dropFirst().first?.key ?? ""
    if first.isNumber(or: numbers), units.contains(second) { return 2 }
    if determiners.contains(first), units.contains(second) || alone.contains(second) { return 2 }
    guard prepositions.contains(first) else { return nil }
    let third = words.dropFirst(2).first?.key ?? ""
    if second.isNumber(or: numbers) { return units.contains(third) || alone.contains(third) ? 3 : 2 }
    if determiners.contains(second), units.contains(third) || alone.contains(third) || third.isNumber(or: numbers) {
      return 3
    }
    return alone.contains(second) || units.contains(second) ? 2 : nil
  }

  private static let alone: Set<String> = [
    "heute", "morgen", "uebermorgen", "frueh", "abend", "mittag", "nachmittag", "vormittag", "nacht", "abends",
    "morgens", "mittags", "nachmittags", "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag",
    "sonnabend", "sonntag", "spaeter", "gleich", "wochenende", "uhr", "halb", "viertel", "januar", "februar", "maerz",
    "april", "mai", "juni", "juli", "august", "september", "oktober", "november", "dezember", "feierabend", "taeglich",
    "montags", "freitags", "sonntags",
  ]
  private static let units: Set<String> = [
    "uhr", "minute", "minuten", "min", "stunde", "stunden", "tag", "tagen", "woche", "wochen", "monat", "monaten",
    "monats", "jahr", "jahren",
  ]
  private static let determiners: Set<String> = [
    "naechste", "naechsten", "naechster", "naechstes", "kommenden", "kommende", "diesen", "diese", "dieses", "jeden",
    "jede", "der", "den", "dem", "einer", "einem",
  ]
  private static let prepositions: Set<String> = ["am", "um", "in", "gegen", "ab", "vor", "nach", "bis", "im", "zum"]
  private static let numbers: Set<String> = [
    "ein", "eine", "einer", "einem", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht", "neun", "zehn", "elf",
    "zwoelf", "zwanzig", "dreissig", "fuenfzehn", "halb", "viertel", "anderthalb",
  ]
}
