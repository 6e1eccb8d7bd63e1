import Foundation
import Markup
package import ReadingModel

/// Collects a chapter's own style while its markup is written.
struct ChapterStyling {
  let index: Int
  /// Whether the chapter is a designed page.
  let isFixed: Bool
  private var sheets: [String] = []
  private var texts: [String] = []
  /// Style attributes by their text, with the number that stands for them and whether it is the
  /// body's.
  private var declared: [String: Int] = [:]
  private var attributes: [(text: String, isBody: Bool)] = []
  private var page: PageSize?

  /// The most different style attributes of a chapter.
  private static let attributeLimit = 5_000
  /// The longest list of classes, in UTF-8 units.
  private static let classLimit = 1_000

  init(index: Int, isFixed: Bool) {
    self.index = index
    self.isFixed = isFixed
  }

  /// Reads a document's style references, and the size of its page.
  mutating func read(_ root: MarkupNode, _ references: [StyleReference]) {
    for reference in references {
      switch reference {
      case .sheet(let path, _): sheets.append(path)
      case .text(let text, _): texts.append(text)
      }
    }
    if root.name == "svg" { page = PageSize(drawing: root) }
    let metas = (root.child("head") ?? root.child("HEAD"))?.descendants.filter {
      $0.name.lowercased() == "meta" && $0.attribute("name")?.lowercased() == "viewport"
    }
    for meta in metas ?? [] where page == nil {
      page = meta.attribute("content").flatMap { PageSize(viewport: $0) }
    }
    if isFixed, page == nil {
      let drawing = root.body.descendants.first { $0.name == "svg" }
      page = drawing.flatMap { PageSize(drawing: $0) }
    }
  }

  /// The attributes that the style of an element needs, with their leading spaces.
  mutating func attributes(of node: MarkupNode) -> String {
    classAttributes(of: node) + style(node, isBody: false)
  }

  /// The attributes by which rules select the element.
  func classAttributes(of node: MarkupNode) -> String {
    node.hasAttributes ? classes([node]) + types(node) : ""
  }

  /// The attributes of the element that stands for the body.
  mutating func attributes(ofBody body: MarkupNode, in root: MarkupNode) -> String {
    let id = ChapterBuilder.attribute("id", body.identifier.map { "book-\($0)" })
    let isDocument = body != root
    return id + classes(isDocument ? [root, body] : []) + types(body)
      + (isDocument ? style(body, isBody: true) : "")
  }

  private func classes(_ nodes: [MarkupNode]) -> String {
    let names = nodes.flatMap {
      ($0.attribute("class") ?? "").spaced
    }
    guard !names.isEmpty, names.reduce(0, { $0 + $1.utf8.count }) <= Self.classLimit else {
      return ""
    }
    return ChapterBuilder.attribute(
      "class", names.map { StyleScope.classPrefix + $0 }.joined(separator: " "))
  }

  private func types(_ node: MarkupNode) -> String {
    guard let value = node.attribute("type", namespace: Namespaces.ops)?.collapsed,
      !value.isEmpty, value.utf8.count <= Self.classLimit
    else { return "" }
    return ChapterBuilder.attribute("data-type", value)
  }

  private mutating func style(_ node: MarkupNode, isBody: Bool) -> String {
    guard let text = node.attribute("style"), !text.isEmpty, text.utf8.count <= 10_000 else {
      return ""
    }
    let key = isBody ? "body:" + text : text
    if let known = declared[key] { return ChapterBuilder.attribute("data-style", "\(known)") }
    guard attributes.count < Self.attributeLimit else { return "" }
    let number = attributes.count
    declared[key] = number
    attributes.append((text, isBody))
    return ChapterBuilder.attribute("data-style", "\(number)")
  }

  /// The chapter's style, after all of its markup was written.
  func style(_ links: LinkResolver) -> ChapterStyle {
    let scope = StyleScope.scope(ofChapter: index)
    var style = ChapterStyle(scope: scope, isFixed: isFixed)
    style.sheets = sheets.map {
      ChapterStyle.Sheet(path: $0, scope: StyleScope.scope(of: $0, isFixed: isFixed))
    }
    style.page = page
    guard !texts.isEmpty || !attributes.isEmpty else { return style }
    var sheet = StyleSheet(
      scope: scope, isFixed: isFixed, source: .init(path: links.path, files: links.files))
    for text in texts { sheet.add(text) }
    for (number, attribute) in attributes.enumerated() {
      sheet.add(attribute: attribute.text, number: number, isBody: attribute.isBody)
    }
    style.rules = sheet.output
    return style
  }
}

extension PageSize {
  /// The smallest and the largest side of a page, in CSS pixels.
  private static let limits = 20.0...20_000.0

  /// Makes a size; `nil` if a side is outside of the limits.
  package init?(checked width: Double, _ height: Double) {
    guard Self.limits.contains(width), Self.limits.contains(height) else { return nil }
    self.init(width: width, height: height)
  }

  /// The size in a viewport's description, `width=1200, height=1600` (EPUB 3.3, 8.2.2.6).
  package init?(viewport text: String) {
    var sides: [String: Double] = [:]
    for part in text.prefix(1000).split(whereSeparator: { ",;".contains($0) || $0.isWhitespace }) {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { continue }
      let digits = pair[1].prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      sides[pair[0].lowercased()] = Double(digits)
    }
    guard let width = sides["width"], let height = sides["height"] else { return nil }
    self.init(checked: width, height)
  }

  /// Pixels of each unit that a drawing's sides may have (CSS Values and Units 4, 6.2).
  private static let pixels: [Substring: Double] = [
    "": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54,
  ]

  /// The size of a drawing that is a page.
  ///
  /// A side in per cent depends on the window and does not count.
  init?(drawing: MarkupNode) {
    let box = (drawing.attribute("viewBox") ?? "")
      .split { $0 == " " || $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    if box.count == 4 {
      self.init(checked: box[2], box[3])
      return
    }
    let sides = ["width", "height"].compactMap { name -> Double? in
      guard let value = drawing.attribute(name)?.collapsed.lowercased() else { return nil }
      let number = value.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      let unit = Self.pixels[value[number.endIndex...]]
      return unit.flatMap { factor in Double(number).map { $0 * factor } }
    }
    guard sides.count == 2 else { return nil }
    self.init(checked: sides[0], sides[1])
  }
}
