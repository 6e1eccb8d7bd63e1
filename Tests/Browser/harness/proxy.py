"""A reverse proxy before libraries that lie at paths of one host, as people put one there."""

import http.client
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

OWN_HEADERS = {"connection", "keep-alive", "transfer-encoding", "te", "trailer", "upgrade"}
"""What holds for one connection only (RFC 9110 section 7.6.1)."""


class Proxy:
    """Passes on what is asked for below each prefix; `paths` is all that was asked for, and `strays` what was asked for beside all prefixes."""

    def __init__(self):
        self.sites = {}
        self.paths = []
        self.strays = []
        proxy = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def handle_one_request(self):
                try:
                    super().handle_one_request()
                except OSError:
                    # The browser went away, which is its right.
                    self.close_connection = True

            def _pass_on(self):
                proxy._pass_on(self)

            do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = _pass_on

        class Server(ThreadingHTTPServer):
            daemon_threads = True

            def handle_error(self, *_):
                pass

        self._server = Server(("127.0.0.1", 0), Handler)
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def add(self, prefix, program, strips):
        """Puts a library at a prefix; one that strips passes on the rest of the path, and says what it took."""
        self.sites[prefix] = (program, strips)
        return self.address + prefix

    def close(self):
        self._server.shutdown()
        self._server.server_close()

    def _pass_on(self, asked):
        self.paths.append(asked.path)
        body = asked.rfile.read(int(asked.headers.get("Content-Length") or 0))
        found = [prefix for prefix in self.sites if asked.path.split("?")[0] == prefix or asked.path.startswith(prefix + "/")]
        if not found:
            self.strays.append(f"{asked.command} {asked.path}")
            return self._say(asked, 404)
        prefix = max(found, key=len)
        program, strips = self.sites[prefix]
        headers = {name: value for name, value in asked.headers.items() if name.lower() not in OWN_HEADERS}
        headers |= {"X-Forwarded-For": asked.client_address[0], "X-Forwarded-Proto": "http", "X-Forwarded-Host": asked.headers["Host"]}
        path = asked.path
        if strips and prefix:
            if path == prefix:
                return self._say(asked, 308, ("Location", prefix + "/"))
            path = path[len(prefix) :]
            headers["X-Forwarded-Prefix"] = prefix
        upstream = http.client.HTTPConnection("127.0.0.1", program.port, timeout=120)
        try:
            upstream.putrequest(asked.command, path, skip_host=True, skip_accept_encoding=True)
            for name, value in headers.items():
                upstream.putheader(name, value)
            upstream.endheaders(body or None)
            answer = upstream.getresponse()
        except OSError:
            upstream.close()
            return self._say(asked, 502)
        try:
            self._relay(asked, answer)
        finally:
            upstream.close()
        return None

    @staticmethod
    def _relay(asked, answer):
        asked.send_response_only(answer.status)
        for name, value in answer.getheaders():
            if name.lower() not in OWN_HEADERS:
                asked.send_header(name, value)
        has_end = answer.getheader("Content-Length") or answer.status in (204, 304) or asked.command == "HEAD"
        if not has_end:
            asked.send_header("Transfer-Encoding", "chunked")
        asked.end_headers()
        try:
            while piece := answer.read1(1 << 16):
                asked.wfile.write(piece if has_end else b"%x\r\n%s\r\n" % (len(piece), piece))
                asked.wfile.flush()
        except (OSError, http.client.HTTPException):
            # Half an answer may not look like a whole one.
            asked.close_connection = True
            return
        if not has_end:
            asked.wfile.write(b"0\r\n\r\n")

    @staticmethod
    def _say(asked, status, *headers):
        asked.send_response_only(status)
        for name, value in (*headers, ("Content-Length", "0")):
            asked.send_header(name, value)
        asked.end_headers()
