extension PlanReason {
  /// Returns nil for JSON that `json` does not produce.
  public init?(json: JSON) {
    let facts = ReasonFacts(json: json)
    guard let reason = facts.simple ?? facts.placing ?? facts.leaving else { return nil }
    self = reason
  }
}

/// Typed access to the members of a reason in JSON.
private struct ReasonFacts {
  let json: JSON

  var kind: String { json["kind"]?.text ?? "" }

  var simple: PlanReason? {
    switch kind {
    case "fillsGap": .fillsGap
    case "morning": .morning
    case "eliminated": .eliminated
    case "noWorkingTime": .noWorkingTime
    default: nil
    }
  }

  var placing: PlanReason? {
    switch kind {
    case "due": due.map { .due($0, latest: instant("latest")) }
    case "late": due.map { .late($0) }
    case "overdue": due.map { .overdue($0) }
    case "grade": grade.map { .grade($0, number: number("shownNumber")) }
    case "importance": importance.map { .importance($0, json["urgent"]?.truth == true ? .urgent : .notUrgent) }
    case "rank": number("position").map { .rank($0) }
    case "onlyGap": number("minutes").map { .onlyGap(minutes: $0) }
    case "missed": instant("at").map { .missed($0) }
    case "moved": instant("from").map { .moved(from: $0, taken: json["taken"]?.text) }
    case "part": number("part").flatMap { part in number("of").map { .part(part, of: $0) } }
    case "rest": number("planned").map { .rest(planned: $0) }
    case "guard":
      title.flatMap { title in grade.map { .better(title: title, grade: $0, number: number("shownNumber")) } }
    default: nil
    }
  }

  var leaving: PlanReason? {
    switch kind {
    case "needsOnePiece": pair("minutes", "largest").map { .needsOnePiece(minutes: $0.0, largest: $0.1) }
    case "needs": pair("minutes", "free").map { .needs(minutes: $0.0, free: $0.1, before: due) }
    case "othersFirst": pair("minutes", "free").map { .othersFirst(minutes: $0.0, free: $0.1) }
    case "earlierFirst": pair("minutes", "free").map { .earlierFirst(minutes: $0.0, free: $0.1) }
    case "noRoom": pair("minutes", "free").map { .noRoom(minutes: $0.0, free: $0.1) }
    case "notBefore": day("day").map { .notBefore($0) }
    case "recurs": day("day").map { .recurs($0) }
    case "delegated": json["to"]?.text.map { .delegated(to: $0, until: day("until")) }
    case "allTaken": .allTaken(by: title)
    case "waitsFor": title.map { .waitsFor(title: $0) }
    case "notConsidered": number("limit").map { .notConsidered(limit: $0) }
    default: nil
    }
  }

  private var title: String? { json["title"]?.text }
  private var grade: Grade? { json["grade"]?.text.flatMap { Grade(letter: $0) } }
  private var importance: Importance? { json["importance"]?.text.flatMap { Importance(name: $0) } }
  private var due: Due? { Due(members: json) }

  private func number(_ name: String) -> Int? { json[name]?.smallNumber }
  private func day(_ name: String) -> Day? { json[name]?.text.flatMap { Day(iso: $0) } }
  private func instant(_ name: String) -> Instant? { json[name]?.text.flatMap { Instant(iso: $0) } }

  private func pair(_ one: String, _ other: String) -> (Int, Int)? {
    number(one).flatMap { first in number(other).map { (first, $0) } }
  }
}

extension JSON {
  /// A whole number from 0 to 2³¹ − 1; nil for anything else.
  var smallNumber: Int? { integer.flatMap { $0 >= 0 && $0 < 1 << 31 ? Int($0) : nil } }
}
