/// The place of a passage in the book's own file, for programs that do not have our text of the
/// chapter.
package struct SourcePlace: Hashable, Sendable {
  /// The passage, or the place, as an EPUB Canonical Fragment Identifier: `epubcfi(…)`.
  package var fragment: String
  /// A CSS selector of the innermost element that holds the whole passage.
  package var element: String
  /// The passage in the text of that element, in Unicode characters; `nil` for a place.
  package var position: Range<Int>?
  /// The passage's text, as in ``Chapter/text``.
  package var text: String

  package init(fragment: String, element: String, position: Range<Int>?, text: String) {
    self.fragment = fragment
    self.element = element
    self.position = position
    self.text = text
  }
}
