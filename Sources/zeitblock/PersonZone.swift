import Domain
import Storage
import Sync
import Synchronization

/// The time zone used for display: the setting `zone`, or the system's zone if it is empty. There is one per process,
/// since a process serves one user's data.
enum PersonZone {
  private static let setting = Mutex<@Sendable () -> String?>({ nil })

  /// Sets the closure that reads the setting from now on.
  static func follow(_ setting: @escaping @Sendable () -> String?) {
    Self.setting.withLock { $0 = setting }
  }

  /// The configured zone name; nil if none is set.
  static var chosen: String? {
    let name = setting.withLock { $0 }()
    return name?.isEmpty == true ? nil : name
  }

  /// Falls back to the system's zone, also when the configured name, set on another machine, is unknown here.
  static var current: LocalZone { chosen.flatMap { LocalZone(named: $0) } ?? .current() }
}

extension ZoneResolver {
  /// The zones of the operating system, with the user's zone as the local one.
  static func live() -> ZoneResolver { .platform(PersonZone.current) }
}

extension Environment.Zones {
  init(_ zones: ZoneResolver) {
    self.init(
      instant: { wall, zone in zones.instant(wall, zone ?? zones.localZone) },
      wall: { instant, zone in zones.wall(instant, zone ?? zones.localZone) },
      name: { zones.localZone }, named: { ZoneNames.named($0) }, all: { ZoneNames.all })
  }
}
