"""Books come into the library, and what is no book is refused with a sentence that helps."""

import base64
import re
import shutil
import subprocess
import zipfile
from functools import partial

import pytest
from playwright.sync_api import expect

from harness import corpus, epub, pdf
from harness.client import Refused
from harness.waiting import until, until_page


def give(screen, way, file):
    """Hands a file to the library in one of the ways there are."""
    {"button": screen.choose_file, "drop": screen.drop_file, "paste": screen.paste_file}[way](file)


@pytest.mark.parametrize("way", ["button", "drop", "paste"])
def test_a_book_of_the_corpus_is_imported(way, screen, client):
    before = len(client.books())
    screen.open_library()
    give(screen, way, corpus.book("epub/standardebooks/*.epub"))
    until(lambda: len(client.books()) > before, what="one more book")
    book = max(client.books(), key=lambda book: book["id"])
    expect(screen.book(book["id"])).to_be_visible()
    expect(screen.book(book["id"])).to_contain_text(book["title"])
    expect(screen.book(book["id"])).to_contain_text(book["authors"][0])


def test_a_kindle_book_is_imported_and_read(screen, client):
    before = len(client.books())
    screen.open_library()
    screen.choose_file(corpus.book("mobi/**/*.azw3"))
    until(lambda: len(client.books()) > before, what="one more book")
    book = max(client.books(), key=lambda book: book["id"])
    screen.open_book(book["id"])
    screen.word_in_view()


def test_a_book_dropped_while_one_reads_is_added_and_the_reader_stays(screen, client, novel, tmp_path):
    book = client.add(novel)
    screen.open_book(book["id"])
    other = epub.novel(tmp_path / "other.epub", title="Dropped")

    def dropped():
        # The reader takes drops a moment after its text is there; a second copy is not made.
        screen.drop_file(other)
        screen.page.wait_for_timeout(300)
        return any(book["title"] == "Dropped" for book in client.books())

    screen.watch.allow("answer 409: POST")
    until(dropped, what="the book that was dropped")
    expect(screen.page.get_by_text("Dropped").first).to_be_visible()
    assert screen.page.url.endswith(f"/read/{book['id']}")


def open_paste(screen):
    screen.page.get_by_role("button", name="More ways to add").click()
    screen.page.get_by_role("menuitem", name="Paste text").click()


def test_a_text_that_was_not_added_is_still_there(screen):
    screen.open_library()
    for way in ["Escape", "Cancel"]:
        open_paste(screen)
        field = screen.page.locator(".paste-field")
        expect(field).to_have_value("" if way == "Escape" else "Half a letter.")
        field.fill("Half a letter.")
        if way == "Escape":
            screen.page.keyboard.press("Escape")
        else:
            screen.page.get_by_role("button", name="Cancel").click()


def test_several_books_are_imported_at_once(screen, client, tmp_path):
    files = [epub.novel(tmp_path / f"{n}.epub", count=1, title=f"Volume {n}") for n in range(3)]
    screen.open_library()
    screen.choose_file(files)
    for n in range(3):
        expect(screen.page.get_by_role("link", name=f"Volume {n}").first).to_be_visible()
    assert {book["title"] for book in client.books()} >= {"Volume 0", "Volume 1", "Volume 2"}


def test_of_a_folder_the_files_of_the_servers_formats_are_taken(screen, client, tmp_path):
    folder = tmp_path / "shelf"
    folder.mkdir()
    epub.novel(folder / "One.EPUB", count=1, title="Volume 1")
    (folder / "two.txt").write_text("A letter of one line.")
    (folder / "cover.jpg").write_bytes(b"\xff\xd8\xff")
    screen.open_library()
    screen.page.get_by_role("button", name="More ways to add").click()
    with screen.page.expect_file_chooser() as chooser:
        screen.page.get_by_role("menuitem", name="Choose folder").click()
    chooser.value.set_files(folder)
    expect(screen.page.get_by_text("1 file in the folder isn’t a book and was skipped.")).to_be_visible()
    until(lambda: {"Volume 1", "two"} <= {book["title"] for book in client.books()}, what="both books")


