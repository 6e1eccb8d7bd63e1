import Markup
import ReadingModel

extension ChapterBuilder {
  /// An element that is left out of the text.
  struct HiddenPart {
    var node: MarkupNode
    /// The names in it that links may lead to.
    var names: [String]
  }

  /// The most hidden notes of one chapter.
  private static let noteLimit = 2_000
  /// The length of hidden text, in UTF-8 units, from which it may be hidden by mistake.
  private static let suspiciousLength = 4_000
  /// Hidden text that is so many times as long as the visible text is taken for a mistake.
  private static let suspiciousRatio = 10

  /// Whether an element is left out: by its attributes, or by the chapter's style sheets.
  mutating func isHidden(_ node: MarkupNode) -> Bool {
    guard !showsHidden else { return false }
    if node.isHidden { return true }
    guard layouts?.hides(node) == true else { return false }
    if !node.isNote { lengthHiddenBySheets += node.text().utf8.count }
    return true
  }

  /// Records an element that is left out; links to it lead to its place in the text.
  mutating func setAside(_ node: MarkupNode) {
    if node.name == "br" {
      // Nobody sees it, but it parts words where the book's lines are made otherwise.
      writer.addWordBreak()
      writer.add(markup: "<br data-line=\"\">")
      recordAnchor(node)
      return
    }
    hasHidden = true
    standIn(for: node)
    var names: [String] = []
    for element in [node] + Array(node.descendants) where element.hasAttributes {
      let anchor = element.name == "a" ? element.attribute("name") : nil
      for name in [element.identifier, anchor] {
        guard let name, chapter.anchors[name] == nil else { continue }
        chapter.anchors[name] = writer.utf16Count
        names.append(name)
      }
    }
    guard !names.isEmpty, hiddenParts.count < Self.noteLimit else { return }
    hiddenParts.append(HiddenPart(node: node, names: names))
  }

  /// Elements in which an HTML parser accepts a block.
  private static let containers: Set<String> = [
    "article", "aside", "blockquote", "body", "div", "footer", "header", "main", "section",
  ]

  /// Writes an empty element in its place, so that the book's rules about siblings (`h2 + p`) still
  /// match.
  private mutating func standIn(for node: MarkupNode) {
    let rule = ElementRules.rule(node.name)
    guard let styling, rule.treatment == .emit, rule.isBlock, open.last?.content ?? .html == .html,
      Self.containers.contains(open.last?.node.name.lowercased() ?? "")
    else { return }
    writer.add(
      markup: "<\(rule.tag)\(styling.classAttributes(of: node)) data-gap=\"\"></\(rule.tag)>")
  }

  /// Builds the hidden parts that the chapter's own links lead to, as hidden notes.
  mutating func keepHiddenNotes() {
    guard !hiddenParts.isEmpty else { return }
    let wanted = Set(
      chapter.links.compactMap { link -> String? in
        guard case .place(let target) = link.target, target.chapter == chapter.index else {
          return nil
        }
        return target.fragment
      })
    for part in hiddenParts where part.names.contains(where: wanted.contains) {
      var inner = ChapterBuilder(
        index: chapter.index, links: links, language: bookLanguage, styling: styling)
      inner.layouts = layouts
      let markup = inner.buildPart(part.node)
      styling = inner.styling
      // The steps that a note has taken are the chapter's.
      layouts = inner.layouts
      guard !markup.isEmpty else { continue }
      chapter.hiddenNotes.append(
        HiddenNote(names: part.names.filter(wanted.contains), markup: markup))
    }
  }

  /// Whether the book hides so much of the chapter that it must be a mistake.
  var seemsHiddenByMistake: Bool {
    if hasHidden, chapter.blocks.isEmpty, chapter.images.isEmpty {
      return !chapter.html.contains("<svg") && !chapter.html.contains("<math")
    }
    // A page of which nobody sees anything is meant for nobody.
    if unseenLength > 0, unseenLength >= writer.utf16Count, chapter.images.isEmpty { return true }
    return lengthHiddenBySheets > Self.suspiciousLength
      && lengthHiddenBySheets > chapter.text.utf8.count * Self.suspiciousRatio
  }
}
