#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The zone in which wall times are interpreted.
public struct LocalZone: Sendable {
  /// Its IANA name if it has one, otherwise its yearly rule or the path of its file.
  public let name: String
  /// False if the system's zone is unknown; UTC is then used, as in the C library.
  public let isKnown: Bool
  let rules: ZoneRules

  /// Returns nil if no zone with this IANA name is known.
  public init?(named name: String) {
    guard let rules = ZoneTable.rules(named: name) else { return nil }
    self.init(name: name, isKnown: true, rules: rules)
  }

  private init(name: String, isKnown: Bool, rules: ZoneRules) {
    (self.name, self.isKnown, self.rules) = (name, isKnown, rules)
  }

  /// Returns the current zone of this machine: that of `TZ`, otherwise of `/etc/localtime`, otherwise UTC.
  public static func current() -> LocalZone {
    guard let variable = ZoneTable.variable("TZ") else { return ofSystem() }
    let text = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
    if text.isEmpty { return utc(isKnown: true) }
    return named(text) ?? utc(isKnown: false)
  }

  private static func utc(isKnown: Bool) -> LocalZone { LocalZone(name: "UTC", isKnown: isKnown, rules: .utc) }

  /// Returns the zone for a name, a path or a rule.
  static func named(_ text: String) -> LocalZone? {
    if text.hasPrefix("/") { return file(text) }
    let rules = ZoneTable.rules(named: text) ?? PosixRule(text).map { ZoneRules(first: $0.offset, rule: $0) }
    return rules.map { LocalZone(name: text, isKnown: true, rules: $0) }
  }

  private static func ofSystem() -> LocalZone {
    let path = "/etc/localtime"
    if let target = target(of: path), let name = name(in: target), let zone = named(name) { return zone }
    if let zone = file(path) { return zone }
    var status = stat()
    return utc(isKnown: lstat(path, &status) != 0)
  }

  private static func file(_ path: String) -> LocalZone? {
    if let name = name(in: path), let zone = named(name) { return zone }
    guard let rules = ZoneTable.rules(at: path) else { return nil }
    return LocalZone(name: rules.rule?.text ?? path, isKnown: true, rules: rules)
  }

  /// Returns the part after the zone directory; a link may point there with a relative path.
  private static func name(in path: String) -> String? {
    for directory in [ZoneTable.directory + "/", "/zoneinfo/"] {
      guard let start = path.firstRange(of: directory) else { continue }
      return String(path[start.upperBound...])
    }
    return nil
  }

  private static func target(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
