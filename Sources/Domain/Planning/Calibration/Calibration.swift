/// How long tasks took against how long they were to take: what was recorded for them until they were done, beside their
/// estimates. Tasks nobody has estimated or timed say nothing.
public struct Calibration: Equatable, Sendable {
  /// What has something in common.
  public enum Group: Hashable, Sendable {
    case all
    case type(TaskType)
    case tag(String)
    /// Done again and again, under this title.
    case task(String)
  }

  /// One task done once, in minutes.
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

    /// How long it took for each 100 minutes estimated.
    public var percent: Int { actual * 100 / max(1, estimate) }
  }

  /// A group with fewer samples has no figure.
  public static let least = 5

  /// Oldest first.
  public private(set) var samples: [Sample] = []
  /// All first, then types, tags and tasks, each by how many there are.
  public private(set) var figures: [Figure] = []

  /// - Parameter done: each task with when it was done and the minutes recorded for it.
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

  /// What is known of a task like this one: of the task itself, else of one of its tags, else of its type.
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

  /// Of two in the middle, what lies between them, rounded down.
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
  /// 365 days before, since when a calibration looks at what was done.
  public var aYearAgo: Instant { Instant(seconds: seconds - 365 * 86_400) }
}

extension PlannerReader {
  /// From what was done since a moment.
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