OPF = """<package xmlns="http://www.idpf.org/2007/opf" version="2.0"><metadata
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf"><dc:title>The corrected title</dc:title>
 <dc:creator>Ida Nobody</dc:creator><meta name="calibre:series" content="Harbours"/></metadata></package>"""


def test_a_folder_with_metadata_beside_its_books_comes_as_a_whole(screen, client, tmp_path):
    folder = tmp_path / "calibre"
    (folder / "Ida Nobody/Größe (1)").mkdir(parents=True)
    epub.novel(folder / "Ida Nobody/Größe (1)/novel.epub", count=1, title="A title")
    (folder / "Ida Nobody/Größe (1)/novel.txt").write_text("The same novel as a text.")
    (folder / "Ida Nobody/Größe (1)/metadata.opf").write_text(OPF)
    (folder / "broken.epub").write_bytes(b"PK nothing")
    screen.open_library()
    screen.page.get_by_role("button", name="More ways to add").click()
    with screen.page.expect_file_chooser() as chooser:
        screen.page.get_by_role("menuitem", name="Choose folder").click()
    chooser.value.set_files(folder)
    expect(screen.page.get_by_text("calibre: 1 book added. 1 couldn’t be added.")).to_be_visible()
    book = max(client.books(), key=lambda book: book["id"])
    assert book["title"] == "The corrected title" and book["format"] == "epub"
    assert book["series"]["name"] == "Harbours"
    expect(screen.book(book["id"])).to_be_visible()
    screen.page.get_by_role("button", name="Show", exact=True).click()
    expect(screen.page.get_by_role("dialog", name="calibre")).to_contain_text("broken.epub")


# Four by four red pixels.
PNG = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGM4YGAARwzEcQDdQxIBgHWiQQAAAABJRU5ErkJggg==")


def test_a_text_of_a_folder_brings_the_pictures_that_it_shows(screen, client, tmp_path):
    folder = tmp_path / "travels"
    (folder / "images").mkdir(parents=True)
    (folder / "notes.md").write_text("# Notes of a journey\n\n![A harbour](images/a%20harbour.png)\n\nThe end.\n")
    (folder / "images/a harbour.png").write_bytes(PNG)
    screen.open_library()
    screen.page.get_by_role("button", name="More ways to add").click()
    with screen.page.expect_file_chooser() as chooser:
        screen.page.get_by_role("menuitem", name="Choose folder").click()
    chooser.value.set_files(folder)
    expect(screen.page.get_by_text("travels: 1 book added.")).to_be_visible()
    book = max(client.books(), key=lambda book: book["id"])
    assert book["title"] == "Notes of a journey"
    screen.open_book(book["id"])
    picture = screen.page.get_by_role("img", name="A harbour")
    expect(picture).to_be_visible()
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth)") == 4


def test_a_folder_without_books_says_which_formats_there_are(screen, client, tmp_path):
    (tmp_path / "shelf").mkdir()
    (tmp_path / "shelf/cover.jpg").write_bytes(b"\xff\xd8\xff")
    formats = client.json("GET", "/api/books")["formats"]
    names = ", ".join(sorted({one["name"] for one in formats}, key=str.lower))
    screen.open_library()
    screen.page.get_by_role("button", name="More ways to add").click()
    with screen.page.expect_file_chooser() as chooser:
        screen.page.get_by_role("menuitem", name="Choose folder").click()
    chooser.value.set_files(tmp_path / "shelf")
    expect(screen.page.get_by_text(f"There are no books in this folder. Supported formats: {names}.")).to_be_visible()


def test_an_import_elsewhere_appears_without_loading_again(screen, client, novel):
    screen.open_library()
    book = client.add(novel)
    expect(screen.book(book["id"])).to_be_visible()


