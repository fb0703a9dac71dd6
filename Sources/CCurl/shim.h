#pragma once
#include <curl/curl.h>
#include <stddef.h>
#include <stdint.h>

// Swift cannot call variadic C functions: one typed wrapper for each kind of value libcurl takes.

typedef size_t (*curl_shim_receiver)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode curl_shim_set_long(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode curl_shim_set_string(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode curl_shim_set_list(CURL *handle, CURLoption option, struct curl_slist *value) {
  return curl_easy_setopt(handle, option, value);
}

/// Copies `length` bytes as the body of the request.
static inline CURLcode curl_shim_set_body(CURL *handle, const void *bytes, size_t length) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)length);
  if (code != CURLE_OK) return code;
  return curl_easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, (const char *)bytes);
}

static inline CURLcode curl_shim_receive_body(CURL *handle, curl_shim_receiver receiver, void *context) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, receiver);
  if (code != CURLE_OK) return code;
  return curl_easy_setopt(handle, CURLOPT_WRITEDATA, context);
}

static inline CURLcode curl_shim_receive_headers(CURL *handle, curl_shim_receiver receiver, void *context) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, receiver);
  if (code != CURLE_OK) return code;
  return curl_easy_setopt(handle, CURLOPT_HEADERDATA, context);
}

static inline long curl_shim_long_info(CURL *handle, CURLINFO info) {
  long value = 0;
  return curl_easy_getinfo(handle, info, &value) == CURLE_OK ? value : 0;
}

static inline int64_t curl_shim_offset_info(CURL *handle, CURLINFO info) {
  curl_off_t value = 0;
  return curl_easy_getinfo(handle, info, &value) == CURLE_OK ? (int64_t)value : 0;
}

static inline CURLcode curl_shim_global_init(void) {
  return curl_global_init(CURL_GLOBAL_DEFAULT);
}
