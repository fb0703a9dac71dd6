import Domain

extension Route {
  /// The URL: the path and, if the route has one, the query.
  public var url: String {
    switch self {
    case .home: "/"
    case .start: "/start"
    case .backlog(let page): page == 1 ? "/backlog" : "/backlog?page=\(page)"
    case .filtered(let view, let page):
      view == TaskView() ? Route.backlog(page: page).url : "/backlog?\(view.query)\(page == 1 ? "" : "&page=\(page)")"
    case .refusedView: "/backlog"
    case .all(let view): view.url
    case .commands(let text): text.isEmpty ? "/go" : "/go?q=\(QueryText.encoded(text))"
    case .trash(let page): page == 1 ? "/trash" : "/trash?page=\(page)"
    case .recover(let id): "/trash/\(PathSegment.written(id.text))/restore"
    case .purgeQuestion(let id), .purge(let id): "/trash/\(PathSegment.written(id.text))/delete"
    case .emptyQuestion, .emptyTrash: "/trash/empty"
    case .pastOf(let id, let page):
      "/tasks/\(PathSegment.written(id.text))/history\(page == 1 ? "" : "?page=\(page)")"
    case .bringBack(let id): "/tasks/\(PathSegment.written(id.text))/history"
    case .newTask: "/tasks/new"
    case .captureForm, .capture: "/capture"
    case .captured(let id), .uncapture(let id): "/capture/\(PathSegment.written(id.text))"
    case .elsewhere: "/settings/capture"
    case .lines, .addLines: "/quick-add/lines"
    case .upcoming: "/upcoming"
    case .task(let id), .save(let id): "/tasks/\(PathSegment.written(id.text))"
    case .change(let id, let verb): "/tasks/\(PathSegment.written(id.text))/\(verb.rawValue)"
    case .settings, .changeSettings: "/settings"
    case .help: "/help"
    case .abcde: "/abcde"
    case .matrix: "/matrix"
    case .section(let section, let page): "\(section.whole.url)/\(section.name)\(page == 1 ? "" : "?page=\(page)")"
    case .asking(let id, let question, let origin):
      "/tasks/\(PathSegment.written(id.text))/\(question.rawValue)?\(origin.query)"
    case .sync, .syncNow: "/sync"
    case .syncStatus: "/sync/status"
    case .syncOnFocus: "/sync/focus"
    case .add: "/tasks"
    case .bulk: "/bulk"
    case .understand: "/quick-add/parse"
    case .undo: "/undo"
    case .redo: "/redo"
    case .loadSamples: "/samples/load"
    case .removeSamples: "/samples/remove"
    case .titles(let page): "/titles\(page == 1 ? "" : "?page=\(page)")"
    case .changeTitles: "/titles"
    case .checkTitleModel: "/titles/check"
    case .tokens, .addToken: "/tokens"
    case .revokeToken(let id): "/tokens/\(PathSegment.written(id))/revoke"
    case .sessions: "/sessions"
    case .removeSession(let id): "/sessions/\(PathSegment.written(id))/remove"
    case .allowRestored: "/sessions/allow"
    case .signOut: "/sign-out"
    case .accounts, .addAccount: "/accounts"
    case .newAccount: "/accounts/new"
    case .account(let id): "/accounts/\(PathSegment.written(id))"
    case .removal(let id): "/accounts/\(PathSegment.written(id))/remove"
    case .changeAccount(let id, let verb): "/accounts/\(PathSegment.written(id))/\(verb.rawValue)"
    case .use(let list): "/lists/\(PathSegment.written(list.text))/use"
    case .setCalendarBlocking(let list): "/calendars/\(PathSegment.written(list.text))/blocks"
    case .setEventBlocking(let key):
      "/events/\(PathSegment.written(key.calendar.text))/\(PathSegment.written(key.uid))"
    case .attention: "/attention"
    case .answerDeletions(let list): "/deletions/\(PathSegment.written(list.text))"
    case .newCalendar: "/calendars/new"
    case .addCalendar: "/calendars"
    case .calendarRemoval(let list), .removeCalendar(let list): "/calendars/\(PathSegment.written(list.text))/remove"
    case .exchange: "/exchange"
    case .exported: "/exchange/file"
    case .previewImport: "/exchange/upload"
    case .bringIn: "/exchange/import"
    case .importPreview(let key): "/previews/\(PathSegment.written(key))"
    case .makeBackup: "/backups"
    case .backupFile(let name): "/backups/\(PathSegment.written(name))"
    case .settle(let number): "/conflicts/\(number)"
    case .focus(let face): face == .card ? "/focus" : "/focus?open=\(face.rawValue)"
    case .actOnFocus(let verb): "/focus/\(verb.rawValue)"
    case .day(let view): "/day\(view.address)"
    case .week(let view): "/week\(view.address)"
    case .planDay(let step): "/day/plan\(step.map { "/" + $0.rawValue } ?? "")"
    case .closeDay: "/day/close"
    case .review(let week): "/review\(week.map { "/\($0.iso)" } ?? "")"
    case .estimates: "/review/estimates"
    case .placing(let id, let view): "/schedule/\(PathSegment.written(id.text))\(view.query)"
    case .filling(let stretch): "/schedule\(stretch.query)"
    case .block(let id): "/blocks/\(PathSegment.written(id.text))"
    case .place: "/blocks"
    case .changeBlock(let id, let verb): "/blocks/\(PathSegment.written(id.text))/\(verb.rawValue)"
    case .actOnPlan(let verb): "/day/\(verb.rawValue)"
    }
  }

