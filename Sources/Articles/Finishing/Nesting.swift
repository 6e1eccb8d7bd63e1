extension PageTree {
  private static let containers: ElementSet = [.div, .section]
  /// Classes that stay: the outermost element's, and those of captions.
  private static let keptClasses = ["page", "caption"]

  /// Replaces containers that hold one container by it, and removes empty ones.
  mutating func flatten(_ article: Node) {
    var node = article
    while node >= 0 {
      if node != article, Self.containers.contains(name(node)), !isOutermost(node) {
        if isWithoutContent(node) {
          let empty = node
          node = following(node, in: article, skipping: true)
          remove(empty)
          continue
        }
        if hasSingle(node, .div) || hasSingle(node, .section) {
          let inner = firstElement(node)
          let words = nodes[inner].classWords.union(nodes[inner].idWords)
          for index in nodes[node].content.range { set(inner, attributes[index]) }
          replace(node, with: inner)
          nodes[inner].classWords.formUnion(words.intersection(.reading))
          inheritReadingWords(of: node, by: inner)
          node = inner
          continue
        }
      }
      node = following(node, in: article)
      while node >= 0, !isElement(node) { node = following(node, in: article) }
    }
  }

  private func isOutermost(_ node: Node) -> Bool {
    attribute(node, .id)?.hasPrefix("readability") ?? false
  }

  /// Removes classes that only the page's own styles know.
  mutating func removeClasses(_ article: Node) {
    var node = following(article, in: article)
    while node >= 0 {
      if isElement(node), let classes = value(node, .class) {
        let kept = classesToKeep(classes)
        if kept.isEmpty {
          removeAttributes(node) { $0.known == .class }
        } else {
          set(node, .class, to: kept.joined(separator: " "))
        }
      }
      node = following(node, in: article)
    }
  }

  private func classesToKeep(_ classes: ByteRange) -> [Substring] {
    guard Self.keptClasses.contains(where: { holds($0, classes) }) else { return [] }
    return string(classes).split(whereSeparator: \.isWhitespace)
      .filter { word in Self.keptClasses.contains { $0 == word } }
  }
}
