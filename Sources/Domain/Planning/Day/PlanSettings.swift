/// The settings for planning.
public struct PlanSettings: Equatable, Sendable {
  public var by: PlanBy
  public var hours: WorkingHours
  /// Grid step in minutes: 5, 10, 15 or 30.
  public var grid: Int
  /// Minutes kept free after each proposed block.
  public var buffer: Int
  /// Whether a task may be proposed in several parts.
  public var splits: Bool
  /// Minimum length of a part in minutes.
  public var minChunk: Int
  /// Types of tasks that are preferably proposed before noon.
  public var morningTypes: [TaskType]
}

extension PlannerReader {
  public func planSettings() throws(PlannerFailure) -> PlanSettings {
    PlanSettings(
      by: try setting(.planBy).flatMap { PlanBy(rawValue: $0) } ?? .order, hours: try workingHours(),
      grid: try number(.grid), buffer: try number(.buffer),
      splits: try setting(.splitting) ?? SettingKey.splitting.fallback == "on", minChunk: try number(.minChunk),
      morningTypes: SettingKey.types(try setting(.morningTypes) ?? SettingKey.morningTypes.fallback) ?? [])
  }

  public func workingHours() throws(PlannerFailure) -> WorkingHours {
    try setting(.workingHours).flatMap { WorkingHours(text: $0) } ?? .standard
  }

  func eventBuffers() throws(PlannerFailure) -> EventBuffers {
    EventBuffers(before: try number(.eventBufferBefore), after: try number(.eventBufferAfter))
  }

  /// Returns the minutes between two possible starts of a block.
  public func grid() throws(PlannerFailure) -> Int { try number(.grid) }

  private func number(_ key: SettingKey) throws(PlannerFailure) -> Int {
    try setting(key).flatMap { Int(outside: $0) } ?? Int(key.fallback) ?? 0
  }
}

extension SettingKey {
  /// Returns the task types named in a text, in their canonical order; nil if it names anything else.
  static func types(_ text: String) -> [TaskType]? {
    if text == noTypes { return [] }
    var types: Set<TaskType> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let type = TaskType(name: OneLine.trimmed(String(name))) else { return nil }
      types.insert(type)
    }
    return TaskType.allCases.filter { types.contains($0) }
  }
}
