"""HTTPS by the library's own authority, as Chromium trusts it, and nginx before the library."""

import http.client
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import CHROMIUM, PATIENCE
from harness.program import ROOT
from harness.waiting import until

PASSWORD = "three quiet rivers"


def run(home, *arguments, text=None):
    program = os.environ.get("VORLESER", str(ROOT / ".build/release/vorleser"))
    return subprocess.run([program, *arguments, "--home", str(home)], input=text, text=True, check=True, capture_output=True).stdout


@pytest.fixture
def home(tmp_path):
    home = tmp_path / "home"
    run(home, "people", "add", "Ada", text=PASSWORD + "\n")
    return home


@pytest.mark.skipif(not shutil.which("certutil"), reason="certutil is not there (libnss3-tools)")
def test_who_trusts_the_authority_gets_a_secure_page(home, tmp_path, programs, browser):
    run(home, "tls")
    program = programs(home, arguments=["--host", "0.0.0.0"])
    address = f"https://localhost:{program.port}"
    lists = tmp_path / "person/.pki/nssdb"
    lists.mkdir(parents=True)
    certutil = ["certutil", "-d", f"sql:{lists}"]
    subprocess.run([*certutil, "-N", "--empty-password"], check=True)
    subprocess.run([*certutil, "-A", "-t", "C,,", "-n", "Vorleser", "-i", str(home / "tls/authority.pem")], check=True)
    trusting = browser.browser_type.launch(
        executable_path=CHROMIUM, args=["--no-sandbox"] if os.geteuid() == 0 else [], env={**os.environ, "HOME": str(tmp_path / "person")}
    )
    try:
        page = trusting.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(address)
        assert page.evaluate("isSecureContext")
        page.get_by_label("Name", exact=True).fill("Ada")
        page.get_by_label("Password", exact=True).fill(PASSWORD)
        page.get_by_role("button", name="Sign in").click()
        expect(page.get_by_role("heading", name="All books")).to_be_visible()
        [cookie] = [cookie for cookie in page.context.cookies() if "vorleser" in cookie["name"]]
        assert cookie["name"] == "__Host-vorleser" and cookie["secure"] and cookie["httpOnly"]
        assert page.evaluate("navigator.serviceWorker.ready.then((it) => !!it.active)")
        page.goto(address + "/read/1")
        expect(page.get_by_role("button", name="Read aloud", exact=True)).to_be_visible()
    finally:
        trusting.close()
    # Who was not told of the authority is warned.
    stranger = browser.new_page()
    with pytest.raises(Exception, match="ERR_CERT_AUTHORITY_INVALID"):
        stranger.goto(address)
    stranger.close()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture
def nginx(tmp_path):
    """Starts nginx with the recipe of docs/serving.md."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if not program:
        pytest.skip("nginx is not there (nginx-light)")
    started = []

    def start(target, recipe=0):
        port = free_port()
        recipe = re.findall(r"```nginx\n(.*?)```", (ROOT / "docs/serving.md").read_text(), re.S)[recipe]
        # TLS is in the recipe's surroundings; here the proxy only says that it was there.
        recipe = recipe.replace("127.0.0.1:7878", f"127.0.0.1:{target}").replace("$scheme", "https")
        paths = "".join(f"{name}_temp_path {tmp_path}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        file = tmp_path / "nginx.conf"
        file.write_text(
            f"daemon off; master_process off; pid {tmp_path}/pid; error_log stderr;\n"
            f"events {{}}\nhttp {{ access_log off; {paths}\n"
            f"server {{ listen 127.0.0.1:{port}; {recipe} }} }}"
        )
        process = subprocess.Popen([program, "-c", str(file), "-p", str(tmp_path)], stderr=subprocess.DEVNULL)
        started.append(process)

        def answers():
            with socket.socket() as probe:
                return probe.connect_ex(("127.0.0.1", port)) == 0

        until(answers)
        return port

    yield start
    for process in started:
        process.kill()
        process.wait()


@pytest.mark.parametrize("recipe,base", [(0, ""), (1, "/books")])
def test_behind_nginx_everything_arrives_as_it_is_sent(home, programs, nginx, recipe, base):
    name = "books.example.org"
    program = programs(home, arguments=["--name", name, "--trusted-proxy", "127.0.0.1", *(["--base-path", base] if base else [])])
    port = nginx(program.port, recipe)

    def ask(method, path, body=None, headers=None, timeout=60):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=timeout)
        connection.request(method, base + path, body, {"Host": name, **(headers or {})})
        return connection.getresponse()

    assert ask("GET", "/api/books").status == 401
    given = json.dumps({"name": "Ada", "password": PASSWORD, "device": "nginx"})
    headers = {"Origin": f"https://{name}", "Content-Type": "application/json"}
    assert ask("POST", "/api/account/sign-in", given, {**headers, "Origin": "https://evil.example"}).status == 403
    answer = ask("POST", "/api/account/sign-in", given, headers)
    assert answer.status == 200
    cookie = answer.getheader("Set-Cookie")
    assert cookie.startswith("__Secure-vorleser~books=" if base else "__Host-vorleser=") and "; Secure" in cookie
    assert f"; Path={base or '/'};" in cookie
    if base:
        # nginx itself leads from `/books` to `/books/`.
        assert ask("GET", "").getheader("Location").endswith("/books/")
        assert b'src="/books/js/main-' in ask("GET", "/read/1").read()
    session = {"Cookie": cookie.split(";")[0]}
    csrf = json.load(ask("GET", "/api/account", headers=session))["csrf"]

    # Events come while the answer is open, not when a buffer is full.
    events = ask("GET", "/api/events", headers=session)
    assert events.status == 200 and events.read1(1)

    # So does sound: the first of it is there long before the end.
    sound = ask("GET", "/api/books/1/audio?from=0&voice=heart", headers=session)
    assert sound.status == 200 and len(sound.read(2000)) == 2000

    # A body beyond nginx's own limit of a megabyte passes.
    large = pathlib.Path(__file__).read_bytes() * 400
    assert len(large) > 1_500_000
    added = ask("POST", "/api/books?name=large.txt", large, {**session, "X-CSRF-Token": csrf, "Content-Type": "application/octet-stream"})
    assert added.status == 201, added.read()
