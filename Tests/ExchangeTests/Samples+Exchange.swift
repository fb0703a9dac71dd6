import Domain
import Foundation
import Testing

extension Environment {
  /// Saturday, 2026-11-21, 9:30 in a zone two hours ahead of Greenwich; Berlin is one hour ahead.
  static var fixed: Environment {
    Environment(
      now: Instant(seconds: 1_795_246_200), today: Day(number: 20_778), time: WallTime(minutes: 570) ?? .midnight,
      zones: Zones(
        instant: { wall, zone in
          if zone == nil { return Instant(seconds: wall.total - 7_200) }
          return zone == "Europe/Berlin" ? Instant(seconds: wall.total - 3_600) : nil
        },
        wall: { instant, zone in
          if zone == nil { return WallClock(total: instant.seconds + 7_200) }
          return zone == "Europe/Berlin" ? WallClock(total: instant.seconds + 3_600) : nil
        }),
      makeIdentifier: { "unused" })
  }
}

/// Tasks with something in every field, and files of them that were looked at once.
enum Fixture {
  static let context = ExchangeContext(environment: .fixed, language: .english)
  static let work = SourceList(id: ListID("work"), name: "Work", colour: "#3366cc")

  static func day(_ text: String) throws -> Day { try #require(Day(iso: text)) }
  static func instant(_ text: String) throws -> Instant { try #require(Instant(iso: text)) }

  static func item(_ number: Int, _ title: String, in list: ListID = .local) throws -> PlanItem {
    let id = "00000000-0000-4000-8000-00000000000\(number)"
    return PlanItem(
      id: TaskID(id), list: list, title: title, rank: Rank(Int64(number) * Rank.gap),
      createdAt: try instant("2026-11-01T08:00:0\(number)Z"))
  }

  static func full() throws -> PlanItem {
    var item = try item(1, "Steuer, „endlich“; \"ganz\" prüfen", in: work.id)
    item.notes = "Zeile eins\nZeile zwei, mit Komma"
    item.importance = .high
    item.urgency = .urgent
    item.grade = .a
    item.subPriority = 2
    item.type = .income
    item.tags = Tags(["Büro", "zu Hause"])
    item.due = Due(day: try day("2026-12-24"), time: WallTime(hour: 15, minute: 30))
    item.notBefore = try day("2026-12-01")
    item.manualDuration = 90
    item.delegatedTo = "Robin"
    item.sourceURL = "https://example.org/a?b=1,2"
    item.actualMinutes = 12
    item.originalTitle = "steuer"
    item.needsTitleImprovement = true
    return item
  }

  static func set() throws -> ExchangeSet {
    var weekly = try item(2, "=2+3 Bericht")
    weekly.recurrence = Recurrence(.weekly(Weekdays([1])))
    weekly.due = Due(day: try day("2026-11-23"))
    weekly.importance = .medium
    var child = try item(3, "Unteraufgabe")
    child.parent = weekly.id
    var done = try item(4, "Erledigt 🦊", in: work.id)
    done.completedAt = try instant("2026-11-20T10:00:00Z")
    var rule = try item(5, "Letzter Freitag")
    rule.due = Due(day: try day("2026-11-27"))
    rule.recurrence = Recurrence(.rule("FREQ=MONTHLY;BYDAY=-1FR"), anchor: .schedule)
    var set = ExchangeSet(
      items: [try full(), weekly, child, done, rule], lists: [SourceList(id: .local, name: "Zeitblock"), work])
    set.completions = [
      Completion(task: weekly.id, due: Due(day: try day("2026-11-16")), at: try instant("2026-11-16T09:00:00Z"))
    ]
    let start = try instant("2026-11-23T09:00:00Z")
    set.blocks = [
      TimeBlock(
        id: BlockID("tb.0123456789abcdef.x"), task: weekly.id, title: weekly.title, start: start,
        end: Instant(seconds: start.seconds + 1_800), zone: "Europe/Berlin", createdAt: start)
    ]
    set.settings = [Setting(key: .theme, value: "dark")]
    return set
  }

  /// Compares with a recorded file. `ZEITBLOCK_RECORD=1` writes it anew and fails, so that nobody records unseen.
  static func compare(_ bytes: [UInt8], with name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name)")
    if ProcessInfo.processInfo.environment["ZEITBLOCK_RECORD"] == "1" {
      try Data(bytes).write(to: file)
      Issue.record("recorded \(name)")
    }
    #expect(Data(bytes) == (try Data(contentsOf: file)), "the file differs from Golden/\(name)")
  }
}

/// The reasons and fields of what was lost, as `reason field count`.
extension ConversionReport {
  var summary: [String] { entries.map { "\($0.reason) \($0.field) \($0.count)" } }
}
