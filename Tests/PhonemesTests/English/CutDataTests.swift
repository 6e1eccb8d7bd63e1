import Foundation
import TestSupport
import Testing

@testable import Phonemes

/// Data that is cut short while somebody reads in it ends nothing.
struct CutDataTests {
  @Test func aFileThatIsCutInPlaceEndsNothing() throws {
    let folder = try TemporaryFolder()
    let file = try folder.makeFile("a.data", Data(repeating: 7, count: 1 << 20))
    let loaded = try #require(LoadedFile(path: file.path))
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 10)
    try handle.close()
    #expect(loaded.integer(at: (1 << 20) - 4, as: UInt32.self) == 0x0707_0707)
    #expect(loaded.integer(at: 1 << 20, as: UInt32.self) == 0)
  }
}
