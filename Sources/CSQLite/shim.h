#pragma once
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

// What Swift cannot call: variadic functions and macros that cast.

/// Sets one Boolean option of a connection (SQLITE_DBCONFIG_…).
static inline int zeitblock_sqlite_option(sqlite3 *connection, int option, int on) {
  return sqlite3_db_config(connection, option, on, (int *)0);
}

/// Lets SQLite not keep count of the memory it uses, which costs a lock each time; before the first connection.
static inline int zeitblock_sqlite_count_no_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }

/// Binds a copy of UTF-8 text by its length, so that NUL bytes survive; a missing pointer binds empty text, not NULL.
static inline int zeitblock_sqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 length) {
  return sqlite3_bind_text64(statement, index, text ? text : "", length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Binds UTF-8 text where it stands: it may not change or go until the statement is reset.
static inline int zeitblock_sqlite_lend_text(sqlite3_stmt *statement, int index, const void *text, sqlite3_uint64 length) {
  return sqlite3_bind_text64(statement, index, text ? (const char *)text : "", length, SQLITE_STATIC, SQLITE_UTF8);
}

/// Binds a copy of bytes; a missing pointer binds an empty blob, not NULL.
static inline int zeitblock_sqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 length) {
  return sqlite3_bind_blob64(statement, index, bytes ? bytes : "", length, SQLITE_TRANSIENT);
}

/// Lets all threads share one heap; before the second thread.
static inline void zeitblock_share_heap(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
#endif
}

/// Gives memory that is free inside the heap back to the system.
static inline void zeitblock_trim_heap(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

/// Lets the heap of the first thread grow once by that much, keep it until the program ends, and put pieces of up to 32 MB
/// there too. Where that cannot be asked for nothing is lost but time.
static inline void zeitblock_grow_heap(int bytes) {
#ifdef __GLIBC__
  mallopt(M_TOP_PAD, bytes);
  mallopt(M_TRIM_THRESHOLD, 0x7fffffff);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
#endif
}

/// The head of the index of a database's log, as all programs that have it open share it; NULL where there is none. To be
/// asked for after the first read, and not to be looked at after the connection was closed.
///
/// See "WAL-Index Header" in SQLite's description of the format: two copies of 48 bytes, which every commit changes.
static inline const volatile void *zeitblock_sqlite_log_head(sqlite3 *connection) {
  sqlite3_file *file = NULL;
  void volatile *region = NULL;
  if (sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK) return NULL;
  if (file == NULL || file->pMethods == NULL || file->pMethods->iVersion < 2) return NULL;
  if (file->pMethods->xShmMap == NULL) return NULL;
  if (file->pMethods->xShmMap(file, 0, 32 * 1024, 0, &region) != SQLITE_OK) return NULL;
  return region;
}

#define ZEITBLOCK_LOG_HEAD 48

/// Copies the head; false while somebody is writing it.
static inline int zeitblock_sqlite_read_log_head(const volatile void *head, void *copy) {
  unsigned char again[ZEITBLOCK_LOG_HEAD];
  // In the order SQLite reads them; a commit writes the second one first.
  memcpy(copy, (const void *)head, ZEITBLOCK_LOG_HEAD);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  memcpy(again, (const unsigned char *)head + ZEITBLOCK_LOG_HEAD, ZEITBLOCK_LOG_HEAD);
  return memcmp(copy, again, ZEITBLOCK_LOG_HEAD) == 0;
}
