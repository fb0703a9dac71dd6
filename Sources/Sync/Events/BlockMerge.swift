import Domain

/// A three-way merge of a block. Start, end and zone are merged together; if both sides changed the same field, the
/// later change wins.
struct BlockMerge {
  let block: TimeBlock
  /// True if the server lacks part of the result.
  let isAhead: Bool

  /// - Parameters:
  ///   - agreed: the last agreed block; nil if there was none.
  ///   - sent: a block sent since then whose incoming is not confirmed. It counts as agreed where the server has the
  ///     same values, and where the change was reverted here.
  ///   - isWaiting: whether the block has been changed here since then; if not, the server's version wins.
  init(agreed: TimeBlock?, sent: TimeBlock? = nil, local: TimeBlock, remote: TimeBlock, isWaiting: Bool) {
    var merged = local
    merged.calendar = remote.calendar
    merged.task = remote.task ?? local.task
    guard isWaiting else {
      Self.takeTimes(of: remote, into: &merged)
      merged.title = remote.title
      merged.isPinned = remote.isPinned
      self.init(merged, local, remote)
      return
    }
    let isRemoteLater = remote.modifiedAt > local.modifiedAt
    func takesRemote(_ isSame: (TimeBlock, TimeBlock) -> Bool) -> Bool {
      let isSent = sent.map { isSame($0, remote) } ?? false || agreed.map { isSame($0, local) } ?? true
      guard let base = isSent ? sent ?? agreed : agreed else { return isRemoteLater }
      if isSame(base, remote) { return false }
      return isSame(base, local) || isRemoteLater
    }
    if takesRemote(Self.haveSameTimes) { Self.takeTimes(of: remote, into: &merged) }
    if takesRemote({ $0.title == $1.title }) { merged.title = remote.title }
    if takesRemote({ $0.isPinned == $1.isPinned }) { merged.isPinned = remote.isPinned }
    self.init(merged, local, remote)
  }

  private init(_ merged: TimeBlock, _ local: TimeBlock, _ remote: TimeBlock) {
    var merged = merged
    if !Self.agree(merged, local) { merged.modifiedAt = max(local.modifiedAt, remote.modifiedAt) }
    block = merged
    isAhead = !Self.agree(merged, remote)
  }

  /// True if both are equal, ignoring time stamps.
  static func agree(_ left: TimeBlock, _ right: TimeBlock) -> Bool {
    haveSameTimes(left, right) && left.title == right.title && left.isPinned == right.isPinned
  }

  private static func haveSameTimes(_ left: TimeBlock, _ right: TimeBlock) -> Bool {
    left.start == right.start && left.end == right.end && ZoneText.areSame(left.zone, right.zone)
  }

  private static func takeTimes(of remote: TimeBlock, into block: inout TimeBlock) {
    // If the times are equal, the zone keeps its local name.
    guard !haveSameTimes(remote, block) else { return }
    block.start = remote.start
    block.end = remote.end
    block.zone = remote.zone
  }
}
