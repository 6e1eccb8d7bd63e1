import Testing

@testable import Articles

/// Threads of forums, in the markup of their systems' templates.
struct ForumTests {
  private static let posts = [
    ("ann", "Does anybody know why the lamp of the north light goes out at four?"),
    ("bob", "The clockwork stops then, since nobody winds it up."),
    ("ann", "Thank you, that was it."),
  ]

  /// The markup of a post, in which AUTHOR and TEXT stand for its parts.
  static let systems: [(name: String, post: String)] = [
    (
      "NodeBB with the theme Harmony",
      """
      <li component=post class="posts-container" data-username="AUTHOR" itemprop=comment itemscope \
      itemtype="http://schema.org/Comment"><meta itemprop=datePublished content="2024-05-01T10:00:00Z"><div><a \
      href=/user/AUTHOR><span component="avatar/icon" class=avatar>A</span><span component="user/status"><span \
      class=visually-hidden>Offline</span></span></a></div><div class=post-container><div class=post-header itemprop=author \
      itemscope itemtype="https://schema.org/Person"><div><meta itemprop=name content="AUTHOR"><a href=/user/AUTHOR>\
      <span class=avatar>A</span></a><a class=fw-bold data-username="AUTHOR">AUTHOR</a><span class=text-muted>wrote \
      last edited by</span></div><a class=post-index>#1</a></div><div class="content text-break" component="post/content" \
      itemprop=text>\n<p>TEXT</p>\n</div><div component="post/footer"><div component="post/signature">Keep the light</div>\
      <a component="post/reply-count">1 Reply</a></div></div></li>
      """
    ),
    (
      "NodeBB with the theme Persona",
      """
      <li component=post data-username="AUTHOR"><div class=icon><img alt="AUTHOR" src=/a.png></div><small><strong><a \
      href=/user itemprop=author data-username="AUTHOR">AUTHOR</a></strong><span class=timeago>May 1</span></small><div \
      class=content component="post/content" itemprop=text><p>TEXT</p></div><small><a component="post/reply">Reply</a>\
      </small></li>
      """
    ),
    (
      "Invision Community 4",
      """
      <article id=elComment_1 class="cPost ipsBox ipsComment ipsComment_parent ipsClearfix"><aside class="ipsComment_author \
      cAuthorPane ipsColumn"><h3 class="ipsType_sectionHead cAuthorPane_author ipsType_break"><strong itemprop=name><a \
      href=/profile/1 class=ipsType_break>AUTHOR</a></strong></h3><ul class=cAuthorPane_info><li>Members</li><li>12 posts\
      </li></ul></aside><div class=ipsColumn><div id=comment-1_wrap class="ipsComment_content ipsType_medium"><div \
      class=ipsComment_meta><a href=/c>Posted <time datetime="2024-05-01T10:00:00Z">May 1</time></a></div><div \
      class=cPost_contentWrap><div data-role=commentContent class="ipsType_normal ipsType_richText"><p>TEXT</p></div></div>\
      <div class=ipsItemControls>Quote</div></div></div></article>
      """
    ),
    (
      "Invision Community 5",
      """
      <article class="ipsEntry js-ipsEntry ipsEntry--post" id=elComment_1><aside class=ipsEntry__header><div \
      class=ipsAvatarStack><a class=ipsUserPhoto><img src=/a.png alt="AUTHOR"></a></div><h3 data-ips-hook=postUsername \
      class=ipsEntry__username><a href=/profile/1 class=ipsUsername>AUTHOR</a></h3><ul class=ipsEntry__authorStats><li>12\
      </li></ul></aside><div class="ipsEntry__content js-ipsEntry__content"><div class=ipsEntry__post><div class=ipsEntry__meta>\
      <a class=ipsEntry__date>Posted <time>May 1</time></a></div><div data-ips-hook=postContent class="ipsRichText \
      ipsRichText--user" data-role=commentContent><p>TEXT</p></div></div><menu class=ipsEntry__controls>Quote</menu></div>\
      </article>
      """
    ),
    (
      "bbPress",
      """
      <div id=post-1 class=bbp-reply-header><div class=bbp-meta><span class=bbp-reply-post-date>May 1</span> <a \
      class=bbp-reply-permalink>#1</a></div></div><div class="post-1 reply type-reply hentry"><div class=bbp-reply-author><a \
      href=/u class=bbp-author-link><span class=bbp-author-avatar><img src=/a.png></span></a><a href=/u \
      class=bbp-author-link><span class=bbp-author-name>AUTHOR</span></a><div class=bbp-author-role>Participant</div></div>\
      <div class=bbp-reply-content><p>TEXT</p></div></div>
      """
    ),
    (
      "Vanilla",
      """
      <li class="Item ItemComment"><div class=Comment><div class="Item-Header CommentHeader"><div class=AuthorWrap><span \
      class=Author><a title="AUTHOR" class=PhotoWrap><img src=/a.png></a><a href=/u class=Username>AUTHOR</a></span>\
      <span class=AuthorInfo>Member</span></div></div><div class=Item-BodyWrap><div class="Message userContent"><p>TEXT</p>\
      </div><div class=Reactions>Like</div></div></div></li>
      """
    ),
    (
      "Discuz!",
      """
      <table id=pid7 class=plhin><tr><td class=pls><div class="pls favatar"><div class=pi><div class=authi><a href=/u \
      class=xw1>AUTHOR</a></div></div><p>Points 12</p></div></td><td class=plc><div class=pi><div class=authi><img src=/o.gif>\
      <em>Posted on 2024-5-1</em></div></div><div class=pct><div class=t_fsz><table><tr><td class=t_f \
      id=postmessage_7>TEXT</td></tr></table></div></div></td></tr></table>
      """
    ),
    (
      "Lemmy",
      """
      <li class="comment list-unstyled"><article class="details comment-node py-2"><div class=ms-2><a class="person-listing \
      d-inline-flex" title=AUTHOR href=/u><img class=avatar-overlay src=/a.png><span>AUTHOR</span></a><span \
      class=moment-time>2 days ago</span><div class=comment-content><div class=md-div><p>TEXT</p></div></div><button>reply\
      </button></div></article></li>
      """
    ),
    (
      "Mastodon",
      """
      <article><div class="status status-public"><div class=status__info><a class=status__relative-time><time>2d</time></a><a \
      class=status__display-name><span class=display-name><bdi><strong class=display-name__html>AUTHOR</strong></bdi><span \
      class=display-name__account>@AUTHOR@sea.example</span></span></a></div><div class=status__content><div \
      class=status__content__text><p>TEXT</p></div></div><div class=status__action-bar>12</div></div></article>
      """
    ),
    (
      "Tildes",
      """
      <article class=comment><div class=comment-itemtext><header class=comment-header><a class=link-user>AUTHOR</a> <time>\
      May 1</time></header><div class=comment-text><p>TEXT</p></div></div></article>
      """
    ),
  ]

