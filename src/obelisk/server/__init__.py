"""The table: a service where people and engines play matches in real time.

A match is an append-only log of entries (`match/`), stored before anything is acknowledged
(`store/`). `tables` holds the matches in use and tells everybody who listens what they may know;
`sockets` and `api/` are the doors. All that is in memory is a cache of the log.
"""

from obelisk.core.words import register

register("server", __name__)
