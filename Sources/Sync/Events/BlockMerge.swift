import Domain

/// One block from what both sides made of the last agreement. Start, end and zone go together; where both sides changed
/// the same, the later one counts.
struct BlockMerge {
  let block: TimeBlock
  /// True when the server lacks a part of it.
  let isAhead: Bool

  /// - Parameters:
  ///   - agreed: the last agreement; nil when there was none.
  ///   - sent: what may have arrived since then unheard. It counts where the server says the same, and where it was taken
  ///     back here.
  ///   - isWaiting: whether something was changed here since then; otherwise the server is right in everything.
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

  /// Both say the same, stamps aside.
  static func agree(_ left: TimeBlock, _ right: TimeBlock) -> Bool {
    haveSameTimes(left, right) && left.title == right.title && left.isPinned == right.isPinned
  }

  private static func haveSameTimes(_ left: TimeBlock, _ right: TimeBlock) -> Bool {
    left.start == right.start && left.end == right.end && ZoneText.areSame(left.zone, right.zone)
  }

  private static func takeTimes(of remote: TimeBlock, into block: inout TimeBlock) {
    // The zone keeps the name it has here.
    guard !haveSameTimes(remote, block) else { return }
    block.start = remote.start
    block.end = remote.end
    block.zone = remote.zone
  }
}
