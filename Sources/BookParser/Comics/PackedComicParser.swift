import Foundation
import ReadingModel

/// Opens comics in archives of RAR, 7-Zip and tar.
///
/// A process of its own unpacks the pictures into a file without a name, which lives as long as the book is open.
enum PackedComicParser: FormatParser {
  static let format = BookFormat(
    id: "cbr", name: "Comic", mediaType: "application/vnd.comicbook-rar",
    fileExtensions: ["cbr", "cb7", "cbt"],
    ranks: ["cbr": 61, "cb7": 62, "cbt": 63], capabilities: ComicParser.format.capabilities,
    traits: [.signature])

  static func recognises(_ head: FileHead) -> Bool {
    head.isPackedArchive && format.fileExtensions.contains(head.fileExtension)
  }

  static func open(_ file: URL) async throws -> Book {
    async let fingerprint = FileFingerprint().make(of: file, as: format)
    let archive = try await PackedArchive.files(of: file)
    let book = try ComicParser.book(in: archive)
    return book(try await fingerprint)
  }
}
