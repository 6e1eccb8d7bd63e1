import Foundation
import Markup
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

/// Passages lead to the same words in the book's own file.
struct SourcePlaceTests {
  /// What was found of a passage, beside what the files have there.
  private struct Found {
    var place: SourcePlace
    /// What the fragment identifier leads to.
    var text: String
    /// What the selector leads to.
    var selected: String
  }

  /// Finds a passage of a book's chapter by its words.
  private func find(
    _ words: String, in fixture: BookFixture, chapter index: Int = 0, isPlace: Bool = false
  ) async throws -> Found? {
    let folder = try TemporaryFolder()
    let file = try fixture.write(to: folder)
    let book = try await BookParser.open(file)
    let text = try await book.content.chapter(at: index).text
    let range = try #require(text.range(of: words), "\(text)")
    let start = range.lowerBound.utf16Offset(in: text)
    let end = isPlace ? start : range.upperBound.utf16Offset(in: text)
    let places = await BookParser.sourcePlaces(of: [start..<end], inChapter: index, of: book)
    guard let place = places[0] else { return nil }
    #expect(place.text == (isPlace ? "" : words))
    let reader = try FragmentReader(file)
    let path = book.spine[index].path
    let element = try reader.element(#require(place.element), in: path).text().unicodeScalars
    let selected = place.position.map { position in
      String(
        String.UnicodeScalarView(element.dropFirst(position.lowerBound).prefix(position.count)))
    }
    #expect(place.links == nil)
    return Found(
      place: place, text: try reader.text(#require(place.fragment), in: path),
      selected: selected ?? "")
  }

  @Test(arguments: [
    ("<p>Plain words.</p>", "words", "epubcfi(/6/2!/4/2,/1:6,/1:11)"),
    ("<p>a <b><i>deep</i> down</b> b</p>", "deep down", "epubcfi(/6/2!/4/2/2,/2/1:0,/3:5)"),
    ("<p>x <!-- no -->one<?pi no?> two</p>", "one two", "epubcfi(/6/2!/4/2,/1:2,/1:9)"),
    ("<p>&#x1F600;&amp;<![CDATA[<raw>]]> end</p>", "<raw> end", "epubcfi(/6/2!/4/2,/1:3,/1:12)"),
    ("<p>one&#160;<b>x</b>two</p>", "two", "epubcfi(/6/2!/4/2,/3:0,/3:3)"),
    ("<p>first one</p>\n<p>last one</p>", "one\nlast", "epubcfi(/6/2!/4,/2/1:6,/4/1:4)"),
    ("<p>\n  white\n\t space  </p>", "space", "epubcfi(/6/2!/4/2,/1:11,/1:16)"),
    ("<pre>\n a\n  b c</pre>", "b c", "epubcfi(/6/2!/4/2,/1:6,/1:9)"),
    ("<p>a<br/>\n b</p>", "b", "epubcfi(/6/2!/4/2,/3:2,/3:3)"),
    ("<p hidden=''>no</p><p>yes</p>", "yes", "epubcfi(/6/2!/4/4,/1:0,/1:3)"),
    (
      "<div id='a'><p id='b^[1],(2);=x'>named</p></div>", "named",
      "epubcfi(/6/2!/4/2[a]/2[b^^^[1^]^,^(2^)^;^=x],/1:0,/1:5)"
    ),
  ])
  func aPassageLeadsToItsWords(body: String, words: String, fragment: String) async throws {
    let found = try #require(try await find(words, in: .chapters([body])))
    #expect(found.place.fragment == fragment)
    #expect(found.text.inked == words.inked)
    #expect(found.selected.inked == words.inked)
  }

  @Test(arguments: [
    ("<p>one</p>", "one", "html > body > p"),
    ("<p>one</p><h2>x</h2><p>two <b>three</b></p>", "two", "html > body > p:nth-child(3)"),
    ("<p>one</p><p>two <b>three</b></p>", "three", "html > body > p:nth-child(2) > b"),
    ("<div id='a'><p>one</p></div>", "one", "#a > p"),
    ("<p id='a'>one</p><p id='a'>two</p>", "two", "html > body > p:nth-child(2)"),
    ("<p id='1 a'>one</p>", "one", "html > body > p"),
  ])
  func aSelectorIsShortAndSelectsOneElement(
    body: String, words: String, selector: String
  ) async throws {
    let found = try #require(try await find(words, in: .chapters([body])))
    #expect(found.place.element == selector)
    #expect(found.selected == words)
  }

  @Test func aPlaceIsOneCharactersBeginning() async throws {
    let fixture = BookFixture.chapters(["<p>one</p>", "<p>a <b>two</b></p>"])
    let found = try #require(try await find("two", in: fixture, chapter: 1, isPlace: true))
    #expect(found.place.fragment == "epubcfi(/6/4!/4/2/2/1:0)")
    #expect(found.place.position == nil)
    #expect(found.place.element == "html > body > p > b")
  }

  @Test func theSpineIsCountedWhereItStands() async throws {
    var fixture = BookFixture.chapters(["<p>one</p>", "<p>two</p>"])
    let package = String(decoding: fixture.files[0].content, as: UTF8.self)
      .replacing("<manifest>", with: "<!-- no --><collection role='x'/><manifest>")
      .replacing("<spine >", with: "<spine id='s'><unknown/>")
      .replacing("<itemref idref='c1'/>", with: "<itemref id='r,1' idref='c1'/>")
    fixture.files[0].content = Array(package.utf8)
    let found = try #require(try await find("two", in: fixture, chapter: 1))
    #expect(found.place.fragment == "epubcfi(/8[s]/6[r^,1]!/4/2,/1:0,/1:3)")
    #expect(found.text == "two")
  }

  @Test(arguments: [
    // Repaired by the parser.
    ("<html xmlns='http://www.w3.org/1999/xhtml'><body><p>some <br> words</p></body></html>", true),
    // Nobody knows what the entity holds.
    (
      "<!DOCTYPE html SYSTEM 'x.dtd'><html xmlns='http://www.w3.org/1999/xhtml'><body>&what;<p>some words</p></body></html>",
      true
    ),
    (
      "<html xmlns='http://www.w3.org/1999/xhtml'><body><p>some &nbsp; words</p></body></html>",
      false
    ),
  ])
  func whatIsNotCertainHasNoPlace(page: String, isUncertain: Bool) async throws {
    var fixture = BookFixture.chapters(["<p>x</p>"])
    let index = try #require(fixture.files.firstIndex { $0.path == "EPUB/c0.xhtml" })
    fixture.files[index].content = Array(page.utf8)
    #expect((try await find("words", in: fixture) == nil) == isUncertain)
  }

  @Test func whatDescribesAnImageHasNoPlace() async throws {
    var fixture = BookFixture.chapters(["<img src='a%20b.png' alt='A king in his hall'/>\n"])
    let package = String(decoding: fixture.files[0].content, as: UTF8.self)
      .replacing(
        "</metadata>", with: "<meta property='rendition:layout'>pre-paginated</meta></metadata>")
    fixture.files[0].content = Array(package.utf8)
    #expect(try await find("A king", in: fixture) == nil)
  }
}

extension String {
  /// What is left without white space.
  var inked: String { filter { !$0.isWhitespace } }
}
