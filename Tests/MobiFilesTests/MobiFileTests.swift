import Foundation
import MobiFiles
import TestSupport
import Testing

/// What libmobi makes of files that are known to be what they are.
@Suite(.enabled(if: Places.corpus != nil, "the corpus is not on this machine"))
struct MobiFileTests {
  private func open(_ name: String) throws -> MobiFile {
    let folder = try #require(Places.corpus)
    let handle = try FileHandle(forReadingFrom: folder.appending(path: "mobi/\(name)"))
    return try MobiFile(descriptor: handle.fileDescriptor)
  }

  @Test func aNewerBookIsAFileForEachChapter() throws {
    let content = try open("calibre-made/sample-alice.azw3").content()
    #expect(!content.isOnePage)
    #expect(content.parts.count { $0.kind == .markup } == 16)
    #expect(content.parts.contains { $0.name == "flow00001.css" })
    #expect(content.parts.contains { $0.kind == .contents })
    #expect(content.parts.contains { $0.kind == .package })
  }

  @Test func anOlderBookIsOnePage() throws {
    let content = try open("calibre-made/sample-alice.mobi6.mobi").content()
    #expect(content.isOnePage)
    #expect(content.parts.count { $0.kind == .markup } == 1)
    #expect(content.title == "Alice's Adventures in Wonderland")
    #expect(content.language == "en")
  }

  @Test func entriesOfTheContentsHaveTheirWordsAndPlaces() throws {
    for name in ["calibre-made/sample-alice.azw3", "calibre-made/sample-alice.mobi6.mobi"] {
      let content = try open(name).content()
      let labels = content.entries.map(\.label)
      #expect(labels.contains { $0.contains("Pool of Tears") }, "\(labels)")
      #expect(content.entries.allSatisfy { $0.place != nil })
      #expect((content.text == nil) == content.isOnePage)
    }
  }

  @Test func ofBothTheNewerIsTaken() throws {
    #expect(try open("calibre-made/sample-alice.joint.mobi").content().isOnePage == false)
  }

  @Test(arguments: ["libmobi/sample-drm-v1.mobi", "libmobi/sample-drm_pidLTKULBB^5V-v2.mobi"])
  func anEncryptedBookIsRefused(name: String) {
    #expect(throws: MobiError.protected) { try open(name) }
  }
}
