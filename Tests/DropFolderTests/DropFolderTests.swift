import DropFolder
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder of its own for each test.
private final class Place {
  let path: String

  init() throws {
    var template = Array("/tmp/drop.XXXXXX".utf8CString)
    path = String(cString: try #require(mkdtemp(&template)))
  }

  deinit {
    for folder in ["done", "failed", "."] {
      for name in names(in: folder) { unlink("\(path)/\(folder)/\(name)") }
      rmdir("\(path)/\(folder)")
    }
    rmdir(path)
  }

  /// Looked at an hour from now, when nothing is fresh.
  var folder: DropFolder { DropFolder(path, clock: Place.later) }
  static func later() -> Int64 { FileState.now() + 3_600_000_000_000 }

  func write(_ name: String, _ text: String) {
    guard let file = fopen("\(path)/\(name)", "w") else { return }
    fputs(text, file)
    fclose(file)
  }

  /// Nanoseconds since 1970.
  func changedAt(_ name: String) throws -> Int64 {
    var status = stat()
    try #require(stat("\(path)/\(name)", &status) == 0)
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  func names(in folder: String = ".") -> [String] {
    guard let directory = opendir("\(path)/\(folder)") else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}

/// A clock that goes on when it is told to.
private final class Time {
  let start: Int64
  var now: Int64

  init(_ now: Int64) {
    start = now
    self.now = now
  }
}

@Suite struct DropFolderTests {
  @Test func aFileIsTakenWhenTwoLooksSeeTheSame() throws {
    let place = try Place()
    let folder = place.folder
    place.write("a.txt", "one")
    #expect(try folder.look().isEmpty)
    place.write("a.txt", "one and more")
    #expect(try folder.look().isEmpty)
    let files = try folder.look()
    #expect(files.map(\.title) == ["a"])
    #expect(try files.first?.bytes(in: folder) == Array("one and more".utf8))
  }

  /// What a writer that pauses leaves is not half of what it wrote.
  @Test(arguments: [("half", Int64(5)), ("", 30)]) func aFreshFileWaitsUntilNobodyWrites(text: String, rest: Int64)
    throws
  {
    let place = try Place()
    place.write("a.txt", text)
    let time = Time(try place.changedAt("a.txt"))
    let folder = DropFolder(place.path) { time.now }
    for second in 1..<rest {
      time.now = time.start + second * 1_000_000_000
      #expect(try folder.look().isEmpty)
      #expect(folder.waiting == ["a.txt"])
    }
    time.now = time.start + rest * 1_000_000_000
    #expect(try folder.look().count == 1)
  }

  @Test func aLinkInPlaceOfDoneLeadsNowhere() throws {
    let (place, elsewhere) = (try Place(), try Place())
    place.write("a.txt", "one")
    symlink(elsewhere.path, place.path + "/done")
    symlink(elsewhere.path, place.path + "/failed")
    let folder = place.folder
    _ = try folder.look()
    let file = try #require(try folder.look().first)
    #expect(throws: DropFailure.self) { try folder.prepare() }
    #expect(throws: DropFailure.self) { try folder.move(file, to: DropFolder.done) }
    #expect(throws: DropFailure.self) { try folder.move(file, to: DropFolder.failed, because: "no") }
    #expect(elsewhere.names().isEmpty && place.names().contains("a.txt"))
  }

  @Test func aFileWithAnotherNameElsewhereIsNotRead() throws {
    let (place, elsewhere) = (try Place(), try Place())
    elsewhere.write("private.txt", "secret")
    try #require(link(elsewhere.path + "/private.txt", place.path + "/a.txt") == 0)
    let folder = place.folder
    _ = try folder.look()
    let file = try #require(try folder.look().first)
    #expect(throws: DropFailure.linked) { try file.bytes(in: folder) }
  }

  @Test func aFileFromTheFutureIsTakenWhenItRests() throws {
    let place = try Place()
    place.write("a.txt", "x")
    let time = Time(try place.changedAt("a.txt") - 3_600_000_000_000)
    let folder = DropFolder(place.path) { time.now }
    #expect(try folder.look().isEmpty)
    time.now += 4_000_000_000
    #expect(try folder.look().isEmpty)
    time.now += 1_000_000_000
    #expect(try folder.look().count == 1)
  }

  @Test func aFileThatIsStuckIsLeftUntilItChanges() throws {
    let place = try Place()
    for name in ["a.txt", "b.txt"] { place.write(name, "x") }
    let folder = place.folder
    _ = try folder.look()
    let files = try folder.look()
    folder.leave(try #require(files.first { $0.title == "a" }))
    #expect(try folder.look().map(\.title) == ["b"])
    place.write("a.txt", "another")
    _ = try folder.look()
    #expect(try folder.look().map(\.title).sorted() == ["a", "b"])
  }

  @Test func whatIsNoFileOfAKnownKindIsLeftAlone() throws {
    let place = try Place()
    for name in ["a.pdf", ".hidden.txt", "b.txt.part", "noending"] { place.write(name, "x") }
    mkdir(place.path + "/dir.txt", 0o700)
    symlink("/etc/hostname", place.path + "/link.txt")
    mkfifo(place.path + "/pipe.txt", 0o600)
    let folder = place.folder
    _ = try folder.look()
    #expect(try folder.look().isEmpty)
    #expect(folder.others == ["a.pdf", "b.txt.part", "noending"])
    rmdir(place.path + "/dir.txt")
  }

  @Test func filesArePutAwayAndNoneReplacesAnother() throws {
    let place = try Place()
    let folder = place.folder
    for _ in 0..<3 {
      place.write("a.b.txt", "x")
      _ = try folder.look()
      for file in try folder.look() { try folder.move(file, to: DropFolder.done) }
    }
    #expect(place.names(in: "done") == ["a.b (2).txt", "a.b (3).txt", "a.b.txt"])
    #expect(place.names() == ["done"])
  }

  @Test func whatCannotBeReadLiesBesideItsReason() throws {
    let place = try Place()
    place.write("a.eml", "x")
    let folder = place.folder
    _ = try folder.look()
    let file = try #require(try folder.look().first)
    try folder.move(file, to: DropFolder.failed, because: "no mail")
    #expect(place.names(in: "failed") == ["a.eml", "a.eml.reason.txt"])
    #expect(folder.failures == 1)
  }

  @Test func aFileThatChangesWhileItIsReadIsNotTaken() throws {
    let place = try Place()
    place.write("a.txt", "x")
    let folder = place.folder
    _ = try folder.look()
    let file = try #require(try folder.look().first)
    place.write("a.txt", "longer")
    #expect(throws: DropFailure.unreadable(EAGAIN)) { try file.bytes(in: folder) }
    unlink(place.path + "/a.txt")
    #expect(throws: DropFailure.unreadable(ENOENT)) { try file.bytes(in: folder) }
    #expect(throws: DropFailure.unmoved(ENOENT)) { try folder.move(file, to: DropFolder.done) }
  }

  @Test func namesOfAnyBytesAreTaken() throws {
    let place = try Place()
    let name: [CChar] = place.path.utf8.map { CChar(bitPattern: $0) } + [0x2F, -1, 0x0A, 0x2E, 0x74, 0x78, 0x74, 0]
    let descriptor = open(name, O_WRONLY | O_CREAT, 0o600)
    try #require(descriptor >= 0)
    close(descriptor)
    let folder = place.folder
    _ = try folder.look()
    let file = try #require(try folder.look().first)
    #expect(try file.bytes(in: folder).isEmpty)
    try folder.move(file, to: DropFolder.done)
    #expect(place.names() == ["done"])
    var moved = name
    moved.insert(contentsOf: "/done".utf8.map { CChar(bitPattern: $0) }, at: place.path.utf8.count)
    unlink(moved)
  }

  @Test func aFolderThatGoesAndComesIsReadAgain() throws {
    let place = try Place()
    let folder = DropFolder(place.path + "/in", clock: Place.later)
    #expect(throws: DropFailure.unusable(ENOENT)) { try folder.look() }
    mkdir(place.path + "/in", 0o700)
    place.write("in/a.txt", "x")
    #expect(try folder.look().isEmpty)
    #expect(try folder.look().count == 1)
    unlink(place.path + "/in/a.txt")
    rmdir(place.path + "/in")
    #expect(throws: DropFailure.unusable(ENOENT)) { try folder.look() }
  }

  @Test func onlyOneTakesFilesAtATime() throws {
    let place = try Place()
    let first = DropFolder(place.path).lock()
    #expect(first != nil)
    #expect(DropFolder(place.path).lock() == nil)
    withExtendedLifetime(first) {}
  }
}
