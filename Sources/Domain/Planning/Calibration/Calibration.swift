/// Compares how long completed tasks took with their estimates. Tasks without an estimate or without recorded time do
/// not count.
public struct Calibration: Equatable, Sendable {
  /// Tasks that have something in common.
  public enum Group: Hashable, Sendable {
    case all
    case type(TaskType)
    case tag(String)
    /// A task done repeatedly under this title.
    case task(String)
  }

  /// One completion of a task, in minutes.
  public struct Sample: Hashable, Sendable {
    public var estimate: Int
    public var actual: Int
  }

  /// The medians of a group, in minutes.
  public struct Figure: Equatable, Sendable {
    public var group: Group
    public var count: Int
    public var estimate: Int
    public var actual: Int

    /// Actual minutes per 100 estimated minutes.
    public var percent: Int { actual * 100 / max(1, estimate) }
  }

  /// Minimum number of samples for a figure.
  public static let least = 5

  /// Oldest first.
  public private(set) var samples: [Sample] = []
  /// The figure for all tasks first, then figures for types, tags and tasks, each by number of samples.
  public private(set) var figures: [Figure] = []

  /// - Parameter done: each completed task with the time of completion and the minutes recorded for it.
  init(_ done: [(item: PlanItem, at: Instant, minutes: Int)]) {
    var groups: [Group: [Sample]] = [:]
    for (item, _, minutes) in done.sorted(by: { $0.at < $1.at }) {
      let estimate = item.effectiveDuration
      guard minutes > 0, !estimate.isDefault else { continue }
      let sample = Sample(estimate: estimate.minutes, actual: minutes)
      samples.append(sample)
      for group in Calibration.groups(of: item) { groups[group, default: []].append(sample) }
    }
    figures = groups.filter { $0.value.count >= Self.least }.map { Figure($0.key, $0.value) }
      .sorted { $0.sortKey < $1.sortKey }
  }

  private static func groups(of item: PlanItem) -> [Group] {
    [.all, .type(item.type)] + item.tags.names.map { .tag(Tags.key($0)) }
      + [.task(Tags.key(OneLine.folded(item.title)))]
  }

  /// Returns the figure that best matches a task: of the task itself, or else of one of its tags, or else of its type.
  public func figure(like item: PlanItem) -> Figure? {
    let known = Calibration.groups(of: item).dropFirst().reversed()
    return known.lazy.compactMap { group in figures.first { $0.group == group } }.first
  }
}

extension Calibration.Figure {
  init(_ group: Calibration.Group, _ samples: [Calibration.Sample]) {
    self.group = group
    count = samples.count
    estimate = Calibration.Figure.median(samples.map { $0.estimate })
    actual = Calibration.Figure.median(samples.map { $0.actual })
  }

  /// Returns the median. For an even number of values, this is the mean of the two in the middle, rounded down.
  private static func median(_ values: [Int]) -> Int {
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  fileprivate var sortKey: (Int, Int, String) {
    switch group {
    case .all: (0, 0, "")
    case .type(let type): (1, -count, type.name)
    case .tag(let tag): (2, -count, tag)
    case .task(let title): (3, -count, title)
    }
  }
}

extension Instant {
  /// 365 days earlier, the start of the period that a calibration covers.
  public var aYearAgo: Instant { Instant(seconds: seconds - 365 * 86_400) }
}

extension PlannerReader {
  /// Returns the calibration from everything completed since an instant.
  public func calibration(since: Instant) throws(PlannerFailure) -> Calibration {
    let end = Instant(seconds: Int64.max)
    var done = try completed(from: since, until: end, timedOnly: true).compactMap { item in
      item.completedAt.map { (item: item, at: $0, minutes: item.actualMinutes) }
    }
    let timed = try completions(since: since).filter { !$0.isSkipped && $0.minutes > 0 }
    var series: [TaskID: PlanItem] = [:]
    for item in try items(Array(Set(timed.map { $0.task }))) { series[item.id] = item }
    for completion in timed {
      if let item = series[completion.task] { done.append((item, completion.at, completion.minutes)) }
    }
    return Calibration(done)
  }
}
