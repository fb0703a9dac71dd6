// Public face of `Web`: requests in, responses out, over any store.

public import Domain
import Markup

/// The pages of Zeitblock. It keeps no state of its own; everything is in the store.
public struct WebApp<Store: PlannerStore> {
  let store: Store
  let assets: String
  let version: String
  let mark: String
  let desk: AccountDesk?
  let calendars: CalendarDesk?
  let tokens: TokenDesk?
  let sessions: SessionDesk?
  let sync: SyncDesk
  let exchange: ExchangeDesk?
  let checkTitleModel: (@Sendable (TitlePolicy, Language) -> TitleModelCheck)?

  /// - Parameters:
  ///   - basePath: address under which `css`, `js` and `icons` are served, without a slash at the end.
  ///   - version: shown under "About".
  ///   - mark: names the state of the data; the page hands it back when it asks for later changes.
  ///   - desk: what manages accounts; nil where no server can be reached from.
  ///   - calendars: what reads calendars by their address; nil where none can be read.
  ///   - tokens: what keeps the tokens of programs; nil where no program can get in.
  ///   - sessions: what keeps the signed-in browsers; nil where nobody signs in.
  ///   - sync: the sync that runs beside the pages.
  ///   - exchange: what reads and writes files; nil where there are none.
  ///   - checkTitleModel: asks the language model whether it answers, for 20 seconds at most; nil where none can be asked.
  public init(
    store: Store, assets basePath: String, version: String, mark: String = "", desk: AccountDesk? = nil,
    calendars: CalendarDesk? = nil, tokens: TokenDesk? = nil, sessions: SessionDesk? = nil, sync: SyncDesk = .none,
    exchange: ExchangeDesk? = nil,
    checkTitleModel: (@Sendable (TitlePolicy, Language) -> TitleModelCheck)? = nil
  ) {
    self.store = store
    assets = basePath
    self.version = version
    self.mark = mark
    self.desk = desk
    self.calendars = calendars
    self.tokens = tokens
    self.sessions = sessions
    self.sync = sync
    self.exchange = exchange
    self.checkTitleModel = checkTitleModel
  }

  /// Answers a request. Never throws: what goes wrong becomes a page that says so.
  public func respond(to request: Request, environment: Environment) -> Response {
    if request.isForPrograms { return APIVisit(app: self, request: request, environment: environment).answer() }
    let visit = Visit(app: self, request: request, environment: environment)
    switch Route.match(request) {
    case .found(let route): return visit.answer(route)
    case .wrongMethod(let allowed):
      return visit.message(.wrongMethodTitle, visit.words[.wrongMethodText], status: 405)
        .adding("Allow", allowed == .post ? "POST" : "GET, HEAD")
    case .unknown: return visit.message(.notFoundTitle, visit.words[.notFoundText], status: 404)
    }
  }
}

extension WebApp: Sendable where Store: Sendable {}
