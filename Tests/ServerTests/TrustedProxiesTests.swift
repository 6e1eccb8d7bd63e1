import HTTPServer
import Testing
import VorleserKit

@testable import Server

struct TrustedProxiesTests {
  let rules = CallerRules(
    host: "127.0.0.1", names: ["books.example.org"],
    proxies: ["127.0.0.1", "10.0.0.0/8", "fd00::/8"].compactMap { IPNetwork($0) })

  func origin(
    from client: String = "127.0.0.1", _ headers: (name: String, value: String)...
  ) -> Origin {
    rules.origin(
      of: HTTPRequest(
        method: "GET", path: "/", headers: [("Host", "localhost:7878")] + headers, client: client))
  }

  @Test func aProxyIsBelieved() {
    let told = origin(
      ("X-Forwarded-For", "203.0.113.9"), ("X-Forwarded-Proto", "https"),
      ("X-Forwarded-Host", "Books.example.org"))
    #expect(told == Origin(scheme: "https", host: "books.example.org", client: "203.0.113.9"))
    #expect(told.isSecure && told.text == "https://books.example.org")
    let newer = origin(
      ("Forwarded", "for=\"[2001:db8::7]:4711\";proto=https;host=books.example.org"))
    #expect(newer == Origin(scheme: "https", host: "books.example.org", client: "2001:db8::7"))
  }

  @Test(arguments: ["203.0.113.9", "192.168.1.4", "", "127.0.0.2", "::1", "11.0.0.1"])
  func nobodyElseIs(client: String) {
    let told = origin(
      from: client, ("X-Forwarded-For", "192.0.2.1"), ("X-Forwarded-Proto", "https"),
      ("X-Forwarded-Host", "books.example.org"), ("Forwarded", "for=192.0.2.1;proto=https"))
    #expect(told == Origin(scheme: "http", host: "localhost:7878", client: client))
  }

  /// The first entries are the client's own to write.
  @Test(arguments: [
    ("198.51.100.1, 203.0.113.9", "203.0.113.9"),
    ("198.51.100.1, 203.0.113.9, 10.2.3.4", "203.0.113.9"),
    ("10.9.9.9, 10.2.3.4", "10.9.9.9"), ("nonsense", "127.0.0.1"), ("", "127.0.0.1"),
    ("unknown, 203.0.113.9:4711", "203.0.113.9"), ("[2001:db8::1]:80, fd00::1", "2001:db8::1"),
    ("203.0.113.0/24", "127.0.0.1"),
  ])
  func theClientIsTheLastThatIsNotOurs(header: String, client: String) {
    #expect(origin(("X-Forwarded-For", header)).client == client)
  }

  @Test func whatAProxySaysIsComparedWithWhatTheBrowserAsks() {
    func isRefused(_ origin: String, _ host: String, _ scheme: String = "https") -> Bool {
      rules.refusal(
        of: HTTPRequest(
          method: "POST", path: "/api/account/sign-in",
          headers: [
            ("Host", "localhost:7878"), ("Origin", origin), ("X-Forwarded-Host", host),
            ("X-Forwarded-Proto", scheme),
          ])) != nil
    }
    #expect(!isRefused("https://books.example.org", "books.example.org"))
    #expect(isRefused("https://evil.example", "books.example.org"))
    #expect(isRefused("https://evil.example", "evil.example"))
    #expect(isRefused("http://books.example.org", "books.example.org"))
    // A scheme that is none is not taken over.
    #expect(isRefused("javascript://books.example.org", "books.example.org", "javascript"))
  }

  @Test func networksAreReadAsPeopleWriteThem() {
    for text in ["", "/8", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8/8", "host", "::/129", "10/8"] {
      #expect(IPNetwork(text) == nil, "\(text)")
    }
    #expect(IPNetwork("10.1.2.3/8")?.contains("10.200.0.1") == true)
    #expect(IPNetwork("0.0.0.0/0")?.contains("8.8.8.8") == true)
    #expect(IPNetwork("192.168.4.0/22")?.contains("192.168.7.255") == true)
    #expect(IPNetwork("192.168.4.0/22")?.contains("192.168.8.0") == false)
    #expect(IPNetwork("fe80::/10")?.contains("febf::1") == true)
    #expect(IPNetwork("fe80::/10")?.contains("fec0::1") == false)
    #expect(IPNetwork("::1")?.contains("127.0.0.1") == false)
  }
}
