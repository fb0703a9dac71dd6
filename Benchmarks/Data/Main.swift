import Domain
import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Fills a data directory for measurements: reads one JSON object per line from standard input and adds each as a task, or,
/// where it has `start` and `end` (seconds since 1970), as an event of a calendar.
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
        if let event = event(of: json, number) {
          try writer.setEvents([event], from: EventSource(calendar: calendar.id, name: event.uid))
        } else {
          try Planner<PlannerDatabase>.perform(.add(draft(of: json)), with: writer, in: environment(number))
        }
      }
    }
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
