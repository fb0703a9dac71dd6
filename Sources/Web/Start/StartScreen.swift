import Domain

/// The data of the start page, read in one transaction.
struct StartScreen {
  /// The maximum number of tasks shown; the Backlog shows the rest.
  private static let most = 5

  /// Open tasks, most recently added first.
  var items: [PlanItem]
  var hasAccount: Bool

  init(from reader: some PlannerReader) throws(PlannerFailure) {
    let open = try reader.items(ItemQuery(offset: max(0, try reader.counts(nil).open - Self.most), limit: Self.most))
    items = open.reversed()
    hasAccount = try reader.lists().contains { $0.account != nil }
  }

  /// The task added last.
  var newest: PlanItem? { items.max { ($0.createdAt, $0.rank) < ($1.createdAt, $1.rank) } }
}

extension RequestContext {
  func start() throws(PlannerFailure) -> Response {
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      (try StartScreen(from: reader), try self.frame(reader, origin: .start))
    }
    return show(StartPage(screen: screen, frame: frame).page, in: frame)
  }

  /// Returns the route for `/`: the start page for an empty database, otherwise the page chosen in the settings.
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
