#!/usr/bin/env bash
# Unpacks Debian packages with everything they need into a folder, installs nothing: packages.sh FOLDER PACKAGE…
#
# FOLDER/root then holds their files. Needs no root, starts no service, leaves the machine as it is.
set -euo pipefail

folder=$1
shift
mark=$folder/$(printf '%s\n' "$@" | sort | sha256sum | cut -c1-16).done
if [[ -e $mark ]]; then exit 0; fi

command -v apt-get >/dev/null || { echo "apt-get is missing, so $* cannot be had"; exit 69; }
mkdir -p "$folder/archives" "$folder/root"

# What this machine has already is not fetched again.
missing() {
  apt-get install --print-uris -y --no-install-recommends "$@" 2>/dev/null | sed -nE "s/^'[^']+' ([^_]+)_.*/\1/p"
}

names=$(missing "$@") || true
if [[ -z $names ]]; then
  apt-get update -qq >/dev/null 2>&1 || true
  names=$(missing "$@") || true
fi
if [[ -n $names ]]; then
  # The package lists may be older than the archive; then they are asked for once more.
  fetch() { (cd "$folder/archives" && timeout 120 apt-get download -qq -o APT::Sandbox::User=root $names) >"$folder/log" 2>&1; }
  fetch || { apt-get update -qq >/dev/null 2>&1 || true; fetch; } || { echo "$* cannot be fetched: $(tail -n 1 "$folder/log")"; exit 69; }
  for archive in "$folder"/archives/*.deb; do dpkg -x "$archive" "$folder/root"; done
fi
touch "$mark"
