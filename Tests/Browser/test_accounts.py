"""Accounts: signing in, invitations, two people over one library, private shelves, ended sessions."""

import re

import pytest
from playwright.sync_api import expect

from harness.axe import violations
from harness.dictionaries import dictionary
from harness.waiting import until

PASSWORD = "three quiet rivers"


def sign_in(screen, name, password=PASSWORD):
    screen.page.get_by_label("Name", exact=True).fill(name)
    screen.page.get_by_label("Password", exact=True).fill(password)
    screen.page.get_by_role("button", name="Sign in").click()


@pytest.fixture
def ada(screens):
    """The first person, who makes the account in the page."""
    screen = screens()
    screen.page.goto(screen.address + "/account")
    screen.page.get_by_label("Name", exact=True).fill("Ada")
    screen.page.get_by_label("New password").fill(PASSWORD)
    screen.page.get_by_role("button", name="Create account").click()
    expect(screen.page.get_by_role("heading", name="Ada")).to_be_visible()
    return screen


@pytest.fixture
def bo(ada, screens):
    """Somebody whom Ada has invited, in a browser of their own."""
    ada.page.goto(ada.address + "/account")
    ada.page.get_by_role("button", name="Invite someone").click()
    ada.page.get_by_role("menuitem", name="As a reader").click()
    link = ada.page.get_by_label("Link", exact=True).input_value()
    screen = screens()
    screen.page.goto(link)
    expect(screen.page.get_by_role("heading", name="Welcome")).to_be_visible()
    assert "#" not in screen.page.url, "the code stays in the history"
    screen.page.get_by_label("Name", exact=True).fill("Bo")
    screen.page.get_by_label("New password").fill(PASSWORD)
    screen.page.get_by_role("button", name="Create account").click()
    expect(screen.page.get_by_role("heading", name="All books")).to_be_visible()
    return screen


def ask(screen, method, path, body=None):
    """What the page itself would be answered."""
    return screen.page.evaluate(
        """
      async ([method, path, body]) => {
        const { csrf } = await (await fetch("/api/account")).json();
        const response = await fetch(path, { method, headers: { "X-CSRF-Token": csrf ?? "" },
          body: body === null ? undefined : JSON.stringify(body) });
        return response.json();
      }""",
        [method, path, body],
    )


def test_everybody_signs_in_and_a_wrong_password_is_told(ada, screens):
    other = screens()
    other.watch.allow("answer 403: POST", "403")
    other.watch.allow("answer 429: POST", "429")
    other.page.goto(other.address + "/")
    expect(other.page.get_by_role("heading", name="Sign in")).to_be_visible()
    expect(other.page.get_by_text("All books")).to_have_count(0)
    assert not violations(other.page)
    alert = other.page.get_by_role("alert")
    sign_in(other, "Ada", "not this one")
    expect(alert).to_contain_text(re.compile("wrong", re.IGNORECASE))
    # Each delay is twice the one before, so that in the end even a slow machine tries too early.
    for _ in range(12):
        sign_in(other, "Ada", "not this one")
        expect(alert).to_contain_text(re.compile("wrong|too many", re.IGNORECASE))
        if "too many" in alert.inner_text().lower():
            break
    expect(alert).to_contain_text(re.compile("too many", re.IGNORECASE))
    until(lambda: signed_in_at_last(other), what="the end of the delay")


def signed_in_at_last(screen):
    if screen.page.get_by_role("heading", name="All books").count():
        return True
    if screen.page.get_by_label("Name", exact=True).count():
        sign_in(screen, "ada")
        answer = screen.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))
        expect(answer.or_(screen.page.get_by_role("heading", name="All books")).first).to_be_visible()
    return False


def test_two_people_have_places_of_their_own_over_one_library(ada, bo):
    for screen in (ada, bo):
        screen.open_library()
    book = ask(ada, "GET", "/api/books")["books"][0]["id"]
    position = f"/api/books/{book}/position"
    ask(ada, "PUT", position, {"offset": 40, "version": 0, "device": "x"})
    ask(bo, "PUT", position, {"offset": 90, "version": 0, "device": "x"})
    assert ask(ada, "GET", position)["offset"] == 40
    assert ask(bo, "GET", position)["offset"] == 90


def test_a_book_moves_to_the_private_shelf_and_back(ada, bo):
    for screen in (ada, bo):
        screen.open_library()
    title = ask(ada, "GET", "/api/books")["books"][0]["title"]
    more = ada.page.get_by_role("button", name=f"More options for {title}")
    # A reader may not move what an admin has added.
    bo.page.get_by_role("button", name=f"More options for {title}").click()
    expect(bo.page.get_by_role("menuitem", name="Move to my private shelf")).to_have_count(0)
    bo.page.keyboard.press("Escape")
    more.click()
    ada.page.get_by_role("menuitem", name="Move to my private shelf").click()
    expect(ada.page.get_by_text(f"Only you can see “{title}” now.")).to_be_visible()
    expect(bo.page.get_by_role("button", name=f"More options for {title}")).to_have_count(0)
    more.click()
    ada.page.get_by_role("menuitem", name="Share with everyone").click()
    expect(bo.page.get_by_role("button", name=f"More options for {title}")).to_have_count(1)


