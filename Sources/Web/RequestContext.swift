import Domain
import Markup

/// The context of a page request.
struct RequestContext<Store: PlannerStore> {
  let app: WebApp<Store>
  let request: Request
  let environment: Environment
  let words: Words
  private let theme: String?
  private let singleKeys: SingleKeys

  /// Takes language and appearance from the settings. If the store cannot be read, falls back to the browser's
  /// language; the page then reports the store's failure.
  init(app: WebApp<Store>, request: Request, environment: Environment) {
    self.app = app
    self.request = request
    self.environment = environment
    var settings: (language: String?, theme: String?, keys: String?) = (nil, nil, nil)
    do throws(PlannerFailure) {
      settings = try app.store.read { (reader) throws(PlannerFailure) in
        (try reader.setting(.language), try reader.setting(.theme), try reader.setting(.singleKeys))
      }
    } catch {
      settings = (nil, nil, nil)
    }
    words = Words(Language.chosen(setting: settings.language, acceptLanguage: request.acceptLanguage))
    theme = settings.theme == "auto" ? nil : settings.theme
    singleKeys = settings.keys.flatMap { SingleKeys(rawValue: $0) } ?? .everywhere
  }

  /// Reads everything a page shows in one transaction.
  func read<Value>(_ body: (Store.Reader) throws(PlannerFailure) -> Value) throws(PlannerFailure) -> Value {
    try app.store.read(body)
  }

  func perform(_ command: Command) throws(PlannerFailure) -> Outcome {
    try Planner(app.store).perform(command, in: environment)
  }

  /// Returns the frame of a page with the current state of the store.
  func frame(_ reader: Store.Reader, origin: Origin) throws(PlannerFailure) -> Frame {
    let done = try reader.undoable()
    let undone = try reader.redoable()
    var frame = bareFrame()
    frame.origin = origin
    frame.waiting = try reader.waitingCount()
    frame.conflicts = try reader.conflicts().count
    frame.openTasks = try reader.counts(nil).open
    frame.undoable = done?.number
    frame.canRedo = undone != nil
    if !app.sync.status().isEmpty {
      frame.readOnlyLists = Set(try reader.lists().filter { !$0.allowsChanges }.map { $0.id })
    }
    frame.notice = try notice(done: done, undone: undone, origin: origin, from: reader)
    return frame
  }

  /// Returns a frame without any data from the store.
  func bareFrame() -> Frame {
    var frame = Frame(
      words: words, icon: Icon(assets: app.assets), version: app.version, mark: app.mark, today: environment.today,
      now: environment.now, zones: environment.zones, theme: theme, sync: app.sync.status(),
      isFragment: request.wantsFragment,
      waiting: 0, conflicts: 0, openTasks: 0, undoable: nil, canRedo: false, notice: nil,
      quickKey: request.wantsFragment ? "" : environment.makeIdentifier(),
      quickLine: request.form["quick"] == nil ? "" : request.form["title"] ?? "")
    frame.singleKeys = singleKeys
    return frame
  }
}

// MARK: - Answers

extension RequestContext {
  func answer(_ route: Route) -> Response {
    do throws(PlannerFailure) {
      return try handle(route)
    } catch {
      return refuse(error)
    }
  }

  private func handle(_ route: Route) throws(PlannerFailure) -> Response {
    switch route {
    case .home: redirect(to: try home())
    case .start: try start()
    case .backlog(let page): try backlog(TaskView(), page: page)
    case .filtered(let view, let page): try backlog(view, page: page)
    case .refusedView(let fault): refuse(fault)
    case .bulk: try bulk()
    case .all(let view): try all(view)
    case .commands(let text): try commands(text)
    case .trash(let page): try trash(page: page)
    case .recover(let id): try recover(id)
    case .pastOf(let id, let page): try past(of: id, page: page)
    case .bringBack(let id): try bringBack(id)
    case .purgeQuestion(let id): try purgeQuestion(id)
    case .purge(let id): try purge(id)
    case .emptyQuestion: try emptyQuestion()
    case .emptyTrash: try emptyTrash()
    case .newTask: try newTask()
    case .captureForm: try captureForm()
    case .capture: try capture()
    case .captured(let id): try captured(id)
    case .uncapture(let id): try uncapture(id)
    case .elsewhere: try elsewhere()
    case .lines: try lines()
    case .addLines: try addLines()
    case .upcoming: try upcoming()
    case .task(let id): try task(id)
    case .settings: try settings()
    case .help: try help()
    case .abcde: try abcde()
    case .matrix: try matrix()
    case .section(let section, let page): try self.section(section, page: page)
    case .asking(let id, let kind, let origin): try question(id, kind, origin)
    case .sync: try sync()
    case .syncStatus: try syncStatus()
    case .syncNow: syncNow()
    case .syncOnFocus: syncOnFocus()
    case .add: try add()
    case .understand: try understanding()
    case .save(let id): try save(id)
    case .change(let id, let verb): try change(id, verb)
    case .undo: try undo()
    case .redo: try redo()
    case .changeSettings: try changeSettings()
    case .loadSamples: try loadSamples()
    case .removeSamples: try removeSamples()
    case .accounts: try accounts()
    case .newAccount: try newAccount(AccountForm())
    case .account(let id): try account(id)
    case .removal(let id): try removal(of: id)
    case .attention: try attention()
    case .addAccount: try addAccount()
    case .changeAccount(let id, let verb): try change(id, verb)
    case .use(let list): try use(list)
    case .setCalendarBlocking(let list): try setBlocking(of: list)
    case .setEventBlocking(let key): try setBlocking(of: key)
    case .settle(let number): try settle(number)
    case .answerDeletions(let list): try answerDeletions(in: list)
    case .exchange: try exchange()
    case .exported: try exported()
    case .previewImport: try previewImport()
    case .importPreview(let key): try importPreview(key)
    case .bringIn: try bringIn()
    case .backupFile(let name): try backupFile(name)
    case .makeBackup: try makeBackup()
    case .newCalendar: try newCalendar(CalendarForm())
    case .addCalendar: try addCalendar()
    case .calendarRemoval(let list): try calendarRemoval(list)
    case .removeCalendar(let list): try removeCalendar(list)
    case .titles(let page): try titles(page: page)
    case .changeTitles: try changeTitles()
    case .checkTitleModel: try checkTitleModel()
    case .tokens: try tokens()
    case .addToken: try addToken()
    case .revokeToken(let id): try revokeToken(id)
    case .sessions: try sessions()
    case .removeSession(let id): try removeSession(id)
    case .allowRestored: try allowRestored()
    case .signOut: signOut()
    case .focus(let face): try focus(face)
    case .actOnFocus(let verb): try act(verb)
    case .day(let view): try day(view)
    case .week(let view): try week(view)
    case .planDay(let step): try planDay(step)
    case .closeDay: try closeDay()
    case .review(let week): try review(week)
    case .estimates: try estimates()
    case .placing(let id, let view): try placing(id, view)
    case .filling(let stretch): try filling(stretch)
    case .block(let id): try block(id)
    case .place: try place()
    case .changeBlock(let id, let verb): try change(id, verb)
    case .actOnPlan(let verb): try act(verb)
    }
  }

