import Domain

/// Which of the four pairs of colours a calendar is drawn in, so that its text can be read in both appearances.
enum CalendarTint {
  /// `cal-1` teal, `cal-2` plum, `cal-3` blue, `cal-4` brown: the nearest to the colour its server gave; else told apart by
  /// the calendar's name.
  static func classes(_ list: SourceList?, _ id: ListID) -> String {
    if let colour = list?.colour, let hue = hue(colour) { return "cal-\(nearest(to: hue))" }
    let sum = id.text.utf8.reduce(0) { ($0 + Int($1)) % 4 }
    return "cal-\(sum + 1)"
  }

  /// By degrees of the circle of colours.
  private static func nearest(to hue: Int) -> Int {
    switch hue {
    case 0..<15, 280..<360: 2
    case 15..<75: 4
    case 75..<205: 1
    default: 3
    }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// 0…359 of `#rrggbb`; nil for greys and what is no colour.
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
