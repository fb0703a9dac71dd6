"""`doctor` names what is wrong and what helps."""


def test_a_healthy_place_is_called_so(program):
    program.ok("add", "a")
    findings = program.json("doctor")
    assert all(finding["ok"] for finding in findings)
    assert {"version", "directory", "privacy", "writable", "room", "database"} <= {finding["check"] for finding in findings}


def test_open_rights_are_told_with_the_remedy(program):
    program.ok("add", "a")
    program.data.chmod(0o755)
    result = program.run("doctor")
    assert result.returncode == 1
    assert f"chmod 700 '{program.data}'" in result.stdout


def test_the_database_is_open_to_its_owner_alone(program):
    program.ok("add", "a")
    for file in program.data.iterdir():
        assert file.stat().st_mode & 0o077 == 0, file
    assert program.data.stat().st_mode & 0o077 == 0
