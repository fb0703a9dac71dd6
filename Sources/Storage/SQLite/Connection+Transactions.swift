extension Connection {
  /// Runs `body` as one write: all of it is kept, or nothing.
  ///
  /// The write lock is taken at the start, so a change never fails half-way because another program was faster.
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

  /// Runs `body` on one unchanging view of the data.
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
    // SQLite has ended the transaction itself when this fails, and the first error is the one that tells.
    try? run("ROLLBACK")
  }
}
