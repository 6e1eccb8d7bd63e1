import AudioCodecs
public import AudioEngine
public import Foundation
import Publishing
public import ReadingModel

/// The place of an audiobook in a folder of audiobooks, `Author/Series/Title/`, as Audiobookshelf and Plex understand it.
public struct AudiobookPlace: Hashable, Sendable {
  /// The folder of the book.
  public let folder: URL
  /// The audiobook in it.
  public let file: URL

  /// Finds the place of a book; a book without an author or a series has no folder of that level.
  ///
  /// - Parameters:
  ///   - root: The folder of all audiobooks.
  ///   - metadata: What the book says about itself.
  ///   - format: What is written.
  public init(in root: URL, of metadata: Metadata, as format: AudiobookFormat) {
    let title = PublicationName.stem(metadata.title ?? Book.untitled)
    let levels = [metadata.creators.first, metadata.series?.name].compactMap(\.self)
      .filter { !$0.allSatisfy(\.isWhitespace) }
    var folder = root
    for level in levels.map(PublicationName.stem) + [title] {
      folder.append(path: level, directoryHint: .isDirectory)
    }
    self.folder = folder
    file = folder.appending(path: "\(title).\(format.fileExtension)")
  }

  /// Makes the folders that are missing.
  ///
  /// - Throws: `NarrationError.unwritable` when that is not possible.
  public func prepare() throws(NarrationError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder.path, reason: error.localizedDescription)
    }
  }

  /// Writes what the programs want to know beside the audiobook: `metadata.json` and the cover.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - narrator: The name of the voice that reads.
  /// - Throws: `NarrationError.unwritable` when a file can't be written.
  public func describe(_ book: Book, readBy narrator: String) async throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let description = AudiobookshelfMetadata(book.titledMetadata, narrator: narrator)
    try write(try encoder.encode(description), to: "metadata.json")
    guard let cover = await book.audioCover else { return }
    let ending = cover.mediaType == "image/png" ? "png" : "jpg"
    try write(Data(cover.bytes), to: "cover.\(ending)")
  }

  private func write(_ data: Data, to name: String) throws(NarrationError) {
    let file = folder.appending(path: name)
    do {
      try data.write(to: file, options: .atomic)
    } catch {
      throw .unwritable(path: file.path, reason: error.localizedDescription)
    }
  }
}

/// The description of a book that Audiobookshelf reads from `metadata.json`.
///
/// Source: Audiobookshelf 2.36, `server/scanner/AbsMetadataFileScanner.js` and `server/utils/generators/abmetadataGenerator.js`.
private struct AudiobookshelfMetadata: Encodable {
  var title: String
  var authors: [String]
  var narrators: [String]
  /// With the number behind a `#`.
  var series: [String]
  var genres: [String]
  var publishedYear: String?
  var publisher: String?
  var description: String?
  var isbn: String?
  var language: String?
  var explicit = false
  var abridged = false

  init(_ metadata: Metadata, narrator: String) {
    title = metadata.title ?? Book.untitled
    authors = metadata.creators
    narrators = narrator.isEmpty ? [] : [narrator]
    series =
      metadata.series.map { series in
        [series.name + (series.position.map { " #\($0)" } ?? "")]
      } ?? []
    genres = metadata.subjects
    let year = metadata.published.map { String($0.prefix(4)) }
    publishedYear = year.flatMap { $0.count == 4 && Int($0) != nil ? $0 : nil }
    publisher = metadata.publisher
    description = metadata.summary
    isbn = metadata.identifiers.lazy.compactMap(Self.isbn).first
    language = metadata.language
  }

  private static func isbn(_ identifier: String) -> String? {
    guard identifier.lowercased().contains("isbn") else { return nil }
    let digits = identifier.filter { $0.isASCII && ($0.isNumber || $0 == "X" || $0 == "x") }
    return [10, 13].contains(digits.count) ? digits : nil
  }
}
