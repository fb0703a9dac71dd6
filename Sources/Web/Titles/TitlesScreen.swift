import Domain

/// What the page about titles shows, read in one go.
struct TitlesScreen {
  static let rowsPerPage = 50

  /// A title that was changed, and why.
  struct Row {
    var item: PlanItem
    /// Nil where what was written then is no longer its title.
    var cause: Cause?
  }

  enum Cause {
    case rules([TitleReason])
    case page
    case model
  }

  var policy: TitlePolicy
  /// Titles that are still to be improved.
  var waiting: Int
  var rows: [Row]
  var page: Int
  var hasMore: Bool

  init(page: Int, from reader: some PlannerReader) throws(PlannerFailure) {
    self.page = page
    policy = try TitlePolicy(from: reader)
    waiting = try reader.titlesToImproveCount()
    let items = try reader.improvedTitles(offset: (page - 1) * Self.rowsPerPage, limit: Self.rowsPerPage + 1)
    hasMore = items.count > Self.rowsPerPage
    rows = []
    for item in items.prefix(Self.rowsPerPage) {
      rows.append(Row(item: item, cause: try Self.isAsImproved(item, reader) ? Self.cause(item) : nil))
    }
  }

  /// Whether a title is still the one it was improved to last.
  private static func isAsImproved(_ item: PlanItem, _ reader: some PlannerReader) throws(PlannerFailure) -> Bool {
    guard let number = try reader.lastStep(.improveTitle, of: item.id), let entry = try reader.historyEntry(number)
    else {
      return false
    }
    for case .task(_, let after?) in entry.changes where after.item.id == item.id {
      return after.item.title == item.title
    }
    return false
  }

  private static func cause(_ item: PlanItem) -> Cause {
    let rules = TitleRules.improve(item.originalTitle ?? "")
    if rules.title == item.title { return .rules(rules.reasons) }
    return rules.reasons.contains(.link) ? .page : .model
  }
}

/// The fields about the language model as they were typed, and what is wrong with them.
struct TitleModelForm {
  static let keys: [SettingKey] = [.titlesModelURL, .titlesModelName, .titlesSpacing]

  var values: [SettingKey: String] = [:]
  var problems: [SettingKey: Problem] = [:]

  init(_ policy: TitlePolicy) {
    values = [
      .titlesModelURL: policy.modelURL, .titlesModelName: policy.modelName, .titlesSpacing: "\(policy.spacing)",
    ]
  }

  init(_ fields: Fields) {
    for key in Self.keys { values[key] = fields[key.rawValue] ?? "" }
  }
}
