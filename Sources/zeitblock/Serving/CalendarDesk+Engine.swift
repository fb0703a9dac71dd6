import Domain
import Server
import Storage
import Sync
import Web

extension CalendarDesk {
  /// Reads calendars through the sync engine.
  static func engine(over database: PlannerDatabase) -> CalendarDesk {
    let engine = SyncEngine.hasty(over: database)
    let seats = WaitingSeats()
    return CalendarDesk(
      addresses: { () throws(AccountTrouble) in
        try AccountDesk.asking { () throws(SyncFailure) in
          Dictionary(try engine.subscriptions().map { ($0.list.id, $0.address) }) { $1 }
        }
      },
      subscribe: { (address, name) throws(AccountTrouble) in
        try AccountDesk.asking(seats) { () throws(SyncFailure) in
          try engine.subscribe(to: address, name: name).list.id
        }
      },
      unsubscribe: { (list) throws(AccountTrouble) in
        try AccountDesk.asking { () throws(SyncFailure) in try engine.unsubscribe(from: list) }
      })
  }
}