def test_the_same_file_is_offered_once_more_or_as_it_is(screen, client, novel):
    first = client.add(novel)
    screen.open_library()
    screen.watch.allow("answer 409: POST")
    screen.choose_file(novel)
    problem = client.refusal(novel)
    assert problem["type"] == "duplicate"
    assert problem["existing"]["id"] == first["id"]
    expect(screen.page.get_by_text(problem["detail"]).first).to_be_visible()
    expect(screen.page.get_by_text("Open existing book").first).to_be_visible()
    screen.page.get_by_role("button", name="Add as a second copy").click()
    expect(screen.page.get_by_role("link", name=first["title"])).to_have_count(2)
    assert len([book for book in client.books() if book["title"] == first["title"]]) == 2


REFUSED = {
    "locked.epub": (epub.locked, "DRM"),
    "letter.docx": (lambda file: file.write_bytes(b"PK\x03\x04 this is no archive" * 20), None),
    "noise.epub": (lambda file: file.write_bytes(bytes(range(256)) * 40), None),
    "cut.epub": (lambda file: file.write_bytes(epub.novel(file).read_bytes()[:900]), None),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_book_is_refused_in_one_clear_sentence(name, screen, client, tmp_path):
    make, word = REFUSED[name]
    make(tmp_path / name)
    before = client.books()
    screen.open_library()
    screen.watch.allow(r"answer 4\d\d: POST")
    screen.choose_file(tmp_path / name)
    detail = client.refusal(tmp_path / name)["detail"]
    expect(screen.page.get_by_text(detail).first).to_be_visible()
    assert word is None or word in detail, detail
    assert str(tmp_path) not in detail
    assert client.books() == before


def test_another_kind_of_book_is_refused_by_its_name_with_the_formats_that_there_are(screen, client, tmp_path):
    file = tmp_path / "paper.djvu"
    file.write_bytes(b"AT&TFORM")
    formats = client.json("GET", "/api/books")["formats"]
    names = ", ".join(sorted({one["name"] for one in formats}, key=str.lower))
    assert client.refusal(file)["detail"] == f"DjVu isn't supported yet. Supported formats: {names}."
    screen.open_library()
    screen.watch.allow("answer 422: POST")
    screen.choose_file(file)
    expect(screen.page.get_by_text(client.refusal(file)["detail"]).first).to_be_visible()


def test_an_empty_file_is_refused(screen, client, tmp_path):
    (tmp_path / "empty.txt").write_bytes(b"")
    screen.watch.allow(r"answer 4\d\d: POST")
    before = client.books()
    screen.open_library()
    screen.choose_file(tmp_path / "empty.txt")
    expect(screen.page.get_by_text("This file is empty.").first).to_be_visible()
    assert client.books() == before


def test_a_removed_book_comes_back_with_undo(screen, client, novel):
    book = client.add(novel)
    client.set_position(book["id"], 500)
    screen.open_library()
    screen.choose_in_menu(book["id"], "Remove")
    expect(screen.book(book["id"])).to_have_count(0)
    # The page takes the book away before the server has answered.
    until(lambda: book["id"] not in [other["id"] for other in client.books()], what="the book to be removed")
    screen.page.get_by_role("button", name="Undo").click()
    expect(screen.book(book["id"])).to_be_visible()
    assert client.position(book["id"])["offset"] == 500


def stored_file(program, novel):
    """The library's own copy of a file."""
    content = novel.read_bytes()
    return next(
        file for file in program.home.rglob("*") if file.is_file() and file.stat().st_size == len(content) and file.read_bytes() == content
    )


@pytest.mark.own_program
def test_a_file_that_vanished_is_shown_and_put_back(screen, program, client, novel, tmp_path):
    book = client.add(novel)
    program.stop()
    stored_file(program, novel).unlink()
    program.start()
    screen.open_library()
    screen.watch.allow("answer 409: PUT", "answer 410")
    expect(screen.book(book["id"])).to_contain_text("missing")
    other = epub.novel(tmp_path / "other.epub", title="Another book")
    choose_again(screen, book["id"], other)
    with pytest.raises(Refused) as refused:
        client.put_back(book["id"], other)
    expect(screen.page.get_by_text(refused.value.problem["detail"]).first).to_be_visible()
    assert client.book(book["id"])["missing"]
    choose_again(screen, book["id"], novel)
    expect(screen.book(book["id"])).not_to_contain_text("missing")
    screen.open_book(book["id"])


def choose_again(screen, number, file):
    """Puts the file of a book back by its menu."""
    with screen.page.expect_file_chooser() as chooser:
        screen.choose_in_menu(number, "Choose file again")
    chooser.value.set_files(file)


SLOWLY = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": 50_000}
"""Bytes in a second: an upload that is met on its way also by a busy machine."""
FAST = SLOWLY | {"uploadThroughput": -1}


@pytest.fixture
def on_its_way(screen, tmp_path):
    """Begins to add a text whose upload takes half a minute; returns the function that sets the upload speed."""
    file = tmp_path / "long.txt"
    file.write_text("One word follows the other, and so on. " * 50_000)
    screen.open_library()
    session = screen.page.context.new_cdp_session(screen.page)
    send_at = partial(session.send, "Network.emulateNetworkConditions")
    send_at(SLOWLY)
    screen.choose_file(file)
    expect(screen.page.get_by_text("Uploading")).to_be_visible()
    return send_at


@pytest.mark.own_program
def test_a_server_that_goes_while_a_file_is_sent(on_its_way, screen, program, client):
    screen.watch.allow("failed: ", "answer 5")
    program.kill()
    panel = screen.page.get_by_role("region", name="Adding books")
    expect(panel).to_contain_text("isn’t responding, so this file wasn’t added")
    program.start()
    on_its_way(FAST)
    panel.get_by_role("button", name="Try again").click()
    until(lambda: "long.txt" in [book["fileName"] for book in client.books()])


def test_an_import_that_ends_while_one_reads_is_told_there(on_its_way, screen, client, tmp_path):
    screen.watch.allow("answer 422: POST")
    (tmp_path / "noise.epub").write_bytes(bytes(range(256)) * 8000)
    screen.choose_file(tmp_path / "noise.epub")
    screen.page.get_by_role("link", name="Vorleser").first.click()
    screen.wait_for_text()
    on_its_way(FAST)
    notices = screen.messages
    expect(notices.get_by_text("noise.epub couldn’t be added")).to_be_visible()
    notices.get_by_role("button", name="Show").click()
    expect(screen.page.get_by_role("region", name="Adding books")).to_contain_text("noise.epub")
    # What matters less is said after it.
    expect(notices.get_by_text("was added")).to_be_visible()


def test_books_that_are_added_while_one_reads_are_named_or_counted_with_the_way_to_them(screen, client, book, tmp_path):
    screen.open_book(book["id"])
    screen.drop_file(epub.novel(tmp_path / "dropped.epub", title="Dropped"))
    expect(screen.messages).to_contain_text("“Dropped” was added.")
    screen.messages.get_by_role("button", name="Open").click()
    expect(screen.page).to_have_title(re.compile("Dropped"))
    screen.wait_for_text()
    screen.drop_file(zipped(tmp_path, "Anchor", "Boat"))
    expect(screen.messages).to_contain_text("2 books added")
    screen.messages.get_by_role("button", name="Show").click()
    for other in client.books():
        expect(screen.book(other["id"])).to_be_visible()


def zipped(folder, *titles):
    """An archive of novels with these titles."""
    file = folder / "novels.zip"
    with zipfile.ZipFile(file, "w") as archive:
        for title in titles:
            archive.write(epub.novel(folder / f"{title}.epub", title=title), f"{title}.epub")
    return file


def test_an_archive_is_added_book_by_book_with_a_report(screen, client, tmp_path):
    known = epub.novel(tmp_path / "known.epub", title="The Known One")
    client.add(known)
    new = epub.novel(tmp_path / "new.epub", title="The New One")
    file = tmp_path / "books.zip"
    with zipfile.ZipFile(file, "w") as archive:
        archive.write(known, "shelf/known.epub")
        archive.write(new, "shelf/new.epub")
        archive.writestr("shelf/broken.epub", b"nothing of the kind")
        archive.writestr("shelf/letter.txt", "A letter to nobody.\n" * 30)
    before = len(client.books())
    screen.open_library()
    screen.choose_file(file)
    until(lambda: len(client.books()) == before + 2, what="two more books")
    panel = screen.page.get_by_role("region", name="Adding books")
    expect(panel.get_by_text("The New One")).to_be_visible()
    expect(panel.get_by_text("is already in the library")).to_be_visible()
    expect(panel.get_by_text("shelf/broken.epub")).to_be_visible()
    expect(panel.get_by_role("button", name="Try again")).to_have_count(0)
    expect(panel.get_by_role("button", name="Add as a second copy")).to_have_count(0)


def test_a_large_file_comes_in_pieces_and_goes_on_after_a_break(screen, client, tmp_path):
    file = tmp_path / "large.txt"
    with open(file, "w") as text:
        for chapter in range(1, 101):
            text.write(f"Chapter {chapter}\n\n" + "The boat left the harbour before anyone was awake.\n\n" * 7000)
    before = len(client.books())
    screen.open_library()
    broken = []
    screen.watch.allow("ERR_CONNECTION_RESET")

    def reset(route):
        broken.append(route.request.url)
        route.abort("connectionreset")

    # The second piece only.
    screen.page.route("**/api/uploads/*?offset=8388608", reset, times=1)
    screen.choose_file(file)
    # The page is asked, so that the handler above is called meanwhile.
    until_page(screen.page, "async (before) => (await (await fetch('/api/books')).json()).books.length > before", before, 120)
    assert broken, "no second piece was sent"
    book = max(client.books(), key=lambda book: book["id"])
    assert book["byteCount"] == file.stat().st_size
    assert len(client.book(book["id"])["chapters"]) >= 100


def locked(folder, password):
    """A PDF of one page that opens with its password only; the test is skipped where nothing can encrypt it."""
    qpdf = shutil.which("qpdf")
    if not qpdf:
        pytest.skip("Debian's qpdf is not installed")
    plain, file = folder / "plain.pdf", folder / "letter.pdf"
    plain.write_bytes(pdf.flat("Some words here"))
    subprocess.run([qpdf, "--encrypt", password, "owner", "256", "--", plain, file], check=True)
    return file


def test_an_encrypted_file_is_asked_for_its_password_until_it_is_right(screen, client, tmp_path):
    screen.open_library()
    screen.watch.allow("answer 422: POST")
    screen.choose_file(locked(tmp_path, "Grüße 7"))
    row = screen.page.locator(".import-failed")
    expect(row).to_contain_text("This file is encrypted. Enter its password.")
    row.get_by_role("button", name="Enter password…").click()
    dialog = screen.page.get_by_role("dialog", name="Password needed")
    dialog.get_by_label("Password of the file").fill("gruesse")
    dialog.get_by_role("button", name="Unlock").click()
    # It is asked for again, with the reason.
    expect(dialog.get_by_role("alert").first).to_have_text("That isn’t the password of this file. Enter it again.")
    screen.page.keyboard.press("Escape")
    row.get_by_role("button", name="Enter password…").click()
    expect(dialog.get_by_label("Password of the file")).to_be_focused()
    screen.page.keyboard.type("Grüße 7")
    screen.page.keyboard.press("Enter")
    until(lambda: any(book["fileName"] == "letter.pdf" for book in client.books()), what="the book")
    book = next(book for book in client.books() if book["fileName"] == "letter.pdf")
    screen.open_book(book["id"])
    expect(screen.page.get_by_text("Some words here").first).to_be_visible()
