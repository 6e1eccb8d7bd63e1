/// One line of the table of contents.
public struct ContentsEntry: Hashable, Sendable, Codable {
  /// The label as shown, white space collapsed.
  public var label: String
  /// Target as in the book, resolved to a path from its root with fragment; `nil` for a heading
  /// without a link.
  public var href: String?
  /// Where it leads, if that is a chapter of the book.
  public var target: ChapterTarget?
  /// Entries below this one.
  public var children: [ContentsEntry]

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - label: The label as shown.
  ///   - href: Path from the book's root with fragment.
  ///   - target: Where it leads, if that is a chapter of the book.
  ///   - children: Entries below this one.
  public init(
    label: String, href: String?, target: ChapterTarget?, children: [ContentsEntry] = []
  ) {
    self.label = label
    self.href = href
    self.target = target
    self.children = children
  }
}

/// A place that the book itself names: a chapter and an `id` in it, or an offset if the format has
/// no ids.
public struct ChapterTarget: Hashable, Sendable, Codable {
  /// Index in ``Book/spine``.
  public var chapter: Int
  /// `id` of an element, found through ``Chapter/anchors``; `nil` for the chapter's start.
  public var fragment: String?

  /// Makes a target.
  ///
  /// - Parameters:
  ///   - chapter: Index in ``Book/spine``.
  ///   - fragment: `id` of an element, or `nil` for the chapter's start.
  public init(chapter: Int, fragment: String? = nil) {
    self.chapter = chapter
    self.fragment = fragment
  }
}
