import Domain
import Server
import Storage
import Synchronization
import Web

extension Application {
  /// Creates the application that serves a database and its background sync.
  init(serving database: PlannerDatabase, sync: SyncService, access: AccessControl) throws(StorageError) {
    let stamp = try database.changeStamp()
    let accounts = AccountController.engine(over: database)
    let calendars = CalendarController.engine(over: database)
    let sweeper = TrashSweeper(database)
    sweeper.sweep(.live())
    let tokens = TokenController(access)
    let sessions = SessionController(access, over: database)
    let exchange = ExchangeController.files(over: database)
    let calendar = CalendarLeaf()
    let heap = HeapKeeper(database)
    heap.start()
    self.init(
      respond: { request, context in
        let environment = Environment.live()
        sweeper.sweep(environment)
        defer { heap.note() }
        let before = request.asksForSettings ? database.settings : [:]
        let response = WebApp(
          store: database, assets: context.assets, version: Zeitblock.version, mark: context.mark, accounts: accounts,
          calendars: calendars, tokens: tokens, sessions: sessions, sync: sync.controller, exchange: exchange,
          checkTitleModel: { TitleModelCheck(Finding.model($0, $1)) }
        )
        .respond(to: request, environment: environment)
        if request.asksForSettings {
          request.logSettings(response, changed: database.settings.filter { before[$0] != $1 }.keys, access)
        }
        return response
      },
      stamp: {
        do {
          return UInt64(bitPattern: try stamp.current())
        } catch {
          // If the change stamp cannot be read, no cached page may be reused.
          return .random(in: .min ... .max)
        }
      },
      period: { period in
        switch period {
        case .day: calendar.today
        // Counted in UTC, so that the repeated hour of a clock change gets its own minutes.
        case .minute: Environment.secondsNow / 60
        case .second: Environment.secondsNow
        }
      },
      syncState: { sync.status.revision })
  }
}

extension Request {
  fileprivate var isForProgram: Bool { path == APIResource.settings.url }

  fileprivate var asksForSettings: Bool {
    method == .patch && isForProgram || method == .post && (path == "/settings" || path == "/titles")
  }

  /// Logs which settings a request changed, or that it was refused because it came from an API client.
  fileprivate func logSettings(
    _ response: Response, changed: some Collection<SettingKey>, _ access: AccessControl
  ) {
    if isForProgram, response.status == 403 { return access.logOnce(.needsSession, from: peer) }
    guard !changed.isEmpty else { return }
    let names = changed.map(\.rawValue).sorted().joined(separator: ", ")
    if isForProgram { return access.logOnce(.settingChanged, names, from: peer) }
    access.log(.settingChanged, names, from: peer)
  }
}

extension PlannerDatabase {
  /// All settings; empty if they cannot be read, which must not prevent a change.
  fileprivate var settings: [SettingKey: String] {
    let settings = try? read { (transaction) throws(PlannerFailure) in
      var found: [SettingKey: String] = [:]
      for key in SettingKey.allCases { found[key] = try transaction.setting(key) ?? key.fallback }
      return found
    }
    return settings ?? [:]
  }
}

extension TitleModelCheck {
  /// Converts a finding of the doctor for display on a page.
  fileprivate init(_ finding: Finding) {
    let text = finding.text.prefix(1).uppercased() + finding.text.dropFirst()
    self.init(isGood: finding.isGood, text: text, remedy: finding.remedy)
  }
}

/// Purges tasks that have been in the trash for thirty days: at startup, and on the first request of each day.
/// Expired tasks are hidden until then.
private final class TrashSweeper: Sendable {
  private let database: PlannerDatabase
  private let lastDay = Mutex<Day?>(nil)

  init(_ database: PlannerDatabase) {
    self.database = database
  }

  func sweep(_ environment: Environment) {
    let isDue = lastDay.withLock { day in
      defer { day = environment.today }
      return day != environment.today
    }
    // A failure must not fail the page request; the next day tries again.
    if isDue { _ = try? Planner(database).perform(.purge(.expired), in: environment) }
  }
}

/// Caches today's date for one second, because the system checks for a time zone change on every lookup.
private final class CalendarLeaf: Sendable {
  private let seen = Mutex<(second: Int64, today: Int64)?>(nil)

  var today: Int64 {
    let second = Environment.secondsNow
    return seen.withLock { seen in
      if let seen, seen.second == second { return seen.today }
      let today = Int64(Environment.live().today.number)
      seen = (second, today)
      return today
    }
  }
}
