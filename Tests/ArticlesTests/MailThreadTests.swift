import Testing

@testable import Articles

/// Threads of mail that stand on one page, as public-inbox writes it.
struct MailThreadTests {
  private static let first = """
    <a
    href=#e1
    id=m1>*</a> <b>The north light</b>
    <b>@ 2019-05-20 16:15 Ann Keeper</b>
      2019-05-21  8:00 <a
    href="#m2">` Bert Harbour</a>
      <a
    href=#r1>0 siblings, 1 reply; 2+ messages in thread</a>
    From: Ann Keeper @ 2019-05-20 16:15 UTC (<a
    href="../../1/">permalink</a> / <a
    href="../../1/raw">raw</a>)
      To: lamps; <b>+Cc:</b> Bert Harbour

    Hello all,

    the lamp of the north light goes out at four o'clock in the morning, since
    nobody winds up its clockwork then.

    --\u{20}
    Ann

    <a
    href=#m1
    id=e1>^</a> <a
    href="../../1/">permalink</a> <a
    href="../../1/raw">raw</a> <a
    href="../../1/#R">reply</a>\t[<a
    href="../../1/T/#u"><b>flat</b></a>|<a
    href="../../1/t/#u">nested</a>] <a
    href=#r1>2+ messages in thread</a>
    """
  private static let second = """
    <a
    href=#e2
    id=m2>*</a> <b>Re: The north light</b>
    From: Bert Harbour @ 2019-05-21  8:00 UTC (<a
    href="../../2/">permalink</a> / <a
    href="../../2/raw">raw</a>)
      To: Ann Keeper

    <span
    class="q">&gt; nobody winds up its clockwork then.
    </span>
    I shall wind it up from now on, every evening before I go to bed.

    <a
    href=#m2
    id=e2>^</a> <a
    href="../../2/">permalink</a> <a
    href="../../2/raw">raw</a>
    """
  private static let top = """
    <html><head><title>The north light</title></head><body><form action="../../"><pre><a href="../../?t=2019">Lamps archive</a>
    <input name=q type=text /><input type=submit value=search /> <a href="../../_/text/help/">help</a></pre></form>
    """
  private static let bottom = """
    <hr><pre>end of thread, other threads:[<a href="../../?t=2019">~2019-05-22 UTC</a>]

    <b id=t>Thread overview:</b> 2+ messages (download: <a href="../t.mbox.gz">mbox.gz</a>)
    -- links below jump to the message on this page --
    2019-05-20 16:15 <a href="#m1" id=r1>The north light</a> Ann Keeper</pre></body></html>
    """

  private func article(_ page: String) throws -> Article {
    var extractor = ArticleExtractor(address: WebAddress("https://inbox.example/lamps/1/T/"))
    extractor.keepsMedia = true
    return try #require(try extractor.extract(Array(page.utf8)).article)
  }

  @Test(arguments: [
    "<pre>\(first)</pre><hr><pre>\(second)</pre>",
    "<ul><li><pre>\(first)</pre></li><li><ul><li><pre>\(second)</pre></li></ul></li></ul>",
  ]) func eachMessageStandsBehindItsAuthorAndDay(messages: String) throws {
    let article = try article(Self.top + messages + Self.bottom)
    #expect(article.title == "The north light")
    #expect(article.byline == "Ann Keeper" && article.publishedTime == "2019-05-20")
    #expect(
      article.text == """
        Ann Keeper, 2019-05-20: Hello all,
        the lamp of the north light goes out at four o'clock in the morning, since nobody winds up its clockwork then.
        Bert Harbour, 2019-05-21:
        nobody winds up its clockwork then.
        I shall wind it up from now on, every evening before I go to bed.
        """)
    #expect(article.html.contains("<blockquote><p>nobody winds up"))
  }

  @Test func aMessageWithAPageOfItsOwnIsAnArticle() throws {
    let message = """
      <pre
      id=b>From: Ann Keeper &lt;ann@keeper.example&gt;
      To: lamps@lists.example
      Subject: <a
      href="#r"
      id=t>The north light</a>
      Date: Mon, 20 May 2019 16:15:53 +0200\t<a
      href="#r">[thread overview]</a>
      Message-ID: &lt;1@keeper.example&gt; (<a href="raw">raw</a>)

      The lamp of the north light goes out at four o'clock in the morning.

      [-- Attachment #2: lamp.png --]
      [-- Type: image/png, Size: 9 bytes --]
      </pre><hr>
      """
    let article = try article(Self.top + message + Self.bottom)
    #expect(article.byline == "Ann Keeper" && article.publishedTime == "2019-05-20")
    #expect(article.text == "The lamp of the north light goes out at four o'clock in the morning.")
  }

  /// The overview of a long thread is far longer than an answer in it.
  @Test func aShortAnswerInALongThreadIsAnArticle() throws {
    let answer =
      "From: Ann Keeper <ann@keeper.example>\nDate: Mon, 20 May 2019 16:15:53 +0200\n"
      + "Message-ID: <1@keeper.example> (raw)\n\nThe lamp is lit again.\n"
    let overview = String(repeating: "2019-05-20 16:15 The north light Ann Keeper\n", count: 200)
    let page =
      "<html><head><title>Lamps</title></head><body><pre>"
      + answer.replacing("<", with: "&lt;") + "</pre><hr><pre>\(overview)</pre></body></html>"
    #expect(try article(page).text == "The lamp is lit again.")
  }

  /// RFC 5322 begins with such an example, and so do articles on what mail hides.
  @Test(arguments: ["", " (raw)"]) func aMessageInAnArticleIsAnExample(end: String) throws {
    let prose = String(repeating: "<p>The lamp of the north light goes out at four.</p>", count: 20)
    let example = """
      <pre>From: John Doe &lt;jdoe@machine.example&gt;
      To: Mary Smith &lt;mary@example.net&gt;
      Subject: Saying Hello
      Date: Fri, 21 Nov 1997 09:55:06 -0600
      Message-ID: &lt;1234@local.machine.example&gt;\(end)

      This is a message just to say hello.
      So, "Hello".
      </pre>
      """
    let page =
      "<html><head><title>Lamps</title></head><body><h1>Lamps</h1>\(prose)\(example)\(prose)"
    let article = try article(page)
    #expect(article.text.contains("goes out at four") && article.text.contains("just to say hello"))
    #expect(article.byline != "John Doe" && article.publishedTime != "1997-11-21")
  }

  @Test func aLetterInAnArticleIsNoThread() throws {
    let prose = String(repeating: "<p>The lamp of the north light goes out at four.</p>", count: 20)
    let page =
      "<html><body><h1>Lamps</h1>\(prose)<pre>From: Ann\nTo: Bert\n\nThe lamp is out.</pre>"
    #expect(try article(page).text.contains("goes out at four"))
  }
}
