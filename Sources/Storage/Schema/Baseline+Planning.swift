extension Baseline {
  /// Time blocks, calendars and the remaining tables.
  static let planning = """
    CREATE INDEX calendarEventBySource ON calendarEvent (calendar, source);

    CREATE INDEX timedCalendarEvent ON calendarEvent (startsAt, endsAt)
    WHERE startsAt IS NOT NULL;

    CREATE INDEX wholeDayCalendarEvent ON calendarEvent (firstOn, lastOn)
    WHERE firstOn IS NOT NULL;

    CREATE TABLE eventCalendar (
      list TEXT NOT NULL PRIMARY KEY REFERENCES list (id) ON DELETE CASCADE,
      ctag TEXT,
      syncToken TEXT,
      fullListAt INTEGER,
      expandedFrom INTEGER,
      expandedUntil INTEGER,
      zone TEXT,
      address TEXT,
      etag TEXT,
      modified TEXT,
      checkedAt INTEGER
    , identity TEXT) STRICT, WITHOUT ROWID;

    CREATE TABLE eventResource (
      number INTEGER PRIMARY KEY,
      list TEXT NOT NULL REFERENCES list (id) ON DELETE CASCADE,
      href TEXT NOT NULL,
      etag TEXT,
      uid TEXT,
      block TEXT,
      state INTEGER NOT NULL,
      isRecurring INTEGER NOT NULL CHECK (isRecurring BETWEEN 0 AND 1),
      text BLOB,
      sentText BLOB, cut INTEGER NOT NULL DEFAULT 0 CHECK (cut BETWEEN 0 AND 2),
      UNIQUE (list, href)
    ) STRICT;

    CREATE INDEX eventResourceByBlock ON eventResource (block)
    WHERE block IS NOT NULL;

    CREATE TABLE keptEventText (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      block TEXT NOT NULL UNIQUE,
      text BLOB NOT NULL
    ) STRICT;

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

    CREATE TABLE refusal (
      task TEXT NOT NULL PRIMARY KEY,
      list TEXT NOT NULL,
      waiting INTEGER NOT NULL,
      etag TEXT,
      status INTEGER NOT NULL,
      code TEXT,
      words TEXT,
      refusedAt INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE pause (
      key TEXT NOT NULL PRIMARY KEY,
      untilAt INTEGER NOT NULL,
      status INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE blockRefusal (
      block TEXT NOT NULL PRIMARY KEY,
      list TEXT NOT NULL,
      waiting INTEGER NOT NULL,
      etag TEXT,
      status INTEGER NOT NULL,
      code TEXT,
      words TEXT
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE heldDeletion (
      list TEXT NOT NULL REFERENCES list (id) ON DELETE CASCADE,
      kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 1),
      href TEXT NOT NULL,
      subject TEXT NOT NULL,
      heldAt INTEGER NOT NULL,
      isConfirmed INTEGER NOT NULL CHECK (isConfirmed BETWEEN 0 AND 1),
      PRIMARY KEY (list, kind, href)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE subscriptionResult (
      list TEXT NOT NULL PRIMARY KEY REFERENCES list (id) ON DELETE CASCADE,
      startedAt INTEGER NOT NULL,
      finishedAt INTEGER NOT NULL,
      completedAt INTEGER,
      received INTEGER NOT NULL,
      code TEXT,
      subject TEXT NOT NULL,
      count INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE accessToken (
      digest BLOB NOT NULL PRIMARY KEY,
      name TEXT NOT NULL,
      mayWrite INTEGER NOT NULL CHECK (mayWrite BETWEEN 0 AND 1),
      createdAt INTEGER NOT NULL,
      usedAt INTEGER
    ) STRICT, WITHOUT ROWID;
    """
}
