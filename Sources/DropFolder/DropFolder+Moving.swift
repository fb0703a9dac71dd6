#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension DropFolder {
  /// Subfolder for files that became tasks.
  public static let done = "done"
  /// Subfolder for files that could not be read, each with a note of the reason.
  public static let failed = "failed"

  /// Creates the subfolder for processed files, before any file is read that could not be moved afterwards.
  ///
  /// - Throws: `.unmoved`.
  public func prepare() throws(DropFailure) { _ = try place(DropFolder.done) }

  /// Number of failed files, not counting the notes; nil if it cannot be read.
  public var failures: Int? {
    let names = try? FileName.all(in: path + "/" + DropFolder.failed)
    return names?.filter { !$0.text.utf8.suffix(11).elementsEqual(".reason.txt".utf8) }.count
  }

  /// Opens a subfolder, creating it if it is missing. Rejects symbolic links, because whoever may add files to the
  /// folder must not choose where they are moved.
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

  /// Moves a file to a subfolder, with a number in its name if that name is taken.
  ///
  /// - Returns: the name of the moved file.
  /// - Throws: `.unmoved`, `.stuck`; the file has not been moved then.
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
    // The folders are known to be writable, so these errors concern the file.
    let isItsOwn = [EPERM, EACCES, EBUSY, ETXTBSY].contains(errno)
    throw isItsOwn ? .stuck(errno) : .unmoved(errno)
  }

  /// Moves a file to a subfolder and writes a note with the reason.
  public func move(_ file: DroppedFile, to folder: String, because reason: String) throws(DropFailure) {
    let place = try place(folder)
    let name = try move(file, to: place)
    let note = FileName(Array(name.bytes.prefix(240)) + Array(".reason.txt".utf8))
    let descriptor = openat(place.target, note.path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    // The file itself is safe; only the note is lost.
    guard descriptor >= 0 else { return }
    let bytes = Array((reason + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
  }
}

/// The open drop folder and subfolder; open descriptors cannot be replaced by other folders.
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
