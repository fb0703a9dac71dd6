extension EnglishFrame {
  /// Reads "I need to …", "we should …".
  static func needing(_ start: FrameReader, _ isShouted: Bool) -> FrameCore? {
    var reader = start
    return needed(&reader, isShouted: isShouted, anyVerb: false).map { FrameCore($0) }
  }

  /// Reads the task in "I have to …".
  /// - Parameter anyVerb: Whether an unknown verb is accepted.
  static func needed(_ reader: inout FrameReader, isShouted: Bool, anyVerb: Bool) -> [TitleWord]? {
    guard takeNeed(&reader) || takeBareNeed(&reader) else { return nil }
    if reader.take("remember", "to") || reader.take("not", "forget", "to") || reader.take("make", "sure", "to") {
      return reader.isAtEnd ? nil : Array(reader.rest)
    }
    // "to um like call"
    if EnglishVerbs.has(reader.second), reader.rest.dropFirst().first?.isLower == true {
      reader.skip(["um", "like", "actually", "just", "really", "also", "finally", "quickly", "kinda"])
    }
    guard let verb = reader.rest.first, verb.isLower || isShouted, anyVerb || EnglishVerbs.has(verb.key),
      verb.key != "talk" || ["to", "with"].contains(reader.second) && verb.isLower
    else {
      return nil
    }
    return Array(reader.rest)
  }

  private static func takeNeed(_ reader: inout FrameReader) -> Bool {
    let isShort = reader.take("i've") || reader.take("we've")
    if !isShort, reader.take("i'd") || reader.take("we'd") {
      return reader.take("like", "to") || reader.take("love", "to") || reader.take("better")
    }
    if reader.take("need", "to") || reader.take("have", "to") || reader.take("gotta") { return true }
    if reader.take("gonna", "have", "to") || reader.take("gonna", "need", "to") { return true }
    if reader.take("i'm") || reader.take("i", "am") || reader.take("we're") || reader.take("we", "are") {
      return reader.take("supposed", "to") || takeFuture(&reader)
    }
    if reader.take("i'll") || reader.take("we'll") || reader.take("i", "will") || reader.take("we", "will") {
      reader.skip(["also", "still", "probably", "definitely"])
      return reader.take("have", "to") || reader.take("need", "to")
    }
    guard isShort || reader.take("i") || reader.take("we") else { return false }
    reader.skip(["really", "still", "also", "just", "definitely", "probably"])
    if reader.take("better") || reader.take("had", "better") || reader.take("have", "got", "to") { return true }
    if reader.take("gotta") || reader.take("wanna") || reader.take("must") || reader.take("should") {
      reader.skip(["probably", "really", "also"])
      return true
    }
    if reader.take("would", "like") || reader.take(oneOf: ["need", "have", "got", "want", "ought"]) {
      return reader.take("to")
    }
    return false
  }

  /// Reads "must call …", "should ask …", which dictation often makes of "I must …". "Must read list" is a thing.
  private static func takeBareNeed(_ reader: inout FrameReader) -> Bool {
    if reader.take("ought", "to") || reader.take("supposed", "to") { return true }
    guard reader.take("must") || reader.take("should") else { return false }
    reader.skip(["really", "probably", "definitely", "also"])
    return !praised.contains(reader.first) || determiners.contains(reader.second)
  }

  /// Verbs that form nouns such as "a must-have".
  private static let praised: Set<String> = [
    "have", "read", "see", "watch", "try", "do", "visit", "play", "listen", "know", "buy", "own", "eat", "cook", "bake",
  ]
  private static let determiners: Set<String> = [
    "the", "a", "an", "my", "our", "your", "his", "her", "their", "this", "that", "these", "to", "some", "more",
  ]

  /// Reads "going to have to".
  private static func takeFuture(_ reader: inout FrameReader) -> Bool {
    guard reader.take("going", "to") || reader.take("gonna") else { return false }
    return reader.take("have", "to") || reader.take("need", "to")
  }

  /// Reads "add milk to my shopping list".
  static func listing(_ start: FrameReader) -> FrameCore? {
    var reader = start
    guard reader.take("add") || reader.take("put"), let last = reader.rest.last else { return nil }
    var rest = reader.rest.dropLast()
    guard last.key == "list" || oneWordLists.contains(last.key) else { return nil }
    if last.key == "list", let kind = rest.last, kinds.contains(kind.key) {
      rest = rest.dropLast()
      if kind.key == "do", rest.last?.key == "to", rest.dropLast().last.map({ owners.contains($0.key) }) == true {
        rest = rest.dropLast()
      }
    }
    guard let owner = rest.popLast(), owners.contains(owner.key), let to = rest.popLast(),
      ["to", "on", "onto"].contains(to.key),
      let first = rest.first, !["me", "us", "you", "it", "them", "him", "her"].contains(first.key)
    else { return nil }
    return FrameCore(Array(rest))
  }

  private static let owners: Set<String> = ["my", "the", "our"]
  private static let kinds: Set<String> = ["shopping", "grocery", "to-do", "todo", "do", "task", "tasks", "groceries"]
  private static let oneWordLists: Set<String> = ["todos", "to-dos"]

  /// Reads "set a reminder to …", "create a task to …".
  static func setting(_ start: FrameReader, _ isShouted: Bool) -> FrameCore? {
    var reader = start
    guard reader.take(oneOf: ["set", "create", "add", "make"]), reader.take("a") || reader.take("an") else {
      return nil
    }
    let isReminder = reader.take("reminder")
    guard isReminder || reader.take("task") || reader.take("todo") || reader.take("to-do") else { return nil }
    let moment = isReminder && reader.first != "for" ? EnglishMoment.take(&reader) : nil
    if reader.take("that") {
      return needed(&reader, isShouted: isShouted, anyVerb: true).map { FrameCore($0, moment: moment) }
    }
    if reader.take("to"), let verb = reader.rest.first, verb.isLower || isShouted {
      return FrameCore(Array(reader.rest), moment: moment)
    }
    if isReminder, reader.take("for") || reader.take("about"), !EnglishMoment.isAll(reader.rest) {
      return FrameCore(Array(reader.rest))
    }
    return nil
  }
}
