import Testing

@testable import Feeds

struct OPMLTests {
  @Test func feedsInGroupsAreReadInOrder() throws {
    let list = try OPML.read(
      Array(
        """
        <?xml version="1.0"?><opml version="1.1"><body><outline text="Group"><outline text="Inner">
        <outline title="A &amp;amp; B" type="rss" xmlUrl=" https://a.example/f?x=1&amp;y " htmlUrl="https://a.example/"/>
        </outline></outline><outline text="B" xmlurl="https://b.example/f" htmlUrl="javascript:x"/><outline text="none"/></body></opml>
        """.utf8))
    #expect(
      list == [
        .init(address: "https://a.example/f?x=1&y", title: "A & B", home: "https://a.example/"),
        .init(address: "https://b.example/f", title: "B"),
      ])
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let list = [
      OPML.Entry(
        address: "https://a.example/?a=\"<b>&c", title: "A \"<&> \u{1}b", home: "https://a.example/"
      ),
      OPML.Entry(address: "https://b.example/f", title: "風"),
    ]
    let written = OPML.write(list, title: "Mine & yours")
    var expected = list
    expected[0].title = "A \"<&> b"
    #expect(try OPML.read(written) == expected)
  }

  @Test func otherDocumentsAreRefused() {
    for text in ["", "<rss/>", "{}", "<html><outline xmlUrl='x'/></html>"] {
      #expect(throws: NoFeed.self) { try OPML.read(Array(text.utf8)) }
    }
  }
}
