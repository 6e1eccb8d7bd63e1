public import Foundation
import ZipArchive

/// Writes a publication as EPUB 3 that older readers open too: it carries an NCX beside the nav.
///
/// The same publication gives the same bytes.
///
/// Source: <https://www.w3.org/TR/epub-33/>
public enum EPUBWriter {
  /// Writes a book.
  ///
  /// - Parameters:
  ///   - publication: What to write.
  ///   - file: Where to; it appears complete or not at all.
  /// - Throws: ``PublishingError`` when there is nothing to write or the file can't be written.
  public static func write(_ publication: Publication, to file: URL) throws {
    guard !publication.sections.isEmpty else { throw PublishingError.noChapters }
    do {
      var archive = try ZipWriter(file: file)
      let package = PackageMarkup(publication)
      // The container's specification wants this entry first and uncompressed (OCF 4.2).
      try archive.add("mimetype", Array("application/epub+zip".utf8), isStored: true)
      try archive.add("META-INF/container.xml", PackageMarkup.container)
      try archive.add("EPUB/package.opf", package.document)
      try archive.add("EPUB/nav.xhtml", package.navigation)
      try archive.add("EPUB/toc.ncx", package.ncx)
      try archive.add("EPUB/style.css", BookStyle.sheet)
      for (index, section) in publication.sections.enumerated() {
        try archive.add("EPUB/\(package.chapterPath(index))", package.chapter(section))
      }
      try archive.finish()
    } catch {
      throw PublishingError.unwritable(error.description)
    }
  }
}

extension ZipWriter {
  fileprivate mutating func add(_ path: String, _ text: String) throws(ZipError) {
    try add(path, Array(text.utf8))
  }
}

/// Why a book was not written.
public enum PublishingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The publication or folder holds no chapter.
  case noChapters
  /// The file can't be written; the text says why.
  case unwritable(String)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .noChapters: "There is nothing to write: no chapter was found."
    case .unwritable(let reason): "The book can't be written: \(reason)."
    }
  }
}
