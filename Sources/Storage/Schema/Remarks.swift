extension Migration {
  /// Parts of external texts that could not be imported as written, reported as long as they remain; and the viewed
  /// days for which more occurrences are expanded. All texts are parsed again for both, and fetched again if invalid
  /// UTF-8 was lost.
  static let remarks = Migration(
    name: "remarks",
    sql: """
      CREATE TABLE remark (
        list TEXT NOT NULL REFERENCES list (id) ON DELETE CASCADE,
        href TEXT NOT NULL,
        kind TEXT NOT NULL,
        subjects TEXT NOT NULL,
        count INTEGER NOT NULL,
        PRIMARY KEY (list, href, kind)
      ) STRICT, WITHOUT ROWID;

      CREATE TRIGGER remarkOfGoneTask
      AFTER DELETE ON resource
      BEGIN
        DELETE FROM remark WHERE list = old.list AND href = old.href;
      END;

      CREATE TRIGGER remarkOfGoneEvent
      AFTER DELETE ON eventResource
      BEGIN
        DELETE FROM remark WHERE list = old.list AND href = old.href;
      END;

      ALTER TABLE eventCalendar
      ADD COLUMN looked TEXT NOT NULL DEFAULT '';

      UPDATE eventCalendar
      SET expandedFrom = NULL, expandedUntil = NULL, zone = NULL;

      UPDATE collection
      SET fullListAt = NULL
      WHERE list IN (SELECT list FROM resource WHERE instr(baseText, x'EFBFBD') > 0);

      UPDATE resource
      SET etag = ''
      WHERE instr(baseText, x'EFBFBD') > 0;

      UPDATE eventCalendar
      SET fullListAt = NULL
      WHERE list IN (SELECT list FROM eventResource WHERE instr(text, x'EFBFBD') > 0);

      UPDATE eventResource
      SET etag = ''
      WHERE instr(text, x'EFBFBD') > 0;

      CREATE INDEX cutEventResource ON eventResource (list)
      WHERE cut <> 0;
      """)
}
