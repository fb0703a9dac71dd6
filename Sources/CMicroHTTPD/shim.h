#pragma once

/* Wrappers for what Swift cannot call (macros and variadic functions), and socket setup that is simpler in C. */

#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <microhttpd.h>
#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

/* libmicrohttpd depends on TLS libraries, which would slow down the start of every command. It is therefore not linked
 * but loaded when a server starts. */

#ifdef __APPLE__
#define HTTP_LIBRARY "libmicrohttpd.12.dylib"
#else
#define HTTP_LIBRARY "libmicrohttpd.so.12"
#endif

static inline void *http_symbol(const char *name) {
  void *library = dlopen(HTTP_LIBRARY, RTLD_LAZY | RTLD_LOCAL);
  return library == NULL ? NULL : dlsym(library, name);
}

/** A function of the loaded library, with the type declared in its header; looked up once per call site. */
#define HTTP_CALL(name) \
  ({ \
    static void *found; \
    void *now = __atomic_load_n(&found, __ATOMIC_RELAXED); \
    if (now == NULL) { \
      now = http_symbol(#name); \
      __atomic_store_n(&found, now, __ATOMIC_RELAXED); \
    } \
    (__typeof__(&name))now; \
  })

/** Returns false if libmicrohttpd is missing; do not call any other wrapper of it then. */
static inline bool http_is_there(void) { return http_symbol("MHD_start_daemon") != NULL; }

static inline int http_error(void) { return errno; }

static inline int http_is_start(enum MHD_ConnectionNotificationCode code) { return code == MHD_CONNECTION_NOTIFY_STARTED; }

static inline enum MHD_Result http_yes(void) { return MHD_YES; }
static inline enum MHD_Result http_no(void) { return MHD_NO; }

/** Returns a listening, non-blocking socket on a numeric address, or a negated errno; -EINVAL if the address is not
 * numeric. */
static inline int http_listen(const char *address, unsigned short port) {
  struct sockaddr_in v4 = {.sin_family = AF_INET, .sin_port = htons(port)};
  struct sockaddr_in6 v6 = {.sin6_family = AF_INET6, .sin6_port = htons(port)};
  struct sockaddr *name;
  socklen_t length;
  if (inet_pton(AF_INET, address, &v4.sin_addr) == 1) {
    name = (struct sockaddr *)&v4;
    length = sizeof v4;
  } else if (inet_pton(AF_INET6, address, &v6.sin6_addr) == 1) {
    name = (struct sockaddr *)&v6;
    length = sizeof v6;
  } else {
    return -EINVAL;
  }
  int file = socket(name->sa_family, SOCK_STREAM, 0);
  if (file < 0) return -errno;
  int on = 1;
  fcntl(file, F_SETFD, FD_CLOEXEC);
  fcntl(file, F_SETFL, O_NONBLOCK);
  setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  if (bind(file, name, length) != 0 || listen(file, SOMAXCONN) != 0) {
    int code = errno;
    close(file);
    return -code;
  }
  return file;
}

/** Returns the port a socket is bound to, or 0 on failure. */
static inline unsigned short http_bound_port(int file) {
  struct sockaddr_storage name;
  socklen_t length = sizeof name;
  if (getsockname(file, (struct sockaddr *)&name, &length) != 0) return 0;
  if (name.ss_family == AF_INET) return ntohs(((struct sockaddr_in *)&name)->sin_port);
  return ntohs(((struct sockaddr_in6 *)&name)->sin6_port);
}

/** Keeps percent escapes: the caller decodes the whole target and rejects malformed ones. */
static inline size_t http_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

struct http_callbacks {
  void *context;
  MHD_AcceptPolicyCallback accept;
  MHD_AccessHandlerCallback handle;
  void *(*begin)(void *context, const char *target, struct MHD_Connection *connection);
  MHD_RequestCompletedCallback complete;
  MHD_NotifyConnectionCallback notice;
};

/** Starts the network threads on a listening socket; returns NULL with errno set on failure. */
static inline struct MHD_Daemon *http_start(
    int file, unsigned workers, unsigned connections, unsigned idle_seconds, size_t memory,
    struct http_callbacks callbacks) {
  unsigned flags = MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME;
  struct MHD_OptionItem pool[] = {
      {MHD_OPTION_THREAD_POOL_SIZE, (intptr_t)workers, NULL},
      {MHD_OPTION_END, 0, NULL},
  };
  struct MHD_OptionItem single[] = {{MHD_OPTION_END, 0, NULL}};
  errno = 0;
  return HTTP_CALL(MHD_start_daemon)(
      flags, 0, callbacks.accept, callbacks.context, callbacks.handle, callbacks.context,
      MHD_OPTION_LISTEN_SOCKET, file,
      MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory,
      MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_UNESCAPE_CALLBACK, http_keep_escapes, NULL,
      MHD_OPTION_URI_LOG_CALLBACK, callbacks.begin, callbacks.context,
      MHD_OPTION_NOTIFY_COMPLETED, callbacks.complete, callbacks.context,
      MHD_OPTION_NOTIFY_CONNECTION, callbacks.notice, callbacks.context,
      MHD_OPTION_ARRAY, workers > 1 ? pool : single,
      MHD_OPTION_END);
}

static inline const char *http_header(struct MHD_Connection *connection, const char *name) {
  return HTTP_CALL(MHD_lookup_connection_value)(connection, MHD_HEADER_KIND, name);
}

struct http_header_tally {
  const char *name;
  unsigned count;
};

static inline enum MHD_Result http_count_one(void *context, enum MHD_ValueKind kind, const char *name, const char *value) {
  struct http_header_tally *counted = (struct http_header_tally *)context;
  (void)kind;
  (void)value;
  if (strcasecmp(name, counted->name) == 0) counted->count += 1;
  return MHD_YES;
}

/** Returns how many times a header field was sent. */
static inline unsigned http_header_count(struct MHD_Connection *connection, const char *name) {
  struct http_header_tally counted = {name, 0};
  HTTP_CALL(MHD_get_connection_values)(connection, MHD_HEADER_KIND, http_count_one, &counted);
  return counted.count;
}

static inline size_t http_header_bytes(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = HTTP_CALL(MHD_get_connection_info)(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  return info ? info->header_size : 0;
}

static inline int http_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = HTTP_CALL(MHD_get_connection_info)(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

/** Writes the client's numeric address, with IPv4-mapped addresses as IPv4; empty if unknown. */
static inline void http_peer(struct MHD_Connection *connection, char text[INET6_ADDRSTRLEN]) {
  const union MHD_ConnectionInfo *info = HTTP_CALL(MHD_get_connection_info)(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  text[0] = 0;
  if (info == NULL || info->client_addr == NULL) return;
  if (info->client_addr->sa_family == AF_INET) {
    inet_ntop(AF_INET, &((struct sockaddr_in *)info->client_addr)->sin_addr, text, INET6_ADDRSTRLEN);
  } else if (info->client_addr->sa_family == AF_INET6) {
    const struct in6_addr *address = &((struct sockaddr_in6 *)info->client_addr)->sin6_addr;
    if (IN6_IS_ADDR_V4MAPPED(address)) {
      inet_ntop(AF_INET, address->s6_addr + 12, text, INET6_ADDRSTRLEN);
    } else {
      inet_ntop(AF_INET6, address, text, INET6_ADDRSTRLEN);
    }
  }
}

/** Writes the /64 prefix of an IPv6 address, whose addresses a client can all use, and any other text unchanged. */
static inline void http_network(const char *address, char text[INET6_ADDRSTRLEN]) {
  struct in6_addr v6;
  if (inet_pton(AF_INET6, address, &v6) == 1) {
    memset(v6.s6_addr + 8, 0, 8);
    inet_ntop(AF_INET6, &v6, text, INET6_ADDRSTRLEN);
  } else {
    strncpy(text, address, INET6_ADDRSTRLEN - 1);
    text[INET6_ADDRSTRLEN - 1] = 0;
  }
}

/** Whether a text is a numeric address. */
static inline int http_is_address(const char *text) {
  struct in6_addr any;
  return inet_pton(AF_INET, text, &any) == 1 || inet_pton(AF_INET6, text, &any) == 1;
}

static inline void *http_socket_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = HTTP_CALL(MHD_get_connection_info)(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info ? info->socket_context : NULL;
}

/** Creates a response that reads from memory that outlives it. */
static inline struct MHD_Response *http_response_lasting(const void *bytes, size_t count) {
  return HTTP_CALL(MHD_create_response_from_buffer)(count, (void *)bytes, MHD_RESPMEM_PERSISTENT);
}

static inline struct MHD_Response *http_response_copying(const void *bytes, size_t count) {
  return HTTP_CALL(MHD_create_response_from_buffer)(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

/** Creates a response of unknown length that calls a reader. */
static inline struct MHD_Response *http_response_streaming(
    MHD_ContentReaderCallback reader, void *context, MHD_ContentReaderFreeCallback release) {
  return HTTP_CALL(MHD_create_response_from_callback)(MHD_SIZE_UNKNOWN, 4096, reader, context, release);
}

static inline ssize_t http_end_of_stream(void) { return MHD_CONTENT_READER_END_OF_STREAM; }

/** Whether the client has closed its side of the connection or the connection is broken. */
static inline int http_peer_gone(int file) {
  char byte;
  ssize_t count = recv(file, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
  return count == 0 || (count < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR);
}

/** Returns milliseconds of a monotonic clock. */
static inline unsigned long long http_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (unsigned long long)now.tv_sec * 1000 + (unsigned long long)now.tv_nsec / 1000000;
}

/** Waits until a pipe is readable and empties it. Returns 1 if it was, 0 after the timeout; a negative timeout waits
 * forever. */
static inline int http_wait(int file, int milliseconds) {
  struct pollfd entry = {.fd = file, .events = POLLIN};
  char drain[64];
  int ready = poll(&entry, 1, milliseconds);
  if (ready > 0 && read(file, drain, sizeof drain) < 0) return 0;
  return ready > 0;
}

/** Creates a non-blocking, close-on-exec pipe; returns 0 or an errno. */
static inline int http_pipe(int *reading, int *writing) {
  int ends[2];
  if (pipe(ends) != 0) return errno;
  for (int end = 0; end < 2; end++) {
    fcntl(ends[end], F_SETFD, FD_CLOEXEC);
    fcntl(ends[end], F_SETFL, O_NONBLOCK);
  }
  *reading = ends[0];
  *writing = ends[1];
  return 0;
}

static inline int http_install(int signal_number, void (*handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  return sigaction(signal_number, &action, NULL);
}

static inline void http_uninstall(int signal_number) { http_install(signal_number, SIG_DFL); }

/** Shuts a connection down from any thread; its own thread notices and closes it. */
static inline void http_cut(int file) { shutdown(file, SHUT_RDWR); }

static inline void http_sleep(unsigned milliseconds) { poll(NULL, 0, (int)milliseconds); }

/** Writes one byte; async-signal-safe. A full pipe is fine, because its reader wakes anyway. */
static inline void http_ring(int file) {
  int kept = errno;
  if (write(file, "", 1) < 0) errno = kept;
}

/** Starts a thread that receives no signals; returns 0 or an errno. */
static inline int http_thread(pthread_t *thread, void *(*body)(void *), void *context) {
  sigset_t all, kept;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &kept);
  int code = pthread_create(thread, NULL, body, context);
  pthread_sigmask(SIG_SETMASK, &kept, NULL);
  return code;
}

static inline enum MHD_Result http_queue(struct MHD_Connection *connection, unsigned status, struct MHD_Response *response) {
  return HTTP_CALL(MHD_queue_response)(connection, status, response);
}

static inline enum MHD_Result http_add_header(struct MHD_Response *response, const char *name, const char *value) {
  return HTTP_CALL(MHD_add_response_header)(response, name, value);
}

static inline void http_release(struct MHD_Response *response) { HTTP_CALL(MHD_destroy_response)(response); }
static inline void http_suspend(struct MHD_Connection *connection) { HTTP_CALL(MHD_suspend_connection)(connection); }
static inline void http_resume(struct MHD_Connection *connection) { HTTP_CALL(MHD_resume_connection)(connection); }
static inline void http_stop(struct MHD_Daemon *daemon) { HTTP_CALL(MHD_stop_daemon)(daemon); }
