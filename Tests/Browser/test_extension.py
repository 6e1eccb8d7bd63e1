"""The browser extension in a Chromium that has loaded it: saves pages as their reader sees them."""

import base64
import json
import os
import shutil

import pytest
from playwright.sync_api import expect

from harness import axe, hostile
from harness.program import ROOT
from harness.site import Site

CHROMIUM = "/usr/bin/chromium"
"""The headless shell knows no extensions."""
PIXEL = base64.b64decode(hostile.PIXEL.split(",")[1])
SENTENCE = "The boat had lain in the harbour for years, and nobody knew, or wanted to know, whose it was. "
SCRIPT = """
  const article = document.createElement("article");
  const paragraph = `<p>${%s.repeat(5)}</p>`;
  article.innerHTML = `<h1>Made by a script</h1>${paragraph}<img src="/boat.png" alt="The boat">${paragraph}`
    + '<p class="folded">Nobody sees this.</p><harbour-note></harbour-note><img src="/x" onerror="steal()">';
  document.body.append(article);
  customElements.define("harbour-note", class extends HTMLElement {
    connectedCallback() { this.attachShadow({mode: "open"}).innerHTML = `<p>${"The tide was low on that day. ".repeat(4)}</p>`; }
  });
""" % json.dumps(SENTENCE)


@pytest.fixture
def site():
    site = Site()
    site.pages["/boat.png"] = ("image/png", PIXEL)
    yield site
    site.close()


@pytest.fixture
def program(programs):
    """A program that may fetch from this machine."""
    return programs(arguments=["--open-host", "127.0.0.1"])


@pytest.fixture
def extended(browser, tmp_path):
    """A browser with the extension, which may reach this machine: what a person grants by the button and in the options."""
    folder = tmp_path / "extension"
    shutil.copytree(ROOT / "extension", folder)
    manifest = json.loads((folder / "manifest.json").read_text())
    manifest["host_permissions"] = ["http://127.0.0.1/*"]
    (folder / "manifest.json").write_text(json.dumps(manifest))
    options = ["--no-sandbox"] if os.geteuid() == 0 else []
    context = browser.browser_type.launch_persistent_context(
        tmp_path / "profile",
        executable_path=CHROMIUM,
        headless=True,
        locale="en-GB",
        ignore_default_args=["--disable-extensions"],
        args=[*options, "--headless=new", f"--disable-extensions-except={folder}", f"--load-extension={folder}"],
    )
    yield context
    context.close()


@pytest.fixture
def home(extended):
    """The extension's address."""
    worker = extended.service_workers[0] if extended.service_workers else extended.wait_for_event("serviceworker")
    return worker.url.rsplit("/", 1)[0]


def connect(extended, home, address, token=""):
    """Fills in the options."""
    page = extended.new_page()
    page.goto(f"{home}/options.html")
    page.get_by_label("Address of your library").fill(address)
    page.get_by_label("Token", exact=True).fill(token)
    page.get_by_role("button", name="Save and test").click()
    return page


def save(extended, home, page, more=""):
    """Saves a page that is open."""
    pop_up = extended.new_page()
    pop_up.goto(f"{home}/options.html")
    number = pop_up.evaluate("address => chrome.tabs.query({}).then((all) => all.find(({url}) => url === address).id)", page.url)
    pop_up.goto(f"{home}/save.html?tab={number}{more}")
    return pop_up


def test_a_page_that_a_script_makes_is_saved_as_its_reader_sees_it(extended, home, program, client, site):
    address = site.write("/made", f"<style>.folded {{ display: none }}</style><script>{SCRIPT}</script>", title="A boat")
    options = connect(extended, home, program.address.removeprefix("http://"))
    expect(options.get_by_role("status")).to_have_text("Connected.")
    page = extended.new_page()
    page.goto(address)
    before = page.content()
    pop_up = save(extended, home, page)
    expect(pop_up.get_by_role("status")).to_have_text("Saved")
    assert page.content() == before
    book = next(book for book in client.books() if book["format"] == "article")
    assert book["address"] == address
    html = client.chapter(book["id"], 0)["html"]
    assert "The boat had lain in the harbour" in html and "The tide was low" in html
    assert "Nobody sees this" not in html and "steal" not in html
    # Only the page's own server was asked for its picture, and by the library.
    assert "/boat.png" in site.asked and "The boat" in html
    again = save(extended, home, page)
    expect(again.get_by_role("status")).to_have_text("Already in your library")
    again.get_by_role("button", name="Read").click()
    again.wait_for_url(f"{program.address}/read/{book['id']}")


def test_the_menu_opens_the_reader_which_reads_aloud(extended, home, program, client, site):
    page = extended.new_page()
    page.goto(site.article("/news"))
    connect(extended, home, program.address).get_by_text("Connected.").wait_for()
    pop_up = save(extended, home, page, "&listen")
    pop_up.wait_for_url(f"{program.address}/read/**")
    book = next(book for book in client.books() if book["format"] == "article")
    assert pop_up.url.split("?")[0].endswith(f"/read/{book['id']}")


def test_mistakes_are_named(extended, home, program, site):
    page = extended.new_page()
    page.goto(site.write("/login", "<form><input></form><p>Please sign in.</p>"))
    pop_up = save(extended, home, page)
    expect(pop_up.get_by_role("status")).to_have_text("Tell the extension first where your library is.")
    options = connect(extended, home, "not an address")
    expect(options.get_by_role("status")).to_contain_text("This is no address of a library")
    options = connect(extended, home, site.address)
    expect(options.get_by_role("status")).to_contain_text("there is no Vorleser")
    options = connect(extended, home, "http://127.0.0.1:9")
    expect(options.get_by_role("status")).to_contain_text("does not respond")
    options = connect(extended, home, program.address, token="wrong")
    expect(options.get_by_role("status")).to_contain_text("does not know this token")
    connect(extended, home, program.address).get_by_text("Connected.").wait_for()
    pop_up = save(extended, home, page)
    expect(pop_up.get_by_role("status")).to_have_text("No article was found on this page.")
    # A page of the browser's own, as this one is.
    pop_up.goto(f"{home}/options.html")
    number = pop_up.evaluate("() => chrome.tabs.getCurrent().then((tab) => tab.id)")
    pop_up.goto(f"{home}/save.html?tab={number}")
    expect(pop_up.get_by_role("status")).to_have_text("Browsers let no extension read this page.")


def test_its_pages_are_accessible(extended, home):
    page = extended.new_page()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for name in ("options", "save"):
            page.goto(f"{home}/{name}.html?tab=0")
            assert axe.violations(page) == []
