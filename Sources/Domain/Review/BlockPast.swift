/// The versions of a block over time, as far as the history records them.
struct BlockPast {
  struct Version {
    var block: TimeBlock
    var from: Instant
    /// Nil while the version is current.
    var until: Instant?
    /// Kinds of the history entries that created and ended this version.
    var madeBy: HistoryEntry.Kind?
    var endedBy: HistoryEntry.Kind?

    /// Whether the version belonged to the plan of the day it starts on: it was created before the block was over and
    /// still existed once the day had begun.
    func isOfPlan(of frame: DayFrame) -> Bool {
      from < block.end && until.map { $0 > max(from, frame.start) } ?? true
    }
  }

  /// - Parameters:
  ///   - stored: the current blocks.
  ///   - steps: history entries, oldest first.
  static func versions(_ stored: [TimeBlock], _ steps: [HistoryEntry], now: Instant) -> [Version] {
    var open: [BlockID: Version] = [:]
    var versions: [Version] = []
    for step in steps {
      for case .block(let before, let after) in step.changes {
        if let before {
          var version = open.removeValue(forKey: before.id) ?? Version(block: before, from: before.createdAt)
          (version.block, version.until, version.endedBy) = (before, step.at, step.summary.kind)
          versions.append(version)
        }
        if let after { open[after.id] = Version(block: after, from: step.at, madeBy: step.summary.kind) }
      }
    }
    for block in stored {
      var version = open.removeValue(forKey: block.id) ?? Version(block: block, from: block.createdAt)
      version.block = block
      versions.append(version)
    }
    // These blocks disappeared without a history entry, for example because a server removed them.
    for var version in open.values {
      version.until = now
      versions.append(version)
    }
    return versions
  }
}
