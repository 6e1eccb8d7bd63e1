import Foundation
import HTTPServer
import ReadingModel
import Storage
import Synchronization
import TestSupport
import Testing

@testable import VorleserKit

/// Feeds of a server on a loopback address, which only the explicit setting opens.
struct FeedTests {
  private let folder: TemporaryFolder
  private let library: Library
  private let site = FeedSite()

  init() async throws {
    folder = try TemporaryFolder()
    var kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none"))
    kit.openHosts = ["127.0.0.1"]
    kit.renderer = nil
    library = try await Library(kit: kit)
  }

  private func serving(_ test: (_ address: String) async throws -> Void) async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { [site] in site.answer($0) }
    do {
      try await test("http://127.0.0.1:\(server.port)")
      await server.stop()
    } catch {
      await server.stop()
      throw error
    }
  }

  private static func feed(_ items: [String]) -> String {
    "<rss version=\"2.0\"><channel><title>News</title><link>/</link>\(items.joined())</channel></rss>"
  }

  private static func item(_ number: Int, _ text: String = "<p>Text</p>") -> String {
    """
    <item><title>Entry \(number)</title><link>/e\(number)</link>
    <pubDate>Wed, 25 Nov 2026 10:\(number < 10 ? "0" : "")\(number):00 GMT</pubDate>
    <description><![CDATA[\(text)]]></description></item>
    """
  }

  /// Follows a feed, and waits for its first articles.
  private func follow(
    _ address: String, isFullText: Bool = false
  ) async throws -> (FollowedFeed, FeedReport) {
    let (feed, articles) = try await library.follow(address, isFullText: isFullText)
    return (feed, try await articles.value)
  }

  private func titles() async throws -> [String] {
    try await library.books().sorted { $0.id < $1.id }.map(\.title)
  }

  @Test func newEntriesBecomeArticlesOnceAndRemovedOnesStayAway() async throws {
    try await serving { server in
      site["/feed"] = Self.feed([Self.item(2), Self.item(1)])
      let (feed, report) = try await follow(server + "/feed")
      #expect(feed.name == "News" && feed.home == server + "/" && report.added == 2)
      #expect(try await titles() == ["Entry 1", "Entry 2"])
      let book = try #require(try await library.books().first { $0.title == "Entry 2" })
      #expect(book.pageAddress == server + "/e2" && book.owner == .owner)
      #expect(book.metadata.publisher == "News" && book.metadata.published != nil)
      _ = try await library.remove(book.id)
      site["/feed"] = Self.feed([Self.item(3), Self.item(2), Self.item(1)])
      #expect(try await library.refreshFeed(feed.id) == FeedReport(added: 1, failed: 0))
      #expect(try await titles() == ["Entry 1", "Entry 3"])
      #expect(try await library.feeds()[0].articleCount == 2)
      await library.close()
    }
  }

  @Test func aPageLeadsToItsFeedAndNotToThatOfItsComments() async throws {
    try await serving { server in
      site["/"] = """
        <html><head><link rel="alternate" type="application/rss+xml" title="Comments" href="/comments">
        <link rel="alternate" type="application/atom+xml" href="gone">
        <link rel="alternate" type="application/rss+xml" href="feed"></head><body>Hello</body></html>
        """
      site["/feed"] = Self.feed([])
      site["/comments"] = Self.feed([])
      let (feed, _) = try await follow(server)
      #expect(feed.address == server + "/feed")
      site["/other"] = "<html><body>Nothing</body></html>"
      await #expect(throws: FeedError.noFeed(host: "127.0.0.1")) {
        try await library.follow(server + "/other")
      }
      await #expect(throws: FeedRefusal.known(name: "News")) {
        try await library.follow(server + "/feed")
      }
      await #expect(throws: FeedError.self) { try await library.follow("http://localhost:9/") }
    }
  }

  @Test func theTextOfAPageIsTakenOnRequestAndTheFeedsOwnWhereItFails() async throws {
    try await serving { server in
      let text = String(repeating: "Nobody knew, or wanted to know, whose boat it was. ", count: 20)
      site["/e1"] =
        "<html><head><title>Whole</title></head><body><article><p>\(text)</p></article></body></html>"
      site["/feed"] = Self.feed([Self.item(1), Self.item(2, "<p>Its own</p>")])
      let (feed, report) = try await follow(server + "/feed", isFullText: true)
      #expect(report == FeedReport(added: 2, failed: 0))
      #expect(try await titles() == ["Whole", "Entry 2"])
      let changed = try await library.changeFeed(
        feed.id, FollowedFeedChange(name: " Mine ", isFullText: false))
      #expect(changed.name == "Mine" && !changed.isFullText)
    }
  }

  @Test func anUnchangedFeedIsNotSentAgain() async throws {
    try await serving { server in
      site["/feed"] = Self.feed([Self.item(1)])
      site.entityTag = "\"v1\""
      let (feed, _) = try await follow(server + "/feed")
      #expect(try await library.refreshFeed(feed.id).added == 0)
      #expect(site.unchanged == 1)
      #expect(try await library.feeds()[0].failure == nil)
    }
  }

  @Test func aFailureIsKeptWithItsReasonAndWaitsLongerEachTime() async throws {
    try await serving { server in
      site["/feed"] = Self.feed([])
      let (feed, _) = try await follow(server + "/feed")
      site["/feed"] = nil
      for _ in 0..<2 {
        await #expect(throws: FeedError.self) { try await library.refreshFeed(feed.id) }
      }
      let failed = try await library.feeds()[0]
      #expect(failed.failure?.code == "web-missing" && failed.failure?.status == 404)
      #expect(failed.failureCount == 2 && failed.due.timeIntervalSinceNow > 7000)
      site["/feed"] = Self.feed([])
      _ = try await library.refreshFeed(feed.id)
      #expect(try await library.feeds()[0].failure == nil)
    }
  }

  @Test func aNewFeedBringsItsNewestEntriesOnly() async throws {
    try await serving { server in
      site["/feed"] = Self.feed((1...30).map { Self.item($0) })
      let (feed, report) = try await follow(server + "/feed")
      #expect(report.added == Library.firstEntries)
      #expect(try await titles().first == "Entry 11")
      #expect(try await library.refreshFeed(feed.id).added == 0)
    }
  }

  @Test func hostileAndPoorEntriesBecomeHarmlessArticles() async throws {
    try await serving { server in
      site["/feed"] = Self.feed([
        Self.item(1, "</div></body></html><script>alert(1)</script><p onclick=\"x\">After</p>"),
        "<item><title>Sound</title><enclosure url=\"/a%20b.mp3\" type=\"audio/mpeg\" length=\"2000000\"/></item>",
        "<item><title>A &lt;script&gt;x&lt;/script&gt; | B</title><description>Plain</description></item>",
      ])
      let (_, report) = try await follow(server + "/feed")
      #expect(report == FeedReport(added: 3, failed: 0))
      var texts: [String: String] = [:]
      for book in try await library.books() {
        texts[book.title] = try await library.open(book.id).content.chapter(at: 0).text
      }
      #expect(Set(texts.keys) == ["Entry 1", "Sound", "A | B"])
      #expect(texts["Entry 1"]?.contains("After") == true)
      #expect(texts.values.allSatisfy { !$0.contains("alert") })
      #expect(texts["Sound"]?.contains("a%20b.mp3 (audio/mpeg, 2 MB)") == true)
    }
  }

  @Test func feedsThatAreDueAreFetchedAndARemovedOneIsNot() async throws {
    try await serving { server in
      site["/a"] = Self.feed([Self.item(1)])
      site["/b"] = Self.feed([Self.item(2)])
      let list = ["/a", "/b", "ftp://x/"].map { path in
        "<outline xmlUrl=\"\(path.hasPrefix("/") ? server + path : path)\"/>"
      }
      let outcome = try await library.importFeeds(
        Array("<opml><body>\(list.joined())</body></opml>".utf8))
      #expect(outcome.added == 2 && outcome.refused.map(\.address) == ["ftp://x/"])
      let feeds = try await library.feeds()
      try await library.removeFeed(feeds[1].id)
      let next = try await library.refreshDueFeeds()
      #expect(try await titles() == ["Entry 1"])
      #expect(next?.timeIntervalSinceNow ?? 0 > 3000)
      try await library.restoreFeed(feeds[1].id)
      _ = try await library.refreshDueFeeds()
      #expect(try await titles() == ["Entry 1", "Entry 2"])
      let written = String(decoding: try await library.exportFeeds(), as: UTF8.self)
      #expect(written.contains("xmlUrl=\"\(server)/a\""))
      await #expect(throws: FeedError.noList) { try await library.importFeeds(Array("<a/>".utf8)) }
    }
  }

  @Test func waitsAreThoseOfTheFeedWithinBounds() {
    let time = Date(timeIntervalSince1970: 0)
    func wait(_ asked: Double?) -> Double {
      FeedSchedule.next(after: time, asked: asked).timeIntervalSince1970
    }
    #expect(wait(nil) == 3600 && wait(60) == 3600 && wait(7200) == 7200 && wait(1e12) == 86_400)
    #expect(wait(.nan) == 3600)
    let waits = [1, 2, 3, 100].map {
      FeedSchedule.next(after: time, failures: $0).timeIntervalSince1970
    }
    #expect(waits == [3600, 7200, 14_400, 86_400])
    let asked = [60, 7200, 1_000_000].map {
      FeedSchedule.next(after: time, failures: 1, delay: $0).timeIntervalSince1970
    }
    #expect(asked == [3600, 7200, 86_400])
  }
}

/// A site that knows versions of its documents.
private final class FeedSite: Sendable {
  private struct State {
    var documents: [String: String] = [:]
    var entityTag: String?
    var unchanged = 0
  }

  private let state = Mutex(State())

  subscript(path: String) -> String? {
    get { state.withLock { $0.documents[path] } }
    set { state.withLock { $0.documents[path] = newValue } }
  }

  var entityTag: String? {
    get { state.withLock { $0.entityTag } }
    set { state.withLock { $0.entityTag = newValue } }
  }

  /// How often a client had the present version.
  var unchanged: Int { state.withLock { $0.unchanged } }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    state.withLock { state in
      guard let text = state.documents[request.path] else { return HTTPResponse(status: 404) }
      let tag = state.entityTag
      if let tag, request.header("If-None-Match") == tag {
        state.unchanged += 1
        return HTTPResponse(status: 304)
      }
      let type = text.hasPrefix("<html") ? "text/html; charset=utf-8" : "application/rss+xml"
      var answer = HTTPResponse(
        headers: [("Content-Type", type)], body: .bytes(Array(text.utf8)))
      if let tag { answer.headers.append((name: "ETag", value: tag)) }
      return answer
    }
  }
}
