"""The commands of operators: `obelisk serve`, `work`, `schema`, `password` and `backup`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Database = Annotated[
    str | None,
    typer.Option(metavar="server-metavar-url", help="server-help-database", show_default=False),
]
Data = Annotated[
    Path | None,
    typer.Option(metavar="terminal-metavar-folder", help="server-help-data", show_default=False),
]
Workers = Annotated[int | None, typer.Option(help="server-help-workers", show_default=False)]


def serve(
    host: Annotated[
        str | None,
        typer.Option(metavar="server-metavar-address", help="server-help-host", show_default=False),
    ] = None,
    port: Annotated[int | None, typer.Option(help="server-help-port", show_default=False)] = None,
    database: Database = None,
    workers: Workers = None,
    data: Data = None,
) -> None:
    """Serve matches to people, bots and engines, over HTTP and WebSocket."""
    from obelisk.server.settings import Settings

    settings = Settings.read(
        {"host": host, "port": port, "database": database, "workers": workers, "data": data}
    )
    from obelisk.server.serving import run

    run(settings)


def work(database: Database = None, workers: Workers = None, data: Data = None) -> None:
    """Run engines for servers that share a PostgreSQL database."""
    from obelisk.core.errors import ObeliskError
    from obelisk.core.messages import Message
    from obelisk.server.settings import Settings

    settings = Settings.read({"database": database, "workers": workers, "data": data})
    if not settings.address.startswith("postgresql"):
        raise ObeliskError(Message("server-work-database"))
    from obelisk.server.serving import run_worker

    run_worker(settings)


def schema(
    typescript: Annotated[
        bool, typer.Option("--typescript", help="server-help-typescript")
    ] = False,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="terminal-metavar-file", help="server-help-output"),
    ] = None,
) -> None:
    """Write the API of the server as OpenAPI, with the messages of the sockets."""
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
    name: Annotated[
        str, typer.Argument(metavar="terminal-metavar-name", help="server-help-account")
    ],
    database: Database = None,
    data: Data = None,
) -> None:
    """Give an account a new password, and print it."""
    import asyncio

    from obelisk.server.operating import reset_password
    from obelisk.server.settings import Settings

    settings = Settings.read({"database": database, "data": data})
    print(asyncio.run(reset_password(settings, name)))


def backup(
    file: Annotated[Path, typer.Argument(metavar="terminal-metavar-file", help="server-help-copy")],
    database: Database = None,
    data: Data = None,
) -> None:
    """Copy the SQLite database of a server, even while it runs."""
    from obelisk.server.operating import back_up
    from obelisk.server.settings import Settings

    back_up(Settings.read({"database": database, "data": data}), file)
