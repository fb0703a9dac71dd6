/// Weekdays that do not mean a coming day: any such day, parts of names, titles of works.
extension Interpreter {
  /// Returns true if a weekday means any such day or only describes a thing.
  func isGeneric(_ moment: MomentReading, _ tokens: Range<Int>) -> Bool {
    guard moment.day?.weekday != nil, moment.clock == nil, moment.last == nil,
      let place = tokens.first(where: { reader.lexeme($0).weekday > 0 }), !reader.has(place, .short)
    else { return false }
    if isOneOfTwo(place) { return true }
    let before = reader.word(place - 1)
    if reader.isGerman { return isGenericInGerman(before, place) }
    if ["a", "an", "any", "some", "no", "another", "which", "what"].contains(before) { return true }
    if Interpreter.kindsOfDays.contains(before), tokens.count == 1 { return true }
    return ["the", "my", "your", "our", "their", "his"].contains(before) && isThing(tokens.upperBound)
  }

  /// Returns true for one of two days without a recurrence: `Montag und Dienstag vergleichen`.
  private func isOneOfTwo(_ index: Int) -> Bool {
    reader.has(index + 1, .and) && reader.lexeme(index + 2).weekday > 0
      || reader.has(index - 1, .and) && reader.lexeme(index - 2).weekday > 0
  }

  /// Returns true for `An einem Sonntag`, `kein Montag`, `Der Freitag abonnieren`.
  private func isGenericInGerman(_ before: String, _ place: Int) -> Bool {
    if before == "der" { return !reader.has(place - 2, [.before, .after, .by, .since, .from, .on]) }
    if reader.isParticle(place - 1) { return false }
    return ["ein", "einen", "einem", "eines", "kein", "keinen", "keinem", "irgendein", "irgendeinen"].contains(before)
  }

  /// Returns true for a word without a time meaning, such as "folder" in "the Friday folder".
  private func isThing(_ index: Int) -> Bool {
    reader.isWord(index) && reader.lexeme(index).isEmpty && !reader.isGlued(index)
      && !["with", "please", "if", "so", "because", "when", "and"].contains(reader.word(index))
  }

  /// Words that describe a day: `a rainy Sunday`, `Any Given Sunday`, `Ruby Tuesday`, `Cyber Monday`.
  private static let kindsOfDays = [
    "given", "typical", "rainy", "sunny", "perfect", "normal", "ordinary", "average", "boring", "quiet", "snowy",
    "random", "hectic", "dreary", "crazy", "cold", "hot", "long", "slow", "beautiful", "nice", "bad", "meatless",
    "wonderful", "happy", "sweet", "sacred", "lost", "gray", "grey", "golden", "red", "green", "white",
  ]

  /// Returns true for a day that is the title of a work: `Watch Sunday in New York`, `Read Saturday`,
  /// `Friday song lyrics`.
  func isNameOfWork(_ moment: MomentReading, _ tokens: Range<Int>) -> Bool {
    let (start, end) = (tokens.lowerBound, tokens.upperBound)
    guard !reader.isGerman, moment.clock == nil, moment.last == nil else { return false }
    if Interpreter.artefacts.contains(reader.word(end)) { return true }
    guard start == 1, !moment.isIntroduced, moment.day?.weekday != nil, reader[start].isCapitalised,
      !reader.has(start, .short)
    else { return false }
    return ["watch", "rewatch", "read", "reread", "stream", "binge", "play"].contains(reader.word(0))
      && (end >= reader.count || reader.isWord(end))
  }

  /// Words that only follow the title of a work.
  private static let artefacts = [
    "lyrics", "dvd", "soundtrack", "trailer", "album", "chords", "vinyl", "song", "novel", "paperback", "screenplay",
  ]
}
