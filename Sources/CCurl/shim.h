#pragma once
#include <curl/curl.h>
#include <dlfcn.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>

// libcurl brings some thirty libraries with it, which would more than double the time every command needs to start.
// So it is not linked but loaded when the first connection is made. Swift cannot call its variadic functions either:
// there is one typed wrapper for each kind of value.

#ifdef __APPLE__
#define CURL_SHIM_LIBRARY "libcurl.4.dylib"
#else
#define CURL_SHIM_LIBRARY "libcurl.so.4"
#endif

/// A function of the loaded library with the type its header declares.
#define CURL_SHIM(name) ((__typeof__(&name))curl_shim_symbol(#name))

/// The first call must be over before other threads make theirs: `curl_shim_start` is that call.
static inline void *curl_shim_symbol(const char *name) {
  static void *library;
  if (library == NULL) library = dlopen(CURL_SHIM_LIBRARY, RTLD_LAZY | RTLD_LOCAL);
  return library == NULL ? NULL : dlsym(library, name);
}

/// Loads libcurl; false when it is missing, and then nothing else here may be called.
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

/// Copies `length` bytes as the body of the request.
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

/// Says whether a connection may be made to an address: its family, its bytes in the order of the network, its port.
typedef bool (*curl_shim_judge)(int family, const uint8_t *bytes, size_t length, uint16_t port, void *context);

/// A judge with what it needs; must live as long as the transfer.
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

/// Asks the judge about each address found for a host, right before a connection is made to it.
static inline CURLcode curl_shim_judge_addresses(CURL *handle, curl_shim_guard *guard) {
  CURLcode code = CURL_SHIM(curl_easy_setopt)(handle, CURLOPT_OPENSOCKETFUNCTION, curl_shim_open_socket);
  if (code != CURLE_OK) return code;
  return CURL_SHIM(curl_easy_setopt)(handle, CURLOPT_OPENSOCKETDATA, guard);
}

typedef int (*curl_shim_watcher)(void *context, curl_off_t, curl_off_t, curl_off_t, curl_off_t);

/// Asks the watcher at least once a second; anything but 0 ends the transfer.
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
