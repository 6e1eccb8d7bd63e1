import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing

/// Work on an upload ends when somebody gives the upload up.
struct GivenUpUploadTests {
  private let folder: TemporaryFolder
  private let uploads: UnfinishedUploads
  private let ada = PersonID.owner

  init() throws {
    folder = try TemporaryFolder()
    uploads = UnfinishedUploads(folder.url.appending(path: "home"))
  }

  @Test func workIsCancelledWhenAnotherProgramGivesTheUploadUp() async throws {
    let id = try await uploads.begin("a.txt", byteCount: 4, by: ada).id
    let other = UnfinishedUploads(folder.url.appending(path: "home"))
    await #expect(throws: UploadError.givenUp) {
      try await uploads.whileKept(id) {
        try await other.remove(id, of: ada)
        try await Task.sleep(for: .seconds(3600))
      }
    }
  }

  @Test func workThatIsDoneInSpiteOfItCounts() async throws {
    let id = try await uploads.begin("a.txt", byteCount: 4, by: ada).id
    let outcome = try await uploads.whileKept(id) {
      try await uploads.remove(id, of: ada)
      return 7
    }
    #expect(outcome == 7)
  }

  @Test func whoStopsWaitingStopsTheWorkAndKeepsTheUpload() async throws {
    let id = try await uploads.begin("a.txt", byteCount: 4, by: ada).id
    let waiting = Task {
      try await uploads.whileKept(id) { try await Task.sleep(for: .seconds(3600)) }
    }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(try await uploads.upload(id, of: ada).id == id)
  }

  @Test func onlyThePersonWhoAddsATextGivesItUp() async throws {
    let library = try Shelf()
    let file = try await library.open().receive("a.txt")
    let uploads = UnfinishedUploads(library.home)
    let addition = try await uploads.beginAddition(
      of: file, byteCount: 4, by: ada, isShared: true)
    let other = PersonID(ada.number + 1)
    #expect(addition.isOwn(of: ada) && !addition.isOwn(of: other))
    await #expect(throws: UploadError.noSuchUpload) {
      try await uploads.remove(addition.id, of: other)
    }
    #expect(try await uploads.remove(addition.id, of: ada).id == addition.id)
    #expect(await uploads.uploads(of: ada).isEmpty)
  }
}
