import Domain
import Sync
import Web

extension TimeBlock {
  /// `“Tax return”: tomorrow, 09:00–09:45`, as clocks here show it.
  func sentencePart(_ language: Language) -> String {
    "\(language.quoted(title)): \(times(in: language))"
  }

  /// `tomorrow, 09:00–09:45`, as clocks here show it.
  func times(in language: Language) -> String {
    let zones = ZoneResolver.platform()
    guard let from = zones.wall(start, zones.localZone), let until = zones.wall(end, zones.localZone) else {
      return start.iso
    }
    return language.moment(start) + "–" + (from.day == until.day ? until.time : language.moment(end))
  }
}

extension WallClock {
  /// `09:00`.
  var time: String { WallTime(minutes: second / 60)?.iso ?? "" }
}

extension Language {
  /// `2 new, 1 gone`: only what is not zero; empty when all is.
  func counts(_ new: Int, _ changed: Int, _ gone: Int) -> String {
    var parts: [String] = []
    if new > 0 { parts.append(self("\(new) new", "\(new) neu")) }
    if changed > 0 { parts.append(self("\(changed) changed", "\(changed) geändert")) }
    if gone > 0 { parts.append(self("\(gone) deleted", "\(gone) gelöscht")) }
    return parts.joined(separator: ", ")
  }
}

extension Remark {
  /// What is in the texts of a list, without its name.
  func sentence(_ language: Language) -> String {
    Words(language).sentence(SyncProblem(self, in: nil), in: "")
  }

  func sentence(_ language: Language, in list: String) -> String {
    Words(language).sentence(SyncProblem(self, in: list), in: "")
  }
}

extension EventReport {
  var isWorthTelling: Bool { received + pushed > 0 }

  /// `“Work”: here 2 new, 1 changed; there 1 new.` Events of others and time blocks count together.
  func sentence(in language: Language) -> String {
    let here = language.counts(added + blocksAdded, changed + blocksChanged, gone + blocksGone)
    let there = language.counts(created, updated, deleted)
    var parts: [String] = []
    if !here.isEmpty { parts.append(language("in Zeitblock \(here)", "in Zeitblock \(here)")) }
    if !there.isEmpty { parts.append(language("on the server \(there)", "auf dem Server \(there)")) }
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
