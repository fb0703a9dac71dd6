import Domain
import Server
import Storage
import Web

extension Application {
  /// The pages over a database and the sync beside them.
  init(serving database: PlannerDatabase, sync: SyncService) throws(StorageError) {
    let stamp = try database.changeStamp()
    let desk = AccountDesk.engine(over: database)
    let calendars = CalendarDesk.engine(over: database)
    self.init(
      respond: { request, context in
        WebApp(
          store: database, assets: context.assets, version: Zeitblock.version, mark: context.mark, desk: desk,
          calendars: calendars, sync: sync.desk
        )
        .respond(to: request, environment: .live())
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
        let environment = Environment.live()
        let day = Int64(environment.today.number)
        return period == .day ? day : day * 1_440 + Int64(environment.time.minutes)
      },
      syncState: { sync.status.revision })
  }
}
