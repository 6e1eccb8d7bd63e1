import TestSupport
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
        .init(
          address: "https://a.example/f?x=1&y", title: "A & B", home: "https://a.example/",
          group: "Inner"),
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

  @Test func aGroupWithoutANameLeavesFeedsInTheOneAroundIt() throws {
    let list = try OPML.read(
      Array(
        """
        <opml><body><outline title="" text="A &amp;amp; B"><outline><outline xmlUrl="a"><outline xmlUrl="b"/></outline></outline>
        <outline text="Inner"/><outline xmlUrl="c"/></outline><outline xmlUrl="d"/></body></opml>
        """.utf8))
    #expect(list.map(\.address) == ["a", "b", "c", "d"])
    #expect(list.map(\.group) == ["A & B", "A & B", "A & B", nil])
  }

  @Test func whateverFeedsAreCalledAListBringsThemBackInTheirGroups() async throws {
    let pieces = [
      "A", "b", " ", "&", "<", ">", "\"", "'", ";", "amp;", "<b>", "</b>", "&lt;", "&#65;", "風",
      "é", "🌊", "]]>",
      "e\u{301}", "\u{202E}",
    ]
    try await FuzzLoop("lists of feeds", caseCount: 300).run { generator in
      func name() -> String {
        let text = (0..<generator.number(1..<6)).map { _ in generator.pick(pieces) }.joined()
        let words = text.split(separator: " ").joined(separator: " ")
        return words.isEmpty ? "x" : words
      }
      let (listName, groups) = (name(), [nil, name(), name()])
      let list = (0..<generator.number(0..<8)).map { number in
        OPML.Entry(
          address: "https://a.example/\(number)?a=\(generator.pick(pieces).filter { $0 != " " })&b",
          title: name(), home: generator.number(0..<2) == 0 ? nil : "https://a.example/",
          group: generator.pick(groups))
      }
      let read = try OPML.read(OPML.write(list, title: listName))
      #expect(read == list)
    }
  }

  @Test func feedsOfAGroupStandInOneOutline() {
    let list = ["a", "b", "c"].map { OPML.Entry(address: $0, group: $0 == "a" ? nil : "News") }
    let text = String(decoding: OPML.write(list, title: "Mine"), as: UTF8.self)
    #expect(
      text.contains(
        """
            <outline type="rss" text="a" title="a" xmlUrl="a"/>
            <outline text="News" title="News">
              <outline type="rss" text="b" title="b" xmlUrl="b"/>
              <outline type="rss" text="c" title="c" xmlUrl="c"/>
            </outline>
          </body>
        """))
  }

  @Test func groupsMayBeNestedDeeperThanAnybodyLooks() throws {
    let depth = 200
    let text =
      "<opml>" + String(repeating: "<outline text='G'>", count: depth)
      + "<outline xmlUrl='a'/>"
    #expect(try OPML.read(Array(text.utf8)).map(\.group) == ["G"])
  }

  @Test func otherDocumentsAreRefused() {
    for text in ["", "<rss/>", "{}", "<html><outline xmlUrl='x'/></html>"] {
      #expect(throws: NoFeed.self) { try OPML.read(Array(text.utf8)) }
    }
  }
}
