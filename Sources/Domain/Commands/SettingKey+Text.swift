extension SettingKey {
  /// Returns the stored form of a value that can be written in several ways.
  func canonical(_ text: String) throws(PlannerFailure) -> String {
    switch self {
    case .workingHours: return try SettingKey.hours(text).text
    case .morningTypes:
      guard let types = SettingKey.types(text) else {
        throw .invalid([Problem(self, .settingValue(choices: TaskType.allCases.map { $0.name } + [SettingKey.noTypes]))]
        )
      }
      return types.isEmpty ? SettingKey.noTypes : types.map { $0.name }.joined(separator: ",")
    case .titlesModelURL: return try SettingKey.webAddress(text, for: self)
    case .titlesModelName: return try SettingKey.name(text, for: self)
    case .titlesSpacing: return try SettingKey.number(text, 0...60_000, for: self)
    case .captureFolder: return try SettingKey.folder(text)
    default: return text
    }
  }

  private static func folder(_ text: String) throws(PlannerFailure) -> String {
    let isPath = text.isEmpty || text.utf8.first == UInt8(ascii: "/")
    guard isPath, text.utf8.allSatisfy({ $0 > 0x1F && $0 != 0x7F }) else {
      throw .invalid([Problem(.captureFolder, .settingValue(choices: ["/…", "\"\""]))])
    }
    guard text.utf8.count <= longestText else {
      throw .invalid([Problem(.captureFolder, .valueTooLong(limit: longestText))])
    }
    return text
  }

  /// The maximum number of characters of an address or a name.
  private static let longestText = 2_000

  /// Returns an empty text or a web address without user name and password, which lists of settings would reveal.
  private static func webAddress(_ text: String, for key: SettingKey) throws(PlannerFailure) -> String {
    let address = try name(text, for: key)
    if address.isEmpty { return address }
    let isPlain = address.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
    guard isPlain, address.lowercased().hasPrefix("http"), let web = WebAddress(address[...]),
      !web.authority.utf8.contains(UInt8(ascii: "@")), web.query == nil, web.fragment == nil
    else { throw .invalid([Problem(key, .webAddress)]) }
    return address
  }

  private static func name(_ text: String, for key: SettingKey) throws(PlannerFailure) -> String {
    guard text.utf8.count <= longestText else { throw .invalid([Problem(key, .valueTooLong(limit: longestText))]) }
    return trimmedOrNone(text) ?? ""
  }

  private static func number(
    _ text: String, _ range: ClosedRange<Int>, for key: SettingKey
  ) throws(PlannerFailure) -> String {
    guard let number = Int(OneLine.trimmed(text)), range.contains(number) else {
      throw .invalid([Problem(key, .numberOutOfRange(least: range.lowerBound, most: range.upperBound))])
    }
    return "\(number)"
  }

  private static func hours(_ text: String) throws(PlannerFailure) -> WorkingHours {
    do {
      return try WorkingHours(reading: text)
    } catch {
      throw .invalid([Problem(.workingHours, .workingHours(error))])
    }
  }
}
