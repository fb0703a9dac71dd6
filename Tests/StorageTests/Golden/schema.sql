CREATE UNIQUE INDEX accessSessionByID ON accessSession (id);

CREATE INDEX blockStep ON historyEntry (number)
WHERE kind IN ('reschedule', 'unschedule', 'plan') AND isUndone = 0;

CREATE INDEX calendarEventBySource ON calendarEvent (calendar, source);

CREATE INDEX completedTask ON task (completedAt DESC, id)
WHERE completedAt IS NOT NULL;

CREATE INDEX completedTaskByRank ON task (rank, id)
WHERE completedAt IS NOT NULL;

CREATE INDEX cutEventResource ON eventResource (list)
WHERE cut <> 0;

CREATE INDEX eventResourceByBlock ON eventResource (block)
WHERE block IS NOT NULL;

CREATE INDEX historyTaskByEntry ON historyTask (entry);

CREATE INDEX improvedTitle ON task (modifiedAt DESC, id)
WHERE originalTitle IS NOT NULL;

CREATE INDEX journalEntryByTime ON journalEntry (startedAt);

CREATE INDEX numberedTask ON task (subPriority, rank, id)
WHERE completedAt IS NULL AND grade = 1 AND subPriority IS NOT NULL;

CREATE INDEX openConflict ON conflict (number)
WHERE settled IS NULL;

CREATE INDEX openJournalEntry ON journalEntry (list, href)
WHERE outcome IS NULL;

CREATE INDEX openTaskByList ON task (list, rank, id)
WHERE completedAt IS NULL;

CREATE INDEX openTaskByRank ON task (rank, id)
WHERE completedAt IS NULL;

CREATE INDEX receivedChangeByTask ON receivedChange (task, number);

CREATE INDEX resourceByTask ON resource (task);

CREATE INDEX taskByParent ON task (parent, rank, id)
WHERE parent IS NOT NULL;

CREATE INDEX timeBlockByCalendar ON timeBlock (calendar);

CREATE INDEX timeBlockByTask ON timeBlock (task, startsAt);

CREATE INDEX timeBlockByTime ON timeBlock (startsAt, endsAt);

CREATE INDEX timedCalendarEvent ON calendarEvent (startsAt, endsAt)
WHERE startsAt IS NOT NULL;

CREATE INDEX titleToImprove ON task (createdAt, id, list)
WHERE needsTitleImprovement = 1 AND completedAt IS NULL;

CREATE INDEX trashedTaskByTime ON trashedTask (deletedAt DESC, task);

CREATE INDEX undoneHistoryEntry ON historyEntry (number)
WHERE isUndone = 1;

CREATE INDEX wholeDayCalendarEvent ON calendarEvent (firstOn, lastOn)
WHERE firstOn IS NOT NULL;

CREATE TABLE accessEvent (
  number INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  peer TEXT NOT NULL
) STRICT;

