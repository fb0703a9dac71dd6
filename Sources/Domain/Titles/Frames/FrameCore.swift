/// What is left of a sentence when the words that only ask for a task are gone.
struct FrameCore {
  var words: [TitleWord]
  var reason = TitleReason.dictation
  /// When to remind, in the words of the sentence.
  var moment: String?

  init(_ words: [TitleWord], _ reason: TitleReason = .dictation, moment: String? = nil) {
    self.words = words
    self.reason = reason
    self.moment = moment
  }
}

extension TitleRules {
  /// Takes off what people say to a machine or to themselves around a task, and puts German verbs into the infinitive.
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

  /// The task in a German or English sentence, also behind words that only open it: „also ich muss …“, “okay so I need to …”.
  private static func spokenCore(of words: ArraySlice<TitleWord>) -> (FrameCore, isGerman: Bool)? {
    if let core = GermanFrame.core(of: words) { return (core, true) }
    if let core = EnglishFrame.core(of: words) { return (core, false) }
    let rest = Fillers.withoutOpening(words)
    guard rest.count < words.count, rest.count > 1 else { return nil }
    // Behind such words an imperative may be anything: “So Buy Nothing Day”.
    if let core = GermanFrame.core(of: rest), core.reason == .dictation { return (core, true) }
    return EnglishFrame.core(of: rest).map { ($0, false) }
  }
}

extension FrameCore {
  /// Whether the moment, if there is one, is wholly a day, a time or a rhythm: what is not shall not be lost.
  fileprivate func saysMoment(in language: Language) -> Bool {
    guard let moment else { return true }
    let some = WallClock(day: Day(number: 20_777), second: 0)
    let said = QuickAdd(now: some, preferred: language).parse(moment)
    return OneLine.isBlank(said.title) && (said.due != nil || said.repeating != nil)
  }

  /// The words with the moment among them: in front of a German verb, else at the end.
  fileprivate func withMoment(_ words: [TitleWord], isGerman: Bool) -> [TitleWord] {
    let moment = TitleWord.words(of: moment ?? "")
    return isGerman && words.last?.isInfinitive == true ? moment + words : words + moment
  }

  /// The last word without the marks a sentence ends with.
  static func withoutEnd(_ words: [TitleWord]) -> [TitleWord] {
    guard let last = words.last else { return words }
    return words.dropLast() + [withoutEnd(last)]
  }

  /// Without the marks a sentence ends with.
  static func withoutEnd(_ word: TitleWord) -> TitleWord {
    let isEnd =
      !word.after.isEmpty
      && word.after.utf8.allSatisfy { byte in
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: ",")
          || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":")
      }
    // „am 3.“
    if word.after == ".", let last = word.key.utf8.last, Ascii.isDigit(last) { return word }
    return isEnd && !word.key.isEmpty ? word.bare : word
  }
}

extension String {
  /// Whether it begins with a digit or is one of these words.
  func isNumber(or words: Set<String>) -> Bool {
    utf8.first.map { Ascii.isDigit($0) } == true || words.contains(self)
  }
}

/// Words that are read from left to right.
struct FrameReader {
  var rest: ArraySlice<TitleWord>

  init(_ words: ArraySlice<TitleWord>) { rest = words }

  var first: String { rest.first?.key ?? "" }
  var second: String { rest.dropFirst().first?.key ?? "" }
  var isAtEnd: Bool { rest.isEmpty }

  /// Passes over these words when they come next.
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

  /// Passes over words that are nothing but marks.
  mutating func skipMarks() {
    while let first = rest.first, first.key.isEmpty,
      !first.text.utf8.contains(where: { $0 > 0x7F && $0 < 0xE0 || $0 > 0xE2 })
    {
      rest = rest.dropFirst()
    }
  }

  /// Passes over the words of times, as `length` counts those that come next; nil when there are none, or nothing else.
  mutating func takeMoment(_ length: (ArraySlice<TitleWord>) -> Int?) -> [TitleWord]? {
    let start = rest
    while let count = length(rest) { rest = rest.dropFirst(count) }
    if rest.count < start.count, !isAtEnd { return Array(start[..<rest.startIndex]) }
    rest = start
    return nil
  }

  /// Whether the word before what comes next ends with a mark, or a mark alone comes next.
  func isParted(after words: ArraySlice<TitleWord>) -> Bool {
    if let next = rest.first, next.key.isEmpty { return true }
    guard rest.startIndex > words.startIndex else { return false }
    return !words[rest.startIndex - 1].after.isEmpty
  }

  /// A name of a machine that listens.
  mutating func takeAssistant() -> Bool {
    let start = rest
    _ = take(oneOf: ["hey", "hallo", "hi", "ok", "okay"])
    if take(oneOf: ["siri", "alexa", "google", "cortana", "bixby"]) { return true }
    rest = start
    return false
  }
}
