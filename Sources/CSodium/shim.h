#pragma once
#include <sodium.h>

/* The cost of a password check, about 0.1 s and 64 MiB. Swift does not import these macros because of their casts. */
static inline unsigned long long sodium_password_operations(void) { return crypto_pwhash_OPSLIMIT_INTERACTIVE; }
static inline size_t sodium_password_memory(void) { return crypto_pwhash_MEMLIMIT_INTERACTIVE; }
static inline size_t sodium_password_text_bytes(void) { return crypto_pwhash_STRBYTES; }
