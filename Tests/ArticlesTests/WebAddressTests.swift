import Testing

@testable import Articles

/// Addresses join as in browsers (URL Standard).
struct WebAddressTests {
  @Test(arguments: [
    ("page.html", "http://host/dir/page.html"), ("./a", "http://host/dir/a"),
    ("../../../a", "http://host/a"), ("/a?b#c", "http://host/a?b#c"),
    ("?q", "http://host/dir/base?q"),
    ("#f", "http://host/dir/base?old#f"), ("//other/x", "http://other/x"),
    ("HTTPS://Other:443", "https://other/"), ("http:relative", "http://host/dir/relative"),
    ("\\\\other\\x", "http://other/x"), ("a b\"c", "http://host/dir/a%20b%22c"),
    (" a\n\tb ", "http://host/dir/ab"), ("ä?ö#ü", "http://host/dir/%C3%A4?%C3%B6#%C3%BC"),
    ("mailto:a@b", "mailto:a@b"), ("a/%2e%2E/b", "http://host/dir/b"),
    ("%zz", "http://host/dir/%zz"),
    ("http://bücher.example/", "http://xn--bcher-kva.example/"),
    ("http://host:8080/x/..", "http://host:8080/"),
    ("http://user:pw@host/", "http://user:pw@host/"), ("", "http://host/dir/base?old"),
  ])
  func joins(_ text: String, _ expected: String) throws {
    let base = try #require(WebAddress("http://host/dir/base?old"))
    #expect(WebAddress(text, base: base)?.text == expected)
  }

  @Test(arguments: [
    "relative", "http://", "http://a b/", "http://host:99999/", "http://[::1", "", "http://a:b:80/",
    "http://user:pw@a:b:/", "http://a[b/", "http://[a b]/",
    "http://" + String(repeating: "語", count: 1100),
  ])
  func refuses(_ text: String) { #expect(WebAddress(text) == nil) }

  @Test func hostLeavesOutUserAndPort() {
    #expect(WebAddress("https://u:p@Example.com:8443/x")?.host == "example.com")
    #expect(WebAddress("http://[2001:DB8::1]:80/")?.host == "[2001:db8::1]")
  }

  /// The examples of RFC 3492, section 7.1.
  @Test(arguments: [
    ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"), ("3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"),
    ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
  ])
  func namesInOtherScripts(_ text: String, _ expected: String) {
    #expect(Punycode.encode(text[...]) == expected)
  }

  @Test func listsOfPicturesKeepTheirSizes() {
    #expect(SourceSet.mapped("a.jpg 1x, b,c.jpg 2x", { "/" + $0 }) == "/a.jpg 1x, /b,c.jpg 2x")
    #expect(SourceSet.mapped("a.jpg, b.jpg 2x", { "/" + $0 }) == "/a.jpg, /b.jpg 2x")
    #expect(SourceSet.mapped("  a.jpg  ", { "/" + $0 }) == "  /a.jpg  ")
  }
}
