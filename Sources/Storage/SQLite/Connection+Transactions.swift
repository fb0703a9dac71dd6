extension Connection {
  /// Runs `body` as one atomic write transaction.
  ///
  /// Takes the write lock at the start, so that another writer cannot make the transaction fail halfway.
  func write<Result, Failure: Error>(
    mapping: (StorageError) -> Failure, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard access == .readWrite else { throw mapping(.readOnly) }
    try run("BEGIN IMMEDIATE", mapping)
    defer {
      endFilling()
      packing = []
    }
    let result: Result
    do {
      result = try body()
      try finishPacking(mapping)
      try run("COMMIT", mapping)
    } catch {
      rollBack()
      throw error
    }
    emptyLongLog()
    return result
  }

  /// Runs `body` on a consistent snapshot of the data.
  func read<Result, Failure: Error>(
    mapping: (StorageError) -> Failure, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try run("BEGIN", mapping)
    defer { rollBack() }
    return try body()
  }

  @discardableResult
  func write<Result>(_ body: () throws(StorageError) -> Result) throws(StorageError) -> Result {
    try write(mapping: { $0 }, body)
  }

  func read<Result>(_ body: () throws(StorageError) -> Result) throws(StorageError) -> Result {
    try read(mapping: { $0 }, body)
  }

  private func run<Failure: Error>(_ sql: String, _ mapping: (StorageError) -> Failure) throws(Failure) {
    do {
      try run(sql)
    } catch {
      throw mapping(error)
    }
  }

  private func finishPacking<Failure: Error>(_ mapping: (StorageError) -> Failure) throws(Failure) {
    do {
      try finishPacking()
    } catch {
      throw mapping(error)
    }
  }

  private func rollBack() {
    guard isInTransaction else { return }
    // If this fails, SQLite has already ended the transaction, and the first error is the relevant one.
    try? run("ROLLBACK")
  }
}
