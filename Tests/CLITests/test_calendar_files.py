"""`ics check` on good, broken and hostile files."""

GOOD = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Test//Test//EN
BEGIN:VTODO
UID:1
DTSTAMP:20260101T000000Z
SUMMARY:Milch
END:VTODO
END:VCALENDAR
"""


def test_a_good_file_has_no_faults(program, tmp_path):
    file = tmp_path / "good.ics"
    file.write_bytes(GOOD.replace("\n", "\r\n").encode())
    output = program.ok("ics", "check", str(file))
    assert output == f"{file}\n  1 VCALENDAR, 1 VTODO\n  the text is preserved\n"


def test_faults_are_named_with_their_lines(speaking, golden, tmp_path):
    file = tmp_path / "bad.ics"
    file.write_bytes(GOOD.replace("UID:1", "DUE:yesterday").replace("\n", "\r\n").encode())
    result = speaking.run("ics", "check", str(file))
    assert result.returncode == 1
    golden((result.stdout + result.stderr).replace(str(file), "<file>"))


def test_any_bytes_are_only_a_faulty_file(program, tmp_path):
    for number, content in enumerate([b"", b"\0" * 1000, bytes(range(256)) * 20, b"BEGIN:" * 5000, b"BEGIN:A\r\n" * 5000]):
        file = tmp_path / f"{number}.ics"
        file.write_bytes(content)
        assert program.run("ics", "check", str(file)).returncode == 1


def test_standard_input_and_json(program):
    reports = program.run("ics", "check", "-", "--json", text=GOOD)
    assert reports.returncode == 1
    assert '"survivesUnchanged":true' in reports.stdout
