internal import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension StorageError {
  /// Creates an error from the last failure on a connection. SQLite reports a lack of space as such only if the whole
  /// disk is full, not if a quota or a file size limit is reached.
  init(on connection: OpaquePointer, code: Int32? = nil) {
    let code = code ?? sqlite3_extended_errcode(connection)
    let wantsRoom = [ENOSPC, EDQUOT, EFBIG].contains(sqlite3_system_errno(connection))
    if code & 0xff == SQLITE_IOERR, wantsRoom {
      self = .diskFull
    } else {
      self.init(code: code)
    }
  }

  /// Creates an error from an SQLite (extended) result code.
  init(code: Int32) {
    // SQLITE_IOERR_SHMSIZE: the shared memory of the log could not grow.
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
