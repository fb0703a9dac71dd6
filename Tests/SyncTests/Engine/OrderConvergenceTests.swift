import CalDAV
import Domain
import Foundation
import Sync
import TestSupport
import Testing

@Suite("Convergence of the order")
struct OrderConvergenceTests {
  /// Prints its seed when it fails; that seed alone repeats the history.
  @Test("Moves made on two devices at random end in one order, the server's", arguments: 0..<80)
  func converges(_ number: Int) throws {
    let seed = 0x0DE4_0000 &+ UInt64(number)
    var generator = SplitMix(seed: seed)
    let gap = [1, 2, 10, 1_000].randomElement(using: &generator) ?? 1
    let scene = try Scene(.memory) { remote in
      for index in 1...6 {
        try remote.put("\(index).ics", todo("u\(index)", "SUMMARY:\(index)", "X-APPLE-SORT-ORDER:\(index * gap)"))
      }
    }
    let second = try scene.secondDevice()
    let devices = [(scene.device, scene.list), second]
    for (device, _) in devices { device.sync() }
    for _ in 0..<12 {
      guard let (device, list) = devices.randomElement(using: &generator) else { continue }
      let items = try device.items(in: list).shuffled(using: &generator)
      switch Int.random(in: 0...2, using: &generator) {
      case 0: try device.perform(.move(items[0].id, .before(items[1].id)))
      case 1: try device.perform(.move(items[0].id, .after(items[1].id)))
      default: device.sync()
      }
    }
    for _ in 0..<3 { for (device, _) in devices { device.sync() } }

    let orders = try devices.map { try $0.titles(in: $1) }
    #expect(orders[0] == orders[1], "seed \(seed)")
    let texts = try scene.remote.resources().map(\.text)
    let byNumber = texts.sorted { value("X-APPLE-SORT-ORDER:", $0) < value("X-APPLE-SORT-ORDER:", $1) }
    #expect(byNumber.map { String(value("SUMMARY:", $0)) } == orders[0], "seed \(seed)")
    try scene.expectQuiet()
  }

  private func value(_ name: String, _ text: String) -> Int {
    let line = text.split(whereSeparator: \.isNewline).first { $0.hasPrefix(name) }
    return line.flatMap { Int($0.dropFirst(name.count)) } ?? -1
  }
}
