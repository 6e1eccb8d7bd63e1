import BookParser
import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing
import WebFetching

@testable import VorleserKit

/// Pages of a server on a loopback address, which only the explicit setting opens.
struct SavingPagesTests {
  let folder: TemporaryFolder
  let library: Library
  private let site = Site()

  init() async throws {
    folder = try TemporaryFolder()
    var kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none"))
    kit.openHosts = ["127.0.0.1"]
    library = try await Library(kit: kit)
  }

  @Test func aPageIsKeptWithItsPictures() async throws {
    let pictures = (0..<9).map { "<img src=\"/p\($0).png\" alt=\"Picture \($0)\">" }
    site["/a"] = .page(
      Site.article("A boat", pictures.joined() + "<img src=\"/gone.png\" alt=\"Gone\">"))
    for index in 0..<9 {
      site["/p\(index).png"] = .bytes(PictureMaker.png(index + 1, 2), "image/png")
    }
    try await site.serve { server in
      let steps = Steps()
      let book = try await library.add(page: WebPageRequest(server + "/a")) { steps.add($0) }
      #expect(book.title == "A boat" && book.pageAddress == server + "/a")
      #expect(book.fileName == "A boat.article")
      let stages = steps.stages
      #expect(stages.starts(with: [.fetching, .pictures]) && stages.last == .reading)
      #expect(steps.files(in: .pictures) == (0...10).map { "\($0) of 10" })
      let content = try await library.open(book.id).content
      for index in 0..<9 {
        let kept = try await content.resource(at: "pictures/\(index + 1).png")
        #expect(kept?.bytes == PictureMaker.png(index + 1, 2))
      }
      let html = try await content.chapter(at: 0).html
      #expect(html.contains("Gone") && !html.contains("gone.png"))
    }
  }

  @Test func dotsAndPicturesBeyondAllSizesAreLeftOut() async throws {
    let dot = Array(
      Data(base64Encoded: "R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==") ?? Data())
    site["/a"] = .page(
      Site.article(
        "A boat",
        "<img src=/counted.png width=1 height=1 alt=Counted><img src=/dot.gif><img src=/dot.png><img src=/all.png alt=All><img src=/p.png>"
      ))
    site["/dot.gif"] = .bytes(dot, "image/gif")
    site["/dot.png"] = .bytes(PictureMaker.png(1, 1), "image/png")
    site["/counted.png"] = .bytes(PictureMaker.png(4, 4), "image/png")
    var claim = PictureMaker.png(2, 2)
    claim.replaceSubrange(16..<24, with: [0, 0, 0x9C, 0x40, 0, 0, 0x9C, 0x40])
    site["/all.png"] = .bytes(claim, "image/png")
    site["/p.png"] = .bytes(PictureMaker.png(2, 3), "image/png")
    try await site.serve { server in
      let book = try await library.add(page: WebPageRequest(server + "/a"))
      let content = try await library.open(book.id).content
      let first = try await content.resource(at: "pictures/1.png")
      let second = try await content.resource(at: "pictures/2.png")
      #expect(first?.bytes == PictureMaker.png(2, 3) && second == nil)
      let html = try await content.chapter(at: 0).html
      #expect(!html.contains("Counted") && html.contains("All"))
    }
  }

