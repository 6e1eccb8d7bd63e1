import ChapterBuilding
import Foundation
import ReadingModel
import ZipArchive

/// Opens a folder of Markdown in an archive: its texts, in the order of their names, with their pictures.
enum ZippedMarkdownParser: EncodedFormatParser {
  static let format = BookFormat(
    id: "markdown-zip", name: "Markdown", mediaType: "application/zip",
    fileExtensions: ["md.zip"], ranks: ["md.zip": 51])

  private static let endings = Set(MarkdownParser.format.fileExtensions)
  /// What a folder is read from first.
  private static let firstNames = ["readme", "index", "book", "main", "_index"]

  static func recognises(_ head: FileHead) -> Bool {
    guard head.isOtherArchive else { return false }
    let texts = head.archive.paths(endingIn: endings)
    // What beside pages of HTML or another format is documentation for programmers.
    return !texts.isEmpty
      && head.archive.paths(endingIn: ["html", "htm", "xhtml", "fb2", "xml"]).isEmpty
  }

  static func open(_ file: URL) async throws -> Book {
    try await open(file, OpenOptions())
  }

  /// The texts of an archive in their order.
  private static func texts(_ archive: ArchiveFiles) -> [String] {
    archive.paths.filter { endings.contains($0.fileEnding) && ArchiveNames.matters($0) }
      .sorted(by: comesFirst)
  }

  static func candidates(of file: URL) throws -> [EncodingCandidate] {
    let archive = try ArchiveFiles(file: file)
    return try EncodingCandidate.ofMarkup(ArchivedTexts.telling(texts(archive), of: archive))
  }

  @concurrent
  static func open(_ file: URL, _ options: OpenOptions) async throws -> Book {
    async let fingerprint = FileFingerprint().make(of: file, as: format)
    let archive = try ArchiveFiles(file: file)
    let paths = texts(archive)
    var book = TranslatedBook(documents: [], metadata: Metadata(), parts: archive)
    var texts = ArchivedTexts(archive)
    for path in paths {
      try Task.checkCancellation()
      let source = try texts.read(path, into: &book) {
        try MarkdownSource($0, path: path, in: options.encoding?.encoding)
      }
      guard let source else { continue }
      guard !source.isEmpty || paths.count == 1 else { continue }
      if book.documents.isEmpty {
        book.metadata = source.metadata
        book.metadata.cover = cover(in: archive, source, path)
      }
      book.note(source.encoding)
      book.documents.append(source.document)
      book.findings += source.findings
    }
    guard !book.documents.isEmpty else { throw texts.refusal }
    return try book.book(try await fingerprint)
  }

  /// What a folder begins with comes first, then names in their natural order, each folder's files before the
  /// folders in it.
  private static func comesFirst(_ one: String, _ other: String) -> Bool {
    func key(_ path: String) -> (Int, String, Bool) {
      let steps = path.split(separator: "/")
      let stem = steps.last?.split(separator: ".").first.map { $0.lowercased() } ?? ""
      return (steps.count, steps.dropLast().joined(separator: "/"), !firstNames.contains(stem))
    }
    let (a, b) = (key(one), key(other))
    if a.1 != b.1 {
      if a.1.isEmpty || b.1.isEmpty { return a.1.isEmpty }
      return a.1.localizedStandardCompare(b.1) == .orderedAscending
    }
    if a.2 != b.2 { return !a.2 }
    return one.localizedStandardCompare(other) == .orderedAscending
  }

  /// The picture that the front matter names, or one that is called so.
  private static func cover(in archive: ArchiveFiles, _ source: MarkdownSource, _ path: String)
    -> String?
  {
    let named = source.cover.flatMap { BookPath.resolve($0, from: path) }
    if let stored = named.flatMap({ archive.storedPath($0.path) }) { return stored }
    return archive.namedCover
  }
}
