public import Domain

extension PlannerFailure {
  init(_ error: StorageError) {
    self = .store(StoreFailure(error))
  }
}

extension StoreFailure {
  /// Converts a storage error to the domain's failure.
  public init(_ error: StorageError) {
    switch error {
    case .directoryUnusable(let path, _), .cannotOpen(let path, _), .notAPlanner(let path):
      self = .cannotOpen(path: path)
    case .newerDatabase(_, let found, _): self = .newerSchema(found)
    case .readOnly: self = .readOnly
    case .diskFull: self = .full
    case .busy, .serverRunning, .syncRunning: self = .busy
    case .damaged, .unreadable, .foreignSchema: self = .corrupt
    case .refused(let code), .failed(let code): self = .other(code: code)
    }
  }
}

/// Runs storage work and converts its errors to planner failures.
func attempt<Value>(_ work: () throws(StorageError) -> Value) throws(PlannerFailure) -> Value {
  do {
    return try work()
  } catch {
    throw PlannerFailure(error)
  }
}
