"""Running the application: uvicorn with the house's settings, and a clean farewell."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress

import uvicorn

from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message
from obelisk.server.app import make_doors
from obelisk.server.arriving import arriving
from obelisk.server.connection import Connection
from obelisk.server.settings import Settings
from obelisk.server.site import Site, open_site
from obelisk.server.sockets import LARGEST
from obelisk.terminal.language import say

SWITCH = 0.001  # seconds after which a thread that writes gets its turn beside the event loop
# The collector looks for cycles after so many new objects, at the middle-aged ones after so many
# looks, and at the old ones after so many of those. We make few cycles, and a look at all objects
# stops the event loop for a quarter of a second.
CYCLES = (20_000, 20, 50)
# Addresses that nobody has, beyond the own network, and what to say if there is no way to them.
FAR = {socket.AF_INET: ("192.0.2.1", "127.0.0.1"), socket.AF_INET6: ("2001:db8::1", "::1")}
FAREWELL = 5  # seconds that open connections have to end


class _Server(uvicorn.Server):
    """Takes leave of its clients, and ends well when it is told to end."""

    def __init__(self, config: uvicorn.Config, site: Site) -> None:
        super().__init__(config)
        self._site = site

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._site.say_farewell()
        await super().shutdown(sockets)


def run(settings: Settings) -> None:
    """Serve until SIGTERM or SIGINT."""
    _run(_serve(settings))


def run_worker(settings: Settings) -> None:
    """Think until SIGTERM or SIGINT."""
    _run(_think(settings))


def _run(work: Coroutine[None, None, None]) -> None:
    logging.basicConfig(
        level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    for quiet in ("alembic", "uvicorn"):  # uvicorn would log the addresses of private matches
        logging.getLogger(quiet).setLevel(logging.WARNING)
    os.umask(0o077)  # what the server writes is for its owner only
    _allow_connections()
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*CYCLES)
    with asyncio.Runner(loop_factory=_quick_loop()) as runner:
        runner.run(work)


def _allow_connections() -> None:
    """Have as many files and connections open as the system allows: usually it is asked for few."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # not every system takes what it says
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _think(settings: Settings) -> None:
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    async with open_site(settings):
        print(say("server-thinking"), flush=True)
        await ended.wait()


def _quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # there is none for Windows
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings) -> None:
    listening = _listen(settings.host, settings.port)
    async with open_site(settings) as site:
        config = uvicorn.Config(
            make_doors(site),
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=settings.proxies,
            http=arriving(),
            ws=Connection,
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,  # the length of a message must not depend on what it says
            ws_ping_interval=None,  # clients ping; two heartbeats would race
            timeout_graceful_shutdown=FAREWELL,
        )
        address = address_of(listening)
        print(say("server-serving", address=address), flush=True)
        if settings.open and _has_screen():
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)
        await _Server(config, site).serve([listening])


def address_of(listening: socket.socket) -> str:
    """Where a browser finds us. Links to matches begin with the address by which a page was opened,
    so of a server for all it is the one by which others in the network reach this machine."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104  # what we may be told to listen on
        host = _own_address(listening.family)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address(family: int) -> str:
    """The address of this machine in its network; the loopback's if it is in none."""
    far, near = FAR[socket.AddressFamily(family)]
    with socket.socket(family, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((far, 9))  # finds the way, and sends nothing
            return str(asking.getsockname()[0])
        except OSError:
            return near


def _has_screen() -> bool:
    """Whether a browser could be seen; elsewhere one might open in the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _listen(host: str, port: int) -> socket.socket:
    """A socket that listens; clients that come before we are ready wait in its queue."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address[:2], family=family, backlog=2048)
    except OSError as fault:
        why = str(fault.strerror)
        raise ObeliskError(
            Message("server-cannot-listen", host=host, port=str(port), error=why)
        ) from None
