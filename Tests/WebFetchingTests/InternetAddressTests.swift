import Testing

@testable import WebFetching

struct InternetAddressTests {
  @Test(arguments: [
    "8.8.8.8", "93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:4700::1", "2a00:1450:4001::1",
    "::ffff:8.8.8.8", "64:ff9b::808:808",
  ])
  func thePublicInternetIsReached(_ text: String) throws {
    #expect(try #require(InternetAddress(text)).isPublic)
  }

  @Test(arguments: [
    "0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.0.1",
    "169.254.169.254",
    "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.0.2.1", "192.168.1.1", "198.18.0.1",
    "198.19.255.255",
    "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255",
    "::", "::1",
    "fe80::1", "fc00::1", "fdff::1", "ff02::1", "fec0::1", "2001:db8::1", "2001::1",
    "2002:7f00:1::", "3fff::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1",
    "64:ff9b:1::1",
    "100::1", "5f00::1",
  ])
  func nothingElseIs(_ text: String) throws {
    #expect(try !#require(InternetAddress(text)).isPublic)
  }
}
