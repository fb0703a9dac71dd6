/// Validates a title that a language model returned. A model may return anything, so a title passes only if it consists
/// of the raw title's own words, a verb and a few small words.
public enum TitleAnswer {
  /// The maximum number of characters in a title from a model.
  public static let longest = 80
  /// The maximum number of bytes of a raw title sent to a model.
  public static let longestQuestion = 1_000
  /// The maximum number of bytes read from an answer.
  static let longestAnswer = 16_384

  /// Returns the part of a raw title that is sent to a model: one line, cut at a scalar boundary.
  public static func question(_ raw: String) -> String {
    let line = OneLine.folded(String(decoding: raw.utf8.prefix(longestQuestion * 4), as: UTF8.self))
    return String(decoding: line.firstBytes(longestQuestion), as: UTF8.self)
  }

  /// Returns the title in an answer. Throws the first check that fails.
  /// - Parameters:
  ///   - content: The model's answer.
  ///   - rules: The result of the rules for `raw`.
  public static func title(
    in content: String, for raw: String, rules: TitleImprovement
  ) throws(TitleFlaw) -> String {
    let title = try read(content)
    try check(title, against: TitleSource(raw: question(raw), rules: rules))
    return title
  }

  static func check(_ title: String, against source: TitleSource) throws(TitleFlaw) {
    try checkForm(of: title, source)
    if title.utf8.elementsEqual(source.rules.title.utf8) { throw .sameAsRules }
    let words = ContentWord.words(of: title)
    try checkInventions(in: title, words, source)
    try checkLosses(of: words, source)
    if !TitleRules.isActionable(title), !startsWithForeignVerb(words, source) { throw .noVerb }
    if TitleRules.improve(title).changed { throw .unclean }
  }

  /// Returns true for titles such as "Lire le compte rendu".
  private static func startsWithForeignVerb(_ words: [ContentWord], _ source: TitleSource) -> Bool {
    source.language == .other && words.count > 1 && words.first.map { ForeignVerbs.has($0.key) } == true
  }
}
