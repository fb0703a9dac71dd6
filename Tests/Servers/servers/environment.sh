# Sourced by the start scripts: where the unpacked programs and libraries lie, and how to be nobody in particular.

root=$(cd "$PACKAGES/root" && pwd)
export LD_LIBRARY_PATH=$root/usr/lib/x86_64-linux-gnu:$root/lib/x86_64-linux-gnu:$root/usr/lib/aarch64-linux-gnu:$root/lib/aarch64-linux-gnu

# found NAME…: the first file of that name that was unpacked. What the machine has installed is of no use here: it fits
# together with what is unpacked only by chance.
found() {
  local path
  for path in "$@"; do
    if [[ -e $root$path ]]; then echo "$root$path"; return; fi
  done
  echo "$1 is missing" >&2
  return 1
}

# php EXTENSION… -- ARGUMENT…: PHP without any configuration of the machine's.
php() {
  local options=() binary extensions
  binary=$(found /usr/bin/php8.2)
  extensions=$(found /usr/lib/php/20220829)
  while [[ $1 != -- ]]; do
    if [[ -e $extensions/$1.so ]]; then options+=(-d "extension=$extensions/$1.so"); fi
    shift
  done
  shift
  exec "$binary" -n "${options[@]}" "$@"
}
