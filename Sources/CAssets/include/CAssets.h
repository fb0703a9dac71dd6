#pragma once

#include <stddef.h>
#include <stdint.h>

/** One file of Sources/Server/Assets, compiled in. */
struct asset {
  const char *path;
  const unsigned char *bytes;
  size_t length;
};

size_t assets_count(void);
struct asset assets_at(size_t index);

/** FNV-1a over all paths and bytes. */
uint64_t assets_hash(void);
