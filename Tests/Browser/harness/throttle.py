"""A slow line: a relay of TCP that passes so many bits a second, all connections together.

The browser's own emulation of slow networks leaves media alone.
"""

import select
import socket
import threading
import time

PIECE = 512
"""Bytes passed at once, so that connections share the line evenly."""


class SlowLine:
    """Relays to a port of this machine; `rate` is in bits a second and may be changed, `None` for no limit."""

    def __init__(self, port, rate=None):
        self.rate = rate
        self._target = port
        self._lock = threading.Lock()
        self._free_at = 0.0
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def close(self):
        self._listener.close()

    def _accept(self):
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            # What waits unread in the middle would be a stretch of a faster line.
            client.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            upstream = socket.socket()
            upstream.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            upstream.connect(("127.0.0.1", self._target))
            threading.Thread(target=self._relay, args=(client, upstream), daemon=True).start()

    def _relay(self, client, upstream):
        try:
            while True:
                ready, _, _ = select.select([client, upstream], [], [])
                for source in ready:
                    data = source.recv(PIECE if source is upstream else 65536)
                    if not data:
                        return
                    if source is upstream:
                        self._wait(len(data))
                        client.sendall(data)
                    else:
                        upstream.sendall(data)
        except OSError:
            return
        finally:
            client.close()
            upstream.close()

    def _wait(self, count):
        """Until it is the turn of so many bytes."""
        if self.rate is None:
            return
        with self._lock:
            now = time.monotonic()
            self._free_at = max(self._free_at, now) + count * 8 / self.rate
            pause = self._free_at - now
        time.sleep(pause)
