import Testing

@testable import ArchiveUnpacking

struct ArchiveFailureTests {
  @Test(arguments: [ArchiveFailure.damaged, .encrypted, .limit, .output])
  func aFailureComesBackFromItsLine(failure: ArchiveFailure) {
    #expect(ArchiveFailure(line: failure.line + "\n") == failure)
  }

  @Test func anotherLineMeansThatItIsDamaged() {
    #expect(ArchiveFailure(line: "Fatal error") == .damaged)
  }
}
