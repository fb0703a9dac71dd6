import Testing

@testable import Storage

private enum Disks {
  /// False as a guest of a machine that lets nobody mount.
  static let canBeMounted =
    (try? Probe(script: "mount -t tmpfs none \"$1\" && echo mounted", "/tmp").lines()) == ["mounted"]
}

@Suite("Upgrades where the disk is full", .enabled(if: Disks.canBeMounted))
struct FullDiskTests {
  private static let count = 400

  /// Data of an early version.
  private func early() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let connection = try DatabaseFile(in: directory.data, migrations: Array(Migration.all.prefix(8))).open()
    try connection.write { () throws(StorageError) in
      try connection.run(
        """
        INSERT INTO task (
          id, list, title, notes, importance, urgency, type, rank, needsTitleImprovement, createdAt, modifiedAt,
          actualMinutes, effectiveMinutes, isDefaultDuration)
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
        SELECT 'task-' || n, (SELECT id FROM list LIMIT 1), 'Task ' || n, hex(zeroblob(1000)), 1, 0, 1, n * 1000, 0, n, n,
          0, 15, 1
        FROM numbers
        """, .integer(Self.count))
    }
    try connection.runScript("PRAGMA wal_checkpoint(TRUNCATE)")
    return directory
  }

  private func picture(_ directory: TemporaryDirectory) throws -> [String] {
    let connection = try Connection(path: directory.data.database, access: .readOnly)
    return try connection.all("SELECT name || coalesce(sql, '') FROM sqlite_schema ORDER BY name") { $0.text() }
      + (try connection.all("SELECT id || title || notes FROM task ORDER BY id") { $0.text() })
      + (try connection.all("PRAGMA user_version") { $0.text() })
  }

  /// Upgrades a copy on a disk that has so many kB left, and brings back what is there then.
  private static let script = """
    disk=$(mktemp -d)
    mount -t tmpfs -o size=64m none "$disk" && cp -r "$1" "$disk/data"
    mount -o remount,size=$(($(du -sk "$disk" | cut -f1) + $2))k "$disk"
    "$PROBE" upgrade "$disk/data"
    cp "$disk"/data/zeitblock.sqlite* "$1"
    umount "$disk" && rmdir "$disk"
    """

  @Test(arguments: [0, 40, 150, 300])
  func leaveTheOldDataAsTheyWereAndSucceedOnceThereIsRoom(_ room: Int) throws {
    let directory = try early()
    let before = try picture(directory)
    let told = try Probe(script: Self.script, directory.data.path, "\(room)").lines()
    #expect(told == ["cannot open diskFull"], "\(told)")
    #expect(try picture(directory) == before)
    #expect(try Probe("upgrade", directory.data.path).lines() == ["\(Self.count)"])
  }
}
