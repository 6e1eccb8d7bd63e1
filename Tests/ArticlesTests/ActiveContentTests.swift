import Testing

@testable import Articles

/// Nothing that a browser could run is left of a page.
struct ActiveContentTests {
  private static let story = String(
    repeating: "<p>"
      + String(
        repeating: "The fox jumps over the dog, and then, without haste, it goes home. ", count: 6)
      + "</p>", count: 4)

  /// A place where HTML allows a script, each with the mark `boom`.
  static let places = [
    "<script>boom()</script>", "<script src=boom.js></script>", "<p onclick='boom()'>a</p>",
    "<img src=x OnError=boom()>", "<svg onload=boom()><circle r=1></svg>",
    "<svg><script>boom()</script></svg>",
    "<svg><a xlink:href='javascript:boom()'><text>a</text></a></svg>",
    "<svg><animate attributeName=href values='javascript:boom()'/></svg>",
    "<svg><set attributeName=onmouseover to=boom()></svg>",
    "<svg><use href='data:image/svg+xml,boom'/></svg>",
    "<svg><foreignObject><iframe srcdoc='<script>boom()</script>'></iframe></foreignObject></svg>",
    "<math><maction actiontype='statusline#x' xlink:href='javascript:boom()'>a</maction></math>",
    "<math><annotation-xml encoding=text/html><img src=x onerror=boom()></annotation-xml></math>",
    "<a href='javascript:boom()'>a</a>", "<a href=' java\nscript:boom()'>a</a>",
    "<a href='JaVaScRiPt&colon;boom()'>a</a>", "<a href='vbscript:boom'>a</a>",
    "<a href='data:text/html,boom'>a</a>", "<img src='javascript:boom()'>",
    "<iframe srcdoc='boom' src='https://www.youtube.com/embed/x'></iframe>",
    "<iframe src='javascript:boom()//www.youtube.com/'></iframe>",
    "<object data='boom.swf'><param name=movie value='//www.youtube.com/boom'></object>",
    "<embed src='//www.youtube.com/boom'>",
    "<meta http-equiv=refresh content='0;url=javascript:boom()'>",
    "<base href='javascript:boom()//'>", "<link rel=import href=boom>",
    "<style>@import 'boom'</style>",
    "<form action='javascript:boom()'><p>a</p><button formaction='javascript:boom()'>a</button></form>",
    "<template><script>boom()</script></template>",
    "<noscript><p title='</noscript><script>boom()</script>'></noscript>",
    "<video src='javascript:boom()' onplay=boom()></video>", "<xmp><script>boom()</script></xmp>",
    "<p style='background:url(javascript:boom())'>a</p>",
    "<table background='javascript:boom()'><tr><td>a</table>",
    "<details ontoggle=boom() open>a</details>", "<!--><script>boom()</script>-->",
    "<input onfocus=boom() autofocus>", "<marquee onstart=boom()>a</marquee>",
  ]

  @Test(arguments: places)
  func noScriptSurvives(_ place: String) throws {
    let page =
      "<title>A title of a page</title><div id=content>\(Self.story)\(place)\(Self.story)</div>"
    let found = try ArticleExtractor(address: WebAddress("https://example.org/")).extract(
      Array(page.utf8))
    let html = try #require(found.article).html
    #expect(
      !html.contains("boom"),
      "\(html.firstRange(of: "boom").map { html[$0.lowerBound...].prefix(80) } ?? "")")
  }
}
