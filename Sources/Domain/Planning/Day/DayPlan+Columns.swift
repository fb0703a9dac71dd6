extension DayPlan {
  /// Arranges entries that overlap, directly or through others, side by side. Each gets the leftmost free column and
  /// extends over free columns to its right. Entries shorter than `length` minutes are given the space of that length.
  public static func inColumns(_ entries: [Entry], atLeast length: Int = 1) -> [Entry] {
    var result: [Entry] = []
    result.reserveCapacity(entries.count)
    var cluster: [Entry] = []
    var end = 0
    for entry in entries.sorted(by: precedes) {
      if entry.from >= end, !cluster.isEmpty {
        result += placed(cluster, length)
        cluster = []
      }
      end = max(cluster.isEmpty ? 0 : end, entry.drawn(atLeast: length).upperBound)
      cluster.append(entry)
    }
    return result + placed(cluster, length)
  }

  private static func placed(_ cluster: [Entry], _ length: Int) -> [Entry] {
    var columns: [[Range<Int>]] = []
    var cluster = cluster
    for index in cluster.indices {
      let minutes = cluster[index].drawn(atLeast: length)
      let column = columns.firstIndex { ($0.last?.upperBound ?? 0) <= minutes.lowerBound } ?? columns.count
      if column == columns.count { columns.append([]) }
      columns[column].append(minutes)
      cluster[index].column = column
    }
    for index in cluster.indices {
      cluster[index].columns = columns.count
      let minutes = cluster[index].drawn(atLeast: length)
      let next = columns[(cluster[index].column + 1)...].firstIndex { $0.contains { $0.overlaps(minutes) } }
      cluster[index].span = (next ?? columns.count) - cluster[index].column
    }
    return cluster
  }

  /// Orders by start, longer entries first, then events before blocks before proposals.
  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    let keys = (
      (left.from, -left.until, left.content.order), (right.from, -right.until, right.content.order)
    )
    return keys.0 == keys.1 ? left.content.name < right.content.name : keys.0 < keys.1
  }
}

extension DayPlan.Entry {
  fileprivate func drawn(atLeast length: Int) -> Range<Int> { from..<max(until, from + length) }
}

extension DayPlan.Entry.Content {
  fileprivate var order: Int {
    switch self {
    case .event: 0
    case .block: 1
    case .proposed: 2
    }
  }

  /// Tie-breaker that keeps the layout of a day stable.
  fileprivate var name: String {
    switch self {
    case .event(let event): event.title + event.uid + (event.recurrence ?? "")
    case .block(let block): block.block.id.text
    case .proposed(let placement): Ascii.padded(placement.number, to: 9)
    }
  }
}
