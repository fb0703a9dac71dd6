# Shared by the scripts of this project: where it lives, what it needs, and how to get that on Debian.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf '%s\n' "$*" >&2; }
give_up() { say "$*"; exit 1; }

# need_swift: the compiler, in one clear sentence when it is missing.
need_swift() {
  command -v swift >/dev/null ||
    give_up "Swift is missing: install Swift 6.2 or newer from https://www.swift.org/install/linux and start this again."
}

# need_packages PACKAGE…: installs those Debian packages that are missing.
need_packages() {
  local missing=() package
  for package in "$@"; do has_package "$package" || missing+=("$package"); done
  if ((${#missing[@]} == 0)); then return; fi
  if ! command -v apt-get >/dev/null; then
    give_up "Missing: ${missing[*]}. These are names of Debian packages; install what provides them and start this again."
  elif ((EUID == 0)); then
    install_packages "${missing[@]}"
  elif command -v sudo >/dev/null; then
    install_packages "${missing[@]}"
  else
    give_up "Packages are missing; install them as root with: apt-get install ${missing[*]}"
  fi
}

install_packages() {
  local as_root=()
  ((EUID == 0)) || as_root=(sudo)
  say "Installing $* …"
  "${as_root[@]}" apt-get update -qq >&2 || say "The package lists could not be refreshed; trying with the ones at hand."
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2 ||
    give_up "apt-get could not install $*; see its message above."
}

has_package() {
  case $1 in
    libmicrohttpd-dev) has_library libmicrohttpd ;;
    libcurl4-openssl-dev) has_library libcurl ;;
    libsqlite3-dev) has_library sqlite3 ;;
    libxml2-dev) has_library libxml-2.0 ;;
    libsodium-dev) has_library libsodium ;;
    pkg-config) command -v pkg-config >/dev/null ;;
    chromium | chromium-headless-shell) command -v "$1" >/dev/null ;;
    python3) command -v python3 >/dev/null ;;
    python3-venv) python3 -c 'import venv, ensurepip' 2>/dev/null ;;
    man-db) command -v man >/dev/null ;;
    *) dpkg -s "$1" >/dev/null 2>&1 ;;
  esac
}

has_library() { command -v pkg-config >/dev/null && pkg-config --exists "$1"; }

need_build_tools() {
  need_packages pkg-config libmicrohttpd-dev libcurl4-openssl-dev libsqlite3-dev libxml2-dev libsodium-dev
  need_swift
}

# need_python: what the tests and measurements use from PyPI, in .venv.
need_python() {
  need_packages python3 python3-venv
  if cmp -s "$root/Scripts/requirements.txt" "$root/.venv/installed.txt"; then return; fi
  python3 -m venv "$root/.venv"
  "$root/.venv/bin/pip" install --quiet --disable-pip-version-check -r "$root/Scripts/requirements.txt" >&2 ||
    give_up "The Python packages in Scripts/requirements.txt could not be installed; see pip's message above."
  cp "$root/Scripts/requirements.txt" "$root/.venv/installed.txt"
}

# build_release [FLAG…]: the program as people run it; prints its path. Static linking of the Swift runtime makes it start at once.
build_release() {
  local flags=(--package-path "$root" -c release --static-swift-stdlib --product zeitblock "$@")
  local bin
  swift build "${flags[@]}" >&2 || return
  bin=$(swift build "${flags[@]}" --show-bin-path) || return
  printf '%s/zeitblock\n' "$bin"
}
