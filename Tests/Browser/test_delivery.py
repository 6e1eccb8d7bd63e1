"""How the page comes to the browser (decision 0099)."""

from urllib.parse import urlsplit

import pytest

from harness.proxy import Proxy
from harness.worker import bring_worker

MOST_SCRIPTS = 8
"""Each further script costs every visit a request, and a round trip more where it is the seventh at once."""

NAMED = """
() => [...document.querySelectorAll("script[src], link[href$='.js']")].map((each) => new URL(each.src ?? each.href).pathname)
"""


@pytest.mark.parametrize("view", ["the library", "the reader"])
def test_a_view_comes_in_few_scripts_and_the_document_names_them_all(screen, book, view):
    if view == "the reader":
        screen.open_book(book["id"])
    else:
        screen.open_library()
        screen.book(book["id"]).wait_for()
    asked = [urlsplit(address).path for _, address in screen.watch.requests if address.endswith(".js")]
    assert len(asked) == len(set(asked)), asked
    assert 3 < len(asked) <= MOST_SCRIPTS, asked
    named = screen.page.evaluate(NAMED)
    assert set(asked) <= set(named), f"{set(asked) - set(named)} are known only to a script that came before"


LASTING = """
async () => {
  const named = [...document.querySelectorAll("script[src], link[href$='.js'], link[rel=stylesheet]")].map((each) => each.src ?? each.href);
  const answers = await Promise.all(named.map((address) => fetch(address, { cache: "no-store" })));
  return Object.fromEntries(answers.map((answer) => [new URL(answer.url).pathname, answer.headers.get("cache-control")]));
}
"""


def test_what_a_view_is_made_of_is_asked_for_once(screen):
    screen.open_library()
    lasting = screen.page.evaluate(LASTING)
    assert any(path.startswith("/css/") for path in lasting) and any("/main-" in path for path in lasting), lasting
    assert all("immutable" in header for header in lasting.values()), lasting


@pytest.fixture
def proxy():
    proxy = Proxy()
    yield proxy
    proxy.close()


def test_it_is_not_asked_for_again_where_the_worker_keeps_it(screens, contexts, program, proxy):
    """The worker asks once for every file; what it is answered holds for the browser's own copies as well."""
    address = proxy.add("", program, strips=False)
    context = contexts(service_workers="allow")
    first = screens(context, address).open_library()
    bring_worker(first)
    assert [path for path in proxy.paths if path.endswith(".css")], proxy.paths
    first.page.close()
    proxy.paths.clear()
    again = screens(context, address).open_library()
    assert again.page.evaluate("navigator.serviceWorker.controller !== null")
    assert "/" in proxy.paths, proxy.paths
    # The worker's own script is asked for each time, which is how a new one is found.
    assert [path for path in proxy.paths if path.endswith((".js", ".css")) and path != "/sw.js"] == []


def test_scripts_of_other_views_come_when_somebody_goes_there(screen):
    screen.open_library()
    before = {address for _, address in screen.watch.requests if address.endswith(".js")}
    screen.page.goto(screen.address + "/settings")
    screen.page.get_by_role("heading", level=1).wait_for()
    after = {address for _, address in screen.watch.requests if address.endswith(".js")}
    assert any("/others-" in address for address in after - before), after - before
    assert not any("/reader-" in address for address in after), after
