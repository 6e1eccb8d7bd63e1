"""A site whose pages a test writes, on a loopback port."""

import http.server
import threading


class Site:
    """Answers each path with what stands in `pages`: (type, bytes), or a status."""

    def __init__(self):
        self.pages = {}
        self.asked = []
        site = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                site.asked.append(self.path)
                answer = site.pages.get(self.path, 404)
                if isinstance(answer, int):
                    self.send_error(answer)
                    return
                kind, content = answer
                self.send_response(200)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def write(self, path, body, title="A boat and its owner", head=""):
        """A page; gives its address."""
        text = f"<!doctype html><html lang=en><head><title>{title}</title>{head}</head><body>{body}</body></html>"
        self.pages[path] = ("text/html; charset=utf-8", text.encode())
        return self.address + path

    def article(self, path, more="", title="A boat and its owner"):
        """A page with an article; gives its address."""
        sentence = "The boat had lain in the harbour for years, and nobody knew, or wanted to know, whose it was. "
        paragraph = f"<p>{sentence * 5}</p>"
        return self.write(path, f"<nav><a href=/>Home</a></nav><article><h1>{title}</h1>{paragraph}{more}{paragraph}</article>", title)

    def close(self):
        self._server.shutdown()
        self._server.server_close()
