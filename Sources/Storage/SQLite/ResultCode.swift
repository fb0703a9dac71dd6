internal import CSQLite

extension StorageError {
  /// The fact behind one of SQLite's (extended) result codes.
  init(code: Int32) {
    // The shared memory of the log could not grow.
    let noRoomForLogIndex = SQLITE_IOERR | (19 << 8)
    if code == noRoomForLogIndex {
      self = .diskFull
      return
    }
    switch code & 0xff {
    case SQLITE_READONLY, SQLITE_PERM: self = .readOnly
    case SQLITE_FULL: self = .diskFull
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged
    case SQLITE_CONSTRAINT: self = .refused(code: code)
    default: self = .failed(code: code)
    }
  }
}
