import Testing

@testable import Articles

/// Messages of mailing lists, on pages as two programs for archives write them.
struct MailMessageTests {
  private static let pipermail = """
    <HTML><HEAD><TITLE> [Lamps] The north light
    </TITLE><LINK REL="made" HREF="mailto:lamps%40lists.example?Subject=Re"></HEAD><BODY BGCOLOR="#ffffff">
    <H1>[Lamps] The north light</H1> <B>Ann Keeper</B>
    <A HREF="mailto:lamps%40lists.example" TITLE="[Lamps]">ann at lamps.example
    </A><BR><I>Mon May 20 16:15:53 EDT 2019</I>
    <P><UL><LI>Previous message (by thread): <A HREF="157632.html">[Lamps] Another thing
    </A></li><LI> <B>Messages sorted by:</B> <a href="date.html#157634">[ date ]</a></LI></UL><HR>
    <!--beginarticle-->
    <PRE>MESSAGE</PRE><!--endarticle--><HR><P><UL><LI>Next message (by thread): <A HREF="157635.html">[Lamps] Oil
    </A></li></UL><a href="http://lists.example/mailman/listinfo/lamps">More information about the Lamps
    mailing list</a><br></body></html>
    """
  private static let mhonarc = """
    <!-- MHonArc v2.6.19+ --><!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML//EN">
    <html><head><title>[Lamps] The north light</title><link rev="made" href="mailto:ann@keeper.example"></head><body><hr>
    [<a href="msg00011.html">Date Prev</a>][<a href="threads.html#00012">Thread Index</a>]
    <h1>[Lamps] The north light</h1><hr><ul><li><em>To</em>: <a href="mailto:lamps@lists.example">lamps@lists.example</a></li>
    <li><em>From</em>: Ann Keeper &lt;<a href="mailto:ann@keeper.example">ann@keeper.example</a>&gt;</li>
    <li><em>Date</em>: Mon, 20 May 2019 10:00:00 -0700</li></ul><hr><pre>MESSAGE</pre>
    <hr><ul><li><strong>Follow-Ups</strong>:<ul><li><strong><a href="msg00013.html">Oil</a></strong><ul><li><em>From:</em> Bert
    &lt;bert@keeper.example&gt;</li></ul></li></ul></li></ul></body></html>
    """
  private static let message = """
    Hello all,

    the lamp of the north light goes out at four o'clock in the morning, since
    nobody winds up its clockwork then.

    Bert Harbour wrote:
    &gt;&gt;<i> Is there any oil left in the store at the harbour for the winter?
    </I>&gt;<i> There are three barrels of oil in the store, and one of them leaks.
    </i>
      hour   oil
      four   none

    Ann
    --
    Keep the light
    """

  private func article(_ page: String, _ message: String) throws -> Article {
    var extractor = ArticleExtractor(address: WebAddress("https://lists.example/2019/12.html"))
    extractor.keepsMedia = true
    let text = page.replacing("MESSAGE", with: message)
    return try #require(try extractor.extract(Array(text.utf8)).article)
  }

  @Test(arguments: [pipermail, mhonarc])
  func aMessageIsAnArticleWithItsAuthorAndDay(page: String) throws {
    let article = try article(page, Self.message)
    #expect(article.title == "[Lamps] The north light")
    #expect(article.byline == "Ann Keeper" && article.publishedTime == "2019-05-20")
    #expect(article.text.contains("in the morning, since nobody winds up its clockwork then."))
    for other in ["Another thing", "sorted by", "Oil", "Index", "mailing list", "Keep the light"] {
      #expect(!article.text.contains(other), "\(other)")
    }
    #expect(article.html.contains("<blockquote><blockquote><p>Is there any oil left"))
    #expect(article.html.contains("</blockquote><p>There are three barrels"))
    #expect(article.html.contains("<pre>  hour   oil\n  four   none</pre>"))
  }

  @Test func lineEndsStayWhereTheirAuthorPutThem() {
    let text = MailText(
      "Dear Bert,\nthe oil is here.\n\n- one barrel that stands behind the door of the store\n- two more"
    )
    #expect(text.blocks.map(\.shape) == [.lines, .lines])
    #expect(
      MailText("a\n" + String(repeating: "_", count: 47) + "\nLamps mailing list").blocks.count == 1
    )
    #expect(MailText(String(repeating: ">", count: 5_000) + " a").blocks.map(\.depth) == [6])
  }

  @Test func onlyASignatureEndsAMessage() {
    #expect(MailText("a\n-- \nb\nc").blocks.map(\.lines) == [["a"]])
    #expect(MailText("a\r\n-- \r\nb").blocks.map(\.lines) == [["a"]])
    #expect(MailText("a\n--\nAnn\nLamps, Inc.\n").blocks.map(\.lines) == [["a"]])
    let more = (1...9).map { "line \($0)" }.joined(separator: "\n")
    #expect(MailText("a\n--\n\(more)\n-- \nAnn").blocks.last?.lines.last == "line 9")
    #expect(MailText("a\n--\n\(more)\n--\nAnn").blocks.last?.lines.last == "line 9")
  }

  /// Pages of old programs name their makers, too.
  @Test func aPageWithCodeIsNoMessage() throws {
    let page = """
      <html><head><title>Lamps</title><link rev=made href=mailto:a@b.example></head><body><h1>Lamps</h1><p>\
      \(String(repeating: "The lamp of the north light goes out at four. ", count: 20))</p><pre>light --on</pre></body></html>
      """
    let article = try article(page, "")
    #expect(article.byline == nil && article.text.contains("goes out at four"))
  }

  /// Only the footer of the list is `pre`, and the author's words are in HTML.
  @Test func aMessageInHTMLKeepsItsText() throws {
    let body = "<p>" + String(repeating: "The lamp goes out at four o'clock. ", count: 20) + "</p>"
    let page = Self.mhonarc.replacing("<pre>MESSAGE</pre>", with: body + "<pre>MESSAGE</pre>")
    let footer = String(repeating: "_", count: 47) + "\nLamps mailing list"
    #expect(try article(page, footer).text.contains("goes out at four o'clock"))
  }

  @Test func aBoldWordOfAPageWithCodeIsNoAuthor() throws {
    let prose = String(repeating: "The lamp of the north light goes out at four. ", count: 20)
    let page = """
      <html><head><title>Lamps</title><link rev=made href="mailto:a@b.example"></head><body><h1>Lamps</h1>\
      <b>Abstract</b><p>\(prose)</p><pre>light --on</pre></body></html>
      """
    let article = try article(page, "")
    #expect(article.byline != "Abstract" && article.text.contains("goes out at four"))
  }

  @Test func elementsInOthersAreReadOnce() throws {
    let page = Self.pipermail.replacing("MESSAGE", with: "<div><pre>MESSAGE</pre></div>")
    let text = try article(page, Self.message).text
    #expect(text.ranges(of: "in the morning, since").count == 1)
  }
}
