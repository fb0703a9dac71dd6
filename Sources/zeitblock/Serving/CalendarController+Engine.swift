import Domain
import Server
import Storage
import Sync
import Web

extension CalendarController {
  /// Reads calendars through the sync engine.
  static func engine(over database: PlannerDatabase) -> CalendarController {
    let engine = SyncEngine.hasty(over: database)
    let seats = WaitingSeats()
    return CalendarController(
      addresses: { () throws(AccountTrouble) in
        try AccountController.asking { () throws(SyncFailure) in
          Dictionary(try engine.subscriptions().map { ($0.list.id, $0.address) }) { $1 }
        }
      },
      subscribe: { (address, name) throws(AccountTrouble) in
        try AccountController.asking(seats) { () throws(SyncFailure) in
          try engine.subscribe(to: address, name: name).list.id
        }
      },
      unsubscribe: { (list) throws(AccountTrouble) in
        try AccountController.asking { () throws(SyncFailure) in try engine.unsubscribe(from: list) }
      })
  }
}
