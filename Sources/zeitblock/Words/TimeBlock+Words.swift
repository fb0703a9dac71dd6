import Domain
import Sync

extension TimeBlock {
  /// `“Tax return” on 2026-11-22, 09:00–09:45`, as clocks here show it.
  func sentencePart(_ language: Language) -> String {
    let zones = ZoneResolver.platform()
    guard let from = zones.wall(start, zones.localZone), let until = zones.wall(end, zones.localZone) else {
      return language.quoted(title)
    }
    let last = from.day == until.day ? until.time : until.day.iso + " " + until.time
    return language.quoted(title) + language(" on ", " am ") + from.day.iso + ", " + from.time + "–" + last
  }
}

extension WallClock {
  /// `09:00`.
  var time: String { WallTime(minutes: second / 60)?.iso ?? "" }
}
