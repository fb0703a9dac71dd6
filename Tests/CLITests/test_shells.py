"""Completions and the manual page, as shells and man read them."""

import shutil
import subprocess

import pytest


def completed(program, line: str) -> list[str]:
    """What bash offers at the end of a line."""
    words = line.split(" ")
    script = program.ok("completions", "bash") + f"""
      COMP_WORDS=({' '.join(repr(word) for word in words)})
      COMP_CWORD={len(words) - 1}
      _zeitblock
      printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    return subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.parametrize(
    "line, expected",
    [
        ("zeitblock sho", ["show"]), ("zeitblock list --comp", ["--completed"]), ("zeitblock samples ", None),
        ("zeitblock list --color ", ["auto", "always", "never"]), ("zeitblock add x --importance h", ["high"]),
        ("zeitblock completions f", ["fish"]), ("zeitblock move 1 be", ["before"]),
    ])
def test_bash_completes(program, line, expected):
    offered = completed(program, line)
    assert offered == expected if expected else {"load", "remove"} <= set(offered)


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_accept_the_script(program, shell):
    script = program.ok("completions", shell)
    assert "zeitblock" in script
    if shutil.which(shell):
        subprocess.run([shell, "-n", "/dev/stdin"], input=script, text=True, check=True)


def test_the_manual_names_every_command(speaking):
    page = speaking.ok("man")
    assert page.startswith(".TH ZEITBLOCK 1")
    for command in ["serve", "add", "list", "sync", "ics check", "doctor"]:
        assert f".SS zeitblock {command}" in page
    if shutil.which("groff"):
        warnings = subprocess.run(
            ["groff", "-ww", "-man", "-Tutf8", "-z", "-K", "utf8"], input=page, capture_output=True, text=True)
        assert warnings.stderr == ""
