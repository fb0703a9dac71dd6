/// Why a model's answer cannot be used as a title. Raw values are what programs read.
public enum TitleFlaw: String, Error, Sendable, CaseIterable {
  /// The model did not come to an end by itself.
  case unfinished = "answer was cut off"
  case unreadable = "answer is no JSON object with a title"
  case empty
  /// More than `TitleAnswer.longest` characters.
  case tooLong = "too long"
  /// Several lines, control characters, characters that direct or hide others.
  case hiddenCharacters = "hidden characters"
  /// HTML, Markdown, emoji and the like that was not there.
  case markup
  /// A link or an e-mail address that was not there.
  case inventedLink = "invented link"
  case inventedNumber = "invented number"
  /// A day, a month or a time of day that was not there.
  case inventedDate = "invented date"
  /// A word that neither was there nor says what to do.
  case inventedWord = "invented word"
  case otherLanguage = "another language"
  /// No word of the raw title, or too few of those the rules kept.
  case tooFarAway = "says something else"
  /// A number, a date or a “not” of the raw title is missing.
  case leavesOut = "leaves something out"
  case noVerb = "does not say what to do"
  case sameAsRules = "same as by the rules"
  /// The rules would change it again.
  case unclean = "worse than by the rules"
}
