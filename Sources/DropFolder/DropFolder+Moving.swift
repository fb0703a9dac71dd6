#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension DropFolder {
  /// Where files go that became tasks.
  public static let done = "done"
  /// Where files go that could not be read, each with its reason beside it.
  public static let failed = "failed"

  /// Makes the place where files go, before any is taken that could then not be put away.
  ///
  /// - Throws: `.unmoved`.
  public func prepare() throws(DropFailure) { try make(DropFolder.done) }

  /// How many files lie with those that failed, without their reasons; nil when that cannot be read.
  public var failures: Int? {
    let names = try? FileName.all(in: path + "/" + DropFolder.failed)
    return names?.filter { !$0.text.utf8.suffix(11).elementsEqual(".reason.txt".utf8) }.count
  }

  private func make(_ folder: String) throws(DropFailure) {
    let target = path + "/" + folder
    if mkdir(target, 0o700) != 0, errno != EEXIST { throw .unmoved(errno) }
    if access(target, W_OK | X_OK) != 0 || access(path, W_OK | X_OK) != 0 { throw .unmoved(errno) }
  }

  /// Puts a file away; a name that is taken there gets a number.
  ///
  /// - Returns: the name it has there.
  /// - Throws: `.unmoved`, `.stuck`; the file is where it was.
  @discardableResult
  public func move(_ file: DroppedFile, to folder: String) throws(DropFailure) -> FileName {
    try make(folder)
    let target = path + "/" + folder
    var name = file.name
    var number = 1
    while FileState(of: name.below(target)) != nil {
      number += 1
      guard number < 100_000 else { throw .unmoved(EEXIST) }
      name = file.name.numbered(number)
    }
    if rename(file.name.below(path), name.below(target)) == 0 { return name }
    // The folders were looked at before: these are about the file.
    let isItsOwn = [EPERM, EACCES, EBUSY, ETXTBSY].contains(errno)
    throw isItsOwn ? .stuck(errno) : .unmoved(errno)
  }

  /// Puts a file away together with a text that says why.
  public func move(_ file: DroppedFile, to folder: String, because reason: String) throws(DropFailure) {
    let name = try move(file, to: folder)
    let note = FileName(Array(name.bytes.prefix(240)) + Array(".reason.txt".utf8))
    let descriptor = open(
      note.below(path + "/" + folder), O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    // The file itself is safe; that nothing stands beside it loses only words.
    guard descriptor >= 0 else { return }
    let bytes = Array((reason + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
  }
}
