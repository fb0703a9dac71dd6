"""What was measured on what, so that figures of two runs are not compared by mistake."""

import datetime
import importlib.metadata
import os
import platform
import re
import subprocess


VERSIONS = {
    "swift": ["swift", "--version"],
    "taskwarrior": ["task", "--version"],
    "todoman": ["todoman", "--version"],
    "libmicrohttpd": ["pkg-config", "--modversion", "libmicrohttpd"],
    "sqlite": ["pkg-config", "--modversion", "sqlite3"],
    "libical": ["dpkg-query", "-f", "${Version}", "-W", "libical3"],
    "chromium": ["chromium", "--version"],
}
PACKAGES = {"radicale": "radicale", "vdirsyncer": "vdirsyncer", "caldav": "caldav", "dateutil": "python-dateutil"}


def description(root):
    return {
        "date": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M UTC"),
        "commit": commit(root),
        "processor": processor(),
        "cores": os.cpu_count(),
        "memory": f"{memory() / 2**20:.0f} GB",
        "system": platform.freedesktop_os_release().get("PRETTY_NAME", platform.system()),
        "kernel": platform.release(),
        "load": f"{os.getloadavg()[0]:.1f}",
    } | versions()


def commit(root):
    name = first_line(["git", "-C", root, "rev-parse", "--short", "HEAD"])
    changed = subprocess.run(["git", "-C", root, "diff", "--quiet", "HEAD", "--", "Sources", "Package.swift"])
    return f"{name} with changes" if changed.returncode else name


def versions():
    """Of every program and library that is here."""
    told = {name: version(first_line(command)) for name, command in VERSIONS.items()}
    told |= {name: packaged(package) for name, package in PACKAGES.items()}
    return {name: text for name, text in told.items() if text}


def version(line):
    """The first word with a digit and a dot in it."""
    return next((word.strip(",") for word in line.split() if re.match(r"\d+\.", word)), "")


def packaged(name):
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return ""


def first_line(command):
    """Of what a program prints; nothing where there is no such program."""
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except FileNotFoundError:
        return ""
    return done.stdout.strip().split("\n")[0]


def processor():
    with open("/proc/cpuinfo") as lines:
        return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), "unknown")


def memory():
    with open("/proc/meminfo") as lines:
        return int(next(line.split()[1] for line in lines if line.startswith("MemTotal:")))
