#pragma once
#include <curl/curl.h>
#include <dlfcn.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>

// libcurl depends on some thirty libraries, which would more than double the start time of every command. It is
// therefore not linked but loaded for the first connection. Swift cannot call its variadic functions, so there is a
// typed wrapper for each type of value.

#ifdef __APPLE__
#define CURL_SHIM_LIBRARY "libcurl.4.dylib"
#else
#define CURL_SHIM_LIBRARY "libcurl.so.4"
#endif

/// A function of the loaded library, with the type declared in its header.
#define CURL_SHIM(name) ((__typeof__(&name))curl_shim_symbol(#name))

/// Looks up a function. Not thread-safe until `curl_shim_start`, which makes the first call, has returned.
static inline void *curl_shim_symbol(const char *name) {
  static void *library;
  if (library == NULL) library = dlopen(CURL_SHIM_LIBRARY, RTLD_LAZY | RTLD_LOCAL);
  return library == NULL ? NULL : dlsym(library, name);
}

/// Loads libcurl. Returns false if it is missing; do not call any other wrapper then.
static inline bool curl_shim_start(void) {
  __typeof__(&curl_global_init) start = CURL_SHIM(curl_global_init);
  return start != NULL && start(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

typedef size_t (*curl_shim_receiver)(char *bytes, size_t size, size_t count, void *context);

static inline CURL *curl_shim_open(void) { return CURL_SHIM(curl_easy_init)(); }
static inline void curl_shim_close(CURL *handle) { CURL_SHIM(curl_easy_cleanup)(handle); }
static inline void curl_shim_reset(CURL *handle) { CURL_SHIM(curl_easy_reset)(handle); }
static inline CURLcode curl_shim_perform(CURL *handle) { return CURL_SHIM(curl_easy_perform)(handle); }

static inline struct curl_slist *curl_shim_append(struct curl_slist *list, const char *text) {
  return CURL_SHIM(curl_slist_append)(list, text);
}

static inline void curl_shim_free(struct curl_slist *list) { CURL_SHIM(curl_slist_free_all)(list); }

static inline CURLcode curl_shim_set_long(CURL *handle, CURLoption option, long value) {
  return CURL_SHIM(curl_easy_setopt)(handle, option, value);
}

static inline CURLcode curl_shim_set_string(CURL *handle, CURLoption option, const char *value) {
  return CURL_SHIM(curl_easy_setopt)(handle, option, value);
}

static inline CURLcode curl_shim_set_list(CURL *handle, CURLoption option, struct curl_slist *value) {
  return CURL_SHIM(curl_easy_setopt)(handle, option, value);
}

/// Copies `length` bytes as the request body.
static inline CURLcode curl_shim_set_body(CURL *handle, const void *bytes, size_t length) {
  CURLcode code = CURL_SHIM(curl_easy_setopt)(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)length);
  if (code != CURLE_OK) return code;
  return CURL_SHIM(curl_easy_setopt)(handle, CURLOPT_COPYPOSTFIELDS, (const char *)bytes);
}

static inline CURLcode curl_shim_receive_body(CURL *handle, curl_shim_receiver receiver, void *context) {
  CURLcode code = CURL_SHIM(curl_easy_setopt)(handle, CURLOPT_WRITEFUNCTION, receiver);
  if (code != CURLE_OK) return code;
  return CURL_SHIM(curl_easy_setopt)(handle, CURLOPT_WRITEDATA, context);
}

static inline CURLcode curl_shim_receive_headers(CURL *handle, curl_shim_receiver receiver, void *context) {
  CURLcode code = CURL_SHIM(curl_easy_setopt)(handle, CURLOPT_HEADERFUNCTION, receiver);
  if (code != CURLE_OK) return code;
  return CURL_SHIM(curl_easy_setopt)(handle, CURLOPT_HEADERDATA, context);
}

/// Returns whether a connection to an address is allowed, given its family, its bytes in network order, and its port.
typedef bool (*curl_shim_judge)(int family, const uint8_t *bytes, size_t length, uint16_t port, void *context);

/// A judge and its context; must live as long as the transfer.
typedef struct {
  curl_shim_judge judge;
  void *context;
} curl_shim_guard;

static inline bool curl_shim_is_allowed(const curl_shim_guard *guard, const struct curl_sockaddr *address) {
  if (address->family == AF_INET) {
    const struct sockaddr_in *four = (const void *)&address->addr;
    return guard->judge(AF_INET, (const uint8_t *)&four->sin_addr, 4, ntohs(four->sin_port), guard->context);
  }
  if (address->family == AF_INET6) {
    const struct sockaddr_in6 *six = (const void *)&address->addr;
    return guard->judge(AF_INET6, (const uint8_t *)&six->sin6_addr, 16, ntohs(six->sin6_port), guard->context);
  }
  return guard->judge(address->family, NULL, 0, 0, guard->context);
}

static inline curl_socket_t curl_shim_open_socket(void *guard, curlsocktype purpose, struct curl_sockaddr *address) {
  (void)purpose;
  if (!curl_shim_is_allowed(guard, address)) return CURL_SOCKET_BAD;
  return socket(address->family, address->socktype, address->protocol);
}

/// Calls the judge for each resolved address right before connecting to it.
static inline CURLcode curl_shim_judge_addresses(CURL *handle, curl_shim_guard *guard) {
  CURLcode code = CURL_SHIM(curl_easy_setopt)(handle, CURLOPT_OPENSOCKETFUNCTION, curl_shim_open_socket);
  if (code != CURLE_OK) return code;
  return CURL_SHIM(curl_easy_setopt)(handle, CURLOPT_OPENSOCKETDATA, guard);
}

typedef int (*curl_shim_watcher)(void *context, curl_off_t, curl_off_t, curl_off_t, curl_off_t);

/// Calls the watcher at least once per second; a nonzero result cancels the transfer.
static inline CURLcode curl_shim_watch(CURL *handle, curl_shim_watcher watcher, void *context) {
  CURLcode code = CURL_SHIM(curl_easy_setopt)(handle, CURLOPT_NOPROGRESS, 0L);
  if (code == CURLE_OK) code = CURL_SHIM(curl_easy_setopt)(handle, CURLOPT_XFERINFOFUNCTION, watcher);
  if (code != CURLE_OK) return code;
  return CURL_SHIM(curl_easy_setopt)(handle, CURLOPT_XFERINFODATA, context);
}

static inline long curl_shim_long_info(CURL *handle, CURLINFO info) {
  long value = 0;
  return CURL_SHIM(curl_easy_getinfo)(handle, info, &value) == CURLE_OK ? value : 0;
}

static inline int64_t curl_shim_offset_info(CURL *handle, CURLINFO info) {
  curl_off_t value = 0;
  return CURL_SHIM(curl_easy_getinfo)(handle, info, &value) == CURLE_OK ? (int64_t)value : 0;
}
