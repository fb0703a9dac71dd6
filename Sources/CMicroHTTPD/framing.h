#pragma once

/* Checks that all readers of a request agree on where it ends (RFC 9112, sections 2.2, 5 and 6).
 *
 * libmicrohttpd before 1.0 is lenient: a NUL ends a value and hides what follows, white space before a colon becomes
 * part of the name, and several lengths, or a length next to a transfer coding, are accepted. The library parses the
 * header in its receive buffer, replaces each colon and each byte of a line end by NUL, and returns pointers into the
 * buffer. So the header can be parsed once more: each field must start where the previous one ended. Later versions can
 * be configured to be equally strict. */

#include "shim.h"

#include <stdlib.h>

struct http_framing {
  /** Where the next field must start; NULL if the library checks this. */
  const char *next;
  unsigned lengths, codings;
  bool is_sound;
};

/** Whether this version of the library is lenient as described above. */
static inline bool http_is_lenient(void) {
  const char *version = HTTP_CALL(MHD_get_version)();
  return strncmp(version, "0.9.", 4) == 0 && atoi(version + 4) <= 77;
}

/** Returns the start of the fields after a request line that was just split; NULL if the line contains a NUL, has
 * another version, or does not end with CR LF. */
static inline const char *http_fields_after(const char *target) {
  static const char version[] = "HTTP/1.";
  const char *found = target + strlen(target) + 1;
  for (size_t place = 0; place < sizeof version - 1; place++) {
    if (found[place] != version[place]) return NULL;
  }
  found += sizeof version - 1;
  if (found[0] < '0' || found[0] > '9' || found[1] != '\0' || found[2] != '\0') return NULL;
  return found + 3;
}

/** Whether a name consists only of letters, digits and the punctuation allowed in tokens. */
static inline bool http_is_token(const char *name) {
  if (*name == '\0') return false;
  for (; *name != '\0'; name++) {
    bool is_alphanumeric =
      (*name >= '0' && *name <= '9') || (*name >= 'A' && *name <= 'Z') || (*name >= 'a' && *name <= 'z');
    if (!is_alphanumeric && strchr("!#$%&'*+-.^_`|~", *name) == NULL) return false;
  }
  return true;
}

/** Whether a value contains no control characters; some readers treat a single CR as a line end (section 2.2). */
static inline bool http_is_value(const char *value) {
  for (; *value != '\0'; value++) {
    unsigned char byte = (unsigned char)*value;
    if ((byte < 0x20 && byte != '\t') || byte == 0x7F) return false;
  }
  return true;
}

static inline enum MHD_Result http_walk_field(void *context, enum MHD_ValueKind kind, const char *name, const char *value) {
  struct http_framing *framing = (struct http_framing *)context;
  (void)kind;
  framing->is_sound = false;
  if (value == NULL || !http_is_value(value) || !http_is_token(name)) return MHD_NO;
  if (strcasecmp(name, "Content-Length") == 0) framing->lengths += 1;
  if (strcasecmp(name, "Transfer-Encoding") == 0) {
    if (strcasecmp(value, "chunked") != 0) return MHD_NO;
    framing->codings += 1;
  }
  if (framing->lengths + framing->codings > 1) return MHD_NO;
  if (framing->next != NULL) {
    if (name != framing->next) return MHD_NO;
    const char *gap = name + strlen(name) + 1;
    while (*gap == ' ' || *gap == '\t') gap++;
    if (value != gap) return MHD_NO;
    const char *end = value + strlen(value);
    if (end[1] != '\0') return MHD_NO;
    framing->next = end + 2;
  }
  framing->is_sound = true;
  return MHD_YES;
}

/** Whether the body is chunked. */
static inline bool http_is_chunked(struct MHD_Connection *connection) {
  return HTTP_CALL(MHD_lookup_connection_value)(connection, MHD_HEADER_KIND, "Transfer-Encoding") != NULL;
}

/**
 * Whether the header of a request is unambiguous.
 *
 * - Parameters:
 *   - method: the library's pointer to the method, which is the start of the header.
 *   - target: the pointer to the target when the request line was received.
 *   - fields: the result of `http_fields_after` at that time.
 */
static inline bool http_is_well_framed(
    struct MHD_Connection *connection, const char *method, const char *target, const char *fields) {
  if (!http_is_token(method)) return false;
  bool is_lenient = http_is_lenient();
  struct http_framing framing = {.next = is_lenient ? fields : NULL, .is_sound = true};
  if (is_lenient && (fields == NULL || method + strlen(method) + 1 != target)) return false;
  HTTP_CALL(MHD_get_connection_values)(connection, MHD_HEADER_KIND, http_walk_field, &framing);
  if (!framing.is_sound) return false;
  // Only the empty line remains.
  return !is_lenient || framing.next + 2 == method + http_header_bytes(connection);
}
