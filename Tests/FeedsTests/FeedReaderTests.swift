import Foundation
import Testing

@testable import Feeds

struct FeedReaderTests {
  private func read(_ text: String, charset: String? = nil) throws -> Feed {
    try FeedReader(address: "https://site.example/feeds/news.xml").read(
      Array(text.utf8), charset: charset)
  }

  private func item(_ markup: String, _ attributes: String = "") throws -> FeedEntry {
    let feed = try read(
      """
      <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
        xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>
      <title>N</title><link>https://site.example/</link><item \(attributes)>\(markup)</item></channel></rss>
      """)
    return try #require(feed.entries.first)
  }

  private func atomEntry(_ markup: String) throws -> FeedEntry {
    let feed = try read(
      "<feed xmlns=\"http://www.w3.org/2005/Atom\"><title>N</title><entry><id>a</id>\(markup)</entry></feed>"
    )
    return try #require(feed.entries.first)
  }

  @Test func rss2IsReadWithTheWholeTextBeforeTheSummary() throws {
    let feed = try read(
      """
      \u{FEFF}
      <?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">
      <channel><title>Boats &amp;amp; ships</title><link>/home</link><language>de</language><ttl>120</ttl>
      <managingEditor>ed@site.example (Ed Reed)</managingEditor>
      <item><title>One &lt;b&gt;boat&lt;/b&gt;</title><link>/1</link><guid>g1</guid>
        <pubDate>Wed, 25 Nov 2026 10:00:00 +0100</pubDate><description>Short</description>
        <content:encoded><![CDATA[<p>Whole <img src="a.png"></p>]]></content:encoded></item>
      <item><description>Fish &amp;amp; chips</description></item><item/>
      </channel></rss>
      """)
    #expect(feed.title == "Boats & ships" && feed.home == "https://site.example/home")
    #expect(feed.language == "de" && feed.interval == 7200 && feed.entries.count == 2)
    let entry = feed.entries[0]
    #expect(entry.title == "One boat" && entry.id == "g1" && entry.author == "Ed Reed")
    #expect(entry.address == "https://site.example/1" && entry.base == entry.address)
    #expect(entry.html == "<p>Whole <img src=\"a.png\"></p>")
    #expect(entry.published == Date(timeIntervalSince1970: 1_795_597_200))
    #expect(feed.entries[1].html == "<p>Fish &amp; chips</p>" && feed.entries[1].title == "")
  }

  @Test func rss1AndOldRSSAreRead() throws {
    let feed = try read(
      """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
        xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>R</title><link>https://a.example/</link></channel>
      <item rdf:about="https://a.example/1"><title>T</title><link>https://a.example/1</link>
      <dc:creator>Ada</dc:creator><dc:date>2026-11-25</dc:date></item></rdf:RDF>
      """)
    #expect(feed.title == "R" && feed.entries.map(\.id) == ["https://a.example/1"])
    #expect(feed.entries[0].author == "Ada" && feed.entries[0].published != nil)
    let old = try read(
      "<rss version=\"0.91\"><channel><title>O</title><item><title>T</title><link>x</link></item></channel></rss>"
    )
    #expect(old.entries[0].address == "https://site.example/feeds/x")
  }

