/// The rest of a sentence after removing the words that only request a task.
struct FrameCore {
  var words: [TitleWord]
  var reason = TitleReason.dictation
  /// The time of the reminder, in the words of the sentence.
  var moment: String?

  init(_ words: [TitleWord], _ reason: TitleReason = .dictation, moment: String? = nil) {
    self.words = words
    self.reason = reason
    self.moment = moment
  }
}

extension TitleRules {
  /// Removes phrases around a task that are addressed to an assistant or to oneself, and puts German verbs into the
  /// infinitive.
  static func stripFrames(_ result: inout TitleImprovement) {
    let all = TitleWord.words(of: result.title)
    let words = Fillers.withoutHesitations(all)
    if words.count < all.count {
      result.title = TitleWord.text(of: words[...]).withFirstLetterUp
      result.note(.dictation)
    }
    guard words.count > 1, let first = words.first, first.before.isEmpty else { return }
    guard let (core, isGerman) = spokenCore(of: words[...]) else { return }
    let isApart = result.moment == nil && core.saysMoment(in: isGerman ? .german : .english)
    let kept = FrameCore.withoutEnd(core.words)
    let title = TitleWord.text(of: (isApart ? kept : core.withMoment(kept, isGerman: isGerman))[...])
    if OneLine.isBlank(TitleWord.text(of: kept[...])) { return }
    result.title = title.withFirstLetterUp
    result.note(core.reason)
    if isApart { result.moment = core.moment }
  }

  /// Returns the task in a German or English sentence, also after opening words: `also ich muss …`, "okay so I need to
  /// …".
  private static func spokenCore(of words: ArraySlice<TitleWord>) -> (FrameCore, isGerman: Bool)? {
    if let core = GermanFrame.core(of: words) { return (core, true) }
    if let core = EnglishFrame.core(of: words) { return (core, false) }
    let rest = Fillers.withoutOpening(words)
    guard rest.count < words.count, rest.count > 1 else { return nil }
    // After such words, an imperative may be anything: "So Buy Nothing Day".
    if let core = GermanFrame.core(of: rest), core.reason == .dictation { return (core, true) }
    return EnglishFrame.core(of: rest).map { ($0, false) }
  }
}

extension FrameCore {
  /// Returns true if the moment, if there is one, consists only of a day, a time or a recurrence. Other words must not
  /// be lost.
  fileprivate func saysMoment(in language: Language) -> Bool {
    guard let moment else { return true }
    let some = WallClock(day: Day(number: 20_777), second: 0)
    let said = QuickAdd(now: some, preferred: language).parse(moment)
    return OneLine.isBlank(said.title) && (said.due != nil || said.repeating != nil)
  }

  /// Returns the words with the moment inserted: before them if they end with a German verb, otherwise at the end.
  fileprivate func withMoment(_ words: [TitleWord], isGerman: Bool) -> [TitleWord] {
    let moment = TitleWord.words(of: moment ?? "")
    return isGerman && words.last?.isInfinitive == true ? moment + words : words + moment
  }

  /// Removes the punctuation that ends a sentence from the last word.
  static func withoutEnd(_ words: [TitleWord]) -> [TitleWord] {
    guard let last = words.last else { return words }
    return words.dropLast() + [withoutEnd(last)]
  }

  /// Removes the punctuation that ends a sentence.
  static func withoutEnd(_ word: TitleWord) -> TitleWord {
    let isEnd =
      !word.after.isEmpty
      && word.after.utf8.allSatisfy { byte in
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: ",")
          || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":")
      }
    // The dot of an ordinal stays: `am 3.`
    if word.after == ".", let last = word.key.utf8.last, Ascii.isDigit(last) { return word }
    return isEnd && !word.key.isEmpty ? word.bare : word
  }
}

extension String {
  /// Returns true if the string begins with a digit or is one of these words.
  func isNumber(or words: Set<String>) -> Bool {
    utf8.first.map { Ascii.isDigit($0) } == true || words.contains(self)
  }
}

/// Reads words from left to right.
struct FrameReader {
  var rest: ArraySlice<TitleWord>

  init(_ words: ArraySlice<TitleWord>) { rest = words }

  var first: String { rest.first?.key ?? "" }
  var second: String { rest.dropFirst().first?.key ?? "" }
  var isAtEnd: Bool { rest.isEmpty }

  /// Consumes these words if they come next, and returns whether they did.
  mutating func take(_ keys: String...) -> Bool {
    guard rest.count >= keys.count, zip(rest, keys).allSatisfy({ $0.key == $1 }) else { return false }
    rest = rest.dropFirst(keys.count)
    return true
  }

  mutating func take(oneOf keys: Set<String>) -> Bool {
    guard let first = rest.first, keys.contains(first.key) else { return false }
    rest = rest.dropFirst()
    return true
  }

  mutating func skip(_ keys: Set<String>) {
    while take(oneOf: keys) {}
  }

  /// Skips words that consist only of punctuation.
  mutating func skipMarks() {
    while let first = rest.first, first.key.isEmpty,
      !first.text.utf8.contains(where: { $0 > 0x7F && $0 < 0xE0 || $0 > 0xE2 })
    {
      rest = rest.dropFirst()
    }
  }

  /// Reads the words of times. `length` returns the number of words in the time that comes next. Returns nil if there
  /// is none, or if nothing follows.
  mutating func takeMoment(_ length: (ArraySlice<TitleWord>) -> Int?) -> [TitleWord]? {
    let start = rest
    while let count = length(rest) { rest = rest.dropFirst(count) }
    if rest.count < start.count, !isAtEnd { return Array(start[..<rest.startIndex]) }
    rest = start
    return nil
  }

  /// Returns true if the word before the next one ends with punctuation, or the next one consists only of punctuation.
  func isParted(after words: ArraySlice<TitleWord>) -> Bool {
    if let next = rest.first, next.key.isEmpty { return true }
    guard rest.startIndex > words.startIndex else { return false }
    return !words[rest.startIndex - 1].after.isEmpty
  }

  /// Reads the name of a voice assistant.
  mutating func takeAssistant() -> Bool {
    let start = rest
    _ = take(oneOf: ["hey", "hallo", "hi", "ok", "okay"])
    if take(oneOf: ["siri", "alexa", "google", "cortana", "bixby"]) { return true }
    rest = start
    return false
  }
}
