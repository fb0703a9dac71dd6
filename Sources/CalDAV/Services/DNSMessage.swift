/// The SRV and TXT answers of a DNS message (RFC 1035 §4). A damaged message yields the answers before the damage.
struct DNSMessage {
  static let text = 16
  static let service = 33

  private(set) var services: [ServiceRecord] = []
  private(set) var texts: [[String]] = []
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let questions = number(at: 4), let answers = number(at: 6) else { return }
    var place = 12
    for _ in 0..<questions {
      guard let end = name(at: place)?.end else { return }
      place = end + 4
    }
    for _ in 0..<answers {
      guard let end = record(at: place) else { return }
      place = end
    }
  }

  /// Adds one record; returns the position of the next one.
  private mutating func record(at start: Int) -> Int? {
    guard let place = name(at: start)?.end, let type = number(at: place), let length = number(at: place + 8) else {
      return nil
    }
    let (data, end) = (place + 10, place + 10 + length)
    guard end <= bytes.count else { return nil }
    if type == Self.service, let service = service(at: data) { services.append(service) }
    if type == Self.text { texts.append(strings(from: data, to: end)) }
    return end
  }

  private func service(at place: Int) -> ServiceRecord? {
    guard let priority = number(at: place), let weight = number(at: place + 2), let port = number(at: place + 4),
      let target = name(at: place + 6)?.text
    else { return nil }
    return ServiceRecord(priority: priority, weight: weight, port: port, target: target)
  }

  private func strings(from start: Int, to end: Int) -> [String] {
    var result: [String] = []
    var place = start
    while place < end, place + 1 + Int(bytes[place]) <= end {
      let next = place + 1 + Int(bytes[place])
      result.append(String(decoding: bytes[(place + 1)..<next], as: UTF8.self))
      place = next
    }
    return result
  }

  private func number(at place: Int) -> Int? {
    place >= 0 && place + 1 < bytes.count ? Int(bytes[place]) << 8 | Int(bytes[place + 1]) : nil
  }

  /// Reads a name, whose parts may be compressed (RFC 1035 §4.1.4), and returns the position after it.
  private func name(at start: Int) -> (text: String, end: Int)? {
    var parts: [String] = []
    var place = start
    var end: Int?
    // The limit ends circular pointers.
    for _ in 0..<128 {
      guard place < bytes.count else { return nil }
      let length = Int(bytes[place])
      switch length {
      case 0: return (parts.joined(separator: "."), end ?? place + 1)
      case 1...63:
        guard place + length < bytes.count else { return nil }
        parts.append(String(decoding: bytes[(place + 1)...(place + length)], as: UTF8.self))
        place += length + 1
      case 192...:
        guard let pointer = number(at: place) else { return nil }
        end = end ?? place + 2
        place = pointer & 0x3FFF
      default: return nil
      }
    }
    return nil
  }
}
