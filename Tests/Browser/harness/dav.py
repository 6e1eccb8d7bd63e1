"""A small WebDAV server that keeps its files in memory; its user is eva, her password sesame."""

import base64
import contextlib
import http.server
import threading

ALLOWED = "Basic " + base64.b64encode(b"eva:sesame").decode()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self, status, body=b""):
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def handle_all(self):
        content = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        files, path = self.server.files, self.path
        if self.headers.get("Authorization") != ALLOWED:
            return self.answer(401)
        if self.command == "PROPFIND":
            found = [name for name in files if name.startswith(path)]
            return self.answer(207, listing(found, files))
        if self.command == "PUT":
            files[path] = content
        if self.command == "MOVE":
            files["/" + self.headers["Destination"].split("/", 3)[3]] = files.pop(path)
        if self.command == "GET":
            return self.answer(200, files[path]) if path in files else self.answer(404)
        if self.command == "DELETE":
            files.pop(path, None)
        return self.answer(201)

    do_GET = do_PROPFIND = do_PUT = do_MOVE = do_DELETE = do_MKCOL = handle_all

    def log_message(self, *_):
        pass


def listing(names, files):
    rows = "".join(
        f"<D:response><D:href>{name}</D:href><D:propstat><D:prop><D:getcontentlength>{len(files[name])}</D:getcontentlength></D:prop>"
        "</D:propstat></D:response>"
        for name in names
    )
    return f'<?xml version="1.0"?><D:multistatus xmlns:D="DAV:">{rows}</D:multistatus>'.encode()


@contextlib.contextmanager
def serving():
    """Gives the address of a folder, and its files by their paths."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.files = {}
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/", server.files
    finally:
        server.shutdown()
        server.server_close()


def add_folder(page, address, password):
    """Keeps a server as the destination `nas` in the account view, and gives the form."""
    page.get_by_text("Add a WebDAV folder").click()
    form = page.locator("details", has_text="Add a WebDAV folder")
    form.get_by_label("Name of the destination").fill("nas")
    form.get_by_label("Address").fill(address)
    form.get_by_label("User (optional)").fill("eva")
    form.get_by_label("Password (optional)", exact=True).fill(password)
    form.get_by_role("button", name="Test and save").click()
    return form
