"""A voice of another program is connected in the settings, keeps its key to itself, and is removed."""

import http.server
import json
import math
import struct
import threading

import pytest
from playwright.sync_api import expect

from harness import axe

pytestmark = pytest.mark.own_program
KEY = "s3cret-of-the-test"


def wav():
    """A tone of a second, 16,000 samples a second."""
    samples = b"".join(struct.pack("<h", int(8000 * math.sin(n * 0.2))) for n in range(16_000))
    head = struct.pack(
        "<4sI4s4sIHHIIHH4sI", b"RIFF", 36 + len(samples), b"WAVE", b"fmt ", 16, 1, 1, 16_000, 32_000, 2, 16, b"data", len(samples)
    )
    return head + samples


class Speaker(http.server.BaseHTTPRequestHandler):
    """Speaks for those who bring the key."""

    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.asked.append(asked["voice"])
        is_known = self.headers["Authorization"] == f"Bearer {KEY}"
        body = wav() if is_known else b"{}"
        self.send_response(200 if is_known else 401)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@pytest.fixture
def speaker():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Speaker)
    server.asked = []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def test_a_voice_is_tried_connected_and_removed(screen, client, speaker):
    address = f"http://127.0.0.1:{speaker.server_port}/v1"
    screen.page.goto(f"{screen.address}/settings")
    section = screen.page.locator("section", has=screen.page.get_by_role("heading", name="Voices of other programs"))
    expect(section.get_by_text("None connected yet.")).to_be_visible()
    section.get_by_role("button", name="Connect a voice").click()
    dialog = screen.page.get_by_role("dialog")
    dialog.get_by_label("Voice", exact=True).fill("Alloy")
    expect(dialog.get_by_label("Name in Vorleser")).to_have_value("alloy")
    connect = dialog.get_by_role("button", name="Test and connect")
    # What can't be right is told before anybody is asked.
    dialog.get_by_label("Address").fill("example.org")
    connect.click()
    expect(dialog.get_by_role("alert")).to_contain_text("begins with http://")
    assert speaker.asked == []
    dialog.get_by_label("Address").fill(address)
    dialog.get_by_label("Key").fill("wrong")
    screen.watch.allow("answer 503: PUT", "Failed to load resource")
    connect.click()
    expect(dialog.get_by_role("alert")).to_contain_text("127.0.0.1 refuses the key (401)")
    assert axe.violations(screen.page) == []
    dialog.get_by_label("Key").fill(KEY)
    connect.click()
    expect(dialog).to_be_hidden()
    row = section.get_by_role("button", name=f"alloy Alloy · {address}")
    expect(row).to_be_visible()
    assert "alloy" in [voice["id"] for voice in client.json("GET", "/api/voices")["voices"]]
    assert KEY not in json.dumps(client.json("GET", "/api/voices/connections"))
    # The key stays where nothing else is typed.
    row.click()
    expect(dialog.get_by_text("Leave empty to keep the current key")).to_be_visible()
    dialog.get_by_label("Model").fill("tts-2")
    connect.click()
    expect(dialog).to_be_hidden()
    assert client.json("GET", "/api/voices/connections")["voices"][0]["model"] == "tts-2"
    section.get_by_role("button", name="Remove alloy").click()
    screen.page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(section.get_by_text("None connected yet.")).to_be_visible()
    assert client.json("GET", "/api/voices/connections")["voices"] == []
