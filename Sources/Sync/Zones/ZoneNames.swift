/// The names of time zones, from the system's `tzdata.zi`.
public enum ZoneNames {
  private struct Table: Sendable {
    var all: [String] = []
    /// Names by lowercase name, and the targets of links (older names) by lowercase name.
    var names: [String: String] = [:]
    var targets: [String: String] = [:]
  }

  private static let regions: Set<Substring> = [
    "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific",
  ]

  private static let table = read()

  /// Names of the form region and city in alphabetical order, and UTC. Empty if the system has no such list.
  public static var all: [String] { table.all }

  /// Returns the zone with this name, ignoring case. An older name without a file resolves to its current zone. Returns
  /// nil if the zone is unknown.
  public static func named(_ text: String) -> String? {
    let key = text.lowercased()
    let names = table.names.isEmpty ? [text] : [table.names[key], table.targets[key]].compactMap { $0 }
    return names.first { isName($0) && ZoneTable.rules(named: $0) != nil }
  }

  /// Excludes other files in the zone directory, and yearly rules.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, ("A"..."Z").contains(first), text != "Factory" else { return false }
    return !text.contains(",")
  }

  /// Reads lines of the form `Z Europe/Berlin …` and `L Europe/Berlin Europe/Oslo`.
  private static func read() -> Table {
    var table = Table()
    guard let bytes = ZoneTable.contents(ZoneTable.directory + "/tzdata.zi") else { return table }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard line.starts(with: "Z ".utf8) || line.starts(with: "L ".utf8) else { continue }
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      let isLink = words[0] == "L"
      guard words.count > (isLink ? 2 : 1) else { continue }
      let name = String(words[isLink ? 2 : 1])
      table.names[name.lowercased()] = name
      if isLink { table.targets[name.lowercased()] = String(words[1]) }
      if name.contains("/"), regions.contains(name.prefix { $0 != "/" }) { table.all.append(name) }
    }
    if !table.all.isEmpty { table.all = table.all.sorted() + ["UTC"] }
    return table
  }
}
