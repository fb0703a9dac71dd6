/// English sentences that request a task.
enum EnglishFrame {
  /// Returns the task that a sentence requests, or nil for any other text.
  static func core(of words: ArraySlice<TitleWord>) -> FrameCore? {
    guard let first = words.first, openers.contains(first.key), let last = words.last, !last.isMediaVerb,
      !endsInGerman(last)
    else {
      return nil
    }
    let isShouted = words.allSatisfy { $0.isAllUpper || !$0.isUpper }
    var reader = FrameReader(words)
    _ = reader.takeAssistant()
    let isAsked = takeRequest(&reader)
    let isPolite = takePlease(&reader)
    let rest = withoutPlease(reader.rest)
    reader = FrameReader(rest)
    if let core = reminding(reader) ?? keeping(reader, isShouted) ?? listing(reader) ?? setting(reader, isShouted) {
      return worded(core)
    }
    if isAsked { return nil }
    if let core = needing(reader, isShouted) ?? noting(reader) { return worded(core) }
    if takePreamble(&reader), let core = needed(&reader, isShouted: isShouted, anyVerb: false) {
      return worded(FrameCore(core))
    }
    reader = FrameReader(rest)
    guard isPolite, let verb = rest.first, verb.isLower || isShouted, EnglishVerbs.has(verb.key), rest.count > 1,
      !["sign", "find", "see", "have", "help", "take", "stop", "accept"].contains(verb.key)
    else { return nil }
    return FrameCore(Array(rest))
  }

  private static let openers: Set<String> = [
    "please", "pls", "plz", "can", "could", "would", "will", "remind", "don't", "dont", "do", "remember", "i", "we",
    "i've", "i'd", "make", "be", "note", "add", "put", "set", "create", "hey", "hi", "ok", "okay", "siri", "alexa",
    "google", "cortana", "bixby", "we've", "we'd", "need", "gotta", "have", "i'm", "i'll", "we'll", "we're", "let's",
    "lets", "let", "help", "new", "take", "jot", "gonna", "must", "should", "ought", "supposed",
  ]

  /// Reads "I think", "I just remembered (that)", after which the task follows.
  private static func takePreamble(_ reader: inout FrameReader) -> Bool {
    guard reader.take("i") else { return false }
    reader.skip(["just", "almost", "also", "really", "totally", "nearly"])
    guard reader.take(oneOf: ["think", "guess", "remembered", "forgot", "realised", "realized", "believe", "suppose"])
    else { return false }
    _ = reader.take("that")
    return true
  }

  /// Returns nil if the core has no words.
  private static func worded(_ core: FrameCore) -> FrameCore? {
    core.words.contains { !$0.key.isEmpty } ? core : nil
  }

  /// Returns true if the title ends with a German verb: `Add-on kündigen`.
  private static func endsInGerman(_ word: TitleWord) -> Bool {
    [
      "kaufen", "kuendigen", "lernen", "drucken", "pruefen", "bestellen", "schreiben", "testen", "anrufen",
      "installieren", "deaktivieren", "loeschen",
    ]
    .contains(word.key)
  }

  /// Reads "can you (please)", "I need you to".
  private static func takeRequest(_ reader: inout FrameReader) -> Bool {
    if reader.take("i", "need", "you", "to") || reader.take("i", "want", "you", "to") { return true }
    let start = reader.rest
    if reader.take(oneOf: ["can", "could", "would", "will"]), reader.take("you") || reader.take("u") {
      _ = takePlease(&reader)
      return true
    }
    reader.rest = start
    return false
  }

  private static func takePlease(_ reader: inout FrameReader) -> Bool {
    reader.take(oneOf: ["please", "pls", "plz"])
  }

  private static func withoutPlease(_ words: ArraySlice<TitleWord>) -> ArraySlice<TitleWord> {
    guard words.count > 2, let last = words.last, last.key == "please" else { return words }
    return words.dropLast()
  }