  /// Returns the URL with the number of the change to announce on the page.
  func url(noticing number: Int64) -> String {
    "\(url)\(hasQuery ? "&" : "?")notice=\(number)"
  }

  var hasQuery: Bool {
    switch self {
    case .backlog(let page): page != 1
    case .filtered(let view, let page): page != 1 || view != TaskView()
    case .all(let view): view != AllView()
    case .commands(let text): !text.isEmpty
    case .trash(let page), .pastOf(_, let page), .section(_, let page): page != 1
    case .asking: true
    case .focus(let face): face != .card
    case .day(let view), .week(let view): view.hasQuery
    case .placing(_, let view): !view.query.isEmpty
    case .filling: true
    default: false
    }
  }

  /// Matches a request first by its path, then by its method.
  public static func match(_ request: Request) -> Match {
    let method: Request.Method = request.method == .head ? .get : request.method
    let candidates = routes(at: request)
    for route in candidates where route.method == method {
      return .found(route)
    }
    guard let other = candidates.first else { return .unknown }
    return .wrongMethod(allowed: other.method)
  }

  /// Returns the routes that share a path.
  private static func routes(at request: Request) -> [Route] {
    let segments = PathSegment.split(request.path)
    switch segments.count {
    case 0: return [.home]
    case 1: return routes(at: segments[0], request.query)
    case 2:
      return section(segments, request.query) ?? planned(segments, request.query)
        ?? routes(at: segments[0], segments[1])
    case 3 where segments[0] == "day" && segments[1] == "plan":
      return PlanningStep(rawValue: segments[2]).map { [.planDay($0)] } ?? []
    case 3: return changes(at: segments, request.query)
    default: return []
    }
  }

  private static func routes(at segment: String, _ query: Fields) -> [Route] {
    switch segment {
    case "start": [.start]
    case "all": [.all(AllView(query))]
    case "go": [.commands(query["q"] ?? "")]
    case "trash": [.trash(page: page(in: query))]
    case "focus": [.focus(FocusFace(rawValue: query["open"] ?? "") ?? .card)]
    case "backlog": [backlog(query)]
    case "settings": [.settings, .changeSettings]
    case "help": [.help]
    case "abcde": [.abcde]
    case "matrix": [.matrix]
    case "upcoming": [.upcoming]
    case "accounts": [.accounts, .addAccount]
    case "attention": [.attention]
    case "exchange": [.exchange]
    case "backups": [.makeBackup]
    case "calendars": [.addCalendar]
    case "titles": [.titles(page: page(in: query)), .changeTitles]
    case "tokens": [.tokens, .addToken]
    case "sessions": [.sessions]
    case "sign-out": [.signOut]
    case "sync": [.sync, .syncNow]
    case "day": [.day(PlanView(day: query["date"].flatMap { Day(iso: $0) }, query))]
    case "week": [.week(PlanView(day: query["date"].flatMap { Day(iso: $0) }, query))]
    case "review": [.review(query["date"].flatMap { Day(iso: $0) }.map { Week(of: $0) })]
    case "schedule": FreeStretch(query).map { [.filling($0)] } ?? []
    case "blocks": [.place]
    case "tasks": [.add]
    case "capture": [.captureForm, .capture]
    case "bulk": [.bulk]
    case "undo": [.undo]
    case "redo": [.redo]
    default: []
    }
  }

