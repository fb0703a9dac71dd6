import CalDAV
import Domain
import Foundation
import Storage
import Sync
import TestSupport
import Testing

private enum Program {
  /// The program lies beside the tests; nil where only the tests were built.
  static let path: URL? = {
    var folder = Bundle.main.executableURL?.deletingLastPathComponent()
    for argument in ProcessInfo.processInfo.arguments where argument.contains(".xctest") {
      folder = URL(fileURLWithPath: argument).deletingLastPathComponent()
    }
    let program = folder?.appendingPathComponent("zeitblock")
    return program.flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
  }()
}

/// The real program against a real server, killed at any moment.
@Suite("Killed syncs", .enabled(if: Program.path != nil && Backend.all.contains(.radicale)))
struct KillTests {
  @Test("A sync killed at any moment loses and doubles nothing")
  func killed() throws {
    let scene = try Scene(.radicale) { remote in
      for number in 0..<20 {
        try remote.put("\(number).ics", todo("k\(number)", "SUMMARY:there \(number)", "X-OTHER:\(number)"))
      }
    }
    var generator = SplitMix(seed: 7)
    for round in 0..<15 {
      try scene.device.add("here \(round)", to: scene.list)
      if round % 3 == 0, let item = try scene.device.items(in: scene.list).randomElement(using: &generator) {
        try scene.device.perform(item.isCompleted ? .reopen([item.id]) : .complete([item.id]))
      }
      try kill(scene.device.path, after: Double.random(in: 0...0.25, using: &generator))
    }
    let report = try scene.sync()
    #expect(report.problems.isEmpty && report.conflicts.isEmpty)
    let titles = try scene.titles()
    #expect(titles.count == 35 && Set(titles).count == 35)
    let resources = try scene.remote.resources()
    #expect(resources.count == 35)
    #expect(resources.filter { $0.text.contains("X-OTHER:") }.count == 20)
    let done = try scene.device.items(in: scene.list).filter(\.isCompleted).count
    #expect(resources.filter { $0.text.contains("STATUS:COMPLETED") }.count == done)
    try scene.expectQuiet()
  }

  @Test("A sync killed while it writes blocks doubles none")
  func killedBlocks() throws {
    let plan = try Plan(.radicale)
    var generator = SplitMix(seed: 11)
    let task = try plan.device.add("Steuer", to: plan.scene.list)
    for round in 0..<10 {
      try plan.schedule(task, at: Instant(seconds: Plan.start.seconds + Int64(round) * 3_600))
      try kill(plan.device.path, after: Double.random(in: 0...0.25, using: &generator))
    }
    #expect(try plan.sync().problems.isEmpty)
    let blocks = try plan.blocks()
    #expect(blocks.count == 10)
    let texts = try plan.calendar.resources().map(\.text)
    #expect(texts.count == 10)
    for block in blocks { #expect(texts.count { $0.contains("UID:" + block.id.text) } == 1) }
    #expect(try plan.sync() == EventReport(list: plan.id, name: plan.calendar.name))
  }

  private func kill(_ path: String, after seconds: Double) throws {
    let process = Process()
    process.executableURL = Program.path
    process.arguments = ["sync", "--data", path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: seconds)
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
