/// Judges what a language model gave for a title. A model may say anything, so only what is made of the raw title's own
/// words, a verb and a few small words passes.
public enum TitleAnswer {
  /// Characters of the longest title taken from a model.
  public static let longest = 80
  /// Bytes of a raw title that a model is shown.
  public static let longestQuestion = 1_000
  /// Bytes of an answer that are read.
  static let longestAnswer = 16_384

  /// The part of a raw title that a model is shown: one line, cut between two characters.
  public static func question(_ raw: String) -> String {
    let line = OneLine.folded(String(decoding: raw.utf8.prefix(longestQuestion * 4), as: UTF8.self))
    return String(decoding: line.firstBytes(longestQuestion), as: UTF8.self)
  }

  /// The title an answer holds, if every check lets it pass.
  /// - Parameters:
  ///   - content: what the model wrote.
  ///   - rules: what the rules made of `raw`.
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

  /// “Lire le compte rendu”
  private static func startsWithForeignVerb(_ words: [ContentWord], _ source: TitleSource) -> Bool {
    source.language == .other && words.count > 1 && words.first.map { ForeignVerbs.has($0.key) } == true
  }
}
