import Domain

/// What the page about titles shows, read in one go.
struct TitlesScreen {
  static let rowsPerPage = 50

  /// A title that was changed, and who has made it.
  struct Row {
    var title: ImprovedTitle
    var origin: TitleOrigin
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
      let making = try reader.titleMaking(of: title.item.id)
      rows.append(Row(title: title, origin: TitleOrigin(title, making)))
    }
  }
}

/// Where a title comes from that is not the one its task came with.
enum TitleOrigin: Equatable {
  case rules, page, model
  /// Somebody has written it since.
  case edited
  /// Nobody here knows: it came with a file or from another device, or was made before that was kept.
  case unknown

  /// - Parameter making: the newest step here that made a title for the task.
  init(_ title: ImprovedTitle, _ making: TitleMaking?) {
    if let making, making.after.title != title.item.title {
      self = .edited
      return
    }
    switch making?.maker {
    case .page: self = .page
    case .model: self = .model
    // What the rules make of it is theirs, whoever has asked them.
    case .rules, nil: self = title.isByRules ? .rules : .unknown
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
