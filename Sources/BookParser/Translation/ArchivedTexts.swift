import ChapterBuilding
import Foundation
import ReadingModel
import ZipArchive

/// Reads the texts of an archive one by one into a book, within the bytes that a book may hold.
struct ArchivedTexts {
  let archive: ArchiveFiles
  private var room = TranslatedContent.byteLimit
  /// Why the first text could not be unpacked, if one could not.
  private var failure: String?

  /// What is wrong with an archive of which no text could be read.
  var refusal: BookOpenError { failure.map { .damagedArchive(reason: $0) } ?? .empty }

  init(_ archive: ArchiveFiles) {
    self.archive = archive
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - path: Its stored path.
  ///   - book: Gets a finding where the text can't be read.
  ///   - make: Makes a document of its bytes.
  /// - Returns: The document; `nil` where the text can't be read.
  /// - Throws: ``BookOpenError/limit(reason:)`` when the texts together are longer than a book may be.
  mutating func read<Document>(
    _ path: String, into book: inout TranslatedBook, _ make: ([UInt8]) throws -> Document
  ) throws -> Document? {
    let content: ZipContent?
    do {
      content = try archive.content(path, limit: MarkupReader.markupLimit)
    } catch {
      failure = failure ?? error.message
      book.findings.report(
        Finding(.major, at: path, .unreadableChapter, "The chapter can't be read: \(error)."))
      return nil
    }
    // Whatever was wrong, the finding names the chapter and the others open.
    guard let content, let document = try? make(content.bytes) else {
      book.findings.report(
        Finding(.major, at: path, .unreadableChapter, "The chapter can't be read: it is no text."))
      return nil
    }
    room -= content.bytes.count
    guard room > 0 else {
      throw BookOpenError.limit(
        reason: "it holds more than \(TranslatedContent.byteLimit >> 20) MB of text")
    }
    return document
  }
}

extension ArchivedTexts {
  /// The text that tells the encoding of an archive: the first one that has letters beyond ASCII.
  ///
  /// - Parameters:
  ///   - paths: The stored paths of the texts, in their order.
  ///   - archive: The archive.
  /// - Returns: Its bytes; empty if there is none.
  static func telling(_ paths: [String], of archive: ArchiveFiles) -> [UInt8] {
    for path in paths {
      let content = try? archive.content(path, limit: MarkupReader.markupLimit)
      if let bytes = content?.bytes, bytes.contains(where: { $0 >= 0x80 || $0 == 0 }) {
        return bytes
      }
    }
    return []
  }
}

extension ArchiveFiles {
  /// The picture whose name says that it is the cover.
  var namedCover: String? {
    let names = ["cover.jpg", "cover.jpeg", "cover.png", "cover.webp"]
    return paths.first { names.contains($0.split(separator: "/").last?.lowercased() ?? "") }
  }
}
