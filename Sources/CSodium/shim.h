#pragma once
#include <sodium.h>

/* Cost of one password check, about 0.1 s and 64 MiB: the macros are casts, which Swift does not import. */
static inline unsigned long long sodium_password_operations(void) { return crypto_pwhash_OPSLIMIT_INTERACTIVE; }
static inline size_t sodium_password_memory(void) { return crypto_pwhash_MEMLIMIT_INTERACTIVE; }
static inline size_t sodium_password_text_bytes(void) { return crypto_pwhash_STRBYTES; }
