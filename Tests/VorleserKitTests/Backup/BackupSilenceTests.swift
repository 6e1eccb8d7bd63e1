import Testing

@testable import VorleserKit

/// Which backups hold others up.
struct BackupSilenceTests {
  private typealias Work = BackupSendings.Work

  /// Whether a backup is silent at each look.
  private func looks(_ all: [(work: Work?, second: Int)]) -> [Bool] {
    var silence = BackupSilence()
    return all.map { silence.isSilent($0.work, at: .seconds($0.second)) }
  }

  @Test func `a backup that is being prepared is not silent, however long it takes`() {
    let preparing = (0..<60).map { (work: $0 == 0 ? nil : Work(), second: $0 * 60) }
    #expect(looks(preparing).allSatisfy { !$0 })
    // The first bytes are waited for from the moment at which the archive is there.
    let work = Work(sentByteCount: 0, byteCount: 10)
    let sending = [(work, 3600), (work, 3719), (work, 3720)].map {
      (work: Work?.some($0), second: $1)
    }
    #expect(looks(preparing + sending).suffix(3) == [false, false, true])
  }

  @Test func `a byte ends the silence`() {
    let (one, two) = (Work(sentByteCount: 1, byteCount: 10), Work(sentByteCount: 2, byteCount: 10))
    #expect(looks([(one, 1000), (one, 1120), (two, 1121)]) == [false, true, false])
  }
}
