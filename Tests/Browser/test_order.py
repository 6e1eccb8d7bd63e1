"""Order in the library: favourites, ratings, tags, states, filters, several books at once, collections, smart shelves."""

from playwright.sync_api import expect

from harness.waiting import until


def menu_of(screen, book):
    card = screen.book(book)
    card.hover()
    card.locator(".book-more").click()
    return screen.page.get_by_role("menu")


def choose(screen, book, name):
    menu_of(screen, book).get_by_role("menuitem", name=name, exact=True).click()


def chip(page, name):
    return page.locator(".filters").get_by_role("button", name=name)


def expect_books(page, books, *titles):
    grid = page.locator(".grid")
    expect(grid.locator("[data-book-id]")).to_have_count(len(titles))
    for title in titles:
        expect(grid.locator(f'[data-book-id="{books[title]}"]')).to_be_visible()


def test_a_favourite_is_found_by_its_chip_and_on_another_device(screens, client, books):
    screen = screens()
    page = screen.page
    screen.open_library()
    choose(screen, books["Boat"], "Add to favourites")
    expect(page.locator(".toast")).to_contain_text("is a favourite")
    expect(screen.book(books["Boat"]).locator(".book-favorite")).to_be_visible()
    chip(page, "Favourites").click()
    expect_books(page, books, "Boat")
    expect(page.locator(".book-count")).to_contain_text("1 of")
    # The filter is the person's, and so the same after a reload.
    page.reload()
    expect_books(page, books, "Boat")
    chip(page, "Clear filters").click()
    expect(screen.book(books["Anchor"])).to_be_visible()


def test_tags_are_given_searched_and_filtered(screens, books):
    screen = screens()
    page = screen.page
    screen.open_library()
    choose(screen, books["Anchor"], "Tags…")
    dialog = page.locator(".tags-dialog")
    dialog.get_by_label("New tag").fill("Sea  stories")
    dialog.get_by_label("New tag").press("Enter")
    expect(dialog.get_by_role("checkbox", name="Sea stories")).to_be_checked()
    dialog.get_by_role("button", name="Save").click()
    expect(page.locator(".toast")).to_contain_text("Tags saved")
    choose(screen, books["Boat"], "Tags…")
    dialog.get_by_role("checkbox", name="Sea stories").check()
    # The message of the first book may still be there, so it does not tell that the second is stored.
    with page.expect_response(lambda response: response.request.method == "PATCH") as answer:
        dialog.get_by_role("button", name="Save").click()
    answer.value.finished()
    chip(page, "Tag").click()
    page.get_by_role("menuitemradio", name="Sea stories (2)").click()
    expect_books(page, books, "Anchor", "Boat")
    menu_of(screen, books["Anchor"]).get_by_role("menuitem", name="About this book").click()
    expect(page.locator(".facts-dialog")).to_contain_text("Sea stories")


def test_a_rating_is_set_by_keys_in_half_steps(screens, client, books):
    screen = screens()
    page = screen.page
    screen.open_library()
    choose(screen, books["Compass"], "Rate…")
    slider = page.locator(".rating-dialog").get_by_role("slider")
    for _ in range(9):
        slider.press("ArrowRight")
    stars = page.locator(".rating-dialog .stars-empty .icon").all()
    assert len(stars) == 5 and len({round(star.bounding_box()["y"]) for star in stars}) == 1
    expect(slider).to_have_attribute("aria-valuetext", "4.5 stars")
    page.locator(".rating-dialog").get_by_role("button", name="Save").click()
    expect(page.locator(".toast")).to_contain_text("4.5 stars")
    menu_of(screen, books["Compass"]).get_by_role("menuitem", name="About this book").click()
    expect(page.locator(".facts-dialog").get_by_role("img", name="4.5 stars")).to_be_visible()


def test_a_book_is_given_up_and_taken_up_again(screens, books):
    screen = screens()
    page = screen.page
    screen.open_library()
    choose(screen, books["Anchor"], "Give up")
    expect(screen.book(books["Anchor"])).to_contain_text("Given up")
    chip(page, "State").click()
    page.get_by_role("menuitemradio", name="Given up (1)").click()
    expect_books(page, books, "Anchor")
    choose(screen, books["Anchor"], "Take up again")
    expect(page.get_by_role("heading", name="No book fits these filters")).to_be_visible()


def test_several_books_are_changed_and_removed_together_with_undo(screens, books):
    screen = screens()
    page = screen.page
    screen.open_library()
    page.get_by_role("button", name="Select", exact=True).click()
    bar = page.locator(".selection-bar")
    first = screen.book(books["Anchor"]).locator(".book-link")
    first.click()
    expect(first).to_have_attribute("aria-checked", "true")
    screen.book(books["Boat"]).locator(".book-link").press("Space")
    expect(bar).to_contain_text("2 selected")
    bar.get_by_role("button", name="Tags…").click()
    page.locator(".tags-dialog").get_by_label("New tag").fill("lend")
    page.locator(".tags-dialog").get_by_role("button", name="Save").click()
    expect(page.locator(".toast")).to_contain_text("Tags of 2 books saved")
    bar.get_by_role("button", name="Remove").click()
    expect(page.locator(".toast")).to_contain_text("2 books were removed")
    expect(bar).to_be_hidden()
    expect(screen.book(books["Anchor"])).to_have_count(0)
    page.locator(".toast").get_by_role("button", name="Undo").click()
    expect(screen.book(books["Anchor"])).to_be_visible()
    expect(screen.book(books["Boat"])).to_be_visible()


