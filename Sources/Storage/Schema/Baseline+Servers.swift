extension Baseline {
  /// The sync state of servers, and access over the network.
  static let servers = """
    CREATE TABLE outbox (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      task TEXT NOT NULL UNIQUE,
      list TEXT NOT NULL,
      kind INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 2),
      isMoved INTEGER NOT NULL CHECK (isMoved BETWEEN 0 AND 1)
    ) STRICT;

    CREATE TABLE account (
      id TEXT NOT NULL PRIMARY KEY,
      kind TEXT NOT NULL,
      url TEXT NOT NULL,
      user TEXT NOT NULL,
      password TEXT,
      passwordCommand TEXT,
      certificateFile TEXT,
      principal TEXT,
      homes TEXT,
      createdAt INTEGER NOT NULL
    , zone TEXT, isPaused INTEGER NOT NULL DEFAULT 0 CHECK (isPaused BETWEEN 0 AND 1)) STRICT, WITHOUT ROWID;

    CREATE TABLE collection (
      list TEXT NOT NULL PRIMARY KEY REFERENCES list (id) ON DELETE CASCADE,
      account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      href TEXT NOT NULL,
      syncToken TEXT,
      ctag TEXT,
      fullListAt INTEGER,
      hasFullList INTEGER NOT NULL DEFAULT 0 CHECK (hasFullList BETWEEN 0 AND 1),
      isDetached INTEGER NOT NULL DEFAULT 0 CHECK (isDetached BETWEEN 0 AND 1), identity TEXT,
      UNIQUE (account, href)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE resource (
      number INTEGER PRIMARY KEY,
      list TEXT NOT NULL REFERENCES list (id) ON DELETE CASCADE,
      href TEXT NOT NULL,
      etag TEXT,
      uid TEXT,
      task TEXT,
      state INTEGER NOT NULL,
      notice TEXT,
      baseText BLOB,
      UNIQUE (list, href)
    ) STRICT;

    CREATE INDEX resourceByTask ON resource (task);

    CREATE TABLE accessLink (
      digest BLOB NOT NULL PRIMARY KEY,
      expiresAt INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE accessSession (
      digest BLOB NOT NULL PRIMARY KEY,
      openedAt INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE accessPassword (
      number INTEGER PRIMARY KEY CHECK (number = 1),
      hash TEXT NOT NULL
    ) STRICT;

    CREATE TABLE keptText (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      task TEXT NOT NULL UNIQUE,
      text BLOB NOT NULL
    ) STRICT;

    CREATE TABLE syncResult (
      account TEXT NOT NULL PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
      startedAt INTEGER NOT NULL,
      finishedAt INTEGER NOT NULL,
      completedAt INTEGER,
      received INTEGER NOT NULL,
      sent INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE syncProblem (
      account TEXT NOT NULL REFERENCES syncResult (account) ON DELETE CASCADE,
      place INTEGER NOT NULL,
      code TEXT NOT NULL,
      list TEXT,
      subject TEXT NOT NULL,
      count INTEGER NOT NULL,
      total INTEGER NOT NULL,
      PRIMARY KEY (account, place)
    ) STRICT, WITHOUT ROWID;

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
    """
}
