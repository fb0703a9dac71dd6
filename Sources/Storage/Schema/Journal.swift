extension Migration {
  /// Writes to servers and changes received from them, with the texts before and after. An entry without an outcome is
  /// a write whose response has not arrived; `sent` is the text being sent, which identifies it later. Texts being sent
  /// move here from the resources.
  static let journal = Migration(
    name: "journal",
    sql: """
      CREATE TABLE journalEntry (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        account TEXT NOT NULL,
        list TEXT NOT NULL,
        href TEXT NOT NULL,
        uid TEXT,
        task TEXT,
        title TEXT NOT NULL,
        verb TEXT NOT NULL,
        targetList TEXT,
        targetHref TEXT,
        startedAt INTEGER NOT NULL,
        endedAt INTEGER,
        outcome TEXT,
        words TEXT,
        beforeText BLOB,
        sentText BLOB,
        afterText BLOB
      ) STRICT;

      CREATE INDEX openJournalEntry ON journalEntry (list, href)
      WHERE outcome IS NULL;

      CREATE INDEX journalEntryByTime ON journalEntry (startedAt);

      INSERT INTO journalEntry (account, list, href, uid, task, title, verb, startedAt, beforeText, sentText)
      SELECT collection.account, resource.list, resource.href, resource.uid, resource.task,
        coalesce((SELECT title FROM task WHERE task.id = resource.task), resource.uid, ''),
        iif(resource.etag IS NULL, 'create', 'update'), 0, resource.baseText, resource.pendingText
      FROM resource
      JOIN collection ON collection.list = resource.list
      WHERE resource.pendingText IS NOT NULL;

      ALTER TABLE resource
      DROP COLUMN pendingText;

      ALTER TABLE resource
      DROP COLUMN sentHash;
      """)
}
