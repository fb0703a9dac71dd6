/// When to be reminded, between the words of a German sentence.
enum GermanMoment {
  /// Takes the words of a time; nil when none come next.
  static func take(_ reader: inout FrameReader) -> String? {
    reader.takeMoment(length).map { TitleWord.text(of: FrameCore.withoutEnd($0)[...]) }
  }

  /// How many of the next words tell a time.
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
