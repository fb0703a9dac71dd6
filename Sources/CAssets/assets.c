#include "CAssets.h"

/* index.h is written by Scripts/embed-assets; run it after adding or removing a file. */
#include "index.h"

static const size_t count = sizeof assets / sizeof assets[0];

size_t assets_count(void) { return count; }

struct asset assets_at(size_t index) { return assets[index]; }

static uint64_t mix(uint64_t hash, const unsigned char *bytes, size_t length) {
  for (size_t at = 0; at < length; at++) hash = (hash ^ bytes[at]) * 0x100000001b3;
  return hash;
}

uint64_t assets_hash(void) {
  uint64_t hash = 0xcbf29ce484222325;
  for (size_t index = 0; index < count; index++) {
    const char *path = assets[index].path;
    size_t length = 0;
    while (path[length] != 0) length++;
    hash = mix(hash, (const unsigned char *)path, length + 1);
    hash = mix(hash, assets[index].bytes, assets[index].length);
  }
  return hash;
}