  /// Renders a page in full, or as a fragment if a script requested one.
  /// - Parameters:
  ///   - mayBeKept: false for a page that must not be cached.
  ///   - period: how long the page stays valid if no data changes.
  func show(
    _ page: Page, in frame: Frame, status: Int = 200, mayBeKept: Bool = true, for period: KeptPeriod = .day
  ) -> Response {
    let html = request.wantsFragment ? frame.fragment(page) : frame.document(page)
    let capacity = 8_192 + frame.openTasks * 1_024
    let response = Response(
      status: status,
      headers: [.init("Content-Type", "text/html; charset=utf-8"), .init("Content-Language", words.language.rawValue)],
      body: html.rendered(reserving: min(capacity, 1 << 20)))
    let dependsOnStoreOnly = mayBeKept && status == 200 && request.method != .post && frame.notice == nil
    guard dependsOnStoreOnly, request.query["notice"] == nil else { return response }
    return response.adding("X-Zeitblock-Cache", period.rawValue)
  }

  func message(_ title: Phrase, _ sentence: String, status: Int) -> Response {
    message(words[title], sentence, status: status)
  }

  func message(_ title: String, _ sentence: String, status: Int) -> Response {
    // Error pages must work even if the store cannot be read; the frame then shows no counts.
    var frame = bareFrame()
    do throws(PlannerFailure) {
      frame = try read { (reader) throws(PlannerFailure) in try self.frame(reader, origin: .backlog(page: 1)) }
    } catch {
      frame.notice = nil
    }
    return show(MessagePage(title: title, sentence: sentence, frame: frame).page, in: frame, status: status)
  }

  /// - Parameter place: the id of the element to scroll to.
  func redirect(to route: Route, noticing number: Int64? = nil, at place: String? = nil) -> Response {
    var url = number.map { route.url(noticing: $0) } ?? route.url
    if let window = RowWindow(request.form) { url += (number != nil || route.hasQuery ? "&" : "?") + window.query }
    if let place { url += "#\(place)" }
    return Response(status: 303, headers: [.init("Location", url)])
  }

  /// Turns a failure not handled by a form into a page.
  func refuse(_ failure: PlannerFailure) -> Response {
    switch failure {
    case .invalid(let problems): message(.refusedTitle, words.sentences(problems), status: 422)
    case .unknownConflict: message(.conflictGoneTitle, words[.conflictGoneText], status: 404)
    case .unknownTask: message(.taskGoneTitle, words[.taskGoneText], status: 404)
    case .unknownBlock: message(.blockGoneTitle, words[.blockGoneText], status: 404)
    case .unknownEvent: message(.eventGoneTitle, words[.eventGoneText], status: 404)
    case .nothingToUndo: message(.refusedTitle, words[.nothingToUndo], status: 409)
    case .nothingToRedo: message(.refusedTitle, words[.nothingToRedo], status: 409)
    case .historyMovedOn: message(.refusedTitle, words[.historyMovedOn], status: 409)
    case .store(let failure): message(.storeTitle, words.sentence(failure), status: failure == .full ? 507 : 503)
    }
  }
}

/// How long a page stays valid if no data changes.
enum KeptPeriod: String {
  case day, minute, second
}

extension Response {
  func adding(_ name: String, _ value: String) -> Response {
    var response = self
    response.headers.append(.init(name, value))
    return response
  }
}
