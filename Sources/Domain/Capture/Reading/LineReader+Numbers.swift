extension LineReader {
  /// Reads a whole number in words or in at most five digits.
  func integer(_ index: Int) -> (value: Int, end: Int)? {
    let token = self[index]
    if token.kind == .number {
      return !token.isProtected && token.digits <= 5 && token.number >= 0 ? (token.number, index + 1) : nil
    }
    let value = Int(token.lexeme.cardinal)
    guard value >= 0 else { return nil }
    let second = isMark(index + 1, Mark.hyphen) && isGlued(index + 1) ? index + 2 : index + 1
    let ones = Int(lexeme(second).cardinal)
    if !isGerman, value >= 20, value < 100, value % 10 == 0, ones > 0, ones < 10 { return (value + ones, second + 1) }
    // "One hundred and twenty"
    if !isGerman, value == 100 || value < 10 && lexeme(index + 1).cardinal == 100 {
      let end = value == 100 ? index + 1 : index + 2
      let hundreds = value == 100 ? 100 : value * 100
      let next = has(end, .and) ? end + 1 : end
      if lexeme(next).cardinal > 0, lexeme(next).cardinal < 100, let (rest, after) = integer(next) {
        return (hundreds + rest, after)
      }
      return (hundreds, end)
    }
    return (value, index + 1)
  }

  /// Reads an ordinal: `15.`, `15th`, `15ten`, `third`, `dreiundzwanzigster`, `twenty-fourth`.
  func ordinal(_ index: Int) -> (value: Int, end: Int)? {
    if isNumber(index), self[index].digits <= 2, self[index].number > 0 {
      if isGlued(index + 1), has(index + 1, .ideal) { return (self[index].number, index + 2) }
      if isGlued(index + 1), isMark(index + 1, Mark.dot),
        !isGlued(index + 2) || !isNumber(index + 2)
      {
        return (self[index].number, index + 2)
      }
      return nil
    }
    let word = lexeme(index)
    if word.ordinal > 0 { return (Int(word.ordinal), index + 1) }
    guard !isGerman, word.cardinal >= 20, word.cardinal % 10 == 0 else { return nil }
    let second = isMark(index + 1, Mark.hyphen) && isGlued(index + 1) ? index + 2 : index + 1
    let ones = Int(lexeme(second).ordinal)
    return ones > 0 && ones < 10 ? (Int(word.cardinal) + ones, second + 1) : nil
  }

  /// A quantity in sixtieths, so that halves, thirds, quarters and tenths are whole numbers.
  struct Quantity {
    var sixtieths: Int
    var end: Int
    /// Whether it is only "a", "an" or `eine`.
    var isArticle = false
  }

  /// Reads `2`, `2,5`, `1 1/2`, `½`, `two and a half`, `anderthalb`, `zwei einhalb`, `a quarter of an`, `ein paar`.
  func quantity(_ index: Int) -> Quantity? {
    if let fraction = fraction(index) { return fraction }
    if lexeme(index).quarters > 0 { return Quantity(sixtieths: Int(lexeme(index).quarters) * 15, end: index + 1) }
    if let few = few(index) { return few }
    guard let (whole, end) = integer(index) else {
      return isGerman ? nil : article(index)
    }
    if isGerman, whole == 1, !isNumber(index), let part = fraction(end), part.sixtieths < 60 {
      return Quantity(sixtieths: part.sixtieths, end: part.end)
    }
    if isGerman, has(end, .quarter), !has(end, .whole), unit(end + 1, short: false) == .hour {
      return Quantity(sixtieths: whole * 15, end: end + 1)
    }
    if isNumber(index), let decimals = decimals(whole, end) { return decimals }
    if let part = andPart(end) { return Quantity(sixtieths: whole * 60 + part.sixtieths, end: part.end) }
    return Quantity(sixtieths: whole * 60, end: end, isArticle: isGerman && whole == 1 && !isNumber(index))
  }

  private func article(_ index: Int) -> Quantity? {
    let word = word(index)
    guard word == "a" || word == "an" || word == "the" else { return nil }
    if let part = fraction(index + 1) { return part }
    if let few = few(index + 1) { return few }
    if [3, 7, 100].contains(lexeme(index + 1).cardinal), word == "a", let (value, end) = integer(index + 1) {
      return Quantity(sixtieths: value * 60, end: end)
    }
    return word == "the" ? nil : Quantity(sixtieths: 60, end: index + 1, isArticle: true)
  }

  /// Reads "a couple of", `ein paar`.
  private func few(_ index: Int) -> Quantity? {
    let start = isGerman && lexeme(index).cardinal == 1 ? index + 1 : index
    guard has(start, .few) else { return nil }
    let end = !isGerman && has(start + 1, .of) ? start + 2 : start + 1
    return Quantity(sixtieths: 120, end: end)
  }

  /// Reads `½`, `1/2`, `half an`, `halbe`, `viertel`, `three quarters of an`.
  func fraction(_ index: Int) -> Quantity? {
    if let part = vulgar(index) { return Quantity(sixtieths: part, end: index + 1) }
    // ".5"
    if isMark(index, Mark.dot), !isGlued(index), isGlued(index + 1), isNumber(index + 1), self[index + 1].digits == 1 {
      return Quantity(sixtieths: self[index + 1].number * 6, end: index + 2)
    }
    if isNumber(index), isMark(index + 1, Mark.slash), isGlued(index + 1), isNumber(index + 2), isGlued(index + 2),
      let part = ratio(self[index].number, self[index + 2].number), !isMark(index + 3, Mark.slash)
    {
      let past = pastArticle(index + 3)
      return Quantity(sixtieths: part, end: unit(past, short: false) == .hour ? past : index + 3)
    }
    let roles = lexeme(index).roles
    if roles.contains(.threeQuarters), !roles.contains(.whole) { return Quantity(sixtieths: 45, end: index + 1) }
    if roles.contains(.half), lexeme(index).unit == nil { return Quantity(sixtieths: 30, end: pastArticle(index + 1)) }
    if roles.contains(.quarter), lexeme(index).unit != .quarter || !isGerman, !roles.contains(.whole) {
      return Quantity(sixtieths: 15, end: pastArticle(index + 1))
    }
    if !isGerman, (1...3).contains(lexeme(index).cardinal) {
      let next = isMark(index + 1, Mark.hyphen) ? index + 2 : index + 1
      let end = pastArticle(next + 1)
      let isOfHour = unit(end, short: false) == .hour
      if lexeme(next).unit == .quarter, isOfHour || lexeme(index).cardinal == 3 && has(next + 1, .of) {
        return Quantity(sixtieths: 15 * Int(lexeme(index).cardinal), end: end)
      }
    }
    return nil
  }

  private func vulgar(_ index: Int) -> Int? {
    if isMark(index, Mark.half) { return 30 }
    if isMark(index, Mark.quarter) { return 15 }
    return isMark(index, Mark.threeQuarters) ? 45 : nil
  }

  private func ratio(_ above: Int, _ below: Int) -> Int? {
    guard above > 0, above < below, [2, 3, 4, 5, 6, 10, 12].contains(below) else { return nil }
    return 60 * above / below
  }

  /// Returns the index after "of an", "an" or "a".
  private func pastArticle(_ index: Int) -> Int {
    if isGerman { return index }
    let index = word(index) == "of" ? index + 1 : index
    return has(index, .article) ? index + 1 : index
  }

  /// Reads the decimals of `2,5` or `2.5`.
  private func decimals(_ whole: Int, _ end: Int) -> Quantity? {
    guard isMark(end, Mark.comma) || isMark(end, Mark.dot), isGlued(end), isGlued(end + 1), isNumber(end + 1),
      self[end + 1].digits <= 2
    else { return nil }
    let hundredths = self[end + 1].digits == 1 ? self[end + 1].number * 10 : self[end + 1].number
    return Quantity(sixtieths: whole * 60 + (hundredths * 60 + 50) / 100, end: end + 2)
  }

  /// Reads a fraction after a whole number: `½`, `1/2` after a space, "and a half", `einhalb`, `und eine halbe`.
  private func andPart(_ index: Int) -> Quantity? {
    if let part = vulgar(index) { return Quantity(sixtieths: part, end: index + 1) }
    if isNumber(index), !isGlued(index), let part = fraction(index), part.sixtieths < 60 { return part }
    if word(index) == "einhalb" { return Quantity(sixtieths: 30, end: index + 1) }
    if isGerman, lexeme(index).cardinal == 1, !isNumber(index), has(index + 1, .half) {
      return Quantity(sixtieths: 30, end: index + 2)
    }
    // "1-1/2"
    if isMark(index, Mark.hyphen), isGlued(index), isGlued(index + 1), isNumber(index + 1),
      isMark(index + 2, Mark.slash)
    {
      return fraction(index + 1).flatMap { $0.sixtieths < 60 ? $0 : nil }
    }
    guard has(index, .and) || isMark(index, "&") else { return nil }
    let next = isGerman ? (lexeme(index + 1).cardinal == 1 ? index + 2 : index + 1) : pastArticle(index + 1)
    if word(index + 1) == "einhalb" { return Quantity(sixtieths: 30, end: index + 2) }
    let isPart =
      has(next, [.half, .quarter]) || isNumber(next) && isMark(next + 1, Mark.slash)
      || !isGerman && (1...3).contains(lexeme(next).cardinal) && lexeme(next + 1).unit == .quarter
    guard isPart, let part = fraction(next) else { return nil }
    return part
  }
}
