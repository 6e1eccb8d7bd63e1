"""A server elsewhere: another loopback port, at which nobody has any business to call."""

import socket
import threading


class Stranger:
    """Counts connections, and what was asked for."""

    def __init__(self):
        self.visits = []
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = self._socket.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def _serve(self):
        while True:
            try:
                connection, _ = self._socket.accept()
            except OSError:
                return
            with connection:
                connection.settimeout(1)
                try:
                    asked = connection.recv(4096).decode(errors="replace").split("\r\n")[0]
                except OSError:
                    asked = ""
                self.visits.append(asked or "a connection")

    def close(self):
        self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
