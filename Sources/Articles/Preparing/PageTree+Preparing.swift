extension PageTree {
  /// Removes what is never part of an article's text, and gives texts paragraphs.
  mutating func prepare() {
    for node in descendants(root, [.script, .noscript, .style, .template]) { remove(node) }
    let body = first(root, [.body])
    if body >= 0 { makeParagraphsOfBreaks(in: body) }
    for node in descendants(root, [.font]) { rename(node, .span) }
  }
}
