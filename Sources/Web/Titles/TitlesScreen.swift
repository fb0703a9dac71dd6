import Domain

/// What the page about titles shows, read in one go.
struct TitlesScreen {
  static let rowsPerPage = 50

  /// A title that was changed, and whether somebody has edited it since.
  struct Row {
    var title: ImprovedTitle
    var isEdited: Bool
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
    for title in items.prefix(Self.rowsPerPage).compactMap({ ImprovedTitle($0) }) {
      rows.append(Row(title: title, isEdited: try reader.withoutMadeTitle(title.item) == nil))
    }
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
