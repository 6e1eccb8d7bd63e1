import Testing

@testable import Articles

/// Pages of posts by several people.
struct ConversationTests {
  private static let question =
    "Does anybody know why the lamp of the north light goes out at four?"
  private static let answer = "The clockwork stops then, since nobody winds it up."
  private static let thanks = "Thank you, that was it."

  private func read(_ body: String) throws -> Article {
    var extractor = ArticleExtractor(address: WebAddress("https://forum.example/t/light/12"))
    extractor.keepsMedia = true
    let page =
      "<!doctype html><html lang=en><head><title>Lamp goes out</title></head><body>\(body)</body></html>"
    return try #require(try extractor.extract(Array(page.utf8)).article)
  }

  /// Pages as these systems write them, each with the same three posts.
  static let pages = [
    // Discourse without scripts.
    zip(["ann", "bob", "ann"], [question, answer, thanks]).map { author, text in
      """
      <div itemprop=comment itemscope itemtype="http://schema.org/Comment" class="topic-body crawler-post"><div \
      class=crawler-post-meta><span class=creator itemprop=author itemscope itemtype="http://schema.org/Person"><a \
      itemprop=url href="/u/\(author)"><span itemprop=name>\(author)</span></a></span><link itemprop=image href=/i.png><span \
      class=crawler-post-infos><time itemprop=datePublished>May 1, 2024</time> <span itemprop=position>1</span></span></div>\
      <div class=post itemprop=text><p>\(text)</p></div><div class=post-likes>1 Like</div></div>
      """
    }.joined(),
    // phpBB 3.
    zip(["ann", "bob", "ann"], [question, answer, thanks]).map { author, text in
      """
      <div id=p1 class="post has-profile bg2"><div class=inner><dl class=postprofile><dt><a href="./m.php?u=2" \
      class=username>\(author)</a></dt><dd class=profile-posts><strong>Posts:</strong> 12</dd></dl><div class=postbody><div><h3 \
      class=first><a href=#p1>Re: Lamp</a></h3><p class=author>by <strong><a class=username>\(author)</a></strong> » Wed May 01\
      </p><div class=content>\(text)</div><div class=signature>Keep the light</div></div></div></div></div>
      """
    }.joined(),
    // XenForo 2.
    zip(["ann", "bob", "ann"], [question, answer, thanks]).map { author, text in
      """
      <article class="message message--post js-post" data-author="\(author)"><div class=message-inner><div \
      class=message-cell><section class=message-user><h4 class=message-name><a class=username>\(author)</a></h4><h5 \
      class=userTitle>Member</h5></section></div><div class=message-cell><div class=message-content><article \
      class="message-body js-selectToQuote"><div><div class=bbWrapper>\(text)</div></div></article></div></div></div></article>
      """
    }.joined(),
    // Hacker News.
    "<table>"
      + zip(["ann", "bob", "ann"], [question, answer, thanks]).map { author, text in
        """
        <tr class="athing comtr"><td><table><tr><td class=ind></td><td class=default><span class=comhead><a \
        href="user?id=\(author)" class=hnuser>\(author)</a> <span class=age>2 hours ago</span></span><div class=comment><div \
        class="commtext c00">\(text)</div><div class=reply><a href=r>reply</a></div></div></td></tr></table></td></tr>
        """
      }.joined() + "</table>",
    // Stack Exchange.
    """
    <div class=question><div class="s-prose js-post-body" itemprop=text><p>\(question)</p></div><div class=post-signature><div \
    class=user-details><a href=/e>eva</a></div></div><div class="post-signature owner"><div class=user-details itemprop=author>\
    <a href=/u/1>ann</a><span class=d-none itemprop=name>ann</span></div></div></div><div class=answer><div \
    class="s-prose js-post-body"><p>\(answer)</p></div><div class=user-details><a href=/u/2>bob</a></div><ul><li \
    class="comment js-comment"><span class=comment-copy>\(thanks)</span> – <a class=comment-user>ann</a></li></ul></div>
    """,
    // HyperKitty.
    zip(["ann", "bob", "ann"], [question, answer, thanks]).map { author, text in
      """
      <div class=email><div class=email-header><div class=email-author><h2 class=name><a href=/u>\(author)</a></h2></div>\
      <div class=email-date>1 May</div></div><div class=email-body><p>\(text)</p></div></div>
      """
    }.joined(),
    // A system of its own that says by schema.org what is what.
    """
    <div itemscope itemtype="https://schema.org/Question"><h1 itemprop=name>Lamp</h1><p itemprop=author><span itemprop=name>ann\
    </span></p><div itemprop=text>\(question)</div><div itemprop=suggestedAnswer itemscope \
    itemtype="https://schema.org/Answer"><div itemprop=text>\(answer)</div><i itemprop=author>bob</i></div><div \
    itemprop=suggestedAnswer itemscope itemtype="https://schema.org/Answer"><div itemprop=text>\(thanks)</div><i \
    itemprop=author>ann</i></div></div>
    """,
  ]

  @Test(arguments: pages) func everyPostIsThereAndBeginsWithItsAuthor(body: String) throws {
    let nav = "<nav><a href=/>Home</a> <a href=/faq>FAQ</a></nav>"
    let text = try read(nav + body + "<footer>Powered by a forum</footer>").text
    #expect(
      text == """
        ann: \(Self.question)
        bob: \(Self.answer)
        ann: \(Self.thanks)
        """)
  }

  @Test func messagesOfAThreadBeginWithAuthorAndDay() throws {
    let posts = zip(["ann", "bob"], [Self.question, Self.answer]).map { author, text in
      """
      <div class=email><div class=email-header><div class=email-author><h2 class=name><a href=/u>\(author)</a></h2></div><div \
      class="email-date right"><div class=time><span title="Sender's time: May 20, 2019, 4:15 p.m.">20 May</span></div></div>\
      </div><div class=email-body><p>\(text)</p></div></div>
      """
    }.joined()
    #expect(
      try read(posts).text
        == "ann, 2019-05-20: \(Self.question)\nbob, 2019-05-20: \(Self.answer)")
  }

  @Test func aPostThatBeginsWithAListHasItsAuthorAboveIt() throws {
    let post = { (author: String, text: String) in
      "<div class=email><div class=email-author>\(author)</div><div class=email-body>\(text)</div></div>"
    }
    let html = try read(
      post("ann", "<ul><li>The lamp</li><li>The clockwork</li></ul>") + post("bob", "Both.")
    ).html
    #expect(html.contains("<p><b>ann:</b></p>") && html.contains("<b>bob:</b> Both."))
  }

  @Test func anArticleWithCommentsStaysAnArticle() throws {
    let story = String(
      repeating:
        "<p>\(String(repeating: "The keeper wrote in his log that fog had come in. ", count: 6))</p>",
      count: 5)
    let comments =
      "<div class=email><i class=email-author>ann</i><p class=email-body>Good.</p></div><div class=email><i class=email-author>bob</i><p class=email-body>Bad.</p></div>"
    let text = try read("<article>\(story)</article>" + comments).text
    #expect(text.hasPrefix("The keeper wrote") && !text.contains("ann:"))
  }
}
