import Foundation

/// Runs the helper program that lies beside the tests.
struct Probe {
  private let process = Process()
  private let output = Pipe()

  init(_ words: String...) throws {
    process.executableURL = Self.program
    process.arguments = words
    process.standardOutput = output
    try process.run()
  }

  static var program: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("StorageProbe")
  }

  /// Runs a script that may mount file systems nobody else sees; `$PROBE` is the helper program, `$1` the first word.
  init(script: String, _ words: String...) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let rights = getuid() == 0 ? [] : ["--map-root-user"]
    process.arguments = ["unshare", "--mount"] + rights + ["bash", "-c", script, "bash"] + words
    process.environment = ProcessInfo.processInfo.environment.merging(["PROBE": Self.program.path]) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// All lines it says until it ends.
  func lines() throws -> [String] {
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return text(data)
  }

  /// Kills it as soon as it has said a number of lines; gives every complete line it has said.
  func killed(afterLines count: Int) throws -> [String] {
    var data = Data()
    while data.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      data += more
    }
    kill(process.processIdentifier, SIGKILL)
    data += try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let end = data.lastIndex(of: UInt8(ascii: "\n")) ?? data.startIndex
    return text(data[..<end])
  }

  private func text(_ data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).split(separator: "\n").map { String($0) }
  }
}
