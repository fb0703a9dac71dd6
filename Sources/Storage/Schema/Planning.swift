extension Migration {
  /// Time blocks with their pending changes, the occurrences shown in calendars, and the sync state of events. A
  /// block's task may be deleted or belong to another server.
  static let planning = Migration(
    name: "planning",
    sql: """
      CREATE TABLE timeBlock (
        id TEXT NOT NULL PRIMARY KEY,
        task TEXT,
        title TEXT NOT NULL,
        startsAt INTEGER NOT NULL,
        endsAt INTEGER NOT NULL,
        zone TEXT NOT NULL,
        calendar TEXT REFERENCES list (id) ON DELETE CASCADE,
        isPinned INTEGER NOT NULL CHECK (isPinned BETWEEN 0 AND 1),
        createdAt INTEGER NOT NULL,
        modifiedAt INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX timeBlockByTime ON timeBlock (startsAt, endsAt);

      CREATE INDEX timeBlockByTask ON timeBlock (task, startsAt);

      CREATE INDEX timeBlockByCalendar ON timeBlock (calendar);

      CREATE TABLE blockOutbox (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        block TEXT NOT NULL UNIQUE,
        calendar TEXT NOT NULL,
        kind INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 2)
      ) STRICT;

      CREATE TABLE calendarEvent (
        number INTEGER PRIMARY KEY,
        calendar TEXT NOT NULL REFERENCES list (id) ON DELETE CASCADE,
        source TEXT NOT NULL,
        uid TEXT NOT NULL,
        recurrence TEXT,
        title TEXT NOT NULL,
        location TEXT,
        startsAt INTEGER,
        endsAt INTEGER,
        firstOn INTEGER,
        lastOn INTEGER,
        isBusy INTEGER NOT NULL CHECK (isBusy BETWEEN 0 AND 1),
        status INTEGER NOT NULL CHECK (status BETWEEN 0 AND 2),
        CHECK ((startsAt IS NULL) = (endsAt IS NULL)),
        CHECK ((firstOn IS NULL) = (lastOn IS NULL)),
        CHECK ((startsAt IS NULL) <> (firstOn IS NULL))
      ) STRICT;

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
      ) STRICT, WITHOUT ROWID;

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
        sentText BLOB,
        UNIQUE (list, href)
      ) STRICT;

      CREATE INDEX eventResourceByBlock ON eventResource (block)
      WHERE block IS NOT NULL;

      CREATE TABLE keptEventText (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        block TEXT NOT NULL UNIQUE,
        text BLOB NOT NULL
      ) STRICT;
      """)
}
