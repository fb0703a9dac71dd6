import Domain
import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Fills a data directory for measurements: reads one JSON object per line from standard input and adds each as a task, or,
/// where it has `start` and `end` (seconds since 1970), as an event of a calendar. A line with `step` is one of a past: what was
/// done with the task of a number `at` a moment. They come in the order of their time.
///
///     BenchmarkData DIRECTORY <tasks.jsonl
@main
enum BenchmarkData {
  static func main() {
    guard CommandLine.arguments.count == 2 else { fail("usage: BenchmarkData DIRECTORY <TASKS", code: 2) }
    do {
      let database = try PlannerDatabase(in: DataDirectory(path: CommandLine.arguments[1]))
      try fill(database)
      try database.checkpoint()
    } catch {
      fail("\(error)", code: 1)
    }
  }

  private static func fill(_ database: PlannerDatabase) throws(PlannerFailure) {
    var number = 0
    try database.write { (writer) throws(PlannerFailure) in
      try writer.save(calendar)
      while let line = readLine() {
        number += 1
        // A line that is no JSON gives an empty title, which the planner refuses.
        let json = (try? JSON(parsing: line)) ?? .null
        if let step = json["step"]?.text {
          try take(step, json, number, writer)
        } else if let event = event(of: json, number) {
          try writer.setEvents([event], from: EventSource(calendar: calendar.id, name: event.uid))
        } else {
          try Planner<PlannerDatabase>.perform(.add(draft(of: json)), with: writer, in: environment(number))
        }
      }
    }
  }

  private static func take(
    _ step: String, _ json: JSON, _ number: Int, _ writer: PlannerTransaction
  ) throws(PlannerFailure) {
    let at = Instant(seconds: json["at"]?.integer ?? 0)
    let task = TaskID("past-\(json["task"]?.integer ?? 0)")
    let start = Instant(seconds: json["from"]?.integer ?? 0)
    let minutes = json["minutes"]?.integer.map { Int($0) } ?? 0
    let command: Command
    switch step {
    case "add":
      var draft = draft(of: json)
      (draft.id, draft.manualDuration) = (task, minutes)
      draft.type = json["type"]?.integer.flatMap { TaskType(rawValue: Int($0)) } ?? .maintenance
      command = .add(draft)
    case "schedule":
      var draft = BlockDraft(task: task, start: start, minutes: minutes, zone: "UTC")
      (draft.staysHere, draft.anyway) = (true, true)
      command = .schedule(draft)
    case "move":
      guard let block = try writer.blocks(of: task).first else { return }
      var edit = BlockEdit()
      (edit.start, edit.anyway) = (.set(start), true)
      command = .reschedule(block.id, edit)
    case "record": command = .record(task, minutes: minutes)
    default: command = .complete([task])
    }
    let wall = WallClock(utc: at)
    let environment = Environment(
      now: at, today: wall.day, time: WallTime(minutes: wall.second / 60) ?? .midnight,
      makeIdentifier: { "past-step-\(number)" })
    try Planner<PlannerDatabase>.perform(command, with: writer, in: environment)
  }

  private static let calendar = SourceList(id: ListID("calendar"), name: "Kalender", contents: .events)

  private static func event(of json: JSON, _ number: Int) -> CalendarEvent? {
    guard let start = json["start"]?.integer, let end = json["end"]?.integer else { return nil }
    return CalendarEvent(
      calendar: calendar.id, uid: "event-\(number)", title: json["title"]?.text ?? "",
      span: .timed(start: Instant(seconds: start), end: Instant(seconds: end)))
  }

  private static func draft(of json: JSON) -> TaskDraft {
    var draft = TaskDraft(title: json["title"]?.text ?? "")
    draft.notes = json["notes"]?.text
    draft.tags = (json["tags"]?.elements ?? []).compactMap { $0.text }
    draft.importance = json["importance"]?.text.flatMap { Importance(name: $0) } ?? .low
    draft.due = json["due"]?.text.flatMap { Day(iso: $0) }.map { Due(day: $0) }
    return draft
  }

  /// A fixed moment; identifiers are counted and shaped like the real ones.
  private static func environment(_ number: Int) -> Environment {
    let digits = String(number, radix: 16)
    let padding = String(repeating: "0", count: max(0, 12 - digits.count))
    return Environment(
      now: Instant(seconds: 1_577_836_800), today: Day(number: 18_262), time: .midnight,
      makeIdentifier: { "5eedda7a-0000-4000-8000-\(padding)\(digits)" })
  }

  private static func fail(_ sentence: String, code: Int32) -> Never {
    let bytes = Array((sentence + "\n").utf8)
    _ = write(2, bytes, bytes.count)
    exit(code)
  }
}
