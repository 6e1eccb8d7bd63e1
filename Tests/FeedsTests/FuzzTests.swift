import TestSupport
import Testing

@testable import Feeds

/// Whatever the bytes are, reading ends, and what is read keeps its limits.
struct FuzzTests {
  private static let sources = [
    """
    <?xml version="1.0" encoding="utf-8"?><!DOCTYPE rss [<!ENTITY e "x">]><rss version="2.0"><channel><title>a &e;</title>
    <link>/</link><item xml:base="b/"><title>&lt;b&gt;t</title><guid>g</guid><pubDate>Wed, 25 Nov 2026 10:00:00 GMT</pubDate>
    <description><![CDATA[<p>x</p>]]></description><enclosure url="a.mp3" length="3"/></item></channel></rss>
    """,
    """
    <feed xmlns="http://www.w3.org/2005/Atom"><title type="html">a</title><entry><id>1</id><link href="x"/>
    <updated>2026-11-25T10:00:00Z</updated><content type="xhtml"><div>a<br/><b c="d">e</b></div></content></entry></feed>
    """,
    #"{"version": "https://jsonfeed.org/version/1", "title": "a", "items": [{"id": 1, "url": "/a", "content_text": "b"}]}"#,
    #"<opml version="2.0"><body><outline text="a"><outline xmlUrl="https://a.example/" title="b"/></outline></body></opml>"#,
  ]
  private static let words = [
    "<item>", "</item>", "<entry>", "<link href=\"", "]]>", "<![CDATA[", "&#xD800;", "<!ENTITY",
    "xml:base=\"", "type=\"xhtml\"", "http://", "javascript:", "9999999999999999999", "-", "\u{0}",
  ]

  @Test func feedsAndLists() async throws {
    try await FuzzLoop("feeds", caseCount: 600).run { generator in
      let source = Self.sources[generator.number(0..<Self.sources.count)]
      let bytes = generator.mutated(Array(source.utf8), words: Self.words)
      _ = try? OPML.read(bytes)
      guard let feed = try? FeedReader(address: "https://a.example/f").read(bytes) else { return }
      #expect(feed.entries.count <= Feed.entryLimit)
      for entry in feed.entries {
        #expect(entry.title.count <= FeedEntry.titleLimit)
        #expect(entry.address?.hasPrefix("http") != false)
        #expect(entry.enclosures.allSatisfy { $0.address.hasPrefix("http") })
      }
    }
  }
}
