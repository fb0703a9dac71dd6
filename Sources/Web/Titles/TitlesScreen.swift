import Domain

/// The data of the titles page, read in one transaction.
struct TitlesScreen {
  static let rowsPerPage = 50

  /// An improved title and its origin.
  struct Row {
    var title: ImprovedTitle
    var origin: TitleOrigin
  }

  var policy: TitlePolicy
  /// The number of titles still to be improved.
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
      let making = try reader.titleMaking(of: title.item.id)
      rows.append(Row(title: title, origin: TitleOrigin(title, making)))
    }
  }
}

/// The origin of a title that differs from the task's original one.
enum TitleOrigin: Equatable {
  case rules, page, model
  /// The user has edited it since.
  case edited
  /// Unknown: the title was imported, came from another device, or predates the recording of origins.
  case unknown

  /// - Parameter making: the newest local history entry that improved the task's title.
  init(_ title: ImprovedTitle, _ making: TitleMaking?) {
    if let making, making.after.title != title.item.title {
      self = .edited
      return
    }
    switch making?.maker {
    case .page: self = .page
    case .model: self = .model
    // A title that the rules produce counts as theirs, whoever applied them.
    case .rules, nil: self = title.isByRules ? .rules : .unknown
    }
  }
}

/// The language model settings as typed, with their errors.
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
