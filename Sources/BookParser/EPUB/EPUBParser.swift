import ChapterBuilding
import Foundation
import Markup
import ReadingModel
import ZipArchive

/// Opens EPUB 2 and 3: reads container, package and contents, but no chapter.
enum EPUBParser: FormatParser {
  static let format = BookFormat(
    id: "epub", name: "EPUB", mediaType: "application/epub+zip", fileExtensions: ["epub"],
    // calibre keeps an EPUB for Kobo's readers beside the other one.
    ranks: ["epub": 0, "kepub": 1],
    capabilities: BookFormat.Capability.ofText.union([.recording]), traits: [.signature])

  static func recognises(_ head: FileHead) -> Bool { head.isArchive }

  static func open(_ file: URL) async throws -> Book {
    async let fingerprint = FileFingerprint().make(of: file, as: format)
    let book = try book(in: file)
    return book(try await fingerprint)
  }

  /// Opens an EPUB that may stand for a book of another format.
  ///
  /// - Parameters:
  ///   - file: The EPUB; it stays open as long as the book lives.
  ///   - original: The text of the book of the other format.
  /// - Returns: What makes the book, when its fingerprint is known.
  /// - Throws: ``BookOpenError``.
  static func book(
    in file: URL, madeFrom original: (any OriginalText)? = nil
  ) throws -> (Fingerprint) -> Book {
    let opened = try OpenedPackage(file)
    return { fingerprint in
      Book(
        fingerprint: fingerprint, metadata: opened.metadata, contents: opened.contents,
        spine: opened.spine, findings: opened.findings,
        content: EPUBContent(
          container: opened.container, chapters: opened.chapters, spine: opened.spine,
          mediaTypes: opened.mediaTypes, metadata: opened.metadata, design: opened.design,
          recording: opened.recording, overlays: opened.overlays, original: original))
    }
  }
}

extension EPUBParser: PackagedFormatParser {
  static func package(of file: URL) throws -> String {
    var findings: [Finding] = []
    return try PackageLocator(EPUBContainer(file: file)).path(&findings)
  }
}

/// The result of opening: package, metadata, contents and findings.
private struct OpenedPackage {
  let container: EPUBContainer
  var metadata: Metadata
  var contents: [ContentsEntry]
  var spine: [SpineItem]
  var chapters: [EPUBContent.Source]
  var mediaTypes: [String: String]
  var design: EPUBContent.Design
  var recording: Recording?
  var overlays: [Int: String] = [:]
  var findings: [Finding] = []

  init(_ file: URL) throws {
    container = try EPUBContainer(file: file)
    let path = try PackageLocator(container).path(&findings)
    let encryption = try EncryptionDocument(container, findings: &findings)
    let bytes = try Self.packageBytes(path, container)
    let package = try PackageDocument(
      path: path, bytes: bytes, container: container, findings: &findings)
    guard !package.spine.isEmpty else { throw BookOpenError.missingSpine(path: path) }
    let described = PackageMetadata(package)
    metadata = described.metadata
    design = EPUBContent.Design(
      spread: described.spread, writing: described.writing, page: described.page)
    if metadata.cover == nil {
      metadata.cover = CoverFinder(container: container, package: package).cover(
        described.guideCover)
    }
    container.setObfuscation(
      encryption.algorithms.compactMapValues { [identifiers = metadata.identifiers] in
        FontObfuscation(algorithm: $0, identifiers: identifiers)
      })
    let layout = metadata.layout
    var spoken: Set<String> = []
    chapters = package.spine.map { reference in
      // A picture that is a designed page is the page; what stands in for it is for readers that can't
      // show it, and for ears.
      let isPage = (reference.layout ?? layout) == .fixed && reference.item.isPicture
      let readable = package.readable(reference.item)
      guard isPage else {
        return EPUBContent.Source(
          path: readable.path, mediaType: readable.mediaType, isDocument: readable.isDocument,
          package: reference.steps)
      }
      let item = reference.item
      let hasWords = readable.isDocument && readable.exists && spoken.insert(readable.path).inserted
      return EPUBContent.Source(
        path: item.path, mediaType: item.mediaType, isDocument: item.isDocument,
        words: hasWords ? readable.path : nil)
    }
    try SpineProtection(container: container, chapters: chapters).check()
    spine = package.spine.map {
      SpineItem(path: $0.item.path, isLinear: $0.isLinear, layout: $0.layout, side: $0.side)
    }
    mediaTypes = Dictionary(
      package.manifest.map { ($0.path, $0.mediaType) }, uniquingKeysWith: { a, _ in a })
    contents = ContentsLocator(
      package: package, container: container,
      chapters: EPUBContent.indexes(spine: spine, chapters: chapters)
    ).contents(&findings)
    nameChapters()
    let named = package.overlays
    overlays = named.compactMapValues { package.items[$0]?.path }
    recording = described.recording(named)
    findings += PackageChecks(container: container, package: package, metadata: metadata)
      .findings(contents)
  }

  private static func packageBytes(_ path: String, _ container: EPUBContainer) throws -> [UInt8] {
    do {
      guard let bytes = try container.read(path, limit: MarkupReader.markupLimit)?.bytes else {
        throw BookOpenError.missingPackage(path: path)
      }
      return bytes
    } catch let error as ZipError {
      throw BookOpenError.malformedPackage(path: path, reason: error.message)
    }
  }

  /// Gives each chapter the label of the first entry that leads to it.
  private mutating func nameChapters() {
    var open = contents.reversed() as [ContentsEntry]
    while let entry = open.popLast() {
      if let index = entry.target?.chapter, spine[index].title == nil, !entry.label.isEmpty {
        spine[index].title = entry.label
      }
      open += entry.children.reversed()
    }
  }
}
