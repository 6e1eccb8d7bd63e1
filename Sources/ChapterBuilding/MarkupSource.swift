package import ReadingModel

/// The file of markup, or the image, that a chapter is made from.
package struct MarkupSource: Sendable {
  /// Index in the spine.
  package var index: Int
  /// Stored path.
  package var path: String
  /// IANA media type.
  package var mediaType: String
  /// Whether it is HTML, XHTML or SVG, or another document of XML; else it is an image or can't be read.
  package var isDocument: Bool
  /// The label in the contents, which takes precedence over the first heading.
  package var title: String?
  /// Whether the chapter is a designed page.
  package var isFixed: Bool
  /// The size of a designed page that names none.
  package var page: PageSize?
  /// Stored path of the document that holds the words of a page that is an image.
  package var words: String?

  /// Describes a chapter's source.
  ///
  /// - Parameters:
  ///   - index: Index in the spine.
  ///   - path: Stored path.
  ///   - mediaType: IANA media type.
  ///   - isDocument: Whether it is a document, and no image.
  ///   - title: The label in the contents.
  ///   - isFixed: Whether the chapter is a designed page.
  ///   - page: The size of a designed page that names none.
  ///   - words: Stored path of the document that holds the words of a page that is an image.
  package init(
    index: Int, path: String, mediaType: String = "application/xhtml+xml", isDocument: Bool = true,
    title: String? = nil, isFixed: Bool = false, page: PageSize? = nil, words: String? = nil
  ) {
    self.index = index
    self.path = path
    self.mediaType = mediaType
    self.isDocument = isDocument
    self.title = title
    self.isFixed = isFixed
    self.page = page
    self.words = words
  }
}

/// A chapter as it was built.
package struct BuiltChapter {
  /// The chapter.
  package var chapter: Chapter
  /// Length of its text in UTF-16 units, kept because counting takes a walk through the text.
  package var length: Int
  /// The trace back to the source, if it was requested.
  package var trace: TextTrace?
  /// Where the elements end whose beginnings are ``Chapter/anchors``, by `id`, if it was requested.
  package var ends: [String: Int] = [:]
}

/// Why a chapter can't be read.
struct ChapterError: Error, CustomStringConvertible {
  let code: Finding.Code
  let description: String
  /// The media type of the file, if that is the reason.
  let type: String?

  init(_ code: Finding.Code, _ description: String, type: String? = nil) {
    self.code = code
    self.description = description
    self.type = type
  }
}
