import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import VorleserKit

/// Saved pages that are fetched again, of a server that knows versions.
struct FetchingAgainTests {
  private static let date = "Fri, 20 Nov 2026 09:00:00 GMT"

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

  @Test(arguments: [("ETag", "W/\"1\""), ("Last-Modified", date)])
  func aPageThatIsTheSameIsNotSentAgain(header: String, value: String) async throws {
    site["/a"] = .version(
      Site.article("A boat", "<img src=\"/p.png\">"), header: header, value: value)
    site["/p.png"] = .bytes(PictureMaker.png(2, 2), "image/png")
    try await site.serve { server in
      let book = try await library.add(page: WebPageRequest(server + "/a"))
      _ = try await library.setPosition(40, of: book.id, expecting: 0, device: "Phone")
      let again = try await library.fetchAgain(book.id)
      #expect(site.unchangedCount == 1 && again.id == book.id && again.title == "A boat")
      #expect(again.fingerprint == book.fingerprint && again.position.offset == 40)
      let content = try await library.open(book.id).content
      #expect(try await content.resource(at: "pictures/1.png") != nil)
      // Another version comes as a whole, and is the known one from then on.
      site["/a"] = .version(Site.article("A boat, sold"), header: header, value: "other")
      #expect(try await library.fetchAgain(book.id).title == "A boat, sold")
      #expect(try await library.fetchAgain(book.id).title == "A boat, sold")
      #expect(site.unchangedCount == 2 && site.conditionCount == 3)
    }
  }

  @Test func aNewMarkOfTheSamePageMakesNoOtherEdition() async throws {
    site["/a"] = .version(Site.article("A boat"), header: "ETag", value: "\"1\"")
    try await site.serve { server in
      let book = try await library.add(page: WebPageRequest(server + "/a"))
      site["/a"] = .version(Site.article("A boat"), header: "ETag", value: "\"2\"")
      #expect(try await library.fetchAgain(book.id).fingerprint == book.fingerprint)
    }
  }

  @Test func aPictureThatDidNotComeIsAskedForAgain() async throws {
    site["/a"] = .version(
      Site.article("A boat", "<img src=\"/p.png\">"), header: "ETag", value: "\"1\"")
    try await site.serve { server in
      let book = try await library.add(page: WebPageRequest(server + "/a"))
      site["/p.png"] = .bytes(PictureMaker.png(2, 2), "image/png")
      _ = try await library.fetchAgain(book.id)
      let content = try await library.open(book.id).content
      #expect(try await content.resource(at: "pictures/1.png") != nil)
      #expect(site.conditionCount == 0)
      // Now all of it is there.
      _ = try await library.fetchAgain(book.id)
      #expect(site.unchangedCount == 1)
    }
  }

  @Test func anotherRuleForTheSiteIsTried() async throws {
    site["/a"] = .version(
      Site.article("A boat", "<p class=note>It was in March.</p>"), header: "ETag", value: "\"1\"")
    try await site.serve { server in
      let book = try await library.add(page: WebPageRequest(server + "/a"))
      var rule = SiteRule(host: "127.0.0.1")
      rule.strip = [".note"]
      _ = try await library.setSiteRules([rule], expecting: 0)
      _ = try await library.fetchAgain(book.id)
      #expect(site.conditionCount == 0)
      let text = try await library.open(book.id).content.chapter(at: 0).text
      #expect(!text.contains("March"))
      _ = try await library.fetchAgain(book.id)
      #expect(site.unchangedCount == 1)
    }
  }

  /// Of these, only the first page, or another one, would be asked for.
  @Test func aPageOfSeveralPartsOrWithLittleTextIsSentAgain() async throws {
    func part(_ number: Int) -> String {
      let text = Site.sentence.replacing("years", with: "\(number) years")
      let paragraph = "<p>\(String(repeating: text, count: 5))</p>"
      return Site.article(
        "A boat", "\(paragraph)<a href=\"/a?page=\(number + 1)\">\(number + 1)</a>")
    }
    let short = "<p>\(String(repeating: Site.sentence, count: 4))</p>"
    for (path, text) in [
      ("/a", part(1)), ("/a?page=2", part(2)),
      ("/short", "<html><body><article>\(short)</article></body></html>"),
    ] {
      site[path] = .version(text, header: "ETag", value: "\"1\"")
    }
    try await site.serve { server in
      let canonical = "<head><link rel=canonical href=\"\(server)/2026/c\">"
      site["/c"] = .version(
        Site.article("C").replacing("<head>", with: canonical), header: "ETag", value: "\"1\"")
      site["/2026/c"] = site["/c"]
      for path in ["/a", "/short", "/c"] {
        let book = try await library.add(page: WebPageRequest(server + path), asCopy: true)
        _ = try? await library.fetchAgain(book.id)
      }
      #expect(site.conditionCount == 0)
    }
  }

  @Test func whatABrowserShowedOrAMissingFileIsSentAgain() async throws {
    try await site.serve { server in
      site["/a"] = .version(Site.article("A boat"), header: "ETag", value: "\"1\"")
      let shown = WebPageRequest(server + "/a", shown: Site.article("For readers only"))
      let book = try await library.add(page: shown)
      #expect(try await library.fetchAgain(book.id).title == "A boat")
      #expect(site.conditionCount == 0)
      let again = try await library.fetchAgain(book.id, shown: Site.article("Readers again"))
      #expect(again.title == "Readers again" && site.conditionCount == 0)
      _ = try await library.fetchAgain(book.id)
      try FileManager.default.removeItem(at: try await library.file(of: book.id))
      #expect(try await library.fetchAgain(book.id).title == "A boat")
      #expect(site.conditionCount == 0)
      #expect(try await library.open(book.id).content.chapter(at: 0).text.contains("harbour"))
    }
  }
}
