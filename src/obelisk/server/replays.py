"""Pages of replays that somebody looked at lately: finished matches do not change."""

from __future__ import annotations

from collections import OrderedDict

MOST_BYTES = 8 * 1024 * 1024

Page = tuple[str, int | None, int, int]  # the match, the seat, the first step and how many


class Replays:
    """The pages that were asked for last, as many as there is room for."""

    def __init__(self) -> None:
        self._pages: OrderedDict[Page, bytes] = OrderedDict()
        self._size = 0

    def find(self, page: Page) -> bytes | None:
        """What a page says, if it is kept."""
        content = self._pages.get(page)
        if content is not None:
            self._pages.move_to_end(page)
        return content

    def keep(self, page: Page, content: bytes) -> None:
        """Keep a page, and forget those that were not asked for longest."""
        self._size += len(content) - len(self._pages.pop(page, b""))
        self._pages[page] = content
        while self._size > MOST_BYTES:
            _, forgotten = self._pages.popitem(last=False)
            self._size -= len(forgotten)
