public import Domain

extension Words {
  /// Why something would come where it is proposed, or why it found no place, in one sentence without a full stop.
  public func sentence(_ reason: PlanReason, today: Day, zones: Environment.Zones) -> String {
    switch reason {
    case .due(let due, let latest):
      self(reason: .due, self.due(due, today: today), moment(latest, today: today, zones: zones))
    case .late(let due): self(reason: .late, self.due(due, today: today))
    case .grade(let grade, let number): self(reason: .grade, number.map { grade.text($0) } ?? grade.letter)
    case .importance(let importance, let urgency):
      urgency == .urgent
        ? self(reason: .urgentAnd, name(of: importance)) : self(reason: .importance, name(of: importance))
    case .rank(let place): self(reason: .rank, "\(place)")
    case .fillsGap: text(ReasonPhrase.fillsGap)
    case .onlyGap(let minutes): self(reason: .onlyGap, length(minutes: minutes))
    case .missed(let start): self(reason: .missed, moment(start, today: today, zones: zones))
    case .moved(let from, let taken): moved(moment(from, today: today, zones: zones), taken)
    case .stays: text(ReasonPhrase.stays)
    case .morning: text(ReasonPhrase.morning)
    case .part(let number, let count): self(reason: .part, "\(number)", "\(count)")
    case .rest(let planned): self(reason: .rest, length(minutes: planned))
    case .better(let title, let grade, let number):
      self(reason: .better, number.map { grade.text($0) } ?? grade.letter, quoted(title))
    default: sentence(leavingOut: reason, today: today)
    }
  }

  /// Why not.
  private func sentence(leavingOut reason: PlanReason, today: Day) -> String {
    switch reason {
    case .needsOnePiece(let minutes, let largest):
      self(reason: .onePiece, length(minutes: minutes), length(minutes: largest))
    case .needs(let minutes, let free, let before): needs(minutes, free, before, today)
    case .othersFirst(let minutes, let free):
      self(reason: .othersFirst, length(minutes: minutes), length(minutes: free))
    case .notBefore(let day): self(reason: .notBefore, self.day(day, today: today))
    case .recurs(let day): self(reason: .recurs, self.day(day, today: today))
    case .delegated(let name, let until):
      until.map { self(reason: .delegatedUntil, name, day($0, today: today)) } ?? self(reason: .delegated, name)
    case .eliminated: text(ReasonPhrase.eliminated)
    case .waitsFor(let title): self(reason: .waitsFor, quoted(title))
    case .noWorkingTime: text(ReasonPhrase.noWorkingTime)
    case .notConsidered(let limit): self(reason: .notConsidered, "\(limit)")
    default: ""
    }
  }

  private func moved(_ from: String, _ taken: String?) -> String {
    guard let taken else { return self(reason: .moved, from) }
    return self(reason: .movedFor, from, quoted(taken))
  }

  private func needs(_ minutes: Int, _ free: Int, _ before: Due?, _ today: Day) -> String {
    let (wanted, there) = (length(minutes: minutes), length(minutes: free))
    guard let before else { return self(reason: .needs, wanted, there) }
    return self(reason: .needsBefore, wanted, there, due(before, today: today))
  }

  private func callAsFunction(reason phrase: ReasonPhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }
}

/// Texts of the reasons a proposed plan gives.
enum ReasonPhrase: PhraseTable, Sendable, CaseIterable {
  case due, late, grade, importance, urgentAnd, rank, fillsGap, onlyGap, missed, moved, movedFor, stays, morning, part
  case rest, better
  case onePiece, needs, needsBefore, othersFirst, notBefore, recurs, delegated, delegatedUntil, eliminated, waitsFor
  case noWorkingTime, notConsidered

  var german: String {
    switch self {
    case .due: "fällig {1}, spätestens ab {2}"
    case .late: "fällig {1}, davor ist nichts mehr frei"
    case .grade: "Stufe {1}"
    case .importance: "Wichtigkeit: {1}"
    case .urgentAnd: "dringend, Wichtigkeit: {1}"
    case .rank: "steht im Backlog an Stelle {1}"
    case .fillsGap: "füllt die Lücke bis zum Ende"
    case .onlyGap: "braucht {1} am Stück; das ist die einzige Lücke, die reicht"
    case .missed: "verpasst {1}"
    case .moved: "bisher {1}, dort ist kein Platz mehr"
    case .movedFor: "bisher {1}, dort ist jetzt {2}"
    case .stays: "bleibt, wo sie war"
    case .morning: "solche Arbeit am Vormittag"
    case .part: "Teil {1} von {2}"
    case .rest: "der Rest, {1} sind schon geplant"
    case .better: "beginnt, obwohl {1} {2} offen ist"
    case .onePiece: "braucht {1} am Stück; größte Lücke: {2}"
    case .needs: "braucht {1}, frei sind {2}"
    case .needsBefore: "braucht {1}, frei sind {2} vor {3}"
    case .othersFirst: "braucht {1}; nach dem, was vorgeht, bleiben {2}"
    case .notBefore: "erst ab {1}"
    case .recurs: "kommt {1} wieder"
    case .delegated: "liegt bei {1}"
    case .delegatedUntil: "liegt bei {1} bis {2}"
    case .eliminated: "Stufe E: gar nicht tun"
    case .waitsFor: "wartet, weil {1} wartet"
    case .noWorkingTime: "keine Arbeitszeit mehr in diesen Tagen"
    case .notConsidered: "{1} wichtigere wurden angesehen"
    }
  }

  var english: String {
    switch self {
    case .due: "due {1}, {2} at the latest"
    case .late: "due {1}, nothing is free before"
    case .grade: "grade {1}"
    case .importance: "importance: {1}"
    case .urgentAnd: "urgent, importance: {1}"
    case .rank: "number {1} in the Backlog"
    case .fillsGap: "fills the gap to its end"
    case .onlyGap: "needs {1} in one piece; no other gap holds it"
    case .missed: "missed {1}"
    case .moved: "was {1}, which has no room any more"
    case .movedFor: "was {1}, where {2} is now"
    case .stays: "stays where it was"
    case .morning: "such work before noon"
    case .part: "part {1} of {2}"
    case .rest: "the rest, {1} are planned"
    case .better: "begins although {1} {2} is open"
    case .onePiece: "needs {1} in one piece; largest gap: {2}"
    case .needs: "needs {1}, {2} free"
    case .needsBefore: "needs {1}, {2} free before {3}"
    case .othersFirst: "needs {1}; what comes first leaves {2}"
    case .notBefore: "not before {1}"
    case .recurs: "comes back {1}"
    case .delegated: "is with {1}"
    case .delegatedUntil: "is with {1} until {2}"
    case .eliminated: "grade E: not to be done at all"
    case .waitsFor: "waits because {1} waits"
    case .noWorkingTime: "no working time is left in these days"
    case .notConsidered: "{1} weightier ones were looked at"
    }
  }
}
