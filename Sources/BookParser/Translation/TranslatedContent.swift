import ChapterBuilding
import ReadingModel
import Synchronization

/// The chapters of a book that was translated to XHTML when it was opened.
final class TranslatedContent: MarkupContent {
  /// The most bytes of XHTML that a book holds while it is open: the longest novels in one file have 10 MB, and
  /// a folder of documentation a few times as many.
  static let byteLimit = 128 << 20

  private let files: TranslatedFiles
  private let spine: [SpineItem]
  private let presented: Presentation
  let reader: MarkupReader
  let pages: (any PageSource)?
  let password: FilePassword?
  let encoding: String?
  let recognition: String?
  private let lengths = Mutex<[Int]?>(nil)

  init(
    _ files: TranslatedFiles, spine: [SpineItem], language: String?, presentation: Presentation,
    pages: (any PageSource)? = nil, password: FilePassword? = nil, encoding: String? = nil,
    recognition: String? = nil
  ) {
    self.files = files
    self.spine = spine
    presented = presentation
    self.pages = pages
    self.password = password
    self.encoding = encoding
    self.recognition = recognition
    reader = MarkupReader(files: files, language: language)
  }

  var chapterCount: Int { spine.count }

  @concurrent
  func resource(at path: String) async throws -> Resource? {
    guard files.chapter(at: path) == nil else { return nil }
    guard let content = try files.read(path, limit: ArchiveFiles.resourceLimit) else {
      return try await files.drawing(at: path)
    }
    return Resource(bytes: content.bytes, mediaType: files.mediaType(of: path))
  }

  @concurrent
  func sound(at path: String) async throws -> (any RecordedSound)? {
    try files.sound(at: path)
  }

  @concurrent
  func styleSheet(at path: String, isFixed: Bool) async throws -> String? {
    guard files.mediaType(of: path) == "text/css" else { return nil }
    return reader.styleSheet(at: path, isFixed: isFixed)
  }

  func presentation() async -> Presentation { presented }

  @concurrent
  func chapterLengths() async throws -> [Int] {
    if let known = lengths.withLock({ $0 }) { return known }
    let measured = try await measuredLengths()
    lengths.withLock { $0 = measured }
    return measured
  }

  func source(_ index: Int) throws(NoSuchChapter) -> MarkupSource {
    let item = try spine.ofChapter(index)
    return MarkupSource(index: index, path: item.path, title: item.title)
  }
}
