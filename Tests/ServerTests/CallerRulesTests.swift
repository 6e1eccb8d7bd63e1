import HTTPServer
import Testing

@testable import Server

struct CallerRulesTests {
  let rules = CallerRules(host: "127.0.0.1")

  func isRefused(_ method: String, _ headers: [(name: String, value: String)]) -> Bool {
    rules.refusal(of: HTTPRequest(method: method, path: "/", headers: headers)) != nil
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
}
