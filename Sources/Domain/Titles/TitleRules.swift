/// Makes titles that say what to do out of mail subjects, dictated sentences and links.
///
/// Titles that are good already stay as they are; where words can mean two things, nothing is done. Time is in proportion to
/// the length of the text, of which no more than `readableLength` bytes are looked at.
public enum TitleRules {
  /// Characters of the longest title.
  public static let longest = 200
  /// Bytes of a raw title that are looked at.
  static let readableLength = 8_192

  /// The title for a raw one. What it gives stays as it is when improved again.
  /// - Parameter isMail: whether it is known to be the subject of a mail, so that what mails begin with is none of its own words.
  public static func improve(_ raw: String, isMail: Bool = false) -> TitleImprovement {
    var result = TitleImprovement(title: raw)
    if OneLine.isBlank(raw) { return result }
    result.title = readable(OneLine.folded(raw))
    if !raw.utf8.elementsEqual(result.title.utf8) { result.note(.whiteSpace) }
    var passes = 0
    while passes < 100, pass(&result, isMail: isMail) { passes += 1 }
    result.changed = !raw.utf8.elementsEqual(result.title.utf8)
    result.isActionable = isActionable(result.title)
    return result
  }

  /// Applies every rule once; false when none had anything to do.
  private static func pass(_ result: inout TitleImprovement, isMail: Bool) -> Bool {
    let before = result.title
    stripMail(&result, isMail: isMail)
    improveLinks(&result)
    stripFrames(&result)
    shorten(&result)
    return !before.utf8.elementsEqual(result.title.utf8)
  }

  private static func readable(_ text: String) -> String {
    guard text.utf8.count > readableLength else { return text }
    return OneLine.trimmed(String(decoding: text.firstBytes(readableLength), as: UTF8.self))
  }

  /// Whether the last word is a German infinitive, or the first an English verb.
  static func isActionable(_ title: String) -> Bool {
    isActionable(TitleWord.words(of: title)[...])
  }

  static func isActionable(_ words: ArraySlice<TitleWord>) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if last.isInfinitive { return true }
    return words.count > 1 && first.after.isEmpty && EnglishVerbs.has(first.key)
  }
}
