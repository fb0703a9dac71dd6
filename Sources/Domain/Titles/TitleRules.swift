/// Turns mail subjects, dictated sentences and links into titles that say what to do.
///
/// Titles that are already good stay unchanged, and so do ambiguous words. Time is linear in the length of the text, of
/// which at most `readableLength` bytes are read.
public enum TitleRules {
  /// The maximum number of characters in a title.
  public static let longest = 200
  /// The maximum number of bytes read from a raw title.
  static let readableLength = 8_192

  /// Returns the title for a raw one. Improving the result again does not change it.
  /// - Parameter isMail: Whether this is known to be the subject of a mail, so that mail prefixes are not the user's
  ///   own words.
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

  /// Applies every rule once. Returns false if none changed the title.
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

  /// Returns true if the last word is a German infinitive or the first one an English verb.
  static func isActionable(_ title: String) -> Bool {
    isActionable(TitleWord.words(of: title)[...])
  }

  static func isActionable(_ words: ArraySlice<TitleWord>) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if last.isInfinitive { return true }
    return words.count > 1 && first.after.isEmpty && EnglishVerbs.has(first.key)
  }
}