  @Test func atomTextsAreOfTheirTypes() throws {
    #expect(try atomEntry("<title>1 &lt; 2 &amp;amp; 3</title>").title == "1 < 2 &amp; 3")
    #expect(
      try atomEntry("<title type=\"html\">A &amp;amp; &lt;i&gt;b&lt;/i&gt;</title>").title
        == "A & b")
    #expect(
      try atomEntry("<content>a &lt;b&gt;\n\nc</content>").html == "<p>a &lt;b&gt;</p><p>c</p>")
    #expect(
      try atomEntry("<content type=\"html\">&lt;p&gt;a&lt;/p&gt;</content>").html == "<p>a</p>")
    let xhtml = try atomEntry(
      "<content type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\">a<br/>\"b\" &amp; <a href=\"x&amp;y\">c</a></div></content>"
    )
    #expect(
      xhtml.html == "<div>a<br>&quot;b&quot; &amp; <a href=\"x&amp;y\">c</a></div>")
    #expect(
      try atomEntry("<content type=\"image/png\" src=\"a.png\"/><summary>s</summary>").html
        == "<p>s</p>")
  }

  @Test func basesHoldForAllInsideThem() throws {
    let feed = try read(
      """
      <feed xmlns="http://www.w3.org/2005/Atom" xml:base="/a/"><title>N</title>
      <entry xml:base="b/"><link href="c"/><content type="html" xml:base="d/">&lt;i&gt;x&lt;/i&gt;</content></entry>
      <entry><link rel="alternate" type="application/json" href="j"/><link rel="alternate" href="p"/>
        <link rel="enclosure" href="s.mp3" type="audio/mpeg" length="12"/><content>x</content></entry></feed>
      """)
    #expect(feed.entries[0].address == "https://site.example/a/b/c")
    #expect(feed.entries[0].base == "https://site.example/a/b/d/")
    #expect(feed.entries[1].address == "https://site.example/a/p")
    let sound = try #require(feed.entries[1].enclosures.first)
    #expect(sound.address == "https://site.example/a/s.mp3" && sound.byteCount == 12)
    #expect(sound.mediaType == "audio/mpeg")
  }

  @Test func jsonFeedsAreRead() throws {
    let feed = try read(
      """
      {"version": "https://jsonfeed.org/version/1.1", "title": "J", "home_page_url": "/", "language": "en",
       "authors": [{"name": "Ada"}, {"name": "Bo"}], "items": [
       {"id": 7, "url": "/7", "title": "Seven", "content_html": "<p>x</p>", "date_published": "2026-11-25T10:00:00Z",
        "attachments": [{"url": "a.mp3", "mime_type": "audio/mpeg", "size_in_bytes": 5}]},
       {"id": "b", "content_text": "one\\ntwo", "author": {"name": "Cy"}}, 3]}
      """)
    #expect(feed.title == "J" && feed.home == "https://site.example/" && feed.entries.count == 2)
    #expect(feed.entries[0].id == "7" && feed.entries[0].author == "Ada, Bo")
    #expect(feed.entries[0].enclosures.map(\.address) == ["https://site.example/feeds/a.mp3"])
    #expect(feed.entries[1].html == "<p>one</p><p>two</p>" && feed.entries[1].author == "Cy")
  }

  @Test func entriesWithoutIdentifiersAreKnownByTheirAddressOrText() throws {
    #expect(try item("<link>/1</link>").identity == "https://site.example/1")
    let one = try item("<description>one</description>")
    #expect(one.identity == (try item("<description>one</description>")).identity)
    #expect(one.identity != (try item("<description>two</description>")).identity)
    let guid = try item("<guid>https://a.example/p</guid>")
    #expect(guid.address == "https://a.example/p")
    let named = try item("<title>t</title><guid isPermaLink=\"false\">https://a.example/p</guid>")
    #expect(named.address == nil && named.id == "https://a.example/p")
  }

  @Test(arguments: [("rss", "channel", "item"), ("feed", "x", "entry")])
  func ofAWholeArchiveTheFirstEntriesAreRead(_ root: String, _ frame: String, _ entry: String)
    throws
  {
    let entries = (0..<100_000).map { "<\(entry)><title>E\($0)</title><id>\($0)</id></\(entry)>" }
    let feed = try read(
      root == "rss"
        ? "<rss><\(frame)><title>N</title>\(entries.joined())</\(frame)></rss>"
        : "<feed xmlns=\"http://www.w3.org/2005/Atom\"><title>N</title>\(entries.joined())</feed>")
    #expect(feed.title == "N" && feed.entries.count == Feed.entryLimit)
    #expect(feed.entries.last?.title == "E\(Feed.entryLimit - 1)")
  }

  /// Texts on feeds show how entries end.
  @Test func whatATextOrARemarkSaysOfEntriesEndsNone() throws {
    let ends = String(repeating: "</item></entry>", count: Feed.entryLimit)
    let json =
      "{\"version\": \"https://jsonfeed.org/version/1\", \"items\": [{\"id\": 1, \"content_text\": \"\(ends)\"}, {\"id\": 2, \"title\": \"t\"}]}"
    #expect(try read(json).entries.map(\.id) == ["1", "2"])
    for part in [
      "<!--\(ends)-->",
      "<item><title>a</title><description><![CDATA[\(ends)]]></description></item>",
    ] {
      let feed = try read(
        "<rss><channel><title>N</title>\(part)<item><title>b</title></item></channel></rss>")
      #expect(feed.entries.last?.title == "b")
    }
  }

  @Test(.timeLimit(.minutes(1))) func aTextThatNothingClosesIsSearchedForOnce() throws {
    let open = String(repeating: "<![CDATA[ <!-- ", count: 400_000)
    _ = try? read("<rss><channel><title>N</title>" + open)
  }

  @Test func onlyAddressesOfTheWebAreTaken() throws {
    #expect(try item("<title>t</title><link>javascript:alert(1)</link>").address == nil)
    #expect(try item("<title>t</title><link>file:///etc/passwd</link>").address == nil)
    #expect(try item("<title>t</title><enclosure url=\"data:text/html,x\"/>").enclosures.isEmpty)
  }

  @Test func hostileDocumentsEndWithoutHarm() throws {
    let bomb =
      "<!DOCTYPE r [<!ENTITY a \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\">"
      + (1..<30).map {
        "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 == 1 ? "" : String($0 - 1));", count: 10))\">"
      }
      .joined() + "]><rss><channel><title>&a29;</title></channel></rss>"
    #expect((try? read(bomb))?.title?.count ?? 0 <= FeedEntry.titleLimit)
    let file =
      "<!DOCTYPE r [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><rss><channel><title>a&x;b</title></channel></rss>"
    #expect(try read(file).title?.contains("root") != true)
    let cut = try read(
      "<rss><channel><title>C</title><item><title>one</title></item><item><title>tw")
    #expect(cut.title == "C" && cut.entries[0].title == "one")
    for text in ["", "   ", "<html><body>no</body></html>", "{\"a\": 1}", "{", "<a", "plain"] {
      #expect(throws: NoFeed.self) { try read(text) }
    }
    let deep = String(repeating: "<div>", count: 20_000)
    let nested = try atomEntry("<content type=\"xhtml\">\(deep)x</content>")
    #expect(nested.html?.contains("x") == true)
    let many = String(repeating: "<item><title>t</title></item>", count: Feed.entryLimit + 5)
    #expect(try read("<rss><channel>\(many)</channel></rss>").entries.count == Feed.entryLimit)
  }

  @Test func encodingsAreThoseOfTheDocumentElseOfTheServer() throws {
    let latin =
      [UInt8]("<rss><channel><title>Bl".utf8) + [0xE4]
      + [UInt8]("tter</title></channel></rss>".utf8)
    let reader = FeedReader(address: "https://a.example/")
    #expect(try reader.read(latin, charset: "iso-8859-1").title == "Blätter")
    let declared = [UInt8]("<?xml version=\"1.0\" encoding=\"windows-1252\"?>".utf8) + latin
    #expect(try reader.read(declared, charset: "utf-16").title == "Blätter")
    #expect(try reader.read(latin).title?.hasSuffix("tter") == true)
  }

  /// A document in UTF-16.
  private static func wide(_ text: String, bigEndian: Bool, marked: Bool) -> [UInt8] {
    ((marked ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
      let two = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? two : two.reversed()
    }
  }

  @Test(arguments: [
    "", "\r\n ", "<?xml version=\"1.0\" encoding=\"UTF-16\"?>",
    "\n<?xml version='1.0' encoding='utf-16le' standalone='yes'?>\n<!-- 新聞 -->",
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>",
  ])
  func aFeedInUTF16IsReadWhateverItsDeclarationSays(_ declaration: String) throws {
    let text = declaration + "<rss><channel><title>Blätter 新聞 📰</title></channel></rss>"
    for (bigEndian, marked) in [(true, true), (true, false), (false, true), (false, false)] {
      let document = Self.wide(text, bigEndian: bigEndian, marked: marked)
      for charset in [nil, "utf-16", "utf-8", "iso-8859-1"] {
        let feed = try FeedReader(address: "https://a.example/").read(document, charset: charset)
        #expect(feed.title == "Blätter 新聞 📰")
      }
    }
  }

  @Test func aJSONFeedInUTF16IsRead() throws {
    let text = """
      {"version": "https://jsonfeed.org/version/1.1", "title": "Blätter", "items": []}
      """
    for bigEndian in [true, false] {
      let document = Self.wide(text, bigEndian: bigEndian, marked: false)
      #expect(try FeedReader(address: "https://a.example/").read(document).title == "Blätter")
    }
  }

  @Test func aDocumentInUTF16ThatIsCutOffIsReadOrRefused() {
    let document = Self.wide("<?xml version='1.0'?><rss>📰</rss>", bigEndian: false, marked: true)
    for count in 0..<document.count {
      _ = try? FeedReader(address: "https://a.example/").read(Array(document.prefix(count)))
    }
  }
}
