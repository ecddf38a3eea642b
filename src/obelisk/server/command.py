"""`obelisk serve` and `obelisk work`: the table as a service."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="postgresql://user@host/name; else SQLite in the data folder.  [OBELISK_DATABASE]",
        show_default=False,
    ),
]
Data = Annotated[
    Path | None,
    typer.Option(
        metavar="DIR",
        help="Folder of the server, made if missing (./obelisk-data).  [OBELISK_DATA]",
        show_default=False,
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(
        help="Engines that think at the same time; 0: none (cores - 1).  [OBELISK_WORKERS]",
        show_default=False,
    ),
]


def serve(
    host: Annotated[
        str | None,
        typer.Option(help="Address to listen on (127.0.0.1).  [OBELISK_HOST]", show_default=False),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(help="Port; 0 takes a free one (8000).  [OBELISK_PORT]", show_default=False),
    ] = None,
    database: Database = None,
    workers: Workers = None,
    data: Data = None,
) -> None:
    """Serve matches to people, bots and engines, over HTTP and WebSocket.

    What is not given is taken from the variables of the environment named in brackets. The
    database is made and brought up to date at the start. SIGTERM stops the server cleanly.
    """
    from obelisk.server.settings import Settings

    settings = Settings.read(
        {"host": host, "port": port, "database": database, "workers": workers, "data": data}
    )
    from obelisk.server.serving import run

    run(settings)


def work(database: Database = None, workers: Workers = None, data: Data = None) -> None:
    """Think for servers that share a PostgreSQL database: engines, and no doors.

    Start as many as there are machines to spare; servers may then be given --workers 0.
    """
    from obelisk.core.errors import ObeliskError
    from obelisk.server.settings import Settings

    settings = Settings.read({"database": database, "workers": workers, "data": data})
    if not settings.address.startswith("postgresql"):
        raise ObeliskError(
            "workers share a PostgreSQL database with servers: give --database postgresql://…; "
            "with SQLite the server thinks itself"
        )
    from obelisk.server.serving import run_worker

    run_worker(settings)


def schema(
    typescript: Annotated[
        bool, typer.Option("--typescript", help="As types for a program in TypeScript.")
    ] = False,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write to this file.")
    ] = None,
) -> None:
    """Write what the server takes and tells: OpenAPI, with the messages of the sockets."""
    import json

    from obelisk.server.app import make_app
    from obelisk.server.typescript import types_of

    document = make_app(None).openapi()
    text = types_of(document) if typescript else json.dumps(document, indent=2, ensure_ascii=False)
    if output is None:
        print(text)
    else:
        output.write_text(text.rstrip() + "\n", encoding="utf-8")


def password(
    name: Annotated[str, typer.Argument(help="The name of the account.")],
    database: Database = None,
    data: Data = None,
) -> None:
    """Give somebody who lost their password a new one, which is printed.

    All sessions of the account end; its tokens stay. The server may go on meanwhile.
    """
    import asyncio

    from obelisk.server.operating import reset_password
    from obelisk.server.settings import Settings

    settings = Settings.read({"database": database, "data": data})
    print(asyncio.run(reset_password(settings, name)))


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the copy; it must not exist.")],
    database: Database = None,
    data: Data = None,
) -> None:
    """Copy the SQLite database of a server, whole and as of one moment, while it runs."""
    from obelisk.server.operating import back_up
    from obelisk.server.settings import Settings

    back_up(Settings.read({"database": database, "data": data}), file)
