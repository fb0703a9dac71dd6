/// Resolves subtask relations in files that identify tasks by names or numbers that are valid only within the file.
struct NamedTasks {
  private var named: [String: TaskID] = [:]
  private var parents: [(place: Int, name: String)] = []

  /// Registers the most recently added task.
  /// - Parameters:
  ///   - name: The task's name in the file.
  ///   - parent: The name of its parent in the file, which may follow later.
  mutating func note(_ id: TaskID, name: String?, parent: String?, in maker: ParsedFileBuilder) {
    if let name { named[name] = id }
    if let parent { parents.append((maker.parsedFile.tasks.count - 1, parent)) }
  }

  /// Makes each task a subtask of its parent. A missing parent is reported.
  /// - Parameter field: The name of the relation in the file.
  func nest(in maker: inout ParsedFileBuilder, _ field: String) {
    for (place, name) in parents {
      if let parent = named[name], parent != maker.parsedFile.tasks[place].item.id {
        maker.parsedFile.tasks[place].item.parent = parent
      } else {
        maker.note(.notKept, field, line: maker.parsedFile.tasks[place].line, sample: name)
      }
    }
  }
}