def test_a_session_that_ends_asks_again_and_goes_on_where_one_was(ada, novel):
    ada.open_library()
    book = ask(ada, "GET", "/api/books")["books"][0]["id"]
    ada.open_book(book)
    ada.watch.allow("answer 401: ", "401")
    here = ada.page.url
    ask(ada, "DELETE", "/api/account/sessions")
    ada.page.mouse.move(640, 400)
    ada.page.mouse.wheel(0, 500)
    dialog = ada.page.get_by_role("dialog", name="Sign in again")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_label("Name", exact=True)).to_have_value("Ada")
    dialog.get_by_label("Password", exact=True).fill(PASSWORD)
    dialog.get_by_role("button", name="Sign in").click()
    expect(dialog).to_have_count(0)
    assert ada.page.url == here
    # The place that waited is stored.
    until(lambda: ask(ada, "GET", f"/api/books/{book}/position")["version"] > 0, what="the place that waited")


def test_signing_out_everywhere_and_by_device(ada, screens):
    other = screens()
    other.watch.allow("answer 401: ", "401")
    other.page.goto(other.address + "/account")
    sign_in(other, "Ada")
    expect(other.page.get_by_role("heading", name="Ada")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_text("This device")).to_be_visible()
    ada.page.get_by_role("button", name=re.compile("^Sign out .* on ")).click()
    expect(ada.page.get_by_role("button", name=re.compile("^Sign out .* on "))).to_have_count(0)
    other.page.reload()
    expect(other.page.get_by_role("heading", name="Sign in")).to_be_visible()
    ada.page.get_by_role("button", name="Sign out everywhere").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    expect(ada.page.get_by_role("heading", name="Sign in")).to_be_visible()


def test_a_device_has_the_name_that_it_was_given(ada, novel):
    page = ada.page
    page.get_by_role("button", name=re.compile("^Rename ")).click()
    dialog = page.get_by_role("dialog", name="Rename")
    dialog.get_by_label("Device name").fill("Ada’s tablet")
    dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Rename Ada’s tablet")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Rename Ada’s tablet")).to_be_visible()
    # Places are stored by that name, too.
    page.goto(ada.address + "/")
    ada.choose_file(novel)
    card = page.locator(".grid > li", has_text="The Silver Harbour")
    card.locator("a").click()
    ada.wait_for_text()
    number = int(page.url.rsplit("/", 1)[1])
    page.mouse.move(640, 400)
    page.mouse.wheel(0, 1500)
    until(
        lambda: (ask(ada, "GET", f"/api/books/{number}/position")["device"] or "").startswith("Ada’s tablet · "),
        what="the place by that name",
    )


def test_an_invitation_that_no_other_device_can_open_says_so(ada):
    assert "//127.0.0.1" in ada.address
    ada.page.get_by_role("button", name="Invite someone").click()
    ada.page.get_by_role("menuitem", name="As a reader").click()
    link = ada.page.get_by_label("Link", exact=True)
    expect(link).to_have_value(re.compile("^http://127[.]0[.]0[.]1"))
    expect(ada.page.get_by_text("This link works only on this computer")).to_be_visible()


def test_the_account_view_has_no_barrier(ada):
    expect(ada.page.locator(".account-rows[aria-busy=true]")).to_have_count(0)
    assert not violations(ada.page)
    ada.page.get_by_text("New token").click()
    ada.page.get_by_label("What is it for?").fill("Feeds")
    ada.page.get_by_role("button", name="Create token").click()
    token = ada.page.get_by_label("Token", exact=True)
    expect(token).to_have_value(re.compile("^vorleser_"))
    expect(ada.page.get_by_role("button", name="Revoke Feeds")).to_be_visible()
    assert not violations(ada.page)


def test_who_shares_a_browser_finds_nothing_of_the_other(ada, bo):
    ada.page.goto(ada.address + "/")
    ada.page.evaluate("() => localStorage.setItem('vorleser.library.order', 'title')")
    ada.page.goto(ada.address + "/account")
    ada.page.get_by_role("button", name="Sign out", exact=True).click()
    expect(ada.page.get_by_role("heading", name="Sign in")).to_be_visible()
    sign_in(ada, "Bo")
    expect(ada.page.get_by_role("heading", name="All books")).to_be_visible()
    assert ada.page.evaluate("() => localStorage.getItem('vorleser.person')") != "1", "the browser knows who it is"
    names = ada.page.evaluate("() => Object.keys(localStorage).filter((name) => name.endsWith('vorleser.library.order'))")
    assert names == ["vorleser.library.order"], "what is kept is the first person's"


def test_only_who_looks_after_the_library_changes_its_dictionaries_and_everybody_sees_it_at_once(ada, bo):
    bo.page.goto(bo.address + "/settings")
    expect(bo.page.get_by_text("Only an admin can add and remove dictionaries.")).to_be_visible()
    expect(bo.page.get_by_role("button", name="Add dictionary…")).to_have_count(0)
    ada.page.goto(ada.address + "/settings")
    file = {"name": "d.zip", "mimeType": "application/zip", "buffer": dictionary("Sea Words", [("ship", "it sails")])}
    ada.page.locator(".define-adding input[type=file]").set_input_files(file)
    ada.page.get_by_role("checkbox", name="Use Sea Words").uncheck()
    row = bo.page.locator(".define-row")
    expect(row).to_contain_text("Sea Words")
    expect(row).to_contain_text("off")
    expect(row.get_by_role("button")).to_have_count(0)
    ada.page.get_by_role("button", name="Remove Sea Words").click()
    question = ada.page.get_by_role("dialog", name="Remove dictionary?")
    expect(question).to_contain_text("can’t undo")
    question.get_by_role("button", name="Remove").click()
    expect(row).to_have_count(0)
