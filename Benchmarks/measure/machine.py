"""What was measured on what, so that figures of two runs are not compared by mistake."""

import datetime
import os
import platform
import subprocess


def description(root, chromium_version):
    return {
        "date": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M UTC"),
        "commit": first_line(["git", "-C", root, "rev-parse", "--short", "HEAD"]),
        "processor": processor(),
        "cores": os.cpu_count(),
        "memory": f"{memory() / 2**20:.0f} GB",
        "system": platform.freedesktop_os_release().get("PRETTY_NAME", platform.system()),
        "kernel": platform.release(),
        "load": f"{os.getloadavg()[0]:.1f}",
        "swift": first_line(["swift", "--version"]),
        "taskwarrior": first_line(["task", "--version"]),
        "libmicrohttpd": first_line(["pkg-config", "--modversion", "libmicrohttpd"]),
        "sqlite": first_line(["pkg-config", "--modversion", "sqlite3"]),
        "chromium": chromium_version or "–",
    }


def first_line(command):
    done = subprocess.run(command, capture_output=True, text=True)
    return (done.stdout or done.stderr).strip().split("\n")[0]


def processor():
    with open("/proc/cpuinfo") as lines:
        return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), "unknown")


def memory():
    with open("/proc/meminfo") as lines:
        return int(next(line.split()[1] for line in lines if line.startswith("MemTotal:")))
