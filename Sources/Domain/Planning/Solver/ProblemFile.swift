/// A planning problem read from a file, in wall times without a zone: windows of working time minus busy time, cut into
/// slots, and tasks with names. The first slot of a window begins with it; slots that begin before `now` are dropped.
public struct ProblemFile: Equatable, Sendable {
  public let problem: PlanProblem
  /// Names of the tasks, in the order of the file.
  public let ids: [String]

  /// Maximum number of slots; files that exceed it or `mostTasks` are rejected.
  public static let mostSlots = 5_000
  public static let mostTasks = 1_000

  /// - Throws: a fault for the first invalid member.
  public init(_ bytes: [UInt8]) throws(ProblemFault) {
    let json: JSON
    do throws(JSONFailure) { json = try JSON(parsing: bytes) } catch { throw .notJSON(offset: error.offset) }
    try self.init(ProblemMember("", json))
  }

  init(_ file: ProblemMember) throws(ProblemFault) {
    guard case .object = file.value else { throw .member("", .object) }
    guard try file.member("version").number(in: 0...1_000_000) == 1 else { throw .member("version", .version) }
    let by = try file.optional("by")?.planBy() ?? .points
    let length = try file.member("slotMinutes").number(in: 1...240)
    let windows = try file.member("windows").spans()
    let busy = try file.optional("busy")?.spans() ?? []
    let now = try file.optional("now")?.moment() ?? Int.min
    let tasks = try file.member("tasks").elements()
    guard tasks.count <= ProblemFile.mostTasks else { throw .member("tasks", .atMost(ProblemFile.mostTasks)) }
    var ids: [String] = []
    var known: Set<String> = []
    var read: [PlanProblem.Task] = []
    for task in tasks {
      let id = try task.member("id").text()
      guard known.insert(id).inserted else { throw .member(task.path + ".id", .unique) }
      ids.append(id)
      read.append(try PlanProblem.Task(task, by))
    }
    self.ids = ids
    let slots = try ProblemFile.slots(windows, busy, from: now, length: length)
    problem = PlanProblem(by: by, slotMinutes: length, slots: slots, tasks: read)
  }

  private static func slots(
    _ windows: [Range<Int>], _ busy: [Range<Int>], from now: Int, length: Int
  ) throws(ProblemFault) -> [PlanProblem.Slot] {
    let busy = merged(busy)
    var next = 0
    var slots: [PlanProblem.Slot] = []
    for window in merged(windows) {
      var start = window.lowerBound
      if start < now { start += (now - start + length - 1) / length * length }
      while start + length <= window.upperBound {
        while next < busy.count, busy[next].upperBound <= start { next += 1 }
        if next == busy.count || busy[next].lowerBound >= start + length {
          slots.append(PlanProblem.Slot(start: start, isAfternoon: (start % 1_440 + 1_440) % 1_440 >= 720))
          guard slots.count <= mostSlots else { throw .member("windows", .atMost(mostSlots)) }
        }
        start += length
      }
    }
    return slots
  }

  /// Returns spans in chronological order, with overlapping and touching ones merged.
  private static func merged(_ spans: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) where !span.isEmpty {
      if let last = merged.last, span.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, span.upperBound)
      } else {
        merged.append(span)
      }
    }
    return merged
  }
}

extension PlanProblem.Task {
  /// When planning by order, all tasks weigh the same, whatever the file says.
  fileprivate init(_ task: ProblemMember, _ by: PlanBy) throws(ProblemFault) {
    self.init(
      minutes: try task.member("minutes").number(in: 1...6_000),
      weight: by == .order ? 1 : try task.member("weight").number(in: 1...1_000),
      due: try task.optional("due")?.moment(), notBefore: try task.optional("notBefore")?.moment(),
      minChunk: try task.optional("minChunk")?.number(in: 0...6_000) ?? 0,
      isSplittable: try task.optional("splittable")?.truth() ?? true,
      prefersMorning: try task.optional("energy")?.isMorning() ?? false)
  }
}