def open_place(page, name):
    page.locator(".places-button").click()
    page.get_by_role("menu").get_by_text(name).click()


def test_a_collection_is_made_from_a_book_opened_and_put_in_order(screens, books):
    screen = screens()
    page = screen.page
    screen.open_library()
    choose(screen, books["Boat"], "Add to collection…")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("New collection").fill("Holidays")
    dialog.get_by_role("button", name="Save").click()
    expect(page.locator(".toast")).to_contain_text("Collections saved")
    choose(screen, books["Anchor"], "Add to collection…")
    dialog.get_by_role("checkbox", name="Holidays").check()
    methods = []

    def is_list_after_change(answer):
        if "/api/collections" in answer.url:
            methods.append(answer.request.method)
        return methods[-1:] == ["GET"] and "PATCH" in methods

    with page.expect_response(is_list_after_change):
        dialog.get_by_role("button", name="Save").click()
    open_place(page, "Holidays (2)")
    expect(page.get_by_role("heading", name="Holidays")).to_be_visible()
    cards = page.locator(".grid [data-book-id]")
    expect(cards).to_have_count(2)
    expect(cards.first).to_have_attribute("data-book-id", str(books["Boat"]))
    expect(page.locator(".section-bar .sort:visible")).to_have_text(["Select", "View"])
    choose(screen, books["Anchor"], "Move to the beginning")
    page.mouse.move(0, 0)
    expect(cards.first).to_have_attribute("data-book-id", str(books["Anchor"]))
    choose(screen, books["Boat"], "Remove from “Holidays”")
    expect(cards).to_have_count(1)
    open_place(page, "All books")
    expect(screen.book(books["Compass"])).to_be_visible()


def test_a_removed_collection_comes_back(screens, client, books):
    client.json("POST", "/api/collections", {"name": "Holidays", "books": [books["Boat"]]})
    screen = screens()
    page = screen.page
    screen.open_library()
    open_place(page, "Collections…")
    dialog = page.locator(".collections-dialog")
    dialog.get_by_role("button", name="More options for Holidays").click()
    page.get_by_role("menuitem", name="Remove collection").click()
    expect(dialog).to_contain_text("There are no collections yet")
    page.keyboard.press("Escape")
    page.locator(".toast").get_by_role("button", name="Undo").click()
    open_place(page, "Holidays (1)")
    expect_books(page, books, "Boat")


def open_new_smart_shelf(screen):
    """A smart shelf "Boats" of titles; returns the page and the dialog."""
    page = screen.open_library().page
    open_place(page, "Collections…")
    page.get_by_role("button", name="New smart shelf…").click()
    dialog = page.locator(".rule-dialog")
    dialog.get_by_label("Name").fill("Boats")
    dialog.get_by_label("What is tested").select_option("title")
    return page, dialog


def test_a_smart_shelf_counts_while_its_rule_is_made(screens, books):
    page, dialog = open_new_smart_shelf(screens())
    dialog.get_by_label("Value").fill("boa")
    expect(dialog.locator(".rule-count")).to_have_text("1 book fits.")
    dialog.get_by_label("How it is tested").select_option("not contains")
    expect(dialog.locator(".rule-count")).not_to_have_text("1 book fits.")
    dialog.get_by_label("How it is tested").select_option("contains")
    dialog.get_by_role("button", name="Edit as JSON").click()
    expect(dialog.get_by_label("Edit as JSON")).to_have_value(
        '{\n  "all": [\n    {\n      "field": "title",\n      "test": "contains",\n      "value": "boa"\n    }\n  ]\n}'
    )
    dialog.get_by_role("button", name="Edit as form").click()
    dialog.get_by_role("button", name="Save").click()
    page.locator(".collections-dialog").get_by_role("button", name="Boats (1)").click()
    expect_books(page, books, "Boat")
    # A shelf that fills itself has no order by hand, so the person's holds.
    expect(page.locator(".section-bar .sort:visible")).to_have_text(["Select", "View", "Last read"])


def test_a_smart_shelf_saved_while_its_rule_is_counted_is_saved(screens, books):
    page, dialog = open_new_smart_shelf(screens())
    counts, released = [], []
    # A count may still come after those that were held are let go.
    page.route("**/api/collections/count", lambda route: route.continue_() if released else counts.append(route))
    page.clock.install()
    # In one task, so that the count that follows the typing is still to come.
    dialog.evaluate("""(dialog) => {
      const value = dialog.querySelector(".rule-rows input");
      value.value = "boa";
      value.dispatchEvent(new Event("input", { bubbles: true }));
      [...dialog.querySelectorAll("button")].find((button) => button.textContent === "Save").click();
    }""")
    until(lambda: page.evaluate("1") and counts, what="a count")
    # As long as a count waits for the typing to end, and longer.
    page.clock.run_for(500)
    released.append(True)
    for count in counts:
        count.continue_()
    expect(dialog).to_have_count(0)
    expect(page.locator(".collections-dialog").get_by_role("button", name="Boats (1)")).to_be_visible()
