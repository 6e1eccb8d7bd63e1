import Basics
import ChapterBuilding
import Foundation
import Markup
import ReadingModel

extension WordTranslator {
  /// Begins a run of text with its emphasis.
  mutating func enterRun(_ node: MarkupNode) -> Bool {
    let properties = node.child("rPr")
    let isHidden = properties?.toggle("vanish") == true || open.last?.isHidden == true
    let own = package.styles.emphasis(properties?.property("rStyle"))
    var names: [String] = []
    if properties?.toggle("b") ?? own.isBold { names.append("b") }
    if properties?.toggle("i") ?? own.isItalic { names.append("i") }
    if properties?.toggle("u") == true { names.append("u") }
    if properties?.toggle("strike") == true || properties?.toggle("dstrike") == true {
      names.append("s")
    }
    switch properties?.property("vertAlign") {
    case "superscript" where !node.refersToNote: names.append("sup")
    case "subscript": names.append("sub")
    default: break
    }
    var start = ""
    var end = ""
    let isRightToLeft = properties?.toggle("rtl") == true
    let tags = properties?.child("lang")
    let language = isRightToLeft ? tags?.word("bidi") : tags?.word("val")
    if isRightToLeft || isOther(language) {
      let tag = XHTMLWriter.startTag(
        "span", [],
        (isRightToLeft ? [("dir", "rtl")] : []) + (language.map { [("lang", $0)] } ?? []))
      start += String(decoding: tag, as: UTF8.self)
      end = "</span>"
    }
    for name in names {
      start += "<\(name)>"
      end = "</\(name)>" + end
    }
    // A field begins and ends in runs of its own.
    if open.last?.isLinked != true, !fields.isInstruction, node.child("fldChar") == nil,
      let reference = fields.reference
    {
      start = Self.link(to: reference) + start
      end += "</a>"
    }
    return push(node, start, end) { $0.isHidden = isHidden }
  }

  private static func link(to reference: String) -> String {
    String(decoding: XHTMLWriter.startTag("a", [], [("href", reference)]), as: UTF8.self)
  }

  /// Begins a field that is one element.
  mutating func enterField(_ node: MarkupNode) -> Bool {
    let instruction = String((node.word("instr") ?? "").prefix(WordFields.instructionLimit))
    guard let drawn = WordFields.drawn(instruction) else {
      return enterLink(node, to: WordFields.reference(instruction))
    }
    if open.last?.isHidden != true, !fields.isInstruction { add(drawn) }
    return false
  }

  /// Takes a mark or a part of the instruction of a field.
  mutating func readField(_ node: MarkupNode) -> Bool {
    if node.name == "fldChar" {
      let drawn = fields.mark(node.word("fldCharType"))
      if let drawn, open.last?.isHidden != true { add(drawn) }
    } else {
      fields.add(node.text())
    }
    return false
  }

  /// Writes a formula, which is shown in place of its line.
  mutating func addFormula(_ node: MarkupNode) {
    let whole = WordFormula.line(node)
    let line = whole.split { $0.isASCII && $0.isWhitespace }.joined(separator: " ")
    guard !line.isEmpty else { return }
    // White space at its edges belongs to the text around it.
    if whole.first?.isWhitespace == true { add(" ") }
    let block = node.parent?.name == "oMathPara" ? [(name: "display", value: "block")] : []
    writer.add(
      XHTMLWriter.startTag(
        "math", [],
        [
          ("xmlns", Namespaces.mathML), (ChapterHTML.sourceAttribute, line), ("alttext", line),
        ] + block))
    add(WordMathML.markup(node) + "</math>")
    if whole.last?.isWhitespace == true { add(" ") }
  }

  /// Writes the word before its reading, which Word has first (ECMA-376 part 1, 17.3.3.25).
  mutating func addRuby(_ node: MarkupNode) -> Bool {
    guard open.last?.isHidden != true, !fields.isInstruction else { return false }
    func text(_ name: String) -> String {
      let runs = node.child(name)?.descendants.filter { $0.name == "t" } ?? []
      return runs.map { $0.text() }.joined().escapedAsMarkup
    }
    add("<ruby>\(text("rubyBase"))<rt>\(text("rt"))</rt></ruby>")
    return false
  }

  /// Whether a run is marked with another language than the document's, regions aside: Word marks runs with the
  /// language of the keyboard.
  private func isOther(_ language: String?) -> Bool {
    func primary(_ tag: String?) -> String? {
      tag?.split(separator: "-").first?.lowercased()
    }
    guard let own = primary(language), own != "x", let known = primary(package.metadata.language)
    else { return false }
    return own != known
  }

