extension DayPlan {
  /// Puts side by side what overlaps, directly or through others: each into the leftmost column that is free, then as wide
  /// as the columns to its right are free.
  static func inColumns(_ entries: [Entry]) -> [Entry] {
    var result: [Entry] = []
    result.reserveCapacity(entries.count)
    var cluster: [Entry] = []
    var end = 0
    for entry in entries.sorted(by: precedes) {
      if entry.from >= end, !cluster.isEmpty {
        result += placed(cluster)
        cluster = []
      }
      end = cluster.isEmpty ? entry.until : max(end, entry.until)
      cluster.append(entry)
    }
    return result + placed(cluster)
  }

  private static func placed(_ cluster: [Entry]) -> [Entry] {
    var columns: [[Range<Int>]] = []
    var cluster = cluster
    for index in cluster.indices {
      let (from, until) = (cluster[index].from, cluster[index].until)
      let column = columns.firstIndex { ($0.last?.upperBound ?? 0) <= from } ?? columns.count
      if column == columns.count { columns.append([]) }
      columns[column].append(from..<until)
      cluster[index].column = column
    }
    for index in cluster.indices {
      cluster[index].columns = columns.count
      let minutes = cluster[index].from..<cluster[index].until
      let next = columns[(cluster[index].column + 1)...].firstIndex { $0.contains { $0.overlaps(minutes) } }
      cluster[index].span = (next ?? columns.count) - cluster[index].column
    }
    return cluster
  }

  /// By start, the longer first, events before blocks before proposals.
  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    let keys = (
      (left.from, -left.until, left.content.order), (right.from, -right.until, right.content.order)
    )
    return keys.0 == keys.1 ? left.content.name < right.content.name : keys.0 < keys.1
  }
}

extension DayPlan.Entry.Content {
  fileprivate var order: Int {
    switch self {
    case .event: 0
    case .block: 1
    case .proposed: 2
    }
  }

  /// Only so that the same day always looks the same.
  fileprivate var name: String {
    switch self {
    case .event(let event): event.title + event.uid + (event.recurrence ?? "")
    case .block(let block): block.block.id.text
    case .proposed(let placement): Ascii.padded(placement.number, to: 9)
    }
  }
}
