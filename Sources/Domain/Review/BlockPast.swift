/// What a block was like, one version after the other, as far as the history tells.
struct BlockPast {
  struct Version {
    var block: TimeBlock
    var from: Instant
    /// Nil while it is like that.
    var until: Instant?
    /// What brought this version and what ended it.
    var madeBy: HistoryEntry.Kind?
    var endedBy: HistoryEntry.Kind?

    /// Whether it belonged to the plan of the day it starts on: it stood there while the day lasted and before it was over.
    func isOfPlan(of frame: DayFrame) -> Bool {
      from < block.end && until.map { $0 > max(from, frame.start) } ?? true
    }
  }

  /// - Parameters:
  ///   - stored: the blocks there are now.
  ///   - steps: oldest first.
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
    // Gone in a way the history does not tell, as when a server removed it.
    for var version in open.values {
      version.until = now
      versions.append(version)
    }
    return versions
  }
}