  /// What stands in a run, a link or a formula.
  mutating func enterInline(_ node: MarkupNode) -> Bool {
    guard open.last?.isHidden != true, !fields.isInstruction else { return false }
    switch node.name {
    case "t": add(text: node.text())
    // What stands between blocks is no text.
    case "tab", "ptab": if paragraphs > 0, node.parent?.name == "r" { add(" ") }
    case "br", "cr":
      if paragraphs > 0 { add(["page", "column"].contains(node.word("type")) ? " " : "<br/>\n") }
    case "noBreakHyphen": add("\u{2011}")
    case "softHyphen": add("\u{AD}")
    case "sym":
      let found = WordSymbols.character(node.word("char"), font: node.word("font"))
      add(text: String(found ?? "\u{FFFD}"))
    case "footnoteReference", "endnoteReference": addNoteReference(node)
    case "footnoteRef", "endnoteRef":
      if let noteNumber {
        add("<a href=\"#note-ref-\(noteNumber)\" role=\"doc-backlink\">\(noteNumber)</a>")
      }
    case "docPr", "extent", "positionH", "positionV", "anchorlock": break
    case "blip": addImage(node, node.word("embed") ?? node.word("link"))
    case "imagedata": addImage(node, node.word("id"))
    default: return push(node)
    }
    return false
  }

  private mutating func addNoteReference(_ node: MarkupNode) {
    guard let id = node.word("id") else { return }
    let isEndnote = node.name == "endnoteReference"
    let known = noteNumbers[isEndnote]?[id]
    let number = known ?? notes.count + 1
    if known == nil {
      notes.append(Note(number: number, isEndnote: isEndnote, id: id))
      noteNumbers[isEndnote, default: [:]][id] = number
    }
    let name = known == nil ? " id=\"note-ref-\(number)\"" : ""
    add("<sup><a href=\"#note-\(number)\" role=\"doc-noteref\"\(name)>\(number)</a></sup>")
  }

  private mutating func addImage(_ node: MarkupNode, _ id: String?) {
    guard let id, let target = package.relationships[path]?[id], target.kind == "image" else {
      return
    }
    let description = node.description
    let source =
      target.isOutside
      ? target.target
      : "/" + (target.target.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "")
    writer.add(
      XHTMLWriter.startTag("img", [], [("src", source), ("alt", description)], isEmpty: true))
  }

  mutating func enterLink(_ node: MarkupNode) -> Bool {
    let target = node.word("id").flatMap { package.relationships[path]?[$0] }
    let anchor = node.word("anchor").map {
      "#" + ($0.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? $0)
    }
    let reference =
      (target?.isOutside == true ? target?.target : nil).map { $0 + (anchor ?? "") } ?? anchor
    return enterLink(node, to: reference)
  }

  mutating func enterLink(_ node: MarkupNode, to reference: String?) -> Bool {
    guard let reference else { return push(node) }
    return push(node, Self.link(to: reference), "</a>")
  }
}

extension MarkupNode {
  /// An empty paragraph has fewer nodes; paragraphs in paragraphs are not walked through again and again.
  private static let emptyLimit = 256

  /// Whether somebody reads a letter of a paragraph.
  var hasText: Bool {
    var next = firstChild
    for _ in 0..<Self.emptyLimit {
      guard let node = next else { return false }
      if node.isText { return true }
      next = (node.isUnread ? nil : node.firstChild) ?? node.nextOutside(within: self)
    }
    return next != nil
  }

  private var isText: Bool {
    name == "sym" || name == "t" && !text().allSatisfy(\.isWhitespace)
  }

  /// Whether what is inside is no text of the paragraph.
  private var isUnread: Bool {
    switch name {
    case "del", "moveFrom", "pPr", "rPr", "txbxContent": true
    case "r": child("rPr")?.toggle("vanish") == true
    default: false
    }
  }

  /// Whether a run is nothing but the mark of a note, which is raised anyway.
  fileprivate var refersToNote: Bool {
    child("footnoteReference") != nil || child("endnoteReference") != nil
      || child("footnoteRef") != nil || child("endnoteRef") != nil
  }

  /// What an author has said of the drawing around a picture.
  fileprivate var description: String {
    // A drawing is some ten elements deep.
    var node = parent
    for _ in 0..<12 {
      guard let outer = node else { return "" }
      if let described = outer.child("docPr") {
        return described.word("descr") ?? ""
      }
      if outer.name == "shape", let words = outer.word("alt") { return words }
      node = outer.parent
    }
    return ""
  }
}