  private static func routes(at first: String, _ second: String) -> [Route] {
    switch (first, second) {
    case ("trash", "empty"): return [.emptyQuestion, .emptyTrash]
    case ("tasks", "new"): return [.newTask]
    case ("focus", _): return FocusVerb(rawValue: second).map { [.actOnFocus($0)] } ?? []
    case ("sync", "status"): return [.syncStatus]
    case ("sync", "focus"): return [.syncOnFocus]
    case ("quick-add", "parse"): return [.understand]
    case ("quick-add", "lines"): return [.lines, .addLines]
    case ("settings", "capture"): return [.elsewhere]
    case ("capture", _):
      return PathSegment.read(second).map { [.captured(TaskID($0)), .uncapture(TaskID($0))] } ?? []
    case ("exchange", "file"): return [.exported]
    case ("exchange", "upload"): return [.previewImport]
    case ("exchange", "import"): return [.bringIn]
    case ("previews", _): return PathSegment.read(second).map { [.importPreview($0)] } ?? []
    case ("backups", _): return PathSegment.read(second).map { [.backupFile($0)] } ?? []
    case ("titles", "check"): return [.checkTitleModel]
    case ("sessions", "allow"): return [.allowRestored]
    case ("samples", "load"): return [.loadSamples]
    case ("samples", "remove"): return [.removeSamples]
    case ("accounts", "new"): return [.newAccount]
    case ("calendars", "new"): return [.newCalendar]
    case ("accounts", _): return PathSegment.read(second).map { [.account($0)] } ?? []
    case ("deletions", _): return PathSegment.read(second).map { [.answerDeletions(ListID($0))] } ?? []
    case ("conflicts", _):
      guard let number = Int64(second), number >= 0, "\(number)" == second else { return [] }
      return [.settle(number)]
    case ("tasks", _):
      guard let id = PathSegment.read(second) else { return [] }
      return [.task(TaskID(id)), .save(TaskID(id))]
    default: return []
    }
  }

  private static func section(_ segments: [String], _ query: Fields) -> [Route]? {
    MethodSection(page: segments[0], name: segments[1]).map { [.section($0, page: page(in: query))] }
  }

  /// Matches days, weeks, blocks and the questions about them.
  private static func planned(_ segments: [String], _ query: Fields) -> [Route]? {
    switch segments[0] {
    case "day":
      if segments[1] == "plan" { return [.planDay(nil)] }
      if segments[1] == "close" { return [.closeDay] }
      if let verb = PlanVerb(rawValue: segments[1]) { return [.actOnPlan(verb)] }
      return Day(iso: segments[1]).map { [.day(PlanView(day: $0, query))] }
    case "week": return Day(iso: segments[1]).map { [.week(PlanView(day: $0, query))] }
    case "review" where segments[1] == "estimates": return [.estimates]
    case "review": return Week(iso: segments[1]).map { [.review($0)] }
    case "schedule": return PathSegment.read(segments[1]).map { [.placing(TaskID($0), PlacingView(query))] }
    case "blocks": return PathSegment.read(segments[1]).map { [.block(BlockID($0))] }
    default: return nil
    }
  }

  private static func changes(at segments: [String], _ query: Fields) -> [Route] {
    guard let id = PathSegment.read(segments[1]) else { return [] }
    switch segments[0] {
    case "tasks" where segments[2] == "history":
      return [.pastOf(TaskID(id), page: page(in: query)), .bringBack(TaskID(id))]
    case "tasks":
      let asking = TaskQuestion(rawValue: segments[2]).map { Route.asking(TaskID(id), $0, Origin(query)) }
      let change = TaskVerb(rawValue: segments[2]).map { Route.change(TaskID(id), $0) }
      return [asking, change].compactMap { $0 }
    case "trash":
      switch segments[2] {
      case "restore": return [.recover(TaskID(id))]
      case "delete": return [.purgeQuestion(TaskID(id)), .purge(TaskID(id))]
      default: return []
      }
    case "calendars":
      switch segments[2] {
      case "remove": return [.calendarRemoval(ListID(id)), .removeCalendar(ListID(id))]
      case "blocks": return [.setCalendarBlocking(ListID(id))]
      default: return []
      }
    case "events":
      return PathSegment.read(segments[2]).map { [.setEventBlocking(EventKey(calendar: ListID(id), uid: $0))] } ?? []
    case "blocks": return BlockVerb(rawValue: segments[2]).map { [.changeBlock(BlockID(id), $0)] } ?? []
    case "tokens": return segments[2] == "revoke" ? [.revokeToken(id)] : []
    case "sessions": return segments[2] == "remove" ? [.removeSession(id)] : []
    case "lists": return segments[2] == "use" ? [.use(ListID(id))] : []
    case "accounts":
      guard let verb = AccountVerb(rawValue: segments[2]) else { return [] }
      return verb == .remove ? [.removal(id), .changeAccount(id, verb)] : [.changeAccount(id, verb)]
    default: return []
    }
  }

  private static func backlog(_ query: Fields) -> Route {
    do throws(TaskViewFault) {
      let view = try TaskView(query)
      return view == TaskView() ? .backlog(page: page(in: query)) : .filtered(view, page: page(in: query))
    } catch {
      return .refusedView(error)
    }
  }

  static func page(in query: Fields) -> Int {
    guard let text = query["page"], let page = Int(outside: text), page >= 1, page <= 1_000_000 else { return 1 }
    return page
  }
}

extension TaskView {
  /// Parses the query of a filtered list.
  init(_ fields: Fields) throws(TaskViewFault) {
    try self.init(fields.pairs.map { Parameter($0.name, $0.value) })
  }
}
