extension Migration {
  /// A checksum over the texts of each task. NULL in rows added by another program.
  static let textChecksums = Migration(
    name: "textChecksums",
    sql: """
      ALTER TABLE task ADD COLUMN textChecksum INTEGER;

      UPDATE task
      SET textChecksum = textChecksum(title, notes, tags, recurrence, delegatedTo, originalTitle, sourceURL);
      """)
}
