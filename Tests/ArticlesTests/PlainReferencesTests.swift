import Testing

@testable import Articles

/// Addresses that are completed without parsing are those that parsing completes to the same.
struct PlainReferencesTests {
  private static let base = WebAddress("https://host:8443/dir/base?old")

  private static let addresses = [
    "/", "/a?b#c", "/a/b.html", "/a%20b", "/?", "/#", "/a//b", "/a?b/../c", "/a'b", "/a?b'c",
    "/a b", "/.", "/a/../b",
    "/a/%2E%2e/b", "/a%252", "/a\\b", "//other/x", "/\\other/x", "/ä", "/a|b", "/a{b}", "/a?b{c}",
    "/a`b", "/a#b`c",
    "http://other/", "https://other/a?b#c", "http://other", "http://other?q", "http://Other/a",
    "http://other:80/a",
    "http://u@other/a", "http:///other/a", "http://other/a/./b", "HTTP://other/a", "https:/a",
    "http://o_ther/a",
    "http://other/a\u{7F}", "page", "?q", "#f", "#\u{301}f", "mailto:a@b", "", " /a", "/a ",
    "//other/a?b#c", "//other/a/../b", "//Other/x", "//other:1/x", "///other/x", "//other",
    "//other?q", "//other/a b", "https://other#f", "https://other\\a", "https://other ",
    "https://www.other/", "https://[::1]/",
  ]

  @Test(arguments: addresses)
  func agreesWithParsing(_ text: String) {
    let plain = PlainReferences(base: Self.base, page: nil)
    let parsed = WebAddress(text, base: Self.base)?.text ?? text
    switch plain.reading(text.utf8Span.span) {
    case .complete: #expect(parsed == text)
    case .behindOrigin: #expect(parsed == String(decoding: plain.origin, as: UTF8.self) + text)
    case .behindScheme: #expect(parsed == "https:" + text)
    case .unknown: break
    }
    if let whole = plain.complete(text.utf8Span.span) {
      #expect(String(decoding: whole, as: UTF8.self) == parsed)
    }
  }

  @Test(arguments: addresses)
  func hostsAgreeWithParsing(_ text: String) {
    guard let host = HostName.plain(in: text.utf8Span.span) else { return }
    #expect(
      WebAddress(text, base: Self.base)?.host
        == String(decoding: Array(text.utf8)[host], as: UTF8.self))
  }

  @Test func linksOfMostPagesAreNotParsed() {
    let plain = PlainReferences(base: Self.base, page: Self.base)
    #expect(plain.reading("/wiki/Fire%20(film)?a=1#top".utf8Span.span) == .behindOrigin)
    #expect(plain.reading("https://www.example.org/a.b/c?d='".utf8Span.span) == .unknown)
    #expect(plain.reading("https://www.example.org/a.b/c?d=e".utf8Span.span) == .complete)
    #expect(plain.reading("//www.example.org/a.png".utf8Span.span) == .behindScheme)
    #expect(plain.reading("#notes".utf8Span.span) == .complete)
  }

  @Test func withoutABasePathsAreParsed() {
    let plain = PlainReferences(base: nil, page: nil)
    #expect(plain.reading("/a".utf8Span.span) == .unknown)
    #expect(plain.reading("//host/a".utf8Span.span) == .unknown)
    #expect(plain.reading("http://host/a".utf8Span.span) == .complete)
  }
}
