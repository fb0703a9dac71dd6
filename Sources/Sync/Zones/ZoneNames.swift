/// The names of time zones, from the one file in which the system lists them all.
public enum ZoneNames {
  private struct Table: Sendable {
    var all: [String] = []
    /// In lower case; an older name and the zone it is of now.
    var names: [String: String] = [:]
    var targets: [String: String] = [:]
  }

  private static let regions: Set<Substring> = [
    "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific",
  ]

  private static let table = read()

  /// Names by region and city, in alphabetical order, and UTC. Empty when the system has no such list.
  public static var all: [String] { table.all }

  /// The zone a text names, in any case; an older name the system has no file for means the zone it was given to. Nil when
  /// nobody here knows it.
  public static func named(_ text: String) -> String? {
    let key = text.lowercased()
    let names = table.names.isEmpty ? [text] : [table.names[key], table.targets[key]].compactMap { $0 }
    return names.first { isName($0) && ZoneTable.rules(named: $0) != nil }
  }

  /// Also files lie beside the zones, and yearly rules are no names.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, ("A"..."Z").contains(first), text != "Factory" else { return false }
    return !text.contains(",")
  }

  /// Lines `Z Europe/Berlin …` and `L Europe/Berlin Europe/Oslo`.
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
