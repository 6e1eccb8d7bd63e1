import Annotations
import BookParser
import Foundation
import ReadingModel
import Storage

extension Library {
  /// What stands as the device of places that come from KOReader.
  private static let device = "KOReader"

  /// Takes over what KOReader keeps beside a book's file: the rating, the reading state, the place and marked passages that are found.
  ///
  /// The place is the one that KOReader names, else the same share of the book. Of a book that the person has begun, neither place nor
  /// state is taken.
  func takeKOReader(
    beside file: URL, for book: LibraryBook, by person: PersonID
  ) async throws -> LibraryBook {
    let place = KOReaderSidecar.place(beside: file)
    // A file that can't be read says nothing.
    guard let size = try? place.resourceValues(forKeys: [.fileSizeKey]).fileSize,
      size <= KOReaderSidecar.byteLimit, let bytes = try? Data(contentsOf: place),
      let sidecar = KOReaderSidecar([UInt8](bytes))
    else { return book }
    if !sidecar.marks.isEmpty {
      _ = try await addMarks(sidecar.marks, to: book.id, for: person, keepsUnplaced: false)
    }
    var change = OpinionChange()
    if book.opinion.rating == nil, let rating = sidecar.rating { change.rating = .some(rating) }
    if book.position.version == 0 {
      let pointers = [sidecar.pointer.flatMap { SourcePointer(xPointer: $0) }].compactMap { $0 }
      let placed = try await takePlace(pointers, of: Self.device, in: book, by: person)
      let share = Int(Double(book.length) * (sidecar.fraction ?? 0))
      if placed.position.version == 0, share > 0 {
        _ = try await setPosition(
          share, of: book.id, expecting: 0, device: Self.device, for: person)
      }
      // A person with a place reads.
      if sidecar.state != .reading { change.state = sidecar.state }
    }
    guard !change.isEmpty else { return try await self.book(book.id, for: person) }
    return try await changeOpinions(change, of: [book.id], for: person).first ?? book
  }
}
