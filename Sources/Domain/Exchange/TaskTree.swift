/// Tasks followed by their subtasks, for formats that express nesting by indentation.
struct TaskTree {
  /// Each task once, with its depth counted from 1.
  private(set) var rows: [(item: PlanItem, depth: Int)] = []
  private var children: [TaskID: [PlanItem]] = [:]
  private var seen: Set<TaskID> = []

  init(_ items: [PlanItem]) {
    let known = Set(items.map { $0.id })
    var roots: [PlanItem] = []
    for item in items {
      if let parent = item.parent, known.contains(parent), parent != item.id {
        children[parent, default: []].append(item)
      } else {
        roots.append(item)
      }
    }
    visit(roots)
    // Tasks in a parent cycle have no root.
    visit(items)
  }

  /// Visits iteratively because nesting depth is unlimited.
  private mutating func visit(_ items: [PlanItem]) {
    var waiting = items.reversed().map { ($0, 1) }
    while let (item, depth) = waiting.popLast() {
      guard seen.insert(item.id).inserted else { continue }
      rows.append((item, depth))
      for child in (children[item.id] ?? []).reversed() { waiting.append((child, depth + 1)) }
    }
  }
}
