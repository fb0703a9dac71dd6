extension Migration {
  /// Accounts, the state of each collection at the last listing, and of each resource when both sides last agreed. The
  /// key of a resource is its href; the UID is only an attribute. Texts are the bytes the server sent.
  static let sync = Migration(
    name: "sync",
    sql: """
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
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE collection (
        list TEXT NOT NULL PRIMARY KEY REFERENCES list (id) ON DELETE CASCADE,
        account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        href TEXT NOT NULL,
        syncToken TEXT,
        ctag TEXT,
        fullListAt INTEGER,
        hasFullList INTEGER NOT NULL DEFAULT 0 CHECK (hasFullList BETWEEN 0 AND 1),
        isDetached INTEGER NOT NULL DEFAULT 0 CHECK (isDetached BETWEEN 0 AND 1),
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
        sentHash BLOB,
        notice TEXT,
        pendingText BLOB,
        baseText BLOB,
        UNIQUE (list, href)
      ) STRICT;

      CREATE INDEX resourceByTask ON resource (task);
      """)
}
