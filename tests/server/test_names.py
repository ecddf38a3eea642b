"""What a name may be, and which names would be taken for each other."""

from __future__ import annotations

import sqlite3
import unicodedata
from contextlib import closing

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from obelisk.core.player import LEVEL_NAMES
from obelisk.server.names import LONGEST, clean_name, key_of_namesake, keys_of, tidy
from obelisk.server.people import ADJECTIVES, ANIMALS
from obelisk.server.refusal import Refused
from obelisk.server.store.connect import migrate
from tests.server.running import Client, Server


def look_alike(one: str, other: str) -> bool:
    return any(mine == yours for mine, yours in zip(keys_of(one), keys_of(other), strict=True))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Ｏtto", "Otto"),  # full width
        ("Анна", "Анна"),
        ("王小明", "王小明"),
        ("田中さくら", "田中さくら"),
        ("김민준", "김민준"),
        ("Ngọc Ánh", "Ngọc Ánh"),
        ("अमित", "अमित"),
        ("O'Neill-Smith_2", "O'Neill-Smith_2"),
        ("人々ラーメン", "人々ラーメン"),
        ("Əliyev", "Əliyev"),
    ],
)
def test_a_name_is_put_in_order(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("A", "2 to 24 characters"),
        ("x" * (LONGEST + 1), "2 to 24 characters"),
        ("<i>", "Use only letters, digits"),
        ("a@b", r"not U\+0040"),
        ("A\nn\x00n", "Use only letters, digits"),
        ("👑👑", "Use only letters, digits"),
        ("...", "a letter or a digit"),
        ("An\u202en", "invisible"),  # turns the text round
        ("Ann\u200b", "invisible"),
        ("Ann\ufe0f", "invisible"),  # variation selector
        (
            "\u3164\u3164",
            "invisible",
        ),  # Hangul filler: letters that are drawn as nothing
        ("Ann\uffa0", "invisible"),
        ("a\u115fb", "invisible"),
        ("a\u17b4b", "invisible"),
        ("a\u034fb", "invisible"),
        ("\u0301Ann", "accents go on letters"),
        ("1\u0301\u0301", "accents go on letters"),
        ("q\u0301\u0302\u0303oe", "accents go on letters"),
        ("Ad\u0336min", r"not U\+0336"),  # struck through
        ("Ann\u20dd", r"not U\+20DD"),  # in a ring
        ("Ann❶", r"not U\+2776"),
        ("ᴀɴɴ", r"not U\+0274, U\+1D00"),  # small capitals
        ("Annʼ", r"not U\+02BC"),  # a letter that looks like an apostrophe
        ("Ann\u02d1", r"not U\+02D1"),
        ("Annǃ", r"not U\+01C3"),  # a click, which looks like an exclamation mark
        ("Аnn", "Use one script"),  # a Cyrillic А
        ("Οtto", "Use one script"),  # a Greek Ο
        ("小明Tom", "Use one script"),
        ("Ꭺnn", "Use one script"),  # Cherokee
        ("٣3", "Use one script"),  # digits of two kinds
    ],
)
def test_a_name_that_nobody_can_have_is_refused_with_the_reason(name: str, why: str) -> None:
    with pytest.raises(Refused, match=why) as refusal:
        clean_name(name)
    assert refusal.value.code == "invalid"


@pytest.mark.parametrize(
    "name",
    [
        "Admin", "AdmIn", "ADMIN", "Ａdmin", "a-d-m-i-n", "Ádmin", "admin007", "Site Admin",
        "The_Moderator", "0racle", "OracIe", "Oracle", "Obelisk", "Obelisk Support", "Server",
        "Админ", "Модератор 1", "管理员", "系统", "Deleted", *LEVEL_NAMES, "Adm1n", "ADMlN",
        "OBELlSK", "MARBlE", "Obelisk Team", "官方客服", "系统管理员小王", "关于方尖碑",
    ],
)  # fmt: skip
def test_names_that_speak_for_the_site_are_reserved(name: str) -> None:
    with pytest.raises(Refused, match="is reserved") as refusal:
        clean_name(name)
    assert refusal.value.code == "taken"


@pytest.mark.parametrize(
    "name",
    [
        "Modest",
        "Rootbeer",
        "Adminton",
        "Marbles",
        "Ruby Granite",
        "Level 8",
        "Systema",
        "Ali",
        "王管",
    ],
)
def test_names_that_only_begin_like_reserved_ones_are_free(name: str) -> None:
    assert clean_name(name) == name


