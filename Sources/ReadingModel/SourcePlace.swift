/// The place of a passage in the book's own file, for programs that do not have our text of the
/// chapter.
package struct SourcePlace: Hashable, Sendable {
  /// The passage, or the place, as an EPUB Canonical Fragment Identifier: `epubcfi(…)`; `nil` if the file has no
  /// documents that other programs know.
  package var fragment: String?
  /// A CSS selector of the innermost element that holds the whole passage; `nil` without ``fragment``.
  package var element: String?
  /// The passage in the text of that element, in Unicode characters; `nil` for a place.
  package var position: Range<Int>?
  /// The passage as the links of the file's own format name places; `nil` if the format has no such links.
  package var links: SourceLinks?
  /// The passage's text, as in ``Chapter/text``.
  package var text: String

  package init(
    fragment: String?, element: String?, position: Range<Int>?, links: SourceLinks? = nil,
    text: String
  ) {
    self.fragment = fragment
    self.element = element
    self.position = position
    self.links = links
    self.text = text
  }
}

/// A passage as the links of the file's own format name places.
package struct SourceLinks: Hashable, Sendable {
  /// What leads to its first character.
  package var start: String
  /// What leads behind its last character; `nil` for a place.
  package var end: String?

  package init(start: String, end: String?) {
    self.start = start
    self.end = end
  }
}
