extension Extraction {
  private typealias Node = PageTree.Node

  private static let headings: ElementSet = [.h1, .h2, .h3, .h4, .h5, .h6]
  private static let textual: ElementSet = [
    .span, .li, .td, .blockquote, .dl, .div, .img, .ol, .p, .pre, .table, .ul,
  ]

  /// Removes elements of a name that look like something else than a part of the article.
  mutating func cleanConditionally(_ article: PageTree.Node, _ name: ElementName) {
    guard rules.contains(.cleanConditionally) else { return }
    for node in tree.descendants(article, [name]).reversed() where isSuspicious(node) {
      tree.remove(node)
    }
  }

  private func isSuspicious(_ node: Node) -> Bool {
    let measure = tree.measure(node)
    if isPartOfData(node) || tree.isInside(node, [.code]) { return false }
    let weight = classWeight(node)
    if weight < 0 { return true }
    guard measure.commas < 10 else { return false }
    if keepsMedia, tree.first(node, PageTree.players) >= 0 { return false }
    guard let embeds = embedCount(node) else { return false }
    if measure.length <= Notices.longest, Notices.contains(tree.text(node).collapsed) {
      return true
    }
    let isList = tree.name(node) == .ul || isMostlyList(node, measure.length)
    let counts = ElementCounts(tree, node)
    let density = tree.linkDensity(node)
    let length = measure.length
    let isInFigure = tree.isInside(node, [.figure])
    let remove =
      !isInFigure && counts.images > 1 && Double(counts.paragraphs) / Double(counts.images) < 0.5
      || !isList && counts.items - 100 > counts.paragraphs
      || counts.inputs > counts.paragraphs / 3
      || !isList && !isInFigure && length < 25 && (counts.images == 0 || counts.images > 2)
        && density > 0 && tree.textDensity(node, Self.headings) < 0.9
      || !isList && weight < 25 && density > 0.2
      || weight >= 25 && density > 0.5
      || embeds == 1 && length < 75 || embeds > 1
      || counts.images == 0 && !tree.hasText(in: Self.textual, inside: node)
    return remove && !(isList && isListOfImages(node, counts))
  }

  /// A data table, a part of one, or an element around one.
  private func isPartOfData(_ node: Node) -> Bool {
    var outer = node
    while outer >= 0 {
      if tree.nodes[outer].isDataTable { return true }
      outer = tree.parent(outer)
    }
    return tree.descendants(node, [.table]).contains { tree.nodes[$0].isDataTable }
  }

  private func isMostlyList(_ node: Node, _ length: Int) -> Bool {
    let lists = tree.descendants(node, [.ul, .ol])
    guard !lists.isEmpty, length > 0 else { return false }
    return Double(lists.reduce(0) { $0 + tree.measure($1).length }) / Double(length) > 0.9
  }

  /// How many embedded elements are inside; `nil` if one of them plays videos.
  private func embedCount(_ node: Node) -> Int? {
    let embeds = tree.descendants(node, [.object, .embed, .iframe])
    return embeds.contains(where: tree.isVideo) ? nil : embeds.count
  }

  /// Whether a list shows one picture for each item.
  private func isListOfImages(_ node: Node, _ counts: ElementCounts) -> Bool {
    var child = tree.firstElement(node)
    while child >= 0 {
      let first = tree.firstElement(child)
      if first >= 0, tree.nextElementSibling(first) >= 0 { return false }
      child = tree.nextElementSibling(child)
    }
    return counts.images == counts.items
  }
}

/// How often elements that tell something are inside another.
struct ElementCounts {
  private(set) var paragraphs = 0
  private(set) var images = 0
  private(set) var items = 0
  private(set) var inputs = 0

  init(_ tree: PageTree, _ root: PageTree.Node) {
    var node = tree.following(root, in: root)
    while node >= 0 {
      switch tree.name(node) {
      case .p: paragraphs += 1
      case .img: images += 1
      case .li: items += 1
      case .input: inputs += 1
      default: break
      }
      node = tree.following(node, in: root)
    }
  }
}

/// Texts that announce advertisements, or content that a script would load.
enum Notices {
  private static let advertising: Set<String> = [
    "ad", "advertising", "advertisement", "pub", "publicité", "werb", "werbung", "广告", "реклама",
    "anuncio",
  ]
  private static let loading: Set<String> = [
    "loading", "正在加载", "загрузка", "chargement", "cargando",
  ]
  /// No notice is longer, in code units.
  static let longest = 16

  /// Whether a text is one of them.
  static func contains(_ text: String) -> Bool {
    var lower = text.lowercased()
    if advertising.contains(lower) { return true }
    if lower.hasSuffix("…") {
      lower.removeLast()
    } else if lower.hasSuffix("...") {
      lower.removeLast(3)
    }
    return loading.contains(lower)
  }
}
