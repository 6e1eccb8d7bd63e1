import Testing

@testable import Articles

/// Pages that lead to another one by themselves.
struct RefreshTests {
  private func refresh(_ head: String) throws -> String? {
    let page = "<html><head>\(head)</head><body></body>"
    let extractor = ArticleExtractor(address: WebAddress("https://a.example/x/one"))
    return try extractor.links(Array(page.utf8)).refresh?.text
  }

  @Test(arguments: [
    ("0; url=/next", "https://a.example/next"),
    ("0;URL='next?a=1'", "https://a.example/x/next?a=1"),
    (" 5 ; Url = \"https://b.example/\" x", "https://b.example/"),
    ("3,two", "https://a.example/x/two"),
    ("0.5;url=/next", "https://a.example/next"), ("0;urls", "https://a.example/x/urls"),
    ("0;url='/next", "https://a.example/next"), ("0; /next", "https://a.example/next"),
  ])
  func aPageLeadsWhereBrowsersGo(_ content: String, _ address: String) throws {
    let quoted = content.replacing("\"", with: "&quot;")
    #expect(try refresh("<meta http-equiv=Refresh content=\"\(quoted)\">") == address)
  }

  @Test(arguments: [
    "300", "0", "", "0;url=", "300; url=/next", "0; url=javascript:alert(1)", "0; url=file:///etc",
    "0; url=data:text/html,x", "x; url=/next", "99999999999999999999; url=/next", "-1; url=/next",
  ])
  func otherPagesStayWhereTheyAre(_ content: String) throws {
    #expect(try refresh("<meta http-equiv=refresh content=\"\(content)\">") == nil)
  }

  @Test func browsersWithoutScriptsAreNotMeant() throws {
    let tag = "<meta http-equiv=refresh content='0; url=/plain'>"
    #expect(try refresh("<noscript>\(tag)</noscript>") == nil)
    #expect(try refresh(tag + tag.replacing("plain", with: "other")) == "https://a.example/plain")
    #expect(try refresh("<meta name=refresh content='0; url=/plain'>") == nil)
  }
}
