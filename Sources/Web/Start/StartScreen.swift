import Domain

/// What the page of the first minute shows, read in one go.
struct StartScreen {
  /// The most tasks shown; the Backlog has the others.
  private static let most = 5

  /// Open tasks, the last added first.
  var items: [PlanItem]
  var hasAccount: Bool

  init(from reader: some PlannerReader) throws(PlannerFailure) {
    let open = try reader.items(ItemQuery(offset: max(0, try reader.counts(nil).open - Self.most), limit: Self.most))
    items = open.reversed()
    hasAccount = try reader.lists().contains { $0.account != nil }
  }

  /// The task just added.
  var newest: PlanItem? { items.max { ($0.createdAt, $0.rank) < ($1.createdAt, $1.rank) } }
}

extension Visit {
  func start() throws(PlannerFailure) -> Response {
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      (try StartScreen(from: reader), try self.frame(reader, origin: .start))
    }
    return show(StartPage(screen: screen, frame: frame).page, in: frame)
  }

  /// Where somebody begins who names no page: with nothing there yet, at the field for the first task.
  func home() throws(PlannerFailure) -> Route {
    try read { (reader) throws(PlannerFailure) in
      let counts = try reader.counts(nil)
      let lists = try reader.lists()
      let isNew = counts.open == 0 && counts.completed == 0 && lists.allSatisfy { $0.account == nil }
      if isNew { return .start }
      switch try reader.setting(.startPage) ?? SettingKey.startPage.fallback {
      case "focus": return .focus(.card)
      case "day": return .day(PlanView())
      case "week": return .week(PlanView())
      default: return .backlog(page: 1)
      }
    }
  }
}
