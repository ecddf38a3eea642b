"""The pages of the web app: what is served for which address, how it is kept, how it is coded."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.responses import PlainTextResponse

from obelisk.server.pages import Pages

INDEX = b"<!doctype html><head></head>the app"
LIST = '[{"id":"one"}]'
LISTED = f'<head><script type="application/json" id="games">{LIST}</script></head>'
SCRIPT = b"export const beam = 1;"


@pytest.fixture
def app(tmp_path: Path) -> Pages:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(INDEX)
    (tmp_path / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    return Pages(PlainTextResponse("none of ours", 404), tmp_path, lambda: LIST)


def get(app: Pages, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://site") as http:
            named = {name.replace("_", "-"): text for name, text in headers.items()}
            return await http.request(method, path, headers=named)

    return asyncio.run(ask())


@pytest.mark.parametrize("path", ["/", "/m/abc", "/game/khet", "/index.html"])
def test_every_page_is_the_app_and_is_asked_for_again(app: Pages, path: str) -> None:
    answer = get(app, path)
    assert (answer.status_code, answer.text) == (200, f"<!doctype html>{LISTED}the app")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    again = get(app, path, if_none_match=answer.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


def test_hashed_files_are_kept_for_a_year_and_coded_as_the_browser_can_read(app: Pages) -> None:
    coded = get(app, "/assets/app-1a2b.js", accept_encoding="br, gzip;q=0.8")
    assert coded.headers["content-encoding"] == "gzip"
    assert coded.content == SCRIPT, "httpx has unpacked it"
    assert coded.headers["content-type"].startswith("text/javascript")
    assert "immutable" in coded.headers["cache-control"]
    assert coded.headers["vary"] == "accept-encoding"
    plain = get(app, "/assets/app-1a2b.js", accept_encoding="identity")
    assert "content-encoding" not in plain.headers
    assert plain.content == SCRIPT


@pytest.mark.parametrize(
    ("path", "method"),
    [
        ("/api/nowhere", "GET"),
        ("/api", "GET"),
        ("/assets/app-0000.js", "GET"),
        ("/robots.txt", "GET"),
        ("/../pyproject.toml", "GET"),
        ("/m/abc", "POST"),
    ],
)
def test_what_is_not_ours_is_not_answered(app: Pages, path: str, method: str) -> None:
    assert get(app, path, method).status_code == 404


def test_without_a_build_people_are_told_what_to_do(tmp_path: Path) -> None:
    answer = get(Pages(PlainTextResponse("none", 404), tmp_path / "none"), "/")
    assert answer.status_code == 503
    assert "make web" in answer.text
