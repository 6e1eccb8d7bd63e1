import HTTPServer
import Testing

@testable import Server

struct CallerRulesTests {
  let rules = CallerRules(host: "127.0.0.1")

  func isRefused(
    _ method: String, at path: String = "/", _ headers: [(name: String, value: String)]
  ) -> Bool {
    rules.refusal(of: HTTPRequest(method: method, path: path, headers: headers)) != nil
  }

  @Test(arguments: [
    "127.0.0.1:7878", "localhost:7878", "[::1]:7878", "LOCALHOST", "localhost:9000",
  ])
  func itsOwnNamesPass(host: String) {
    #expect(!isRefused("GET", [("Host", host)]))
    #expect(!isRefused("DELETE", [("Host", host)]))
    #expect(!isRefused("DELETE", [("Host", host), ("Origin", "http://\(host.lowercased())")]))
  }

  @Test(arguments: [
    "evil.example", "127.0.0.1.evil.example:7878", "localhost.evil.example", "", "[::2]:7878",
    "0.0.0.0:7878", "192.168.1.10:7878", "localhost@evil.example", "127.0.0.1 ",
    "[::1].evil:7878", "[::1]evil", "[::1", "localhost:a@evil.example", "localhost:80:80",
    "127.0.0.1:7878@evil.example", "localhost:+1",
  ])
  func anotherNameIsRefused(host: String) {
    #expect(isRefused("GET", [("Host", host)]))
  }

  @Test func aRequestWithoutANameIsRefused() {
    #expect(isRefused("GET", []))
  }

  @Test(arguments: ["cross-site", "same-site", "Cross-Site", "nonsense"])
  func anotherSiteIsRefused(site: String) {
    for method in ["GET", "POST", "PUT", "DELETE"] {
      #expect(isRefused(method, [("Host", "localhost:1"), ("Sec-Fetch-Site", site)]))
    }
  }

  @Test(arguments: [
    "http://evil.example", "null", "http://localhost:2", "https://localhost:1", "http://localhost",
    "http://127.0.0.1:1",
  ])
  func anotherOriginIsRefused(origin: String) {
    for method in ["GET", "POST"] {
      #expect(isRefused(method, [("Host", "localhost:1"), ("Origin", origin)]))
    }
  }

  @Test func anAddressThatWasTypedOpensThePageButChangesNothing() {
    let headers = [(name: "Host", value: "localhost:1"), (name: "Sec-Fetch-Site", value: "none")]
    #expect(!isRefused("GET", headers))
    #expect(isRefused("DELETE", headers))
  }

  /// What a browser sends when somebody follows a link.
  private func link(
    _ site: String, mode: String = "navigate", to destination: String = "document"
  ) -> [(name: String, value: String)] {
    [
      ("Host", "localhost:1"), ("Sec-Fetch-Site", site), ("Sec-Fetch-Mode", mode),
      ("Sec-Fetch-Dest", destination), ("Sec-Fetch-User", "?1"),
    ]
  }

  @Test(arguments: ["cross-site", "same-site"])
  func aLinkElsewhereOpensThePageAndNothingElse(site: String) {
    for path in ["/", "/marks", "/read/3"] {
      #expect(!isRefused("GET", at: path, link(site)))
      #expect(!isRefused("HEAD", at: path, link(site)))
      for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
        #expect(isRefused(method, at: path, link(site)))
      }
      for destination in ["iframe", "frame", "embed", "object", "image", "script", "empty", ""] {
        #expect(isRefused("GET", at: path, link(site, to: destination)))
      }
      for mode in ["cors", "no-cors", "same-origin", "websocket", ""] {
        #expect(isRefused("GET", at: path, link(site, mode: mode)))
      }
      #expect(isRefused("GET", at: path, link(site) + [("Origin", "http://evil.example")]))
    }
    for path in [
      "/api/books", "/api/books/3/file", "/api/events", "/healthz", "/js/main.js", "/read", "//",
      "/api/read/3",
    ] {
      #expect(isRefused("GET", at: path, link(site)), "\(path)")
    }
  }

  @Test(arguments: [
    "chrome-extension://abcdef", "moz-extension://6D0F", "safari-web-extension://1",
  ])
  func anExtensionSavesPagesAndDoesNothingElse(origin: String) {
    for site in ["none", "cross-site", "same-origin"] {
      let headers = [
        (name: "Host", value: "localhost:1"), (name: "Origin", value: origin),
        (name: "Sec-Fetch-Site", value: site),
      ]
      #expect(!isRefused("POST", at: "/api/articles", headers))
      #expect(isRefused("POST", at: "/api/books", headers))
      #expect(isRefused("DELETE", at: "/api/articles", headers))
      #expect(isRefused("GET", at: "/api/books", headers))
      let foreign = [(name: "Host", value: "evil.example"), (name: "Origin", value: origin)]
      #expect(isRefused("POST", at: "/api/articles", foreign))
    }
  }

  @Test(arguments: [
    "192.168.1.10:7878", "[fe80::1]:7878", "10.0.0.1", "books.example.org:7878", "localhost:1",
    "Books.Example.org",
  ])
  func whereOthersReachItAddressesAndGivenNamesPass(host: String) {
    let rules = CallerRules(host: "0.0.0.0", names: ["books.example.org"])
    #expect(
      rules.refusal(of: HTTPRequest(method: "GET", path: "/", headers: [("Host", host)])) == nil)
  }

  @Test(arguments: [
    "evil.example", "192.168.1.10.evil.example", "books.example.org.evil", "", "192.168.1",
    "[::1%eth0]",
    "1", "0x7f000001", "2130706433",
  ])
  func whereOthersReachItNoOtherNamePasses(host: String) {
    let rules = CallerRules(host: "0.0.0.0", names: ["books.example.org"])
    #expect(
      rules.refusal(of: HTTPRequest(method: "GET", path: "/", headers: [("Host", host)])) != nil)
  }
}
