import Domain
import Testing

@testable import Web

/// An app on Tuesday, 24 November 2026 at 10:12, on clocks that show the time of Greenwich.
struct PlanClient {
  let client = TestClient()

  init(day: Day = Day(number: 20_781), minute: Int = 612, zones: Domain.Environment.Zones = .greenwich) throws {
    client.today = day
    client.zones = zones
    client.now = try #require(zones.instant(WallClock(day: day, second: minute * 60), nil))
  }

  /// A moment of that day.
  func at(_ hour: Int, _ minute: Int = 0, days: Int = 0) -> Instant {
    Instant(seconds: Int64(client.today.number + Int32(days)) * 86_400 + Int64(hour * 3_600 + minute * 60))
  }

  @discardableResult
  func add(_ title: String, minutes: Int? = nil) throws -> TaskID {
    var draft = TaskDraft(title: title)
    draft.manualDuration = minutes
    try client.perform(.add(draft))
    return try #require(try client.open().last?.id)
  }

  @discardableResult
  func block(_ task: TaskID, _ start: Instant, _ minutes: Int) throws -> BlockID {
    var draft = BlockDraft(task: task, start: start, minutes: minutes, zone: "UTC")
    draft.anyway = true
    guard case .scheduled(let block) = try client.perform(.schedule(draft)).event else {
      throw PlannerFailure.unknownTask(task)
    }
    return block.id
  }

  func block(_ id: BlockID) throws -> TimeBlock? {
    try client.store.read { (reader) throws(PlannerFailure) in try reader.block(id) }
  }

  func blocks(of task: TaskID) throws -> [TimeBlock] {
    try client.store.read { (reader) throws(PlannerFailure) in try reader.blocks(of: task) }
  }

  /// Events of one calendar, each with its title, start and minutes.
  func events(_ events: [(String, Instant, Int)]) throws {
    let list = SourceList(
      id: ListID("cal"), name: "Work & more", colour: "#2f6d7c", access: .readOnly, contents: .events)
    let made = events.enumerated().map { index, event in
      CalendarEvent(
        calendar: list.id, uid: "u\(index)", title: event.0,
        span: .timed(start: event.1, end: Instant(seconds: event.1.seconds + Int64(event.2) * 60)))
    }
    try client.store.write { (writer) throws(PlannerFailure) in
      try writer.save(list)
      try writer.setEvents(made, from: EventSource(calendar: list.id, name: "all"))
    }
  }
}

extension Domain.Environment.Zones {
  static let greenwich = Domain.Environment.Zones(
    instant: { wall, zone in zone == nil ? wall.utc : nil },
    wall: { instant, zone in zone == nil ? WallClock(utc: instant) : nil })

  /// One hour ahead from 25 October 2026, 1:00 in Greenwich, on, two before.
  static let autumn = Domain.Environment.Zones(
    instant: { wall, _ in
      let early = Instant(seconds: wall.utc.seconds - 7_200)
      return early < change ? early : Instant(seconds: wall.utc.seconds - 3_600)
    },
    wall: { instant, _ in WallClock(utc: Instant(seconds: instant.seconds + (instant < change ? 7_200 : 3_600))) })

  private static let change = Instant(seconds: 1_792_890_000)
}
