import Domain
import Server
import Storage
import Synchronization
import Web

extension Application {
  /// The pages over a database and the sync beside them.
  init(serving database: PlannerDatabase, sync: SyncService, access: AccessControl) throws(StorageError) {
    let stamp = try database.changeStamp()
    let desk = AccountDesk.engine(over: database)
    let calendars = CalendarDesk.engine(over: database)
    let sweeper = TrashSweeper(database)
    sweeper.sweep(.live())
    let tokens = TokenDesk(access)
    let sessions = SessionDesk(access, over: database)
    let exchange = ExchangeDesk.files(over: database)
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
          store: database, assets: context.assets, version: Zeitblock.version, mark: context.mark, desk: desk,
          calendars: calendars, tokens: tokens, sessions: sessions, sync: sync.desk, exchange: exchange,
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
          // Nothing is known about the data, so no page may be repeated.
          return .random(in: .min ... .max)
        }
      },
      period: { period in
        switch period {
        case .day: calendar.today
        // Of the clock of all zones: an hour that comes twice has minutes of its own each time.
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

  /// Writes down which settings a request has changed, or that a program may not change them.
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
  /// All settings; none where they cannot be read, which keeps nobody from changing them.
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
  /// What the doctor found, as a page tells it.
  fileprivate init(_ finding: Finding) {
    let text = finding.text.prefix(1).uppercased() + finding.text.dropFirst()
    self.init(isGood: finding.isGood, text: text, remedy: finding.remedy)
  }
}

/// Empties the trash of what has been there for its thirty days: when serving begins, and once on every day something is
/// asked for. Nothing shows such tasks meanwhile.
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
    // Whoever asked for a page is not to be bothered with it; the next day tries again.
    if isDue { _ = try? Planner(database).perform(.purge(.expired), in: environment) }
  }
}

/// Today, looked up once in each second: the system looks for another time zone each time it is asked.
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
