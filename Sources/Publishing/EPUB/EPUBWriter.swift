public import Foundation
import ZipArchive

/// Writes a publication as EPUB 3.3 that older readers open too: it carries an NCX beside the nav.
///
/// Chapters and pictures are added one by one, and the package is written when all are known. The same input gives the
/// same bytes.
///
/// Source: <https://www.w3.org/TR/epub-33/>
public struct EPUBWriter: ~Copyable {
  private let publication: Publication
  private var archive: ZipWriter
  private var sections: [PackageMarkup.Item] = []
  private var pictures: [PackageMarkup.Picture] = []
  private var media: [PackageMarkup.Media] = []

  /// Begins a book.
  ///
  /// - Parameters:
  ///   - publication: What it says about itself.
  ///   - file: Where it goes; the file appears when ``finish(contents:)`` is called.
  /// - Throws: ``PublishingError/unwritable(_:)``.
  public init(_ publication: Publication, to file: URL) throws(PublishingError) {
    self.publication = publication
    archive = try Self.begin(file)
  }

  private static func begin(_ file: URL) throws(PublishingError) -> ZipWriter {
    do {
      var archive = try ZipWriter(file: file)
      // The container's specification wants this entry first and uncompressed (OCF 4.2).
      try archive.add("mimetype", Array("application/epub+zip".utf8), isStored: true)
      try archive.add("META-INF/container.xml", Array(PackageMarkup.container.utf8))
      return archive
    } catch {
      throw .unwritable(error.description)
    }
  }

  /// The address of a chapter's page beside the package document.
  ///
  /// - Parameter index: The number of chapters before it.
  /// - Returns: A relative address.
  public static func address(ofSection index: Int) -> String { "chapter-\(index + 1).xhtml" }

  /// The address of a picture beside the package document.
  ///
  /// - Parameters:
  ///   - index: The number of pictures before it.
  ///   - type: What it is.
  /// - Returns: A relative address.
  public static func address(ofPicture index: Int, _ type: PictureType) -> String {
    "images/image-\(index + 1).\(type.fileExtension)"
  }

  /// The address of a sound or video beside the package document.
  ///
  /// - Parameters:
  ///   - index: The number of sounds and videos before it.
  ///   - type: What it is.
  /// - Returns: A relative address.
  public static func address(ofMedia index: Int, _ type: MediaFileType) -> String {
    "media/media-\(index + 1).\(type.fileExtension)"
  }

  /// Adds the next chapter.
  ///
  /// - Parameter section: The chapter.
  /// - Throws: ``PublishingError/unwritable(_:)``.
  public mutating func add(_ section: Publication.Section) throws(PublishingError) {
    let address = Self.address(ofSection: sections.count)
    try add(address, Array(PageDocument(publication, section).markup.utf8))
    var item = PackageMarkup.Item(
      address: address, title: section.title, holdsDrawing: section.holdsDrawing,
      holdsFormula: section.holdsFormula)
    if let overlay = section.overlay { item.overlay = try add(overlay, of: address) }
    sections.append(item)
  }

  private mutating func add(
    _ overlay: Publication.Overlay, of page: String
  ) throws(PublishingError) -> PackageMarkup.Overlay {
    let number = sections.count + 1
    let made = PackageMarkup.Overlay(
      address: "chapter-\(number).smil", sound: "audio/chapter-\(number).mp3",
      milliseconds: overlay.milliseconds)
    let markup = OverlayMarkup(overlay, page: page, sound: made.sound)
    try add(made.address, Array(markup.document.utf8))
    do {
      try archive.add("EPUB/\(made.sound)", contentsOf: overlay.sound, isStored: true)
    } catch {
      throw .unwritable(error.description)
    }
    return made
  }

  /// Adds the next picture.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - type: What it is.
  ///   - isCover: Whether it is the book's cover.
  /// - Throws: ``PublishingError/unwritable(_:)``.
  public mutating func add(
    picture bytes: [UInt8], _ type: PictureType, isCover: Bool = false
  ) throws(PublishingError) {
    let address = Self.address(ofPicture: pictures.count, type)
    try add(address, bytes, isStored: type != .svg)
    pictures.append(PackageMarkup.Picture(address: address, type: type, isCover: isCover))
  }

  /// Adds the next sound or video.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - type: What it is.
  /// - Throws: ``PublishingError/unwritable(_:)``.
  public mutating func add(
    media bytes: [UInt8], _ type: MediaFileType
  ) throws(PublishingError) {
    let address = Self.address(ofMedia: media.count, type)
    try add(address, bytes, isStored: true)
    media.append(PackageMarkup.Media(address: address, type: type))
  }

  /// Draws the cover of a book that has none; after all pictures of the book.
  ///
  /// - Parameters:
  ///   - words: What it says.
  ///   - seed: What the book is known by; it chooses colours and layout.
  /// - Returns: The cover as JPEG; `nil` where the book has one, and where there is too little memory to draw it.
  func drawnCover(_ words: CoverWords, seed: String) -> [UInt8]? {
    if pictures.contains(where: \.isCover) { return nil }
    // A book is whole without its cover.
    return try? DrawnCover.jpeg(of: words, seed: seed)
  }

  /// Adds a cover that was drawn, which is none of the book's pictures.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - type: What it is.
  /// - Throws: ``PublishingError/unwritable(_:)``.
  mutating func add(drawnCover bytes: [UInt8], _ type: PictureType) throws(PublishingError) {
    try add(picture: bytes, type, isCover: true)
    pictures[pictures.count - 1].isDrawn = true
  }

  /// Writes the book.
  ///
  /// - Parameter contents: The contents; all chapters, where it is empty.
  /// - Throws: ``PublishingError`` when there is no chapter or the file can't be written.
  public consuming func finish(contents: [Publication.Entry] = []) throws(PublishingError) {
    guard !sections.isEmpty else { throw .noChapters }
    let entries =
      contents.isEmpty
      ? sections.enumerated().map { Publication.Entry(label: $1.title, section: $0) } : contents
    let package = PackageMarkup(publication, sections, pictures, media)
    let navigation = NavigationMarkup(publication, entries)
    try add("package.opf", Array(package.document.utf8))
    try add("nav.xhtml", Array(navigation.document.utf8))
    try add("toc.ncx", Array(navigation.ncx.utf8))
    let style = BookStyle.sheet + (publication.narrator == nil ? "" : BookStyle.spoken)
    try add("style.css", Array(style.utf8))
    do {
      try archive.finish()
    } catch {
      throw .unwritable(error.description)
    }
  }

  /// Writes a book of a few chapters, with a drawn cover.
  ///
  /// - Parameters:
  ///   - publication: The book with its chapters.
  ///   - file: Where to; it appears complete or not at all.
  /// - Throws: ``PublishingError`` when there is no chapter or the file can't be written.
  public static func write(
    _ publication: Publication, to file: URL
  ) throws(PublishingError) {
    var writer = try EPUBWriter(publication, to: file)
    for section in publication.sections { try writer.add(section) }
    let words = CoverWords(
      publication.metadata, title: publication.shownTitle, isArticle: false)
    if let cover = writer.drawnCover(words, seed: publication.identifier) {
      try writer.add(drawnCover: cover, .jpeg)
    }
    try writer.finish()
  }

  private mutating func add(
    _ path: String, _ bytes: [UInt8], isStored: Bool = false
  ) throws(PublishingError) {
    do {
      try archive.add("EPUB/\(path)", bytes, isStored: isStored)
    } catch {
      throw .unwritable(error.description)
    }
  }
}
