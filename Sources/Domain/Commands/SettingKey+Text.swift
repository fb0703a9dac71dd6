extension SettingKey {
  /// A text of a setting as it is kept, where it may be written in several ways.
  func canonical(_ text: String) throws(PlannerFailure) -> String {
    switch self {
    case .workingHours: return try SettingKey.hours(text).text
    case .morningTypes:
      guard let types = SettingKey.types(text) else {
        throw .invalid([Problem(self, .settingValue(choices: TaskType.allCases.map { $0.name } + [SettingKey.noTypes]))]
        )
      }
      return types.isEmpty ? SettingKey.noTypes : types.map { $0.name }.joined(separator: ",")
    default: return text
    }
  }

  private static func hours(_ text: String) throws(PlannerFailure) -> WorkingHours {
    do {
      return try WorkingHours(reading: text)
    } catch {
      throw .invalid([Problem(.workingHours, .workingHours(error))])
    }
  }
}
