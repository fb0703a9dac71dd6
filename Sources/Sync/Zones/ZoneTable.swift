import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system's time zone files, each read once per process. Reading them without a library means that the program
/// needs nothing but these files.
enum ZoneTable {
  private static let known = Mutex<[String: ZoneRules?]>([:])

  /// The directory of the files; `TZDIR` overrides it.
  static var directory: String {
    variable("TZDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/share/zoneinfo"
  }

  /// Returns the rules for an IANA name or a complete yearly rule, or nil if it is unknown.
  static func rules(named name: String) -> ZoneRules? {
    if let found = known.withLock({ $0[name] }) { return found }
    let found = find(name)
    // Names come from servers, so the cache of unknown ones must be limited.
    known.withLock { if $0.count < 2_000 { $0[name] = .some(found) } }
    return found
  }

  private static func find(_ name: String) -> ZoneRules? {
    if name.contains(",") { return PosixRule(name).map { ZoneRules(first: $0.offset, rule: $0) } }
    guard isFileName(name) else { return nil }
    return rules(at: directory + "/" + name) ?? (name == "UTC" ? .utc : nil)
  }

  /// Rejects names that lead out of the directory.
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

  /// Reads a file of less than 256 KiB; real zone files have a few kilobytes. Returns nil if it is larger or
  /// unreadable.
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
