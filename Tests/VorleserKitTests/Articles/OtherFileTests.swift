import BookParser
import Foundation
import TestSupport
import Testing

@testable import VorleserKit
@testable import WebFetching

/// Addresses that lead to something that is neither a page nor a book.
struct OtherFileTests {
  private static let rss = """
    <?xml version="1.0"?><rss version="2.0"><channel><title>News</title><item><title>A boat</title></item></channel></rss>
    """
  private static let atom = """
    <!-- News --><feed xmlns="http://www.w3.org/2005/Atom"><title>News</title></feed>
    """
  private static let json = """
    {"version": "https://jsonfeed.org/version/1.1", "title": "News", "items": []}
    """
  private static let drawing = """
    <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><text>Words of a drawing that are no book.</text></svg>
    """
  private static let styles = "body { color: black; } /* " + Site.sentence + " */"

  private func kind(_ content: some Sequence<UInt8>, _ type: String) -> OtherFile? {
    OtherFile(
      FetchedFile(address: "https://example.org/x", bytes: Array(content), mediaType: type))
  }

  @Test(arguments: [
    (rss, "application/rss+xml"), (rss, "text/html"), (rss, "text/plain"), (rss, ""),
    (atom, "application/atom+xml"), (atom, "text/xml"), (json, "application/feed+json"),
    (json, "application/json"),
  ])
  func aFeedIsKnownWhateverItsServerCallsIt(_ feed: String, _ type: String) {
    #expect(kind(feed.utf8, type) == .feed)
  }

  @Test func aFeedInUTF16IsKnown() {
    for order in [false, true] {
      for mark in ["", "\u{FEFF}"] {
        for text in [Self.rss.replacing("?>", with: " encoding=\"UTF-16\"?>"), Self.atom] {
          let bytes = (mark + text).utf16.flatMap { unit in
            let two = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return order ? two : two.reversed()
          }
          for type in ["application/rss+xml", "text/xml", "text/html", ""] {
            #expect(kind(bytes, type) == .feed)
          }
        }
      }
    }
  }

  @Test(arguments: [
    (drawing, "image/svg+xml", OtherFile.picture), (drawing, "text/plain", .picture),
    (drawing, "text/html", .picture), (styles, "text/css", .code),
    ("alert('Hello, reader')", "text/javascript", .code),
    ("{ \"a\": 1 }", "application/json", .code),
    ("name,price\nboat,3", "text/csv", .code), ("no sound", "audio/mpeg", .sound),
    ("no video", "video/mp4", .video),
  ])
  func textsThatAreNoBooksAreNamed(_ text: String, _ type: String, _ kind: OtherFile) {
    #expect(self.kind(text.utf8, type) == kind)
  }

  @Test func picturesAreKnownByTheirContent() {
    for type in ["image/png", "application/octet-stream", "text/html", "text/plain", ""] {
      #expect(kind(PictureMaker.png(2, 2), type) == .picture)
    }
  }

  @Test(arguments: [
    ("BMW is a maker of cars.", "text/plain"), ("true stories", "text/plain"),
    ("<html><p>See the &lt;rss element</html>", "text/html"),
    ("<html><body><feed>No feed</feed></body></html>", "text/html"),
    ("# A book", "text/markdown"), ("%PDF-1.4", "image/png"), ("PK\u{3}\u{4}", "audio/mpeg"),
    ("Plain words", "application/octet-stream"), ("", "text/html"),
  ])
  func pagesAndBooksAreNot(_ text: String, _ type: String) {
    #expect(kind(text.utf8, type) == nil)
  }

  @Test func aContainerHoldsWhatItsServerOrItsNameSays() {
    let file = [0, 0, 0, 24] + Array("ftypmp42".utf8) + [UInt8](repeating: 0, count: 40)
    #expect(kind(file, "video/mp4") == .video && kind(file, "audio/mp4") == .sound)
    let named = FetchedFile(address: "https://example.org/a.mp4", bytes: file, mediaType: "")
    #expect(OtherFile(named) == .video)
  }

  @Test func booksThatBeginAsPicturesOrSoundsAreBooks() {
    let mobi =
      Array("BMW, a history".utf8) + [UInt8](repeating: 0, count: 46) + Array("BOOKMOBI".utf8)
    #expect(kind(mobi, "application/x-mobipocket-ebook") == nil)
    #expect(
      kind(
        [0xFF, 0xFE] + "A boat".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, "text/plain")
        == nil)
  }

  @Test func theLibraryStaysAsItWas() async throws {
    let folder = try TemporaryFolder()
    var kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none"))
    kit.openHosts = ["127.0.0.1"]
    let library = try await Library(kit: kit)
    let site = Site()
    site["/feed"] = .bytes(Array(Self.rss.utf8), "text/xml")
    site["/style.css"] = .bytes(Array(Self.styles.utf8), "text/css")
    site["/p.png"] = .bytes(PictureMaker.png(3, 3), "image/png")
    site["/moved"] = .redirection("/p.png")
    try await site.serve { server in
      for (path, kind) in [
        ("/feed", OtherFile.feed), ("/style.css", .code), ("/p.png", .picture),
        ("/moved", .picture),
      ] {
        await #expect(throws: ArticleError.otherFile(kind, host: "127.0.0.1")) {
          _ = try await library.add(page: WebPageRequest(server + path))
        }
      }
      let books = try await library.books()
      #expect(books.isEmpty)
    }
  }

  @Test(arguments: OtherFile.allCases)
  func everySentenceSaysWhatToDo(_ file: OtherFile) {
    let error = ArticleError.otherFile(file, host: "example.org")
    #expect(error.description.matches(of: /[.](?= [A-Z]|$)/).count == 2)
    #expect(error.code == "leads-to-" + file.rawValue && error.values["host"] == "example.org")
  }
}
