/// The order in which tasks are planned while the grade guard is on. Graded tasks, sorted by grade and number, take the
/// positions of graded tasks in the list; tasks without a grade keep theirs.
enum GradedOrder {
  /// - Parameter tasks: in manual order; the number is the one shown after an A.
  /// - Returns: the positions of the tasks in the order in which they are planned.
  static func positions(_ tasks: [(grade: Grade?, number: Int?)]) -> [Int] {
    let keys = tasks.map { ($0.grade?.rawValue ?? 0, $0.number ?? .max) }
    let places = tasks.indices.filter { tasks[$0].grade != nil }
    let graded = places.sorted { left, right in
      if keys[left] != keys[right] { return keys[left] < keys[right] }
      return left < right
    }
    var positions = Array(tasks.indices)
    for (place, task) in zip(places, graded) { positions[place] = task }
    return positions
  }
}
