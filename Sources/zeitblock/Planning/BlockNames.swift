import Domain
import Storage

/// The shortest unambiguous names of blocks: `tb.34b2`.
struct BlockNames {
  private let all: [BlockID]

  /// - Parameter context: provides all blocks, including past ones.
  init(_ context: CommandContext) throws {
    all = try context.allBlocks().map(\.id)
  }

  subscript(block: TimeBlock) -> String {
    guard block.id.isOurs else { return block.id.text }
    for length in BlockNames.shortest..<max(block.id.ending.count, BlockNames.shortest) {
      let name = "tb." + block.id.ending.prefix(length)
      if all.allSatisfy({ $0 == block.id || !$0.isNamed(by: name) }) { return name }
    }
    return block.id.text
  }

  /// Keeps names stable: four characters seldom become ambiguous when blocks are added.
  private static let shortest = 4
}

extension BlockID {
  /// Returns true if the id starts with the reference, or if the part after the task hash does.
  func isNamed(by reference: String) -> Bool {
    text.hasPrefix(reference) || isOurs && reference.hasPrefix("tb.") && ending.hasPrefix(reference.dropFirst(3))
  }

  /// The part after the task hash, which all blocks of a task share.
  fileprivate var ending: Substring {
    text.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).last ?? ""
  }
}

extension CommandContext {
  func allBlocks() throws -> [TimeBlock] {
    let forever = PlanWindow(
      from: Instant(seconds: -1 << 40), until: Instant(seconds: 1 << 40), first: Day(number: 0), last: Day(number: 0))
    return try read { reader throws(PlannerFailure) in try reader.blocks(in: forever) }
  }

  /// Returns the shortest prefix of a task's id that no other task shares.
  func shortName(of task: TaskID) throws -> String {
    for length in stride(from: 8, to: task.text.count, by: 4) {
      let start = String(task.text.prefix(length))
      let found = try read { reader throws(PlannerFailure) in try reader.ids(startingWith: start, limit: 2) }
      if found == [task] { return start }
    }
    return task.text
  }
}
