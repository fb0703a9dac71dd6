/// Subtasks in files that call tasks by names or numbers of their own, which say nothing outside of the file.
struct NamedTasks {
  private var named: [String: TaskID] = [:]
  private var parents: [(place: Int, name: String)] = []

  /// Remembers the task that was added last.
  /// - Parameters:
  ///   - name: what the file calls it.
  ///   - parent: what the file calls the one it lies below, which may follow later.
  mutating func note(_ id: TaskID, name: String?, parent: String?, in maker: ParcelMaker) {
    if let name { named[name] = id }
    if let parent { parents.append((maker.parcel.tasks.count - 1, parent)) }
  }

  /// Puts each task below its parent. A parent that is not there is told.
  /// - Parameter field: what the file calls that relation.
  func nest(in maker: inout ParcelMaker, _ field: String) {
    for (place, name) in parents {
      if let parent = named[name], parent != maker.parcel.tasks[place].item.id {
        maker.parcel.tasks[place].item.parent = parent
      } else {
        maker.note(.notKept, field, line: maker.parcel.tasks[place].line, sample: name)
      }
    }
  }
}
