#pragma once
#include <arpa/nameser.h>
#include <netinet/in.h>
#include <resolv.h>
#include <sys/types.h>

/// Queries the system's resolver for records of one type; returns the length of the response, or -1.
static inline int resolver_shim_query(const char *name, int type, unsigned char *answer, int size) {
  return res_query(name, ns_c_in, type, answer, size);
}
