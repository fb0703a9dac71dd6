import Domain
import Sync

extension TimeBlock {
  /// `“Tax return” on 2026-11-22, 09:00–09:45`, as clocks here show it.
  func sentencePart(_ language: Language) -> String {
    language.quoted(title) + language(" on ", " am ") + times
  }

  /// `2026-11-22 09:00–09:45`, as clocks here show it.
  var times: String {
    let zones = ZoneResolver.platform()
    guard let from = zones.wall(start, zones.localZone), let until = zones.wall(end, zones.localZone) else {
      return start.iso
    }
    let last = from.day == until.day ? until.time : until.day.iso + " " + until.time
    return from.day.iso + " " + from.time + "–" + last
  }
}

extension WallClock {
  /// `09:00`.
  var time: String { WallTime(minutes: second / 60)?.iso ?? "" }
}

extension EventReport {
  /// `“Work”: 2 events new, 1 changed; time blocks here 1 moved; there 1 new.`
  func sentence(in language: Language) -> String {
    let here = added + changed + gone
    var parts: [String] = []
    if here > 0 {
      parts.append(
        language(
          "events \(added) new, \(changed) changed, \(gone) gone",
          "Termine \(added) neu, \(changed) geändert, \(gone) weg"))
    }
    if blocksAdded + blocksChanged + blocksGone > 0 {
      parts.append(
        language(
          "time blocks here \(blocksAdded) new, \(blocksChanged) changed, \(blocksGone) gone",
          "Zeitblöcke hier \(blocksAdded) neu, \(blocksChanged) geändert, \(blocksGone) weg"))
    }
    if pushed > 0 {
      parts.append(
        language(
          "time blocks there \(created) new, \(updated) changed, \(deleted) gone",
          "Zeitblöcke dort \(created) neu, \(updated) geändert, \(deleted) weg"))
    }
    if !unknownZones.isEmpty {
      let names = unknownZones.map { language.quoted($0) }.joined(separator: ", ")
      parts.append(
        language(
          "nobody knows the time zone \(names), its times are shown as those of clocks here",
          "die Zeitzone \(names) kennt niemand, ihre Zeiten erscheinen wie die von Uhren hier"))
    }
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
          .init("problems", .array(problems.map { .string(Failure.of($0, in: name).sentence(.english)) })),
        ])
  }
}