  @Test func aPageIsSavedOnce() async throws {
    site["/a"] = .page(Site.article("A boat"))
    site["/moved"] = .redirection("/a")
    try await site.serve { server in
      let book = try await library.add(page: WebPageRequest(server + "/a"))
      for address in [server + "/a", server + "/moved"] {
        await #expect(throws: LibraryError.duplicate(existing: book)) {
          try await library.add(page: WebPageRequest(address))
        }
      }
      let copy = try await library.add(page: WebPageRequest(server + "/a"), asCopy: true)
      #expect(copy.id != book.id)
    }
  }

  @Test func aPageIsKnownByItsCanonicalAddress() async throws {
    try await site.serve { server in
      let page = Site.article("A boat").replacing(
        "<head>", with: "<head><link rel=canonical href=\"\(server)/a\">")
      for path in ["/a", "/a?session=4", "/a?utm_source=mail"] { site[path] = .page(page) }
      let book = try await library.add(page: WebPageRequest(server + "/a?session=4"))
      #expect(book.pageAddress == server + "/a")
      for address in ["/a?utm_source=mail#top", "/a?session=4", "/a?fbclid=1"] {
        await #expect(throws: LibraryError.duplicate(existing: book)) {
          try await library.add(page: WebPageRequest(server + address))
        }
      }
    }
  }

  @Test func anAMPPageIsSavedFromItsOwnAddress() async throws {
    try await site.serve { server in
      func amp(_ canonical: String) -> String {
        Site.article("Fast").replacing(
          "<html><head>", with: "<html amp><head><link rel=canonical href=\"\(canonical)\">")
      }
      site["/a"] = .page(Site.article("A boat", "<p>All of it.</p>"))
      site["/amp/a"] = .page(amp(server + "/a"))
      let book = try await library.add(page: WebPageRequest(server + "/amp/a"))
      #expect(book.title == "A boat" && book.pageAddress == server + "/a")
      // What can't be had, or must not, leaves the copy under its own address.
      for (path, canonical) in [
        ("/amp/b", server + "/gone"), ("/amp/c", "http://localhost:1/secret"),
      ] {
        site[path] = .page(amp(canonical))
        let copy = try await library.add(page: WebPageRequest(server + path), asCopy: true)
        #expect(copy.title == "Fast" && copy.pageAddress == server + path)
      }
    }
  }

  /// A page that scripts make often names a copy that needs none.
  @Test func aPageWithoutTextIsTakenFromItsAMPCopy() async throws {
    try await site.serve { server in
      let head = "<link rel=canonical href=\"\(server)/a\"><link rel=amphtml href=\"/amp/x/a\">"
      site["/a"] = .page(
        "<html><head><title>A boat</title>\(head)</head><body><div id=app></div></body></html>")
      site["/amp/x/a"] = .page(
        Site.article("A boat", "<amp-img src=\"p.png\" width=8 height=8></amp-img>").replacing(
          "<html><head>", with: "<html amp><head><link rel=canonical href=\"\(server)/a\">"))
      site["/amp/x/p.png"] = .bytes(PictureMaker.png(1, 2), "image/png")
      let book = try await library.add(page: WebPageRequest(server + "/a"))
      #expect(book.title == "A boat" && book.pageAddress == server + "/a")
      let content = try await library.open(book.id).content
      #expect(try await content.chapter(at: 0).text.contains("in the harbour for years"))
      #expect(try await content.resource(at: "pictures/1.png")?.bytes == PictureMaker.png(1, 2))
      // A copy that is none of AMP's is no copy.
      site["/b"] = .page("<html><head><link rel=amphtml href=\"/c\"></head><body></body></html>")
      site["/c"] = .page(Site.article("Another"))
      await #expect(throws: ArticleError.noArticle(host: "127.0.0.1")) {
        try await library.add(page: WebPageRequest(server + "/b"))
      }
    }
  }

  @Test func picturesAreFetchedFromWhereThePageWasSent() async throws {
    try await site.serve { server in
      site["/news/a"] = .page(
        Site.article("A boat", "<img src=\"p.png\" alt=\"Boat\">").replacing(
          "<head>", with: "<head><link rel=canonical href=\"\(server)/2026/11/a\">"))
      site["/news/p.png"] = .bytes(PictureMaker.png(1, 2), "image/png")
      let book = try await library.add(page: WebPageRequest(server + "/news/a"))
      #expect(book.pageAddress == server + "/2026/11/a")
      let content = try await library.open(book.id).content
      #expect(try await content.resource(at: "pictures/1.png")?.bytes == PictureMaker.png(1, 2))
    }
  }

  @Test func anArticleOfSeveralPagesIsJoined() async throws {
    func page(_ number: Int, next: String) -> Site.Answer {
      let text = Site.sentence.replacing("years", with: "\(number) years")
      let paragraph = "<p>\(String(repeating: text, count: 5))</p>"
      return .page(
        Site.article(
          "A boat",
          "\(paragraph)<img src=\"/p\(number).png\" alt=\"Picture\">\(paragraph)"
            + "<p><a href=\"\(next)\">\(number + 1)</a></p>"))
    }
    site["/a"] = page(1, next: "/a?page=2")
    site["/a?page=2"] = page(2, next: "/a?page=3")
    site["/a?page=3"] = page(3, next: "/a?page=4")
    // It answers every number behind the last one with the last one.
    site["/a?page=4"] = page(3, next: "/a?page=5")
    for number in 1...3 {
      site["/p\(number).png"] = .bytes(PictureMaker.png(number, 2), "image/png")
    }
    try await site.serve { server in
      let book = try await library.add(page: WebPageRequest(server + "/a"))
      let content = try await library.open(book.id).content
      let text = try await content.chapter(at: 0).text
      for number in 1...3 { #expect(text.contains("for \(number) years")) }
      #expect(text.matches(of: /for 3 years/).count == 10)
      #expect(try await content.resource(at: "pictures/3.png")?.bytes == PictureMaker.png(3, 2))
      #expect(book.pageAddress == server + "/a")
    }
  }

  @Test func fetchedAgainItKeepsNumberAndMarks() async throws {
    site["/a"] = .page(Site.article("A boat", "<p>Somebody came with a key at last.</p>"))
    try await site.serve { server in
      let book = try await library.add(page: WebPageRequest(server + "/a"))
      let text = try await library.open(book.id).content.chapter(at: 0).text
      let start = try #require(text.range(of: "Somebody came")?.lowerBound.utf16Offset(in: text))
      _ = try await library.setPosition(start, of: book.id, expecting: 0, device: "Phone")
      site["/a"] = .page(
        Site.article(
          "A boat, sold", "<p>It was in March.</p><p>Somebody came with a key at last.</p>"))
      let again = try await library.fetchAgain(book.id)
      #expect(again.id == book.id && again.title == "A boat, sold")
      let changed = try await library.open(book.id).content.chapter(at: 0).text
      let offset = try await library.book(book.id).position.offset
      #expect(String(changed.utf16.dropFirst(offset).prefix(13)) == "Somebody came")
    }
  }

  @Test func anAddressOfABookAddsTheBook() async throws {
    site["/books/Notes%20of%20a%20boat.txt"] = .bytes(
      Array(String(repeating: Site.sentence + "\n\n", count: 20).utf8), "text/plain; charset=utf-8")
    try await site.serve { server in
      let book = try await library.add(
        page: WebPageRequest(server + "/books/Notes%20of%20a%20boat.txt"))
      #expect(book.fingerprint.format == .plainText && book.title == "Notes of a boat")
    }
  }

  @Test func failuresSayWhatToDoAndLeaveNothing() async throws {
    site["/empty"] = .page("<html><body><form><input></form>Please sign in</body></html>")
    site["/consent"] = .page(
      "<html><body><main><p>We and our partners use cookies, and store and access information on your device.</p><p>You can withdraw your consent to tracking at any time.</p><button>Accept all</button></main></body></html>"
    )
    site["/paid"] = .status(402)
    site["/loop"] = .redirection("/loop")
    site["/film"] = .bytes([UInt8](repeating: 0, count: 4096), "video/mp4")
    try await site.serve { server in
      func error(_ path: String) async -> (any Error)? {
        do {
          _ = try await library.add(page: WebPageRequest(path))
          return nil
        } catch {
          return error
        }
      }
      func kind(_ path: String) async -> FetchError.Kind? {
        guard case .notFetched(let failure)? = await error(path) as? ArticleError else {
          return nil
        }
        return failure.kind
      }
      #expect(await error(server + "/empty") as? ArticleError == .noArticle(host: "127.0.0.1"))
      #expect(
        await error(server + "/consent") as? ArticleError == .asksForConsent(host: "127.0.0.1"))
      #expect(await kind(server + "/paid") == .refused)
      #expect(await kind(server + "/loop") == .redirections)
      #expect(await kind(server + "/none") == .missing)
      #expect(await kind("http://localhost:1/") == .internalAddress)
      #expect(await kind("ftp://example.org/") == .address)
      #expect(
        await error(server + "/film") as? ArticleError == .otherFile(.video, host: "127.0.0.1"))
      let books = try await library.books()
      #expect(books.isEmpty)
      let incoming = folder.url.appending(path: "home/incoming").path
      let left = (try? FileManager.default.contentsOfDirectory(atPath: incoming)) ?? []
      #expect(left.isEmpty)
    }
  }

  @Test(arguments: [
    (" example.org/a ", "https://example.org/a"), ("http://example.org", "http://example.org"),
    ("example.org:8080/a", "https://example.org:8080/a"),
    ("mailto:a@b.example", "mailto:a@b.example"),
  ])
  func anAddressMayBeWrittenShort(written: String, address: String) {
    #expect(WebPageRequest(written).address == address)
  }
}
