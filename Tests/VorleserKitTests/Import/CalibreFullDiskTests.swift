import Foundation
import ReadingModel
import Storage
import Synchronization
import TestSupport
import Testing

@testable import VorleserKit

/// A folder of calibre's, and no room for a copy of its database.
struct CalibreFullDiskTests {
  @Test(.enabled(if: SmallDisk.isPossible, "only root can mount a small file system"))
  func `a full disk is no damage of the database, and the book comes with all when there is room`()
    async throws
  {
    let folder = try TemporaryFolder()
    let disk = try SmallDisk(megabytes: 16)
    let library = try await Library(
      kit: VorleserKit(
        home: disk.url.appending(path: "home"), resources: folder.url.appending(path: "none")))
    let calibre = try CalibreFolder(in: folder)
    try calibre.change(CalibreFolder.warden)
    let name = "Anthony Trollope/The Warden (12)/The Warden - Anthony Trollope"
    try calibre.add("TXT", to: 12, at: name, Array("The old men.".utf8))
    let filler = disk.url.appending(path: "filler")
    try Data().write(to: filler)
    let handle = try FileHandle(forWritingTo: filler)
    while (try? handle.write(contentsOf: Data(repeating: 1, count: 4096))) != nil {}
    try handle.close()
    let told = Mutex(0)
    await #expect(throws: LibraryError.storage(.diskFull)) {
      try await library.addAll(inFolder: calibre.url) { _ in told.withLock { $0 += 1 } }
    }
    #expect(told.withLock { $0 } == 0)
    try FileManager.default.removeItem(at: filler)
    try await library.addAll(inFolder: calibre.url) { _ in }
    #expect(try await library.books().map(\.metadata.subjects) == [["Clergy", "Fiction"]])
  }
}