  /// What begins every thread of a system, with or without a text of its own.
  private static let openings = [
    "Lemmy": "<div class=\"post-listing mt-2\"><h1>Lamp goes out</h1></div>",
    "Tildes": "<article class=topic-full><header><h1>Lamp goes out</h1></header></article>",
  ]

  @Test(arguments: systems) func everyPostIsThereAndBeginsWithItsAuthor(
    system: (name: String, post: String)
  ) throws {
    let thread = Self.posts.map { author, text in
      system.post.replacing("AUTHOR", with: author).replacing("TEXT", with: text)
    }.joined()
    let page = """
      <!doctype html><html lang=en><head><title>Lamp goes out</title></head><body><nav><a href=/>Home</a> <a href=/faq>FAQ</a>\
      </nav><main>\(Self.openings[system.name] ?? "")\(thread)</main><footer>Powered by a forum</footer></body></html>
      """
    var extractor = ArticleExtractor(address: WebAddress("https://forum.example/t/light/12"))
    extractor.keepsMedia = true
    let text = try #require(try extractor.extract(Array(page.utf8)).article).text
    #expect(text == Self.posts.map { "\($0): \($1)" }.joined(separator: "\n"))
  }

  /// Themes of weblogs call comments by the same names.
  @Test(arguments: systems.filter { openings[$0.name] != nil })
  func commentsBelowAnArticleDoNotReplaceIt(system: (name: String, post: String)) throws {
    let story = String(repeating: "The lamp of the north light goes out at four. ", count: 12)
    let comments = (Self.posts + Self.posts + Self.posts).map { author, text in
      system.post.replacing("AUTHOR", with: author).replacing("TEXT", with: text)
    }.joined()
    let page = """
      <!doctype html><html lang=en><head><title>Lamp goes out</title></head><body><article><h1>Lamp goes out</h1><p>\(story)</p>\
      <p>\(story)</p></article><section>\(comments)</section></body></html>
      """
    var extractor = ArticleExtractor()
    extractor.keepsMedia = true
    let article = try #require(try extractor.extract(Array(page.utf8)).article)
    #expect(article.text.contains("The lamp of the north light goes out at four."))
  }
}
