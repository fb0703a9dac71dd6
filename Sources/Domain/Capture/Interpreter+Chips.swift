extension Interpreter {
  /// Adds a chip over tokens, with the alternative the user has chosen. Returns false if the user has rejected it or
  /// its kind is not recognized.
  mutating func take(
    _ kind: Chip.Kind, _ tokens: Range<Int>, _ value: String, _ alternatives: [String] = [], keepsWords: Bool = false
  ) -> Bool {
    let bytes = reader.line.bytes
    let (start, end) = (reader[tokens.lowerBound].start, reader[tokens.upperBound - 1].end)
    let text = text(tokens)
    if settings.passedOver.contains(kind) || settings.rejected.contains(.init(kind, text)) { return false }
    let alternatives = alternatives.filter { $0 != value }
    let choice = settings.chosen.first { $0.kind == kind && $0.text == text && alternatives.contains($0.value) }
    let others = choice.map { choice in [value] + alternatives.filter { $0 != choice.value } }
    let before = Interpreter.lengths(bytes[..<start])
    let inside = Interpreter.lengths(bytes[start..<end])
    captured.chips.append(
      Chip(
        kind: kind, text: text, start: before.scalars, end: before.scalars + inside.scalars,
        utf16: before.utf16..<(before.utf16 + inside.utf16), value: choice?.value ?? value,
        alternatives: others ?? alternatives))
    spans.append(tokens)
    if !keepsWords { for index in tokens { taken[index] = true } }
    return true
  }

  /// Returns tokens as typed.
  func text(_ tokens: Range<Int>) -> String {
    String(
      decoding: reader.line.bytes[reader[tokens.lowerBound].start..<reader[tokens.upperBound - 1].end], as: UTF8.self)
  }

  /// Returns the number of Unicode scalars and UTF-16 units in UTF-8 bytes.
  private static func lengths(_ bytes: ArraySlice<UInt8>) -> (scalars: Int, utf16: Int) {
    var (scalars, utf16) = (0, 0)
    for byte in bytes where byte & 0xC0 != 0x80 {
      scalars += 1
      utf16 += byte >= 0xF0 ? 2 : 1
    }
    return (scalars, utf16)
  }

  mutating func takeSigns(_ findings: [Finding]) {
    for finding in findings {
      guard case .sign(let sign) = finding.meaning else { continue }
      take(sign, finding.tokens)
    }
  }

  private mutating func take(_ sign: LineReader.Sign, _ tokens: Range<Int>) {
    switch sign {
    case .importance(let level):
      if captured.importance == nil, take(.importance, tokens, level.name) { captured.importance = level }
    case .urgency(let urgency):
      if captured.urgency == nil, take(.urgency, tokens, "urgent") { captured.urgency = urgency }
    case .grade(let grade, let number):
      let value = grade.letter + (number.map { "-\($0)" } ?? "")
      if captured.grade == nil, take(.grade, tokens, value) { (captured.grade, captured.subPriority) = (grade, number) }
    case .type(let type):
      if captured.type == nil, take(.type, tokens, type.name) { captured.type = type }
    case .list(let name):
      if captured.list == nil, take(.list, tokens, name) { captured.list = name }
    case .minutes(let minutes):
      if captured.minutes == nil, take(.duration, tokens, String(minutes)) { captured.minutes = minutes }
    case .tag(let tag):
      let key = Tags.key(tag)
      let name = settings.tags.first { Tags.key($0) == key } ?? tag
      if take(.tag, tokens, name), !captured.tags.contains(where: { Tags.key($0) == key }) {
        captured.tags.append(name)
      }
    }
  }

  mutating func takeDurations(_ findings: [Finding]) {
    for finding in findings {
      guard case .minutes(let minutes) = finding.meaning, captured.chips.allSatisfy({ $0.kind != .duration }) else {
        continue
      }
      if take(.duration, finding.tokens, String(minutes)) { captured.minutes = minutes }
    }
  }

  mutating func takeRhythm(_ findings: [Finding]) {
    let rhythms = findings.compactMap { finding -> (finding: Finding, rhythm: Rhythm)? in
      guard case .rhythm(let rhythm) = finding.meaning else { return nil }
      return (finding, rhythm)
    }
    // "Weekly shopping saturdays": a word that describes a thing comes last.
    let ranked = rhythms.filter { !$0.rhythm.isAdjective } + rhythms.filter { $0.rhythm.isAdjective }
    for (finding, rhythm) in ranked where captured.recurrence == nil {
      var rhythm = rhythm
      if let part = partToken(rhythm, finding.tokens, findings) {
        rhythm.pieces.append(.init(kind: .due, tokens: part..<(part + 1)))
      }
      let keepsWords = rhythm.isAdjective && !isBeforeVerb(finding.tokens) || rhythm.keepsWords
      guard take(rhythm, finding.tokens, keepsWords: keepsWords) else { continue }
      self.rhythm = rhythm
      takeRest(of: rhythm, findings)
      takeDays(rhythms)
    }
  }

  /// Adds the chips of a recurrence: one for the rule, and one for each field set by words within it.
  private mutating func take(_ rhythm: Rhythm, _ tokens: Range<Int>, keepsWords: Bool = false) -> Bool {
    let pieces = rhythm.pieces.filter {
      tokens.contains($0.tokens.lowerBound) && $0.tokens.upperBound <= tokens.upperBound
    }
    var words: [Range<Int>] = []
    var start = tokens.lowerBound
    for piece in pieces.sorted(by: { $0.tokens.lowerBound < $1.tokens.lowerBound }) {
      if start < piece.tokens.lowerBound { words.append(start..<piece.tokens.lowerBound) }
      start = piece.tokens.upperBound
    }
    if start < tokens.upperBound { words.append(start..<tokens.upperBound) }
    if let first = words.first {
      guard take(.recurrence, first, rhythm.rule, rhythm.others, keepsWords: keepsWords) else { return false }
      captured.recurrence = captured.chips.last?.value
      for more in words.dropFirst() { _ = take(.recurrence, more, rhythm.rule, keepsWords: keepsWords) }
    }
    for piece in pieces {
      switch piece.kind {
      case .until: if let until = rhythm.until, take(.until, piece.tokens, until.iso) { captured.until = until }
      case .anchor:
        if take(.anchor, piece.tokens, rhythm.anchor.rawValue) { captured.anchor = rhythm.anchor }
      default: partWords = piece.tokens
      }
    }
    if rhythm.part != nil, partWords == nil { partWords = words.first }
    if rhythm.anchor == .completion, !rhythm.pieces.contains(where: { $0.kind == .anchor }), let first = words.first,
      take(.anchor, first, rhythm.anchor.rawValue)
    {
      captured.anchor = .completion
    }
    return true
  }

  /// Returns the index of the word for the part of the day within a recurrence, if no time is more specific: `evening`
  /// in `every evening`.
  private func partToken(_ rhythm: Rhythm, _ tokens: Range<Int>, _ findings: [Finding]) -> Int? {
    guard let part = rhythm.part, !rhythm.keepsWords else { return nil }
    let isTimed = findings.contains { finding in
      if case .moment(let moment) = finding.meaning { return moment.clock != nil }
      return false
    }
    return isTimed
      ? nil
      : tokens.dropFirst().first {
        reader.lexeme($0).part == part && reader.lexeme($0).weekday == 0 && reader.lexeme($0).cycle == nil
      }
  }

  /// Combines an interval with the weekdays given elsewhere in the line: `alle 6 Wochen Friseur samstags`.
  private mutating func takeDays(_ rhythms: [(finding: Finding, rhythm: Rhythm)]) {
    guard let weeks = rhythm, captured.recurrence == weeks.rule, weeks.others.isEmpty,
      weeks.frequency == .weekly || isDaily(weeks)
    else { return }
    let other = rhythms.first { other in
      if other.finding.tokens.contains(where: { taken[$0] }) { return false }
      // `Mo-Fr Stand-up täglich`
      if weeks.weekdays.count > 4, isDaily(other.rhythm), !other.rhythm.isAdjective { return true }
      if isDaily(weeks), other.rhythm.weekdays.count < 2 { return false }
      let isDays = !other.rhythm.weekdays.isEmpty && other.rhythm.interval == 1
      let isWeeks = other.rhythm.weekdays.isEmpty && other.rhythm.interval > 1
      return other.rhythm.frequency == .weekly && !other.rhythm.isAdjective && other.rhythm.count == nil
        && other.rhythm.until == nil && (weeks.weekdays.isEmpty ? isDays : isWeeks && weeks.interval == 1)
    }
    guard let other else { return }
    var joined = weeks
    if weeks.weekdays.isEmpty {
      (joined.frequency, joined.weekdays) = (.weekly, other.rhythm.weekdays)
    } else {
      joined.interval = other.rhythm.interval
    }
    joined.part = weeks.part ?? other.rhythm.part
    guard take(.recurrence, other.finding.tokens, joined.rule) else { return }
    for place in captured.chips.indices where captured.chips[place].value == weeks.rule {
      captured.chips[place].value = joined.rule
    }
    (captured.recurrence, rhythm) = (joined.rule, joined)
  }

  private func isDaily(_ rhythm: Rhythm) -> Bool {
    rhythm.rule == "FREQ=DAILY" && rhythm.until == nil && !rhythm.keepsWords
  }

  /// Takes words that belong to a recurrence but follow its time, duration or first day:
  /// `every Wednesday at 5, 12 times`.
  private mutating func takeRest(of rhythm: Rhythm, _ findings: [Finding]) {
    guard captured.recurrence == rhythm.rule, rhythm.count == nil, rhythm.until == nil else { return }
    var head = rhythm
    for _ in 0..<3 {
      let next = findings.first { $0.tokens.lowerBound == reader.pastComma(head.end) && $0.isMomentOrLength }
      guard let next else { return }
      head.end = next.tokens.upperBound
      let whole = reader.recurrenceTail(head)
      guard whole.end > reader.pastComma(head.end) else { continue }
      let tokens = reader.pastComma(head.end)..<whole.end
      let isFree = findings.allSatisfy { finding in
        if case .rhythm = finding.meaning { return true }
        return !finding.tokens.overlaps(tokens)
          || finding.tokens.lowerBound >= tokens.lowerBound && finding.tokens.upperBound <= tokens.upperBound
      }
      if isFree, reader.mayEnd(whole.end), take(whole, tokens) { self.rhythm = whole }
      return
    }
  }

  // MARK: The title

  /// The remaining words, without connecting words that no longer introduce anything.
  var title: String {
    if captured.chips.isEmpty, reader.line.escapes.isEmpty { return OneLine.folded(captured.text) }
    var gone = taken
    for index in reader.line.escapes { gone[index] = true }
    for index in taken.indices where taken[index] && (index == 0 || !taken[index - 1]) { loosen(index, &gone) }
    dropEmptyBrackets(&gone)
    // Marks without words are not a title.
    if !captured.chips.isEmpty, !gone.indices.contains(where: { !gone[$0] && isSaying($0) }) {
      return OneLine.folded(reader.line.rest)
    }
    return OneLine.folded(String(decoding: left(gone), as: UTF8.self) + reader.line.rest)
  }

  /// Returns the bytes of the line without the removed tokens. Everything between two remaining words stays, so that
  /// joined emoji and bidirectional controls remain intact.
  private func left(_ gone: [Bool]) -> [UInt8] {
    let line = reader.line.bytes
    var bytes: [UInt8] = []
    for index in gone.indices where !gone[index] {
      let token = reader[index]
      if index == 0 {
        bytes += line[..<token.start]
      } else if !gone[index - 1] {
        bytes += line[reader[index - 1].end..<token.start]
      } else if standsApart(index), !bytes.isEmpty {
        bytes.append(0x20)
      }
      bytes += line[token.start..<token.end]
    }
    if gone.last == false { bytes += line[reader[gone.count - 1].end...] }
    return bytes
  }

  /// Returns true if a space belongs before a token that follows removed words. A backslash does not remove its space.
  private func standsApart(_ index: Int) -> Bool {
    if reader.line.escapes.contains(index - 1) { return reader[index - 1].spaceBefore }
    return reader[index].spaceBefore || reader[index].kind != .mark
  }

  /// Removes the words that connect a chip with the words before it, and the marks around it.
  private func loosen(_ start: Int, _ gone: inout [Bool]) {
    var end = start
    while end < gone.count, gone[end] { end += 1 }
    let endsThere = end >= gone.count || reader[end].kind == .mark
    var before = start - 1
    while before >= 0, gone[before] { before -= 1 }
    if before >= 0, isOpening(before), isClosing(end) {
      (gone[before], gone[end]) = (true, true)
      return
    }
    // `'ne halbe Stunde`
    if reader.isMark(before, "'"), reader.isGlued(start), !reader.isGlued(before) {
      gone[before] = true
      before -= 1
    }
    // `an jedem Sonntag`; in `Ruf Mama an jeden Sonntag`, `an` belongs to the verb.
    if reader.word(start) == "jedem", reader.word(before) == "an" {
      gone[before] = true
      before -= 1
    }
    // No word introduces a sign: "Check in ~10m", `Ruf den Klempner an #haus`.
    let isSign = reader.sign(start, lists: settings.lists) != nil
    var steps = 0
    while endsThere, !isSign, before >= 0, steps < 3, dangles(before, end) {
      gone[before] = true
      before -= 1
      steps += 1
    }
    if end < gone.count, reader[end].kind == .mark, before < 0 || reader.isMark(before, reader[end].mark),
      isSeparator(end)
    {
      gone[end] = true
    }
  }

  /// Removes brackets whose content was taken: `(Tuesday, 2h)`.
  private func dropEmptyBrackets(_ gone: inout [Bool]) {
    var open: Int?
    for index in gone.indices {
      if isOpening(index), !gone[index] { open = index }
      if !gone[index], isSaying(index), !isOpening(index), !isClosing(index) { open = nil }
      if let start = open, isClosing(index), (start..<index).contains(where: { taken[$0] }) {
        for place in start...index { gone[place] = true }
        open = nil
      }
    }
  }

  private func isOpening(_ index: Int) -> Bool { reader.isMark(index, "(") || reader.isMark(index, "[") }

  private func isClosing(_ index: Int) -> Bool { reader.isMark(index, ")") || reader.isMark(index, "]") }

  private func isSaying(_ index: Int) -> Bool {
    reader[index].kind != .mark || ![Mark.dot, Mark.comma, Mark.colon, Mark.hyphen].contains(reader[index].mark)
  }

  private func dangles(_ index: Int, _ end: Int) -> Bool {
    if reader.has(index, .dangling), !reader[index].isProtected {
      // "Check-in Monday" and "Hand in Friday" keep their "in".
      return !reader.isParticle(index) && !(reader.isGlued(index) && reader.isMark(index - 1, Mark.hyphen))
    }
    return isSeparator(index) && (end >= taken.count || isSeparator(end))
  }

  private func isSeparator(_ index: Int) -> Bool {
    let mark = reader[index].mark
    guard reader[index].kind == .mark, !reader[index].isProtected else { return false }
    return [Mark.comma, Mark.hyphen, Mark.colon, UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "@")].contains(mark)
  }
}
