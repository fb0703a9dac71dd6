extension LineReader {
  /// A field that is set by a sign of its own.
  enum Sign {
    case importance(Importance)
    case urgency(Urgency)
    case grade(Grade, subPriority: Int?)
    case type(TaskType)
    case tag(String)
    case minutes(Int)
    case list(String)
  }

  /// Reads `#tag`, `#30min`, `~1h30`, `!high`, `!!!`, `!A-1`, `type:learning`, `+list`.
  func sign(_ index: Int, lists: [String]) -> (sign: Sign, end: Int)? {
    guard !self[index].isProtected, !isGlued(index) else { return nil }
    if isMark(index, "#") { return isGlued(index + 1) ? hash(index + 1) : nil }
    if isMark(index, "~") { return isGlued(index + 1) ? tilde(index + 1) : nil }
    if isMark(index, "!") { return exclamation(index) }
    if isMark(index, "+") { return isGlued(index + 1) ? listName(index + 1, lists) : nil }
    return typed(index)
  }

  private func hash(_ index: Int) -> (sign: Sign, end: Int)? {
    if let (minutes, end) = minutes(index, lone: false) { return (.minutes(minutes), end) }
    var end = index
    var hasLetter = false
    while end == index || isGlued(end), isWord(end) || self[end].kind == .number || isTagMark(end) {
      if isWord(end) { hasLetter = true }
      end += 1
    }
    while end > index, self[end - 1].kind == .mark, !isMark(end - 1, "_") { end -= 1 }
    guard hasLetter else { return nil }
    let text = String(decoding: line.bytes[self[index].start..<self[end - 1].end], as: UTF8.self)
    return (.tag(text), end)
  }

  private func isTagMark(_ index: Int) -> Bool {
    guard self[index].kind == .mark else { return false }
    return self[index].mark == UInt8(ascii: "_") || self[index].mark == Mark.hyphen || self[index].mark == Mark.slash
  }

  private func tilde(_ index: Int) -> (sign: Sign, end: Int)? {
    minutes(index, lone: true).map { (.minutes($0.value), $0.end) }
  }

  /// Reads the minutes directly after `#` or `~`.
  private func minutes(_ index: Int, lone: Bool) -> (value: Int, end: Int)? {
    guard isNumber(index) || isMark(index, Mark.half), let some = span(index, short: true), some.span.hasTime,
      some.span.months == 0, mayEnd(some.end), lone || isGlued(some.end - 1),
      let minutes = some.span.wholeMinutes
    else { return nil }
    return (minutes, some.end)
  }

  private func exclamation(_ index: Int) -> (sign: Sign, end: Int)? {
    var end = index + 1
    while isGlued(end), isMark(end, "!"), end < index + 4 { end += 1 }
    let stands = !isGlued(end)
    switch end - index {
    case 3 where stands: return (.importance(.high), end)
    case 2 where stands: return (.importance(.medium), end)
    case 1 where isGlued(end): return named(end)
    default: return nil
    }
  }

  private func named(_ index: Int) -> (sign: Sign, end: Int)? {
    if isNumber(index), mayEnd(index + 1) {
      switch self[index].number {
      case 1: return (.importance(.high), index + 1)
      case 2: return (.importance(.medium), index + 1)
      case 3: return (.importance(.low), index + 1)
      default: return nil
      }
    }
    if self[index].end - self[index].start == 1 { return grade(index) }
    guard mayEnd(index + 1) else { return nil }
    switch word(index) {
    case "hoch", "high", "wichtig", "important": return (.importance(.high), index + 1)
    case "mittel", "medium", "normal": return (.importance(.medium), index + 1)
    case "niedrig", "low", "gering": return (.importance(.low), index + 1)
    case "dringend", "urgent", "eilig": return (.urgency(.urgent), index + 1)
    default: return nil
    }
  }

  private func grade(_ index: Int) -> (sign: Sign, end: Int)? {
    let byte = line.bytes[self[index].start]
    guard isWord(index), let grade = Grade(letter: String(decoding: [Ascii.uppercased(byte)], as: UTF8.self)) else {
      return nil
    }
    var place = index + 1
    if isGlued(place), isMark(place, Mark.hyphen) { place += 1 }
    guard grade == .a, isGlued(place), isNumber(place), self[place].number > 0, mayEnd(place + 1) else {
      return mayEnd(index + 1) ? (.grade(grade, subPriority: nil), index + 1) : nil
    }
    return (.grade(grade, subPriority: self[place].number), place + 1)
  }

  /// Reads `type:` or `typ:` with the name of a type in either language.
  private func typed(_ index: Int) -> (sign: Sign, end: Int)? {
    guard ["type", "typ"].contains(word(index)), isMark(index + 1, Mark.colon), isGlued(index + 1) else { return nil }
    let place = index + 2
    let (first, second) = (word(place), word(place + 1))
    let names: [(TaskType, [String])] = [
      (.income, ["income", "geld", "geldverdienen", "verdienen", "einkommen"]),
      (.maintenance, ["maintenance", "schneeschaufeln", "wartung", "erhalt"]),
      (.recharge, ["recharge", "energie", "aufladen", "energieaufladen", "erholung"]),
      (.learning, ["learning", "learn", "lernen"]),
      (.givingBack, ["givingback", "giving", "geben"]),
    ]
    guard let type = names.first(where: { $0.1.contains(first) })?.0 else { return nil }
    let pairs = [("geld", "verdienen"), ("energie", "aufladen"), ("giving", "back")]
    let isPair = pairs.contains { $0.0 == first && $0.1 == second }
    if first == "giving", !isPair, isMark(place + 1, Mark.hyphen), word(place + 2) == "back" {
      return (.type(type), place + 3)
    }
    let end = isPair ? place + 2 : place + 1
    return mayEnd(end) ? (.type(type), end) : nil
  }

  /// Reads the longest known list name that begins here.
  private func listName(_ index: Int, _ lists: [String]) -> (sign: Sign, end: Int)? {
    var best: (name: String, end: Int)?
    for name in lists {
      guard let end = match(name, index), end > best?.end ?? 0, mayEnd(end) else { continue }
      best = (name, end)
    }
    return best.map { (.list($0.name), $0.end) }
  }

  /// Returns the index after a name, ignoring case and the spelling of umlauts, or nil if the name is not here.
  private func match(_ name: String, _ index: Int) -> Int? {
    let other = LineReader(line: Line(name, in: language), now: now, language: language, monthFirst: monthFirst)
    guard other.count > 0, index + other.count <= count else { return nil }
    for offset in 0..<other.count {
      let (mine, theirs) = (self[index + offset], other[offset])
      guard mine.kind == theirs.kind, offset == 0 || mine.spaceBefore == theirs.spaceBefore else { return nil }
      switch mine.kind {
      case .word:
        if LineReader.folded(line.bytes, mine) != LineReader.folded(other.line.bytes, theirs) { return nil }
      case .number: if mine.number != theirs.number || mine.digits != theirs.digits { return nil }
      case .mark:
        if line.bytes[mine.start..<mine.end] != other.line.bytes[theirs.start..<theirs.end] { return nil }
      }
    }
    return index + other.count
  }

  private static func folded(_ bytes: [UInt8], _ token: Token) -> [UInt8] {
    var folded = FoldedWord()
    var place = token.start
    while place < token.end {
      let length = Letter.read(bytes, place).length
      folded.append(bytes, place, length)
      place += length
    }
    return folded.bytes
  }
}

extension Span {
  /// The total in minutes, rounded up; nil outside the 1…1440 of a task.
  var wholeMinutes: Int? {
    guard months == 0, days <= 2, seconds < 200_000 else { return nil }
    let minutes = days * 1_440 + (seconds + 59) / 60
    return minutes >= 1 && minutes <= EffectiveDuration.longest ? minutes : nil
  }
}
