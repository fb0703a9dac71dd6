/// Why a model's answer cannot be used as a title. The raw values are part of the program interface.
public enum TitleFlaw: String, Error, Sendable, CaseIterable {
  /// The model's answer ended early.
  case unfinished = "answer was cut off"
  case unreadable = "answer is no JSON object with a title"
  case empty
  /// More than `TitleAnswer.longest` characters.
  case tooLong = "too long"
  /// Several lines, control characters, or characters that hide others or change the text direction.
  case hiddenCharacters = "hidden characters"
  /// HTML, Markdown, emoji and the like that are not in the raw title.
  case markup
  /// A link or an email address that is not in the raw title.
  case inventedLink = "invented link"
  case inventedNumber = "invented number"
  /// A day, a month or a time of day that is not in the raw title.
  case inventedDate = "invented date"
  /// A word that is not in the raw title and does not say what to do.
  case inventedWord = "invented word"
  case otherLanguage = "another language"
  /// No word of the raw title is left, or too few of those the rules kept.
  case tooFarAway = "says something else"
  /// A number, a date or a "not" of the raw title is missing.
  case leavesOut = "leaves something out"
  case noVerb = "does not say what to do"
  case sameAsRules = "same as by the rules"
  /// The rules would change the title again.
  case unclean = "worse than by the rules"
}
