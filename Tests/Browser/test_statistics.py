"""What was read: recorded by the reader, kept while the server is away, shown and deleted."""

import datetime
import pathlib
import re
import sqlite3

import pytest
from playwright.sync_api import expect

from harness.waiting import until


def sessions(client):
    return client.json("GET", "/api/reading-sessions")["sessions"]


@pytest.fixture
def screen(screens):
    """A page where it is about noon, so that what is read is read today at any hour of the test."""
    ahead = 12 - datetime.datetime.now(datetime.UTC).hour
    # The names of these zones count westward.
    return screens(timezone_id=f"Etc/GMT{-ahead:+d}")


@pytest.fixture
def timed(screen, book):
    """The novel open on a page whose clock tests turn on."""
    screen.page.clock.install()
    screen.open_book(book["id"])
    screen.word_in_view()
    return screen


def read(screen, seconds, turns=1):
    """Somebody reads for so long and turns pages meanwhile."""
    for _ in range(turns):
        screen.page.clock.run_for(seconds * 1000 // turns)
        screen.page.keyboard.press("PageDown")


def until_at_rest(page):
    """Waits until the last turn of a page has ended: until then it counts as reading."""
    places = [None, None, None]

    def is_at_rest():
        places.append(page.evaluate("document.scrollingElement.scrollTop"))
        return len(set(places[-3:])) == 1

    until(is_at_rest)


def test_reading_is_recorded_and_idleness_is_not(timed, client, book):
    begin = timed.page.evaluate("Date.now()")
    read(timed, 90, turns=3)
    until(lambda: [s["reading"] >= 60_000 for s in sessions(client)] == [True])
    until_at_rest(timed.page)
    timed.page.clock.run_for(400_000)
    timed.page.keyboard.press("PageDown")
    timed.page.clock.run_for(61_000)
    until(lambda: sessions(client)[0]["reading"] >= 240_000)
    [session] = sessions(client)
    assert session["book"] == book["id"]
    # The page's clock goes on by itself beside what the test adds. Of 400 seconds without a turn, 120 count.
    passed = timed.page.evaluate("Date.now()") - begin
    assert session["reading"] < passed - 270_000, "the idle minutes are cut"
    assert session["readUnits"] > 0
    assert session["listening"] == session["both"] == 0


def test_sessions_are_shown_and_deleted(timed, client):
    read(timed, 90)
    until(lambda: sessions(client))
    page = timed.page
    page.goto(timed.address + "/statistics")
    rows = page.locator(".session-row")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("The Silver Harbour")
    rows.get_by_role("button", name="Delete session").click()
    expect(rows).to_have_count(0)
    expect(page.get_by_text("Nothing yet")).to_be_visible()
    assert sessions(client) == []


def test_what_is_read_offline_arrives_later(timed, client):
    timed.watch.allow(".")
    timed.page.context.set_offline(True)
    read(timed, 90)
    assert sessions(client) == []
    timed.page.context.set_offline(False)
    until(lambda: len(sessions(client)) == 1)


def test_a_page_that_is_gone_at_once_loses_no_session(timed, client):
    """What the page kept is told by the next page, as after a crash."""
    timed.watch.allow(".")
    page = timed.page
    page.context.set_offline(True)
    read(timed, 50)
    # Chromium may let what a page sends at its end through, which is no loss either.
    page.goto("about:blank")
    page.context.set_offline(False)
    timed.open_library()
    until(lambda: len(sessions(client)) == 1)


def test_recording_can_be_switched_off(timed, client):
    page = timed.page
    page.goto(timed.address + "/statistics")
    page.get_by_role("switch", name="Record reading time").click()
    until(lambda: client.json("GET", "/api/settings").get("readingSessions") is False)
    page.go_back()
    timed.wait_for_text()
    read(timed, 90, turns=2)
    page.goto(timed.address + "/statistics")
    expect(page.get_by_text("Nothing yet")).to_be_visible()
    assert sessions(client) == []


def tell(client, book, name, minutes, age=0):
    """Another device has read for so long."""
    client.json(
        "PUT",
        f"/api/books/{book['id']}/reading-sessions/{name}",
        {
            "age": age,
            "span": minutes * 60_000,
            "reading": minutes * 60_000,
            "listening": 0,
            "both": 0,
            "readUnits": minutes * 1200,
            "heardUnits": 0,
            "from": 0,
            "to": 100,
        },
    )


def test_what_was_read_is_drawn_and_stands_in_tables(screen, client, book):
    for number in range(3):
        tell(client, book, f"session-{number}", 20 + number, age=number * 86_400_000)
    page = screen.page
    page.goto(screen.address + "/statistics")
    expect(page.locator(".calendar rect")).to_have_count(365)
    expect(page.locator(".tile", has_text="Streak")).to_contain_text("3 days")
    expect(page.locator(".tile", has_text="Reading speed")).to_contain_text("211 words/min")
    page.get_by_text("Calendar as a table").click()
    expect(page.get_by_role("table", name="Calendar").get_by_role("row")).to_have_count(4)
    expect(page.get_by_role("table", name="Books", exact=True)).to_contain_text("The Silver Harbour")
    expect(page.get_by_role("table", name="Authors")).to_contain_text("Ida Nobody")
    page.get_by_label("Show by").select_option("month")
    page.get_by_text("Time by month as a table").click()
    expect(page.get_by_role("table", name="Time by month")).to_be_visible()
    year = page.get_by_label("Period").locator("option").nth(1).get_attribute("value")
    page.get_by_label("Period").select_option(year)
    expect(page.get_by_role("heading", name=f"{year} in review")).to_be_visible()
    # What another device reads is shown at once.
    tell(client, book, "session-9", 60)
    expect(page.locator(".tile", has_text="Today")).to_contain_text("1 h")


@pytest.mark.parametrize(("width", "rows"), [(390, 3), (820, 1), (1440, 1)])
def test_the_numbers_fill_their_rows(screens, width, rows):
    screen = screens(viewport={"width": width, "height": 900}, locale="de-DE")
    page = screen.page
    page.goto(screen.address + "/statistics")
    expect(page.locator(".tile")).to_have_count(5)
    ends = page.evaluate(
        """() => {
          const rows = new Map();
          for (const tile of document.querySelectorAll(".tile")) {
            const { top, right } = tile.getBoundingClientRect();
            rows.set(Math.round(top), Math.round(right));
          }
          const edge = document.querySelector(".tiles").getBoundingClientRect().right;
          return [...rows.values()].map((right) => right - Math.round(edge));
        }"""
    )
    assert ends == [0] * rows


def test_goals_are_kept_and_measured(screen, client, book):
    tell(client, book, "session-1", 15)
    page = screen.page
    page.goto(screen.address + "/statistics")
    page.get_by_label("Minutes a day").fill("60")
    page.get_by_label("Minutes a day").press("Enter")
    expect(page.locator(".tile", has_text="Today")).to_contain_text("25% of 1 h")
    until(lambda: client.json("GET", "/api/settings").get("goalMinutes") == 60)


def test_sessions_leave_as_a_file_and_come_from_koreader(screen, client, book, tmp_path):
    file = tmp_path / "statistics.sqlite3"
    with sqlite3.connect(file) as database:
        database.executescript("""
            CREATE TABLE book (id integer PRIMARY KEY, title text, authors text, md5 text);
            CREATE TABLE page_stat_data (id_book integer, page integer, start_time integer, duration integer,
              total_pages integer);
            INSERT INTO book VALUES (1, 'The Silver Harbour', 'Ida Nobody', ''), (2, 'Elsewhere', 'Somebody', '');
            INSERT INTO page_stat_data VALUES (1, 1, 1700000000, 60, 10), (2, 1, 1700000000, 60, 10);
        """)
    page = screen.page
    page.goto(screen.address + "/statistics")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Import from KOReader").click()
    chooser.value.set_files(file)
    expect(page.get_by_text("Sessions added: 2.")).to_be_visible()
    expect(page.get_by_text("One book isn’t in your library")).to_be_visible()
    expect(page.locator(".session-row")).to_have_count(2)
    with page.expect_download() as download:
        page.get_by_role("button", name="Export CSV").click()
    assert "The Silver Harbour" in pathlib.Path(download.value.path()).read_text()
    screen.watch.allow("400", "undamaged database")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Import from KOReader").click()
    damaged = tmp_path / "damaged.sqlite3"
    damaged.write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    chooser.value.set_files(damaged)
    expect(page.get_by_text("undamaged database")).to_be_visible()


def test_the_time_left_goes_by_the_own_pace(reader, client, book):
    tell(client, book, "session-1", 60)
    length = client.book(book["id"])["length"]
    reader.page.get_by_role("button", name=re.compile("Show progress bar")).click()
    minutes = round(length / 1200)
    expect(reader.page.locator(".scrubber-left")).to_contain_text("left in chapter")
    expect(reader.page.locator(".scrubber-left")).to_contain_text(
        re.compile(rf"\b({minutes - 1}|{minutes}|{minutes + 1}) min left in book|h .* left in book")
    )


def test_earlier_places_are_listed_and_gone_to(reader, client, book):
    length = client.book(book["id"])["length"]
    for number, offset in enumerate([length * 3 // 4, 200, length // 2]):
        client.set_position(book["id"], offset, device=f"Device {number}")
    page = reader.page
    page.reload()
    reader.wait_for_text()
    page.keyboard.press("Control+g")
    places = page.locator(".go-to-devices").last.get_by_role("button")
    expect(page.get_by_role("heading", name="Earlier places")).to_be_visible()
    expect(places).to_have_count(2)
    places.last.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    until(lambda: client.position(book["id"])["offset"] > length * 2 // 3)


SEEN_NAMES = """
() => {
  const box = (element) => element.getBoundingClientRect();
  const area = box(document.querySelector(".calendar-weeks").parentElement);
  const days = [...document.querySelectorAll(".calendar-days text")];
  const edge = box(document.querySelector(".calendar-days")).right;
  const months = [...document.querySelectorAll(".calendar text")].filter((name) => getComputedStyle(name).visibility === "visible");
  return {
    months: months.filter((name) => box(name).right > edge && box(name).left < area.right).map((name) => name.textContent),
    cut: months.filter((name) => box(name).right > edge && box(name).left < edge - 1).map((name) => name.textContent),
    days: days.filter((name) => box(name).left >= area.left - 1 && box(name).right <= edge).length,
  };
}
"""
"""The names of months in the part of the calendar that is in view, those that its edge cuts, and how many days' names are whole."""


def is_whole(seen):
    return seen["cut"] == [] and len(seen["months"]) >= 3 and seen["days"] == 3


@pytest.mark.parametrize("width", [320, 390, 820, 1440])
def test_no_name_in_the_calendar_is_cut_wherever_it_is_scrolled(width, screens):
    screen = screens(viewport={"width": width, "height": 844})
    page = screen.page
    page.goto(screen.address + "/statistics")
    expect(page.locator(".calendar rect").first).to_be_visible()
    for place in "end", "middle", "beginning":
        page.evaluate(
            "(place) => { const area = document.querySelector('.calendar-weeks').parentElement;"
            "if (place !== 'end') area.scrollLeft = place === 'middle' ? (area.scrollWidth - area.clientWidth) / 2 + 5 : 0; }",
            place,
        )
        # What is hidden is decided with the event of scrolling, which comes a frame later.
        until(lambda: is_whole(page.evaluate(SEEN_NAMES)), what=f"whole names at the {place}")


def tell_many(client, book, count):
    """So many sessions of the last days, each with reading and listening or with reading alone."""
    for number in range(count):
        body = {
            "age": number * 20 * 3_600_000,
            "span": 3_000_000,
            "reading": 1_200_000,
            "listening": 1_200_000 if number % 2 else 0,
            "both": 0,
            "readUnits": 9000,
            "heardUnits": 9000 if number % 2 else 0,
            "from": 0,
            "to": 100,
            "device": "Phone",
        }
        client.json("PUT", f"/api/books/{book['id']}/reading-sessions/session-{number:04}", body)


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_the_rows_of_all_sessions_are_laid_out_alike(width, screens, client, book):
    tell_many(client, book, 6)
    screen = screens(viewport={"width": width, "height": 844})
    screen.page.goto(screen.address + "/statistics")
    rows = screen.page.locator(".session-row")
    expect(rows).to_have_count(6)
    # Where the times begin, and where they stand to the words, is not up to how long they are.
    places = rows.evaluate_all(
        """(rows) => rows.map((row) => {
          const [words, times] = [".session-words", ".session-times"].map((part) => row.querySelector(part).getBoundingClientRect());
          if (times.top >= words.bottom - 1 && times.left === words.left) return "below";
          return times.left >= words.right ? "beside" : "elsewhere";
        })"""
    )
    assert set(places) == {"below" if width < 640 else "beside"}


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_the_scale_of_a_chart_is_seen_wherever_its_bars_are_scrolled(width, screens, client, book):
    tell_many(client, book, 30)
    screen = screens(viewport={"width": width, "height": 844})
    page = screen.page
    page.goto(screen.address + "/statistics")
    expect(page.locator(".bars rect").first).to_be_visible()
    for end in "scrollWidth", "clientLeft":
        seen = page.evaluate(
            """(end) => [...document.querySelectorAll(".bars-scale")].map((scale) => {
              const area = scale.closest(".chart-drawing");
              area.scrollLeft = area[end];
              const [inner, outer] = [scale, area].map((one) => one.getBoundingClientRect());
              const plot = scale.nextElementSibling.getBoundingClientRect();
              const rects = (drawing) => [...drawing.querySelectorAll("text")].map((text) => text.getBoundingClientRect());
              const names = rects(scale.nextElementSibling);
              const letters = rects(scale);
              return names.every(({ left, right }) => left >= plot.left && right <= plot.right)
                && letters.length > 1 && letters.every(({ left }) => left >= outer.left - 1)
                && inner.left >= outer.left - 1 && inner.right <= outer.right && letters[0].height > 9;
            })""",
            end,
        )
        assert seen == [True, True]
    # The hours of a day are seen whole.
    hours = page.locator(".chart-drawing").last
    assert hours.evaluate("(area) => area.scrollWidth <= area.clientWidth")
