/// Words before a day or time that determine its meaning for the task.
extension LineReader {
  func isSupport(
    _ prefix: (relation: MomentReading.Relation, saysDue: Bool, end: Int), _ found: MomentReading
  ) -> Bool {
    if found.day == nil {
      return prefix.relation != .goal && (found.clock?.minutes != nil || !has(prefix.end - 1, .between))
    }
    let last = prefix.end - 1
    if prefix.relation == .on, !prefix.saysDue, !has(last, .on), !has(last - 1, .on) { return false }
    if found.day?.isMonth == true, prefix.relation == .on { return false }
    return prefix.relation != .goal && prefix.relation != .reference
      && (!(has(prefix.end - 1, .within) && found.evidence == .weak) || prefix.relation == .notBefore)
  }

  /// Reads the words before a moment: `am`, `bis zum`, `due on`, `nicht vor dem`, `ab`.
  func introduction(
    _ index: Int
  ) -> (relation: MomentReading.Relation, saysDue: Bool, end: Int)? {
    var place = index
    var relation = MomentReading.Relation.on
    var saysDue = false
    while place < index + 5, !isParticle(place) {
      if has(place, .due), ["faellig", "due"].contains(word(place)) || place > 0 && place == index && isDeadline(place)
      {
        (saysDue, place) = (true, isMark(place + 1, Mark.colon) ? place + 2 : place + 1)
      } else if has(place, .not), ["later", "spaeter"].contains(word(place + 1)),
        ["than", "als"].contains(word(place + 2))
      {
        (relation, place) = (.by, place + 3)
      } else if has(place, .not), ["earlier", "sooner", "frueher", "eher"].contains(word(place + 1)),
        ["than", "als"].contains(word(place + 2))
      {
        (relation, place) = (.notBefore, place + 3)
      } else if has(place, .not), has(place + 1, [.before, .from]) {
        (relation, place) = (.notBefore, place + 2)
      } else if has(place, [.from, .start]) {
        (relation, place) = (.notBefore, place + 1)
      } else if place == index, has(place, .hence), lexeme(place + 1).days == 0 || has(place + 1, .this) {
        place += 1
      } else if has(place, .by) || place == index && isThrough(place) {
        (relation, place) = (.by, place + 1)
      } else if has(place, .goal) {
        (relation, place) = (.goal, place + 1)
      } else if has(place, .before) {
        (relation, place) = (.by, place + 1)
      } else if has(place, .after), !has(place, .next) {
        (relation, place) = (.after, place + 1)
      } else if place > index, has(place - 1, [.within, .on, .at]), has(place, .article) {
        place += 1
      } else if has(place, [.since, .of]), !has(place, [.on, .within]) || word(place) == "von" || word(place) == "vom" {
        (relation, place) = (.reference, place + 1)
      } else if has(place, [.on, .article, .between, .within, .about]) {
        place += 1
      } else {
        break
      }
    }
    return place > index ? (relation, saysDue, place) : nil
  }

  /// Returns true for `daily through Friday`, after a time expression, but not for "walk through Friday's notes".
  private func isThrough(_ index: Int) -> Bool {
    guard !isGerman, ["through", "thru", "ending", "ends"].contains(word(index)), index > 0 else { return false }
    let before = self[index - 1]
    return before.kind != .word || !before.lexeme.isEmpty
  }

  /// Returns true for `Report, deadline Friday`.
  private func isDeadline(_ index: Int) -> Bool {
    (self[index - 1].kind == .mark || isMark(index + 1, Mark.colon))
      && ["deadline", "frist", "stichtag"].contains(word(index))
  }
}
