import Foundation
import TestSupport
import Testing

@testable import VorleserKit

/// A folder of nightly backups keeps some of each age.
struct BackupSeriesTests {
  /// Noon on 24 November 2026, a Tuesday.
  private static let now = Date(timeIntervalSince1970: 1_795_521_600)

  private func name(daysAgo days: Int, hours: Int = 0) -> String {
    BackupSeries(URL(filePath: "/"))
      .file(at: Self.now - Double(days * 24 + hours) * 3600).lastPathComponent
  }

  @Test func namesHaveTheTimeAndSortByIt() {
    #expect(name(daysAgo: 0) == "vorleser-20261124T120000Z.zip")
    let names = (0..<500).map { name(daysAgo: $0) }
    #expect(names.sorted() == names.reversed())
  }

  @Test func twoYearsOfNightsLeaveSomeOfEachAge() {
    let all = (0..<730).map { name(daysAgo: $0) }
    let kept = Set(all).subtracting(BackupSeries.surplus(of: all))
    // The newest of 7 days, of 4 weeks (two of which are among the days), of 12 months (November's is a day's).
    #expect(
      kept.sorted(by: >)
        == [
          "20261124", "20261123", "20261122", "20261121", "20261120", "20261119", "20261118",
          "20261115", "20261108", "20261031", "20260930", "20260831", "20260731", "20260630",
          "20260531", "20260430", "20260331", "20260228", "20260131", "20251231",
        ].map { "vorleser-\($0)T120000Z.zip" })
  }

  @Test func everyNightGivesTheSameAsAllAtOnce() {
    var folder: [String] = []
    for day in (0..<400).reversed() {
      folder.append(name(daysAgo: day))
      let surplus = Set(BackupSeries.surplus(of: folder))
      folder.removeAll { surplus.contains($0) }
    }
    #expect(folder.count == 20)
    #expect(folder.last == name(daysAgo: 0))
  }

  @Test func ofOneDayTheNewestIsKept() {
    let all = [name(daysAgo: 0, hours: 2), name(daysAgo: 0), name(daysAgo: 0, hours: 1)]
    #expect(
      BackupSeries.surplus(of: all) == [name(daysAgo: 0, hours: 2), name(daysAgo: 0, hours: 1)])
  }

  @Test func aMachineThatWasOffLosesNothing() {
    let all = (300..<306).map { name(daysAgo: $0) } + [name(daysAgo: 0)]
    #expect(BackupSeries.surplus(of: all).isEmpty)
  }

  @Test func otherFilesStay() throws {
    let desk = try TemporaryFolder()
    let others = [
      "vorleser-notes.zip", "vorleser-20269924T120000Z.zip", "taxes.zip", "vorleser-20261124.zip",
    ]
    for name in others + (0..<40).map({ name(daysAgo: $0) }) {
      _ = try desk.makeFile(name, Data())
    }
    let deleted = try BackupSeries(desk.url).thin()
    #expect(deleted.count > 20 && deleted == deleted.sorted())
    let left = try FileManager.default.contentsOfDirectory(atPath: desk.url.path)
    #expect(Set(left).isSuperset(of: others) && left.count == 44 - deleted.count)
  }
}
