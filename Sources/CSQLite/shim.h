#pragma once
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

// Wrappers for what Swift cannot call: variadic functions, and macros with casts.

/// Sets a Boolean option of a connection (SQLITE_DBCONFIG_…).
static inline int zeitblock_sqlite_option(sqlite3 *connection, int option, int on) {
  return sqlite3_db_config(connection, option, on, (int *)0);
}

/// Turns off SQLite's memory statistics, which cost a lock per allocation. Call it before opening the first connection.
static inline int zeitblock_sqlite_count_no_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }

/// Binds a copy of UTF-8 text with its length, so that NUL bytes survive; a null pointer binds empty text, not NULL.
static inline int zeitblock_sqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 length) {
  return sqlite3_bind_text64(statement, index, text ? text : "", length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Binds UTF-8 text without a copy; it must not change or be freed until the statement is reset.
static inline int zeitblock_sqlite_lend_text(sqlite3_stmt *statement, int index, const void *text, sqlite3_uint64 length) {
  return sqlite3_bind_text64(statement, index, text ? (const char *)text : "", length, SQLITE_STATIC, SQLITE_UTF8);
}

/// Binds a copy of bytes; a null pointer binds an empty blob, not NULL.
static inline int zeitblock_sqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 length) {
  return sqlite3_bind_blob64(statement, index, bytes ? bytes : "", length, SQLITE_TRANSIENT);
}

/// Makes all threads share one heap. Call it before starting a second thread.
static inline void zeitblock_share_heap(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
#endif
}

/// Returns free heap memory to the system.
static inline void zeitblock_trim_heap(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

/// Makes the main thread's heap grow in steps of `bytes`, never shrink, and also serve allocations of up to 32 MB. Has
/// no effect without glibc, which costs only time.
static inline void zeitblock_grow_heap(int bytes) {
#ifdef __GLIBC__
  mallopt(M_TOP_PAD, bytes);
  mallopt(M_TRIM_THRESHOLD, 0x7fffffff);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
#endif
}

/// Returns the header of a database's WAL index, which all programs share, or NULL. Call it after the first read; the
/// pointer is invalid once the connection is closed.
///
/// See "WAL-Index Header" in SQLite's format description: two copies of 48 bytes, which every commit changes.
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

/// Copies the header; returns false during a write to it.
static inline int zeitblock_sqlite_read_log_head(const volatile void *head, void *copy) {
  unsigned char again[ZEITBLOCK_LOG_HEAD];
  // SQLite reads in this order; a commit writes the second copy first.
  memcpy(copy, (const void *)head, ZEITBLOCK_LOG_HEAD);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  memcpy(again, (const unsigned char *)head + ZEITBLOCK_LOG_HEAD, ZEITBLOCK_LOG_HEAD);
  return memcmp(copy, again, ZEITBLOCK_LOG_HEAD) == 0;
}
