import Foundation
import Testing

@testable import Feeds

struct FeedDateTests {
  /// 25 November 2026, 09:05:00 in UTC.
  private static let time = Date(timeIntervalSince1970: 1_795_597_500)

  @Test(arguments: [
    "Wed, 25 Nov 2026 09:05:00 GMT", "Wed, 25 Nov 2026 10:05:00 +0100", "25 Nov 26 04:05 EST",
    "Wednesday, 25 November 2026 09:05:00 UT", "Wed, 25 Nov 2026 09:05:00",
    "Mi, 25 Nov. 2026 09:05 Z",
    "November 25, 2026 09:05", "25-Nov-2026 09:05:00 GMT", "2026-11-25T09:05:00Z",
    "2026-11-25T10:05:00.000+01:00", "2026-11-25 09:05", "  2026-11-25T04:05:00-0500 ",
    "Wed, 25th Nov 2026 09:05:00 XYZ",
  ])
  func datesOfAllKindsAreRead(_ text: String) {
    #expect(FeedDate.read(text) == Self.time)
  }

  @Test func daysWithoutTimesBeginAtMidnight() {
    let day = Date(timeIntervalSince1970: 1_795_564_800)
    #expect(FeedDate.read("2026-11-25") == day && FeedDate.read("25 Nov 2026") == day)
    #expect(FeedDate.read("1999-03") == Date(timeIntervalSince1970: 920_246_400))
    #expect(FeedDate.read("29 Feb 2024 00:00 GMT") == Date(timeIntervalSince1970: 1_709_164_800))
    #expect(FeedDate.read("1 Mar 99 00:00 GMT") == Date(timeIntervalSince1970: 920_246_400))
  }

  @Test(arguments: [
    "", "yesterday", "0000-00-00T00:00:00Z", "Wed, 45 Nov 2026 10:00:00 GMT", "2026-13-01",
    "25 Foo 2026", "99999-01-01", "25 Nov 2026 99:99",
  ])
  func brokenDatesAreNone(_ text: String) {
    #expect(FeedDate.read(text) == nil)
  }
}
