public import Foundation
import ReadingModel
import ZipArchive

/// An archive of books: ZIP, tar (alone, or packed by gzip, bzip2, xz, lz4 or Zstandard), 7-Zip, RAR.
///
/// An archive that is one book itself, such as an EPUB, a comic or a folder of pages, is none.
public struct BookArchive: Sendable {
  /// A book in the archive.
  public struct Entry: Hashable, Sendable {
    /// Its path in the archive, `/` between folders.
    public let path: String
    /// The name of its file.
    public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    /// The path of its folder, with a `/` at the end; empty for the archive itself.
    var folder: String { String(path.dropLast(name.count)) }
  }

  /// The largest unpacked book in bytes.
  static let entryLimit = 4 << 30

  /// The books in the natural order of their paths; not empty.
  public let entries: [Entry]
  private let files: ArchiveFiles
  /// The folders of one book, perhaps in several formats.
  private let singleFolders: Set<String>

  /// Opens an archive of books.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - formats: The formats that the books may be of.
  /// - Returns: The archive; `nil` where the file is none, or is a book itself.
  /// - Throws: ``BookOpenError`` when it is an archive that can't be read, or that holds no book.
  @concurrent
  public static func open(
    _ file: URL, formats: BookFormatTable = .standard
  ) async throws -> BookArchive? {
    let head = try FileHead(file, byteCount: BookParser.headByteCount)
    if head.isPackedArchive, !PackedComicParser.recognises(head) {
      let files = try await PackedArchive.files(of: file)
      guard let archive = BookArchive(files, formats) else {
        throw BookOpenError.convertible(.archiveWithoutBooks)
      }
      return archive
    }
    let isEPUB =
      head.has("mimetypeapplication/epub+zip", at: 30)
      || head.archive.paths.contains("META-INF/container.xml")
    let names = formats.formats.filter { $0.traits.contains(.signature) }.flatMap(\.fileExtensions)
    guard head.isArchive, !isEPUB, !names.contains(head.fileExtension) else { return nil }
    return BookArchive(try ArchiveFiles(file: file), formats)
  }

  /// Whether a file may be an archive of books, by its beginning.
  ///
  /// - Parameter file: The file, perhaps only its beginning.
  /// - Returns: `false` where ``open(_:formats:)`` would answer `nil` for sure.
  public static func mayBe(_ file: URL) -> Bool {
    guard let head = try? FileHead(file, byteCount: BookParser.headByteCount) else { return false }
    return head.isPackedArchive || head.isArchive
  }

  private init?(_ files: ArchiveFiles, _ formats: BookFormatTable) {
    let paths = ArchivedBooks(files.paths.filter(ArchiveNames.matters), formats).paths
    guard !paths.isEmpty else { return nil }
    self.files = files
    entries = paths.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
      .map(Entry.init)
    let folders = Dictionary(grouping: entries, by: \.folder)
    singleFolders = Set(folders.filter { formats.areOneBook($0.value.map(\.name)) }.keys)
  }

  /// What a file beside a book says of it, where the folder in the archive holds no other book.
  ///
  /// - Parameter entry: One of ``entries``.
  /// - Returns: What it says; `nil` without such a file.
  @concurrent
  public func sidecar(of entry: Entry) async -> SidecarMetadata? {
    // A damaged one says nothing.
    guard singleFolders.contains(entry.folder),
      let content = try? files.content(
        entry.folder + SidecarMetadata.fileName, limit: SidecarMetadata.byteLimit)
    else { return nil }
    return SidecarMetadata(content.bytes)
  }

  /// Unpacks a book.
  ///
  /// - Parameters:
  ///   - entry: One of ``entries``.
  ///   - file: Where to, replacing what is there.
  /// - Throws: ``BookOpenError``.
  @concurrent
  public func extract(_ entry: Entry, to file: URL) async throws {
    do {
      try files.extract(entry.path, to: file, limit: Self.entryLimit)
    } catch {
      throw BookOpenError(error)
    }
  }
}

/// Which files of an archive are books.
struct ArchivedBooks {
  /// The stored paths; empty where the archive is a book itself, or holds none.
  let paths: [String]

  /// - Parameters:
  ///   - all: The stored paths of an archive's files.
  ///   - formats: The formats that books may be of.
  init(_ all: [String], _ formats: BookFormatTable) {
    func named(_ formats: [BookFormat]) -> [String] {
      let endings = formats.flatMap(\.fileExtensions).map { "." + $0 }
      return all.filter { path in endings.contains { path.lowercased().hasSuffix($0) } }
    }
    let texts = named([PlainTextParser.format])
    let fictionBooks = named([FictionBookParser.format, ZippedFictionBookParser.format])
    let others = named(formats.formats.filter { $0.traits.contains(.signature) })
    let pages = named([WebPageParser.format, MarkdownParser.format])
    if !others.isEmpty || fictionBooks.count > 1 {
      // Pages and Markdown beside books are what their makers say of them.
      paths = texts + fictionBooks + others.filter { !fictionBooks.contains($0) }
    } else {
      // Beside pages, a text is a part of the same work, or a note about it.
      paths = pages.isEmpty && fictionBooks.isEmpty ? texts : []
    }
  }
}
