import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The time zones the system keeps as files, each read once by a process. They are read here and not by a library, so
/// that the program needs nothing but these files.
enum ZoneTable {
  private static let known = Mutex<[String: ZoneRules?]>([:])

  /// Where the files are; `TZDIR` names another place.
  static var directory: String {
    variable("TZDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/share/zoneinfo"
  }

  /// The zone of an IANA name, or of a complete yearly rule; nil when nobody knows it.
  static func rules(named name: String) -> ZoneRules? {
    if let found = known.withLock({ $0[name] }) { return found }
    let found = find(name)
    // Names come from servers: an endless supply of unknown ones is not kept.
    known.withLock { if $0.count < 2_000 { $0[name] = .some(found) } }
    return found
  }

  private static func find(_ name: String) -> ZoneRules? {
    if name.contains(",") { return PosixRule(name).map { ZoneRules(first: $0.offset, rule: $0) } }
    guard isFileName(name) else { return nil }
    return rules(at: directory + "/" + name) ?? (name == "UTC" ? .utc : nil)
  }

  /// Nothing that leads out of the directory.
  private static func isFileName(_ name: String) -> Bool {
    guard !name.isEmpty, name.utf8.count <= 100 else { return false }
    let isPlain = name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    return isPlain
      && name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && !$0.hasPrefix(".")
      }
  }

  static func rules(at path: String) -> ZoneRules? { contents(path).flatMap { ZoneFile.rules($0) } }

  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Real files have a few kilobytes.
  static func contents(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 18)
    var length = 0
    while length < bytes.count {
      let count = bytes[length...].withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 else { return nil }
      if count == 0 { return Array(bytes[..<length]) }
      length += count
    }
    return nil
  }
}
