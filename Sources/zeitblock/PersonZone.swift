import Domain
import Storage
import Sync
import Synchronization

/// The zone of everything a person sees: the setting `zone`, else that of this machine. A process has one, as it works on one
/// person's data.
enum PersonZone {
  private static let setting = Mutex<@Sendable () -> String?>({ nil })

  /// From now on this is asked for the setting.
  static func follow(_ setting: @escaping @Sendable () -> String?) {
    Self.setting.withLock { $0 = setting }
  }

  /// The name that is set; nil for none.
  static var chosen: String? {
    let name = setting.withLock { $0 }()
    return name?.isEmpty == true ? nil : name
  }

  /// A zone that was set on another machine may be unknown here; then that of this machine counts.
  static var current: LocalZone { chosen.flatMap { LocalZone(named: $0) } ?? .current() }
}

extension ZoneResolver {
  /// The zones of the operating system, with the person's own.
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
