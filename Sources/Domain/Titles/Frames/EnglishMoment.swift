/// The time of a reminder within an English sentence.
enum EnglishMoment {
  /// Reads the words of a time. Returns nil if none comes next.
  static func take(_ reader: inout FrameReader) -> String? {
    reader.takeMoment(length).map { TitleWord.text(of: $0[...]) }
  }

  /// Reads the words before "to" and a verb, even if they are not a known time: "after lunch".
  static func before(_ reader: inout FrameReader) -> String? {
    let start = reader.rest
    let known = take(&reader)
    guard let first = start.first, reader.first != "to", known != nil || opening.contains(first.key) else {
      return known
    }
    let verb = reader.rest.prefix(7).indices.dropFirst().first { index in
      reader.rest[index - 1].key == "to" && !reader.rest[..<index].contains { $0.key == "that" }
        && reader.rest[index].isLower && EnglishVerbs.has(reader.rest[index].key)
    }
    guard let verb else { return known }
    reader.rest = reader.rest[(verb - 1)...]
    return TitleWord.text(of: start[..<(verb - 1)])
  }

  /// Words that begin a time.
  private static let opening: Set<String> = [
    "after", "before", "during", "when", "once", "at", "on", "in", "by", "every", "each", "around", "while", "as",
  ]

  /// Returns true if the words consist only of times.
  static func isAll(_ words: ArraySlice<TitleWord>) -> Bool {
    var rest = words
    while let length = length(rest) { rest = rest.dropFirst(length) }
    return rest.isEmpty
  }

  /// Returns the number of words in the time that comes next, or nil if there is none.
  private static func length(_ words: ArraySlice<TitleWord>) -> Int? {
    guard let first = words.first?.key else { return nil }
    if alone.contains(first) { return 1 }
    let second = words.dropFirst().first?.key ?? ""
    if leading.contains(first), alone.contains(second) || units.contains(second) { return 2 }
    if first.isNumber(or: numbers), units.contains(second) { return 2 }
    guard prepositions.contains(first) else { return nil }
    let third = words.dropFirst(2).first?.key ?? ""
    if second.isNumber(or: numbers) || second == "the" || leading.contains(second) {
      if units.contains(third) || alone.contains(third) { return 3 }
      return second.isNumber(or: numbers) ? 2 : nil
    }
    return alone.contains(second) ? 2 : nil
  }

  private static let alone: Set<String> = [
    "today", "tomorrow", "tonight", "later", "morning", "afternoon", "evening", "night", "noon", "midnight", "monday",
    "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "weekend", "am", "pm", "o'clock", "january",
    "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
    "daily", "weekly",
  ]
  private static let leading: Set<String> = ["next", "this", "every", "each", "the"]
  private static let units: Set<String> = [
    "minute", "minutes", "min", "mins", "hour", "hours", "day", "days", "week", "weeks", "month", "months", "year",
    "am", "pm", "o'clock",
  ]
  private static let prepositions: Set<String> = ["at", "on", "in", "by", "before", "after", "around"]
  private static let numbers: Set<String> = [
    "a", "an", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "half", "quarter", "twenty", "thirty", "fifteen",
  ]
}
