// Public face of `Web`: answers requests over any store.

public import Domain
import Markup

/// The pages and the API of Zeitblock. It has no state of its own; all state is in the store.
public struct WebApp<Store: PlannerStore> {
  let store: Store
  let assets: String
  let version: String
  let mark: String
  let accounts: AccountController?
  let calendars: CalendarController?
  let tokens: TokenController?
  let sessions: SessionController?
  let sync: SyncController
  let exchange: ExchangeController?
  let checkTitleModel: (@Sendable (TitlePolicy, Language) -> TitleModelCheck)?

  /// - Parameters:
  ///   - basePath: the path of `css`, `js` and `icons`, without a trailing slash.
  ///   - version: shown under "About".
  ///   - mark: identifies the state of the data; pages send it back when they ask for later changes.
  ///   - accounts: manages accounts; nil if there is no access to servers.
  ///   - calendars: reads subscribed calendars; nil if this is not supported.
  ///   - tokens: manages API tokens; nil if there is no API access.
  ///   - sessions: manages signed-in browsers; nil if there is no sign-in.
  ///   - sync: the background sync.
  ///   - exchange: imports and exports files; nil if this is not supported.
  ///   - checkTitleModel: checks the language model, for at most 20 seconds; nil if this is not supported.
  public init(
    store: Store, assets basePath: String, version: String, mark: String = "", accounts: AccountController? = nil,
    calendars: CalendarController? = nil, tokens: TokenController? = nil, sessions: SessionController? = nil,
    sync: SyncController = .none,
    exchange: ExchangeController? = nil,
    checkTitleModel: (@Sendable (TitlePolicy, Language) -> TitleModelCheck)? = nil
  ) {
    self.store = store
    assets = basePath
    self.version = version
    self.mark = mark
    self.accounts = accounts
    self.calendars = calendars
    self.tokens = tokens
    self.sessions = sessions
    self.sync = sync
    self.exchange = exchange
    self.checkTitleModel = checkTitleModel
  }

  /// Answers a request. Never throws: every failure becomes an error page.
  public func respond(to request: Request, environment: Environment) -> Response {
    if request.isForPrograms {
      return APIRequestContext(app: self, request: request, environment: environment).answer()
    }
    let context = RequestContext(app: self, request: request, environment: environment)
    switch Route.match(request) {
    case .found(let route): return context.answer(route)
    case .wrongMethod(let allowed):
      return context.message(.wrongMethodTitle, context.words[.wrongMethodText], status: 405)
        .adding("Allow", allowed == .post ? "POST" : "GET, HEAD")
    case .unknown: return context.message(.notFoundTitle, context.words[.notFoundText], status: 404)
    }
  }
}

extension WebApp: Sendable where Store: Sendable {}