  /// Reads "remind me (tomorrow) to …", "… that I need to …", "… about …".
  private static func reminding(_ start: FrameReader) -> FrameCore? {
    var reader = start
    guard reader.take("remind", "me") || reader.take("remind", "us") else { return nil }
    _ = takePlease(&reader)
    let moment = EnglishMoment.before(&reader)
    if reader.take("to") { return inner(reader).map { FrameCore($0, moment: moment) } }
    if reader.take("about") || reader.take("of") { return FrameCore(Array(reader.rest), moment: moment) }
    let isSaid = reader.take("that")
    let statement = reader.rest
    if let core = needed(&reader, isShouted: true, anyVerb: true) { return FrameCore(core, moment: moment) }
    if let verb = statement.first, verb.isLower, EnglishVerbs.has(verb.key), statement.count > 1 {
      return FrameCore(Array(statement), moment: moment)
    }
    return isSaid ? FrameCore(Array(statement), moment: moment) : nil
  }

  /// Returns the words after "to", without a frame of their own.
  private static func inner(_ reader: FrameReader) -> [TitleWord]? {
    if reader.isAtEnd { return nil }
    if let core = core(of: reader.rest) { return core.words }
    guard reader.first == "not", reader.rest.count > 1, reader.rest.first?.isLower == true else {
      return Array(reader.rest)
    }
    return [TitleWord("don't")] + reader.rest.dropFirst()
  }

  /// Reads "don't forget to …", "remember to …", "make sure I …".
  private static func keeping(_ start: FrameReader, _ isShouted: Bool) -> FrameCore? {
    var reader = start
    if takeForgetting(&reader) {
      if reader.isParted(after: start.rest) {
        reader.skipMarks()
        return reader.isAtEnd ? nil : FrameCore(Array(reader.rest))
      }
      if reader.take("about") { return FrameCore(Array(reader.rest)) }
      if reader.take("that") { return needed(&reader, isShouted: isShouted, anyVerb: false).map { FrameCore($0) } }
      return reader.take("to") ? doing(reader, isShouted) : nil
    }
    if reader.take("let", "me", "remember", "to") || reader.take("help", "me", "remember", "to")
      || reader.take("help", "me", "to", "remember", "to") || reader.take("remember", "to")
    {
      return doing(reader, isShouted)
    }
    if reader.take("remember", "that") || reader.take("make", "a", "note", "that") || reader.take("jot", "down", "that")
    {
      return needed(&reader, isShouted: isShouted, anyVerb: true).map { FrameCore($0) }
    }
    if reader.take("make", "a", "note", "to") { return doing(reader, isShouted) }
    guard reader.take("make", "sure") || reader.take("be", "sure") else { return nil }
    if reader.take("to") { return doing(reader, isShouted) }
    _ = reader.take("that")
    return reader.take("i") || reader.take("we") ? doing(reader, isShouted) : nil
  }

  private static func takeForgetting(_ reader: inout FrameReader) -> Bool {
    if reader.take("i") || reader.take("we") {
      return takeForbidden(&reader) && reader.take("forget")
    }
    if reader.take("let's") || reader.take("lets") { return reader.take("not", "forget") }
    guard reader.take("don't") || reader.take("dont") || reader.take("do", "not") else { return false }
    return reader.take("let", "me", "forget") || reader.take("forget")
  }

  private static func takeForbidden(_ reader: inout FrameReader) -> Bool {
    reader.take(oneOf: ["can't", "cant", "cannot", "mustn't", "mustnt", "shouldn't"]) || reader.take("can", "not")
      || reader.take("must", "not") || reader.take("should", "not")
  }

  /// Reads a verb and the words after it.
  private static func doing(_ reader: FrameReader, _ isShouted: Bool) -> FrameCore? {
    guard let verb = reader.rest.first, verb.isLower || isShouted else { return nil }
    return inner(reader).map { FrameCore($0) }
  }

  /// Reads "note to self: …".
  private static func noting(_ start: FrameReader) -> FrameCore? {
    var reader = start
    guard
      reader.take("note", "to", "self") || reader.take("note", "to", "myself") || reader.take("take", "a", "note")
        || reader.take("new", "task") || reader.take("new", "reminder") || reader.take("new", "todo")
        || reader.take("new", "to-do")
    else { return nil }
    let isParted = reader.isParted(after: start.rest)
    reader.skipMarks()
    guard let next = reader.rest.first, isParted || next.isLower && EnglishVerbs.has(next.key) else { return nil }
    return inner(reader).map { FrameCore($0) }
  }
}
