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
  public func prepare() throws(DropFailure) { _ = try place(DropFolder.done) }

  /// How many files lie with those that failed, without their reasons; nil when that cannot be read.
  public var failures: Int? {
    let names = try? FileName.all(in: path + "/" + DropFolder.failed)
    return names?.filter { !$0.text.utf8.suffix(11).elementsEqual(".reason.txt".utf8) }.count
  }

  /// A place inside the folder, made where it is missing. A link to somewhere else is refused: whoever may put files into the
  /// folder must not choose where they go.
  private func place(_ name: String) throws(DropFailure) -> Place {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw .unmoved(errno) }
    if mkdirat(folder, name, 0o700) != 0, errno != EEXIST {
      defer { close(folder) }
      throw .unmoved(errno)
    }
    let target = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    let code = errno
    guard target >= 0 else {
      close(folder)
      throw .unmoved(code)
    }
    let place = Place(folder: folder, target: target)
    if faccessat(target, ".", W_OK | X_OK, 0) != 0 || faccessat(folder, ".", W_OK | X_OK, 0) != 0 {
      throw .unmoved(errno)
    }
    return place
  }

  /// Puts a file away; a name that is taken there gets a number.
  ///
  /// - Returns: the name it has there.
  /// - Throws: `.unmoved`, `.stuck`; the file is where it was.
  @discardableResult
  public func move(_ file: DroppedFile, to folder: String) throws(DropFailure) -> FileName {
    try move(file, to: try place(folder))
  }

  private func move(_ file: DroppedFile, to place: Place) throws(DropFailure) -> FileName {
    var name = file.name
    var number = 1
    while place.holds(name) {
      number += 1
      guard number < 100_000 else { throw .unmoved(EEXIST) }
      name = file.name.numbered(number)
    }
    if renameat(place.folder, file.name.path, place.target, name.path) == 0 { return name }
    // The folders were looked at before: these are about the file.
    let isItsOwn = [EPERM, EACCES, EBUSY, ETXTBSY].contains(errno)
    throw isItsOwn ? .stuck(errno) : .unmoved(errno)
  }

  /// Puts a file away together with a text that says why.
  public func move(_ file: DroppedFile, to folder: String, because reason: String) throws(DropFailure) {
    let place = try place(folder)
    let name = try move(file, to: place)
    let note = FileName(Array(name.bytes.prefix(240)) + Array(".reason.txt".utf8))
    let descriptor = openat(place.target, note.path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    // The file itself is safe; that nothing stands beside it loses only words.
    guard descriptor >= 0 else { return }
    let bytes = Array((reason + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
  }
}

/// The drop folder and a place in it, both open, so that nobody can put another in their stead.
private final class Place {
  let folder: Int32
  let target: Int32

  init(folder: Int32, target: Int32) {
    self.folder = folder
    self.target = target
  }

  deinit {
    close(folder)
    close(target)
  }

  func holds(_ name: FileName) -> Bool {
    var status = stat()
    return fstatat(target, name.path, &status, AT_SYMLINK_NOFOLLOW) == 0
  }
}
