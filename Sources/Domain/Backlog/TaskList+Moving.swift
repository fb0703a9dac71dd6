extension TaskList {
  /// Returns the positions of a line and its siblings: the lines at the same depth below the same task.
  private func level(of index: Int) -> [Int] {
    let depth = lines[index].depth
    var places = [index]
    var place = index
    while place > 0, lines[place - 1].depth >= depth {
      place -= 1
      if lines[place].depth == depth { places.append(place) }
    }
    place = index + 1
    while place < lines.count, lines[place].depth >= depth {
      if lines[place].depth == depth { places.append(place) }
      place += 1
    }
    return places.sorted()
  }

  /// Returns the siblings right before and after a task, as the list shows them.
  public func siblings(of id: TaskID) -> (before: TaskID?, after: TaskID?) {
    guard let index = index(of: id) else { return (nil, nil) }
    let level = level(of: index)
    let place = level.firstIndex(of: index) ?? 0
    return (
      place > 0 ? lines[level[place - 1]].task.id : nil,
      place + 1 < level.count ? lines[level[place + 1]].task.id : nil
    )
  }

  /// Returns where to move a task so that it takes a position in the list, counted from 1: next to the task there, or
  /// next to the nearest of its own siblings. A position past the end means the end. Nil if the task is not in the list
  /// or already there.
  public func destination(of id: TaskID, position: Int) -> Destination? {
    guard let index = index(of: id) else { return nil }
    let wanted = min(max(1, position), lines.count) - 1
    let level = level(of: index)
    if wanted < index {
      return level.first { $0 >= wanted && $0 < index }.map { .before(lines[$0].task.id) }
    }
    return level.last { $0 <= wanted && $0 > index }.map { .after(lines[$0].task.id) }
  }
}
