#!/usr/bin/env bash
# Unpacks Debian packages with everything they need into a folder, installs nothing: packages.sh FOLDER PACKAGE…
#
# FOLDER/root then holds their files. Needs no root, starts no service, leaves the machine as it is.
set -euo pipefail

folder=$1
shift
release=$(. /etc/os-release && echo "$ID $VERSION_ID")
mark=$folder/$(printf '%s\n' whole "$release" "$@" | sort | sha256sum | cut -c1-16).done
if [[ -e $mark ]]; then exit 0; fi

command -v apt-get >/dev/null || { echo "apt-get is missing, so $* cannot be had"; exit 69; }
mkdir -p "$folder/archives" "$folder/root"

# What every system has, and the C library, which must be that of the system's own loader.
base=$(dpkg-query -W -f '${Package} ${Essential} ${Priority}\n' | awk '$2 == "yes" || $NF == "required" { print $1 }')

# All they need, as if nothing were installed: what is unpacked is whole whatever this machine has, now or later.
missing() {
  : >"$folder/nothing"
  apt-get install --print-uris -y --no-install-recommends -o "Dir::State::status=$folder/nothing" "$@" 2>/dev/null |
    sed -nE "s/^'[^']+' ([^_]+)_.*/\1/p" | grep -vxF -e libc6 -e libc-bin -f <(printf '%s\n' "$base")
}

names=$(missing "$@") || true
if [[ -z $names ]]; then
  apt-get update -qq >/dev/null 2>&1 || true
  names=$(missing "$@") || true
fi
if [[ -z $names ]]; then
  echo "$* cannot be found: apt-get knows no such packages"
  exit 69
fi
# The package lists may be older than the archive; then they are asked for once more.
fetch() { (cd "$folder/archives" && timeout 120 apt-get download -qq -o APT::Sandbox::User=root $names) >"$folder/log" 2>&1; }
fetch || { apt-get update -qq >/dev/null 2>&1 || true; fetch; } || { echo "$* cannot be fetched: $(tail -n 1 "$folder/log")"; exit 69; }
for archive in "$folder"/archives/*.deb; do dpkg -x "$archive" "$folder/root"; done
touch "$mark"