def test_every_name_that_guests_are_given_is_free() -> None:
    for adjective in ADJECTIVES:
        for animal in ANIMALS:
            assert clean_name(f"{adjective} {animal} 1000") == f"{adjective} {animal} 1000"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann Lee", "annlee"),
        ("сосо", "coco"),  # Cyrillic
        ("Νοα", "Noa"),  # Greek
        ("José", "Jose"),
        ("b0b", "bob"),
        ("Bi11", "Bill"),
        ("BiIl", "Bill"),  # a capital I
        ("ALI", "Ali"),
        ("rnary", "mary"),
        ("ӏvan", "Ivan"),
    ],
)
def test_names_that_look_alike_share_a_key(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("कि", "का"), ("が", "か"), ("7", "8"), ("Ella", "Elia"), ("王", "玉")],
)
def test_names_that_differ_share_no_key(one: str, other: str) -> None:
    assert not look_alike(one, other)


@given(st.text(max_size=40))
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    try:
        once = clean_name(text)
    except Refused:
        return
    assert clean_name(once) == once == tidy(text)
    assert len(once) <= LONGEST
    assert not any(unicodedata.category(sign)[0] == "C" for sign in once)
    assert all(len(key) <= 100 for key in keys_of(once))
    assert look_alike(once, once.upper()) or once.upper().casefold() != once.casefold()


PASSWORD = "correct horse battery"


def test_the_service_keeps_reserved_names_and_look_alikes(server: Server) -> None:
    with Client(server) as ann, Client(server) as eve:
        made = ann.http.post("/api/account", json={"name": "Bill Blue", "password": PASSWORD})
        assert made.status_code == 201
        for name in ("BiIl Blue", "Bi11 Blue", "bill-blue", "Oracle", "Admin"):
            for answer in (
                eve.http.patch("/api/me", json={"name": name}),
                eve.http.post("/api/account", json={"name": name, "password": PASSWORD}),
            ):
                assert (answer.status_code, answer.json()["error"]["code"]) == (409, "taken"), name
        hidden = eve.http.patch("/api/me", json={"name": "Ann\u3164"}).json()["error"]
        assert hidden["code"] == "invalid"
        assert "invisible" in hidden["message"]


def test_accounts_of_before_keep_their_names_and_the_oldest_has_the_keys() -> None:
    engine = sa.create_engine("sqlite://")
    names = ["Carla Bell", "CarIa Bell", "Admin", "Calm Ibis 4711"]
    with engine.begin() as connection:
        migrate(connection, "0003")
        for number, name in enumerate(names):
            connection.exec_driver_sql(
                "INSERT INTO people (id, name, created, key, password) VALUES (?, ?, ?, ?, ?)",
                (f"p{number}", name, number, None if number == 3 else f"old {number}", "hash"),
            )
        migrate(connection)
        rows = connection.exec_driver_sql("SELECT name, key, look FROM people ORDER BY id").all()
    engine.dispose()
    assert [tuple(row) for row in rows] == [
        ("Carla Bell", *keys_of("Carla Bell")),
        ("CarIa Bell", key_of_namesake("CarIa Bell"), None),
        ("Admin", *keys_of("Admin")),
        ("Calm Ibis 4711", None, None),
    ]


def test_an_older_namesake_still_signs_in_by_its_exact_name(own_server: Server) -> None:
    with Client(own_server) as ann, Client(own_server) as eve:
        for client, name in ((ann, "Carla Bell"), (eve, "Other Name")):
            wish = {"name": name, "password": PASSWORD}
            assert client.http.post("/api/account", json=wish).status_code == 201
        with closing(sqlite3.connect(own_server.data / "obelisk.sqlite")) as database, database:
            database.execute(
                "UPDATE people SET name = 'CarIa Bell', key = ?, look = NULL WHERE id = ?",
                (key_of_namesake("CarIa Bell"), eve.me["id"]),
            )
        for name, who in (("Carla Bell", ann), ("carla bell", ann), ("CarIa Bell", eve)):
            answer = eve.http.post("/api/session", json={"name": name, "password": PASSWORD})
            assert answer.json()["id"] == who.me["id"], name
