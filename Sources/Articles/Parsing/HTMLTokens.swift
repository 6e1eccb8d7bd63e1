/// A start or end tag.
struct HTMLTag {
  var name: ElementName
  /// The name's bytes in the tree, in lower case; empty for a known name.
  var spelling = ByteRange.empty
  /// A start tag's attributes in the tree.
  var attributes: Range<Int> = 0..<0
  var isEnd = false
  var isSelfClosing = false
}

/// What follows next in a page.
enum HTMLToken {
  /// Characters in the tree's bytes.
  case text(Range<Int>)
  case tag(HTMLTag)
  /// A document type: whether it asks for the rules of old browsers.
  case documentType(isQuirky: Bool)
  case end
}

/// How characters are read (HTML Standard 13.2.5).
enum HTMLTextState {
  /// Tags and references count.
  case data
  /// References count; only the element's own end tag ends it.
  case escapable(ElementName)
  /// Nothing but the element's own end tag counts.
  case raw(ElementName)
  /// Nothing counts any more.
  case plain
}