CREATE TABLE accessLink (
  digest BLOB NOT NULL PRIMARY KEY,
  expiresAt INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE accessName (
  number INTEGER PRIMARY KEY CHECK (number = 1),
  name TEXT NOT NULL
) STRICT;

CREATE TABLE accessPassword (
  number INTEGER PRIMARY KEY CHECK (number = 1),
  hash TEXT NOT NULL
) STRICT;

CREATE TABLE accessSession (
  digest BLOB NOT NULL PRIMARY KEY,
  openedAt INTEGER NOT NULL
, id TEXT NOT NULL DEFAULT '', former BLOB, renewedAt INTEGER NOT NULL DEFAULT 0, usedAt INTEGER NOT NULL DEFAULT 0, browser TEXT NOT NULL DEFAULT '', host TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;

CREATE TABLE accessToken (
  digest BLOB NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  mayWrite INTEGER NOT NULL CHECK (mayWrite BETWEEN 0 AND 1),
  createdAt INTEGER NOT NULL,
  usedAt INTEGER
) STRICT, WITHOUT ROWID;

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

CREATE TABLE blockOutbox (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  block TEXT NOT NULL UNIQUE,
  calendar TEXT NOT NULL,
  kind INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 2)
) STRICT;

CREATE TABLE blockRefusal (
  block TEXT NOT NULL PRIMARY KEY,
  list TEXT NOT NULL,
  waiting INTEGER NOT NULL,
  etag TEXT,
  status INTEGER NOT NULL,
  code TEXT,
  words TEXT
) STRICT, WITHOUT ROWID;

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

CREATE TABLE completion (
  task TEXT NOT NULL,
  doneAt INTEGER NOT NULL,
  due TEXT NOT NULL,
  isSkipped INTEGER NOT NULL CHECK (isSkipped BETWEEN 0 AND 1),
  minutes INTEGER NOT NULL,
  PRIMARY KEY (task, doneAt, due)
) STRICT, WITHOUT ROWID;

CREATE TABLE conflict (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  task TEXT NOT NULL,
  copy TEXT NOT NULL,
  copyTitle TEXT NOT NULL,
  texts TEXT NOT NULL,
  foundAt INTEGER NOT NULL,
  settled TEXT
) STRICT;

CREATE TABLE consent (
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;

CREATE TABLE eventBlocking (
  calendar TEXT NOT NULL REFERENCES list (id) ON DELETE CASCADE,
  uid TEXT NOT NULL,
  blocks INTEGER NOT NULL CHECK (blocks BETWEEN 0 AND 1),
  PRIMARY KEY (calendar, uid)
) STRICT, WITHOUT ROWID;

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
, identity TEXT, looked TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;

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

CREATE TABLE foldedTask (
  task TEXT NOT NULL PRIMARY KEY
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

CREATE TABLE historyEntry (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  title TEXT NOT NULL,
  taskCount INTEGER NOT NULL,
  doneAt INTEGER NOT NULL,
  isUndone INTEGER NOT NULL DEFAULT 0 CHECK (isUndone BETWEEN 0 AND 1),
  changes TEXT NOT NULL
) STRICT;

CREATE TABLE historyTask (
  task TEXT NOT NULL,
  entry INTEGER NOT NULL REFERENCES historyEntry (number) ON DELETE CASCADE,
  PRIMARY KEY (task, entry)
) STRICT, WITHOUT ROWID;

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

CREATE TABLE keptEventText (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  block TEXT NOT NULL UNIQUE,
  text BLOB NOT NULL
) STRICT;

CREATE TABLE keptText (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  task TEXT NOT NULL UNIQUE,
  text BLOB NOT NULL
) STRICT;

CREATE TABLE list (
  id TEXT NOT NULL PRIMARY KEY,
  account TEXT,
  name TEXT NOT NULL,
  colour TEXT,
  access INTEGER NOT NULL CHECK (access BETWEEN 0 AND 3)
, contents INTEGER NOT NULL DEFAULT 1 CHECK (contents BETWEEN 1 AND 3), isUsed INTEGER NOT NULL DEFAULT 1 CHECK (isUsed BETWEEN 0 AND 1), blocking INTEGER NOT NULL DEFAULT 1 CHECK (blocking BETWEEN 0 AND 2)) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  task TEXT NOT NULL UNIQUE,
  list TEXT NOT NULL,
  kind INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 2),
  isMoved INTEGER NOT NULL CHECK (isMoved BETWEEN 0 AND 1)
) STRICT;

CREATE TABLE packedStep (
  entry INTEGER PRIMARY KEY REFERENCES historyEntry (number) ON DELETE CASCADE,
  tasks BLOB NOT NULL,
  subjects BLOB NOT NULL
) STRICT;

CREATE TABLE pause (
  key TEXT NOT NULL PRIMARY KEY,
  untilAt INTEGER NOT NULL,
  status INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE postponement (
  entry INTEGER NOT NULL,
  task TEXT NOT NULL,
  PRIMARY KEY (entry, task)
) STRICT, WITHOUT ROWID;

CREATE TABLE receivedChange (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  task TEXT NOT NULL,
  receivedAt INTEGER NOT NULL,
  itemBefore TEXT NOT NULL,
  itemAfter TEXT NOT NULL
) STRICT;

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

CREATE TABLE remark (
  list TEXT NOT NULL REFERENCES list (id) ON DELETE CASCADE,
  href TEXT NOT NULL,
  kind TEXT NOT NULL,
  subjects TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (list, href, kind)
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

CREATE TABLE setting (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sqlite_sequence(name,seq);

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

CREATE TABLE syncResult (
  account TEXT NOT NULL PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  startedAt INTEGER NOT NULL,
  finishedAt INTEGER NOT NULL,
  completedAt INTEGER,
  received INTEGER NOT NULL,
  sent INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE taggedTask (
  tagKey TEXT NOT NULL,
  task INTEGER NOT NULL,
  PRIMARY KEY (tagKey, task)
) STRICT, WITHOUT ROWID;

CREATE TABLE tally (
  list TEXT NOT NULL PRIMARY KEY REFERENCES list (id) ON DELETE CASCADE,
  openCount INTEGER NOT NULL DEFAULT 0,
  completedCount INTEGER NOT NULL DEFAULT 0,
  openMinutes INTEGER NOT NULL DEFAULT 0,
  openDefaultCount INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE TABLE task (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  list TEXT NOT NULL REFERENCES list (id) ON DELETE CASCADE,
  title TEXT NOT NULL,
  notes TEXT,
  importance INTEGER NOT NULL CHECK (importance BETWEEN 1 AND 3),
  urgency INTEGER NOT NULL CHECK (urgency BETWEEN 0 AND 1),
  grade INTEGER CHECK (grade BETWEEN 1 AND 5),
  subPriority INTEGER CHECK (subPriority >= 1),
  type INTEGER NOT NULL CHECK (type BETWEEN 1 AND 5),
  tags TEXT,
  dueOn INTEGER,
  dueMinute INTEGER CHECK (dueMinute BETWEEN 0 AND 1439),
  notBeforeOn INTEGER,
  manualMinutes INTEGER,
  recurrence TEXT,
  rank INTEGER NOT NULL,
  parent TEXT,
  delegatedTo TEXT,
  needsTitleImprovement INTEGER NOT NULL CHECK (needsTitleImprovement BETWEEN 0 AND 1),
  originalTitle TEXT,
  sourceURL TEXT,
  completedAt INTEGER,
  createdAt INTEGER NOT NULL,
  modifiedAt INTEGER NOT NULL,
  actualMinutes INTEGER NOT NULL,
  allTags TEXT,
  effectiveMinutes INTEGER NOT NULL,
  isDefaultDuration INTEGER NOT NULL CHECK (isDefaultDuration BETWEEN 0 AND 1)
, textChecksum INTEGER) STRICT;

CREATE VIRTUAL TABLE taskText USING fts5 (
  title,
  notes,
  tags,
  state,
  content = 'searchText',
  content_rowid = 'number',
  columnsize = 0,
  tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co So'",
  prefix = '1 2'
);

CREATE TABLE 'taskText_config'(k PRIMARY KEY, v) WITHOUT ROWID;

CREATE TABLE 'taskText_data'(id INTEGER PRIMARY KEY, block BLOB);

CREATE TABLE 'taskText_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;

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

CREATE TABLE trashedTask (
  task TEXT NOT NULL PRIMARY KEY,
  deletedAt INTEGER NOT NULL,
  cause TEXT NOT NULL,
  listName TEXT NOT NULL,
  standsAfter TEXT,
  standsBefore TEXT,
  item TEXT NOT NULL,
  blocks TEXT NOT NULL
) STRICT;

CREATE TABLE unsearched (
  first INTEGER PRIMARY KEY,
  last INTEGER NOT NULL
) STRICT;

CREATE TRIGGER remarkOfGoneEvent
AFTER DELETE ON eventResource
BEGIN
  DELETE FROM remark WHERE list = old.list AND href = old.href;
END;

CREATE TRIGGER remarkOfGoneTask
AFTER DELETE ON resource
BEGIN
  DELETE FROM remark WHERE list = old.list AND href = old.href;
END;

CREATE TRIGGER tallyAfterListInsert
AFTER INSERT ON list
BEGIN
  INSERT OR IGNORE INTO tally (list)
  VALUES (new.id);
END;

CREATE TRIGGER tallyAfterTaskDelete
AFTER DELETE ON task
BEGIN
  UPDATE tally
  SET openCount = openCount - (old.completedAt IS NULL),
    completedCount = completedCount - (old.completedAt IS NOT NULL),
    openMinutes = openMinutes - (old.completedAt IS NULL) * old.effectiveMinutes,
    openDefaultCount = openDefaultCount - (old.completedAt IS NULL) * old.isDefaultDuration
  WHERE list = old.list;
END;

CREATE TRIGGER tallyAfterTaskInsert
AFTER INSERT ON task
BEGIN
  UPDATE tally
  SET openCount = openCount + (new.completedAt IS NULL),
    completedCount = completedCount + (new.completedAt IS NOT NULL),
    openMinutes = openMinutes + (new.completedAt IS NULL) * new.effectiveMinutes,
    openDefaultCount = openDefaultCount + (new.completedAt IS NULL) * new.isDefaultDuration
  WHERE list = new.list;
END;

CREATE TRIGGER tallyAfterTaskUpdate
AFTER UPDATE OF list, completedAt, effectiveMinutes, isDefaultDuration ON task
WHEN old.list <> new.list
  OR (old.completedAt IS NULL) <> (new.completedAt IS NULL)
  OR old.effectiveMinutes <> new.effectiveMinutes
  OR old.isDefaultDuration <> new.isDefaultDuration
BEGIN
  UPDATE tally
  SET openCount = openCount - (old.completedAt IS NULL),
    completedCount = completedCount - (old.completedAt IS NOT NULL),
    openMinutes = openMinutes - (old.completedAt IS NULL) * old.effectiveMinutes,
    openDefaultCount = openDefaultCount - (old.completedAt IS NULL) * old.isDefaultDuration
  WHERE list = old.list;
  UPDATE tally
  SET openCount = openCount + (new.completedAt IS NULL),
    completedCount = completedCount + (new.completedAt IS NOT NULL),
    openMinutes = openMinutes + (new.completedAt IS NULL) * new.effectiveMinutes,
    openDefaultCount = openDefaultCount + (new.completedAt IS NULL) * new.isDefaultDuration
  WHERE list = new.list;
END;

CREATE TRIGGER taskTextAfterInsert
AFTER INSERT ON task
WHEN NOT EXISTS (SELECT 1 FROM unsearched WHERE new.number BETWEEN first AND last)
BEGIN
  INSERT INTO taskText (rowid, title, notes, tags, state)
  SELECT number, title, notes, tags, state
  FROM searchText
  WHERE number = new.number;
END;

CREATE TRIGGER taskTextAfterUpdate
AFTER UPDATE OF title, notes, allTags, completedAt ON task
WHEN (old.title <> new.title
  OR old.notes IS NOT new.notes
  OR old.allTags IS NOT new.allTags
  OR (old.completedAt IS NULL) <> (new.completedAt IS NULL))
  AND NOT EXISTS (SELECT 1 FROM unsearched WHERE old.number BETWEEN first AND last)
BEGIN
  INSERT INTO taskText (rowid, title, notes, tags, state)
  SELECT number, title, notes, tags, state
  FROM searchText
  WHERE number = new.number;
END;

CREATE TRIGGER taskTextBeforeDelete
BEFORE DELETE ON task
WHEN NOT EXISTS (SELECT 1 FROM unsearched WHERE old.number BETWEEN first AND last)
BEGIN
  INSERT INTO taskText (taskText, rowid, title, notes, tags, state)
  SELECT 'delete', number, title, notes, tags, state
  FROM searchText
  WHERE number = old.number;
END;

CREATE TRIGGER taskTextBeforeUpdate
BEFORE UPDATE OF title, notes, allTags, completedAt ON task
WHEN (old.title <> new.title
  OR old.notes IS NOT new.notes
  OR old.allTags IS NOT new.allTags
  OR (old.completedAt IS NULL) <> (new.completedAt IS NULL))
  AND NOT EXISTS (SELECT 1 FROM unsearched WHERE old.number BETWEEN first AND last)
BEGIN
  INSERT INTO taskText (taskText, rowid, title, notes, tags, state)
  SELECT 'delete', number, title, notes, tags, state
  FROM searchText
  WHERE number = old.number;
END;

CREATE VIEW searchText AS
SELECT number,
  iif(length(title) = length(CAST(title AS BLOB)), title, CASE WHEN title GLOB '*[ßẞæÆœŒøØłŁđĐðÐþÞı]*' THEN replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(title, 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'ı', 'i') ELSE title END) AS title,
  iif(length(notes) = length(CAST(notes AS BLOB)), notes, CASE WHEN notes GLOB '*[ßẞæÆœŒøØłŁđĐðÐþÞı]*' THEN replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(notes, 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'ı', 'i') ELSE notes END) AS notes,
  iif(length(allTags) = length(CAST(allTags AS BLOB)), allTags, CASE WHEN allTags GLOB '*[ßẞæÆœŒøØłŁđĐðÐþÞı]*' THEN replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(allTags, 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'ı', 'i') ELSE allTags END) AS tags,
  char(iif(completedAt IS NULL, 57344, 57345)) AS state
FROM task;
