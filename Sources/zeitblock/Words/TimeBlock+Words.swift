import Domain
import Sync
import Web

extension TimeBlock {
  /// Describes the block in local time: `“Tax return”: tomorrow, 09:00–09:45`.
  func sentencePart(_ language: Language) -> String {
    "\(language.quoted(title)): \(times(in: language))"
  }

  /// Formats the block's times in local time: `tomorrow, 09:00–09:45`.
  func times(in language: Language) -> String {
    let zones = Environment.live().zones
    let (from, until) = (zones.here(start), zones.here(end))
    return language.moment(start) + "–" + (from.day == until.day ? until.time : language.moment(end))
  }
}

extension WallClock {
  /// The time of day: `09:00`.
  var time: String { WallTime(minutes: second / 60)?.iso ?? "" }
}

extension Language {
  /// Lists the counts that are not zero: `2 new, 1 deleted`; empty if all are.
  /// - Parameter isEvent: true for events and time blocks, which German inflects differently from tasks.
  func counts(_ new: Int, _ changed: Int, _ gone: Int, isEvent: Bool = false) -> String {
    var parts: [String] = []
    if new > 0 { parts.append(count(new, "new", "neu", isEvent)) }
    if changed > 0 { parts.append(count(changed, "changed", "geändert", isEvent)) }
    if gone > 0 { parts.append(count(gone, "deleted", "gelöscht", isEvent)) }
    return parts.joined(separator: ", ")
  }

  private func count(_ count: Int, _ english: String, _ german: String, _ isEvent: Bool) -> String {
    self("\(number(count)) \(english)", "\(number(count)) \(german)\(isEvent && count == 1 ? "er" : "e")")
  }

  /// Formats a number with thousands separators: `1,200`, or `1.200` in German.
  func number(_ number: Int) -> String {
    let digits = String(number)
    let head = digits.count % 3
    let groups =
      (head == 0 ? [] : [digits.prefix(head)])
      + stride(from: head, to: digits.count, by: 3).map { start in
        digits.dropFirst(start).prefix(3)
      }
    return groups.joined(separator: self(",", "."))
  }
}

extension Remark {
  /// Describes the problem without the name of the list.
  func sentence(_ language: Language) -> String {
    Words(language).sentence(SyncProblem(self, in: nil), in: "")
  }

  func sentence(_ language: Language, in list: String) -> String {
    Words(language).sentence(SyncProblem(self, in: list), in: "")
  }
}

extension EventReport {
  var isWorthTelling: Bool { received + pushed > 0 }

  /// A summary such as `“Work”: 2 new, 1 changed in Zeitblock; 1 new on the server.` Counts events and time blocks
  /// together.
  func sentence(in language: Language) -> String {
    let here = language.counts(added + blocksAdded, changed + blocksChanged, gone + blocksGone, isEvent: true)
    let there = language.counts(created, updated, deleted, isEvent: true)
    var parts: [String] = []
    if !here.isEmpty { parts.append(language("\(here) in Zeitblock", "\(here) in Zeitblock")) }
    if !there.isEmpty { parts.append(language("\(there) on the server", "\(there) auf dem Server")) }
    return "\(language.quoted(name)): \(parts.joined(separator: "; "))."
  }

  var json: JSON {
    let counts = [
      ("added", added), ("changed", changed), ("gone", gone), ("blocksAdded", blocksAdded),
      ("blocksChanged", blocksChanged), ("blocksGone", blocksGone), ("created", created), ("updated", updated),
      ("deleted", deleted),
    ]
    return .object(
      [.init("list", .string(list.text)), .init("name", .string(name))]
        + counts.map { .init($0.0, .int(Int64($0.1))) } + [
          .init("unknownZones", .array(unknownZones.map { .string($0) })),
          .init("remarks", .array(remarks.map { .string($0.sentence(.english)) })),
          .init(
            "problems", .array(problems.map { .string(Failure.of($0, in: name, asking: question).sentence(.english)) })),
          .init("question", .optional(question.map { String($0.prefix(8)) })),
        ])
  }
}
