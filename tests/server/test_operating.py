"""What an operator does at the shell while people play."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.server.running import Client, Server, start


def obelisk(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "obelisk", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "NO_COLOR": "1"},
    )


def test_a_lost_password_is_set_anew(own_server: Server) -> None:
    with Client(own_server) as ann, Client(own_server) as again:
        account = {"name": "Forgetful Ann", "password": "what was it again"}
        assert ann.http.post("/api/account", json=account).status_code == 201
        data = str(own_server.data)
        unknown = obelisk("password", "Nobody", "--data", data)
        assert unknown.returncode == 1
        assert "There is no account named 'Nobody'." in unknown.stderr
        done = obelisk("password", "forgetful ann", "--data", data)
        assert done.returncode == 0, done.stderr
        assert ann.http.get("/api/sessions").status_code == 401, "all sessions end"
        assert again.http.post("/api/session", json=account).status_code == 401
        account["password"] = done.stdout.strip()
        assert again.http.post("/api/session", json=account).json()["id"] == ann.id


def test_a_backup_of_a_running_server_can_be_served(own_server: Server, tmp_path: Path) -> None:
    with Client(own_server) as ann:
        match = ann.create()["match"]["id"]
        file = tmp_path / "copy.sqlite"
        done = obelisk("backup", str(file), "--data", str(own_server.data))
        assert done.returncode == 0, done.stderr
        again = obelisk("backup", str(file), "--data", str(own_server.data))
        assert "is not overwritten" in again.stderr
        cookie = ann.http.cookies["obelisk"]
    restored = tmp_path / "restored"
    restored.mkdir()
    shutil.copy(file, restored / "obelisk.sqlite")
    other = start(restored)
    try:
        with Client(other) as eve:
            assert eve.look(match)["match"]["status"] == "open"
            known = eve.http.get("/api/me", headers={"Cookie": f"obelisk={cookie}"})
            assert known.json()["id"] == ann.id, "sessions are in it too"
    finally:
        other.stop()


def test_a_backup_is_refused_where_there_is_nothing(tmp_path: Path) -> None:
    nothing = obelisk("backup", str(tmp_path / "x"), "--data", str(tmp_path))
    assert "There is no database" in nothing.stderr
    postgres = obelisk("backup", "x", "--database", "postgresql://somewhere/obelisk")
    assert "Use pg_dump" in postgres.stderr
