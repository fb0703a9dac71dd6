/// What could still be planned: open tasks that can be begun and have no coming block.
public struct PlanTray: Equatable, Sendable {
  /// The first of them in manual order.
  public var tasks: [PlanItem]
  /// All of them.
  public var count: Int
  /// The sum of the durations of all of them.
  public var minutes: Int

  public init(tasks: [PlanItem] = [], count: Int = 0, minutes: Int = 0) {
    self.tasks = tasks
    self.count = count
    self.minutes = minutes
  }
}

extension PlannerReader {
  public func planTray(limit: Int, in environment: Environment) throws(PlannerFailure) -> PlanTray {
    let facts = try facts(.open)
    let coming = Set(try blocks(in: .ahead(of: environment)).compactMap { $0.task })
    let readiness = Readiness(facts, today: environment.today)
    let waiting = facts.filter { readiness($0.id) && !coming.contains($0.id) }
    var tray = PlanTray(count: waiting.count, minutes: waiting.reduce(0) { $0 + $1.minutes })
    for task in waiting.prefix(limit) {
      if let item = try item(task.id) { tray.tasks.append(item) }
    }
    return tray
  }
}

extension PlanWindow {
  /// Everything from now on.
  static func ahead(of environment: Environment) -> PlanWindow {
    PlanWindow(
      from: environment.now, until: Instant(seconds: .max), first: environment.today, last: Day(number: .max))
  }
}
