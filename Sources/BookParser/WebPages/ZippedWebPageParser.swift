import ChapterBuilding
import Foundation
import Markup
import ReadingModel
import ZipArchive

/// Opens pages of HTML in an archive with their pictures and style sheets, and what calibre calls HTMLZ.
enum ZippedWebPageParser: EncodedFormatParser {
  static let format = BookFormat(
    id: "html-zip", name: "HTML", mediaType: "application/zip",
    fileExtensions: ["htmlz", "html.zip"], ranks: ["htmlz": 40, "html.zip": 41])

  private static let endings = Set(WebPageParser.format.fileExtensions)
  /// What a folder of pages begins with.
  private static let firstNames = ["index", "default", "main", "start"]

  static func recognises(_ head: FileHead) -> Bool {
    head.isOtherArchive && !head.archive.paths(endingIn: endings).isEmpty
      && head.archive.paths(endingIn: ["fb2"]).isEmpty
  }

  static func open(_ file: URL) async throws -> Book {
    try await open(file, OpenOptions())
  }

  /// The texts of an archive that are pages of a book, the first one first.
  private static func pages(_ archive: ArchiveFiles) -> [String] {
    archive.paths.filter { endings.contains($0.fileEnding) && ArchiveNames.matters($0) }
      .sorted(by: comesFirst)
  }

  static func candidates(of file: URL) throws -> [EncodingCandidate] {
    let archive = try ArchiveFiles(file: file)
    let bytes = ArchivedTexts.telling(pages(archive), of: archive)
    return try EncodingCandidate.ofMarkup(bytes, charset: DeclaredCharset.of(bytes))
  }

  @concurrent
  static func open(_ file: URL, _ options: OpenOptions) async throws -> Book {
    async let fingerprint = FileFingerprint().make(of: file, as: format)
    let archive = try ArchiveFiles(file: file)
    var book = TranslatedBook(documents: [], metadata: Metadata(), parts: archive)
    var waiting = pages(archive)
    var texts = ArchivedTexts(archive)
    var frames: [String] = []
    // The first page and what it links to, in this order, then what nobody links to by name.
    var next = 0
    while next < waiting.count {
      try Task.checkCancellation()
      let path = waiting[next]
      next += 1
      let page = try texts.read(path, into: &book) { bytes in
        guard !bytes.isEmpty else { throw BookOpenError.empty }
        return try WebPage(bytes, path: path, in: options.encoding?.encoding)
      }
      guard let page else { continue }
      if book.documents.isEmpty {
        book.metadata = page.metadata
        order(&waiting, from: next, after: page, at: path, archive)
      }
      book.note(page.encoding)
      book.documents.append(page.document)
      book.findings += page.findings
      frames += page.frames
    }
    guard !book.documents.isEmpty else { throw texts.refusal }
    if let description = PageDescription(archive) { description.add(to: &book.metadata) }
    if book.metadata.cover == nil { book.metadata.cover = archive.namedCover }
    return try await book.book(try await fingerprint, framing: frames)
  }

  /// Pages that the first one frames or links to come in the order in which it names them.
  private static func order(
    _ waiting: inout [String], from start: Int, after page: WebPage, at path: String,
    _ archive: ArchiveFiles
  ) {
    var places: [String: Int] = [:]
    for (place, link) in (page.frames + page.links).enumerated() {
      guard let target = BookPath.resolve(link, from: path),
        let stored = archive.storedPath(target.path)
      else { continue }
      places[stored] = places[stored] ?? place
    }
    let rest = waiting[start...].enumerated().sorted {
      (places[$0.element] ?? .max, $0.offset) < (places[$1.element] ?? .max, $1.offset)
    }
    waiting.replaceSubrange(start..., with: rest.map(\.element))
  }

  private static func comesFirst(_ one: String, _ other: String) -> Bool {
    func rank(_ path: String) -> Int {
      let name = path.split(separator: "/").last?.split(separator: ".").first?.lowercased() ?? ""
      return path.split(separator: "/").count * 2 + (firstNames.contains(name) ? 0 : 1)
    }
    return (rank(one), 0) == (rank(other), 0)
      ? one.localizedStandardCompare(other) == .orderedAscending : rank(one) < rank(other)
  }
}
