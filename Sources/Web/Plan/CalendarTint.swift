import Domain

/// Assigns each calendar a colour pair whose text is legible in both appearances.
enum CalendarTint {
  /// The hues of `cal-1` and following, in degrees: teal, plum, blue, brown, green, red, violet, olive.
  private static let hues = [192, 305, 227, 35, 120, 0, 259, 63]

  /// Returns the class with the hue nearest to the colour from the server. Calendars of different colours share a
  /// class only if no free one is left.
  static func classes(_ id: ListID, among lists: [ListID: SourceList]) -> String {
    var taken: [Int: String] = [:]
    for list in lists.values.filter({ $0.isUsed && $0.contents.holdsEvents }).sorted(by: { $0.id.text < $1.id.text }) {
      let colour = list.colour ?? list.id.text
      let wishes = wishes(list)
      let tint = wishes.first { taken[$0] == nil || taken[$0] == colour } ?? wishes[0]
      if list.id == id { return "cal-\(tint)" }
      taken[tint] = colour
    }
    return "cal-\(wishes(lists[id] ?? SourceList(id: id, name: ""))[0])"
  }

  /// Returns all hues in order of preference. For a calendar without a colour, its name selects the first one.
  private static func wishes(_ list: SourceList) -> [Int] {
    if let hue = list.colour.flatMap({ hue($0) }) {
      return hues.indices.sorted { distance(hues[$0], hue) < distance(hues[$1], hue) }.map { $0 + 1 }
    }
    let first = list.id.text.utf8.reduce(0) { ($0 + Int($1)) % hues.count }
    return hues.indices.map { ($0 + first) % hues.count + 1 }
  }

  private static func distance(_ left: Int, _ right: Int) -> Int {
    let distance = abs(left - right)
    return min(distance, 360 - distance)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// Returns the hue, 0…359, of `#rrggbb`; nil for greys and invalid colours.
  private static func hue(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 7, bytes[0] == UInt8(ascii: "#") else { return nil }
    var number = 0
    for byte in bytes[1..<7] {
      guard let digit = digit(byte) else { return nil }
      number = number * 16 + digit
    }
    let (red, green, blue) = (number >> 16, number >> 8 & 255, number & 255)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let spread = most - least
    guard spread > 20 else { return nil }
    let degrees =
      switch most {
      case red: 60 * (green - blue) / spread
      case green: 120 + 60 * (blue - red) / spread
      default: 240 + 60 * (red - green) / spread
      }
    return (degrees + 360) % 360
  }
}
