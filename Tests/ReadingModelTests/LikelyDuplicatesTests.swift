import Foundation
import Testing

@testable import ReadingModel

/// Books that are probably one book are found, and others are not.
struct LikelyDuplicatesTests {
  private func book(
    _ id: Int, _ title: String, by authors: [String] = [], _ identifiers: [String] = []
  ) -> LibraryBook {
    var metadata = Metadata(title: title)
    metadata.contributors = authors.map { Contributor(name: $0) }
    metadata.identifiers = identifiers
    return LibraryBook(
      id: id,
      fingerprint: Fingerprint(
        format: BookFormat(id: "text", name: "Text", mediaType: "text/plain", fileExtensions: []),
        sha256: "\(id)", byteCount: 1),
      fileName: "a.txt", title: title, metadata: metadata, length: 1, coverVersion: nil,
      added: .distantPast, removed: nil,
      position: ReadingPosition(
        offset: 0, version: 0, updated: nil, device: nil, state: .unread),
      voice: nil, encoding: nil, isMissing: false, owner: nil, addedBy: nil)
  }

  @Test func titleAndAnAuthorAreComparedFolded() {
    let books = [
      book(1, "Die Straße", by: ["Jane Austen"]), book(2, "DIE STRASSE!", by: ["Austen, Jane"]),
      book(3, "Die Straße", by: ["Ida Nobody", "JANE AUSTEN"]),
      book(4, "Die Straße", by: ["Somebody Else"]), book(5, "Die Straßen", by: ["Jane Austen"]),
      book(6, "The Hobbit", by: ["J.R.R. Tolkien"]),
      book(7, "The hobbit", by: ["J. R. R. Tolkien"]),
    ]
    #expect(LikelyDuplicates.groups(of: books) == [[1, 2, 3], [6, 7]])
  }

  @Test func identifiersAreComparedWithoutTheirSpelling() {
    let books = [
      book(1, "A", by: ["X"], ["urn:isbn:978-0-306-40615-7"]),
      book(2, "B", by: ["Y"], ["0306406152"]),
      book(3, "C", by: ["Z"], ["ISBN:9780306406158"]),
      book(4, "D", by: ["V"], ["urn:uuid:1D8E6F3A-9B8C-4E0F"]),
      book(5, "E", by: ["W"], ["1d8e6f3a-9b8c-4e0f"]),
      book(6, "F", by: ["U"], ["1234"]), book(7, "G", by: ["T"], ["1234"]),
      book(8, "H", by: ["S"], ["0000000000000"]), book(9, "I", by: ["R"], ["0000000000000"]),
    ]
    #expect(LikelyDuplicates.groups(of: books) == [[1, 2], [4, 5]])
  }

  @Test func differentBooksMakeNoGroupUnlessAnotherJoinsThem() {
    let books = [book(1, "A"), book(2, "A"), book(3, "B")]
    #expect(LikelyDuplicates.groups(of: books) == [[1, 2]])
    let different: Set = [BookPair(2, 1)]
    #expect(LikelyDuplicates.groups(of: books, different: different).isEmpty)
    #expect(
      LikelyDuplicates.groups(of: books + [book(4, "a")], different: different) == [[1, 2, 4]])
  }

  @Test func titlesWithoutALetterSayNothing() {
    #expect(LikelyDuplicates.groups(of: [book(1, "…"), book(2, "!")]).isEmpty)
  }
}
