import ChapterBuilding
import Foundation
import ReadingModel
import Synchronization
import ZipArchive

/// Reads an EPUB's chapters and resources on demand, and keeps none.
final class EPUBContent: MarkupContent {
  /// The source of a chapter: the spine item itself or its fallback.
  struct Source: Sendable {
    var path: String
    var mediaType: String
    var isDocument: Bool
    /// The document that holds the words of a page that is an image; the first of the pages that share
    /// one has it.
    var words: String?
    /// The steps through the package document to the spine's entry, as in ``FragmentPath``.
    var package: String?
  }

  /// The package's declarations about the book's presentation.
  struct Design: Sendable {
    var spread: Spread
    var writing: WritingMode?
    var page: PageSize?
  }

  let container: EPUBContainer
  let chapters: [Source]
  let spine: [SpineItem]
  let layout: Layout
  let reader: MarkupReader
  let recording: Recording?
  /// The stored path of the overlay of each chapter that has one.
  let overlays: [Int: String]
  /// The text that the files were made from, if they stand for a book of another format.
  let original: (any OriginalText)?
  private let design: Design
  private let mediaTypes: [String: String]
  private let lengths = Mutex<[Int]?>(nil)
  /// The presentation, once it was found.
  private let shown = Mutex<Presentation?>(nil)

  init(
    container: EPUBContainer, chapters: [Source], spine: [SpineItem],
    mediaTypes: [String: String], metadata: Metadata, design: Design, recording: Recording? = nil,
    overlays: [Int: String] = [:], original: (any OriginalText)? = nil
  ) {
    self.container = container
    self.chapters = chapters
    self.spine = spine
    self.mediaTypes = mediaTypes
    layout = metadata.layout
    self.design = design
    self.recording = recording
    self.overlays = overlays
    self.original = original
    let indexes = Self.indexes(spine: spine, chapters: chapters)
    reader = MarkupReader(
      files: EPUBFiles(container, chapters: indexes), language: metadata.language)
  }

  var chapterCount: Int { chapters.count }

  /// The index in the spine of each path; of equal paths the first counts.
  static func indexes(spine: [SpineItem], chapters: [Source]) -> [String: Int] {
    Dictionary(
      spine.indices.map { (spine[$0].path, $0) } + chapters.indices.map { (chapters[$0].path, $0) },
      uniquingKeysWith: { a, _ in a })
  }

  @concurrent
  func resource(at path: String) async throws -> Resource? {
    guard let content = try container.read(path, limit: ArchiveFiles.resourceLimit) else {
      return nil
    }
    return Resource(bytes: content.bytes, mediaType: mediaType(of: path))
  }

  @concurrent
  func styleSheet(at path: String, isFixed: Bool) async throws -> String? {
    // What is no style sheet, such as a chapter, has no rules that survive; but it is not given out.
    guard mediaType(of: path) == "text/css" || path.lowercased().hasSuffix(".css") else {
      return nil
    }
    return reader.styleSheet(at: path, isFixed: isFixed)
  }

  @concurrent
  func presentation() async -> Presentation {
    if let known = shown.withLock({ $0 }) { return known }
    let found = Presentation(
      writing: design.writing ?? writingMode ?? .horizontal,
      spread: design.spread, layouts: spine.map { $0.layout ?? layout }, sides: spine.map(\.side))
    shown.withLock { $0 = found }
    return found
  }

  private var writingMode: WritingMode? {
    guard layout == .reflowable else { return nil }
    let documents = chapters.indices.filter { spine[$0].isLinear && chapters[$0].isDocument }
    return reader.writingMode(
      chapters: documents.map { chapters[$0].path },
      sheets: mediaTypes.filter { $0.value == "text/css" }.map(\.key))
  }

  /// The source of a chapter.
  func source(_ index: Int) throws(NoSuchChapter) -> MarkupSource {
    let source = try chapters.ofChapter(index)
    let item = try spine.ofChapter(index)
    return MarkupSource(
      index: index, path: source.path, mediaType: source.mediaType, isDocument: source.isDocument,
      title: item.title, isFixed: (item.layout ?? layout) == .fixed, page: design.page,
      words: source.words)
  }

  /// The media type of a file: by the manifest, else by its name.
  func mediaType(of path: String) -> String {
    mediaTypes[path].flatMap { $0.isEmpty ? nil : $0 } ?? MediaType.ofName(path)
  }

  @concurrent
  func chapterLengths() async throws -> [Int] {
    if let known = lengths.withLock({ $0 }) { return known }
    let measured = try await measuredLengths()
    lengths.withLock { $0 = measured }
    return measured
  }
}
