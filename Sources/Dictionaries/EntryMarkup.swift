import Basics
import Foundation
import Markup

/// Writes an entry as HTML without active content: allowed elements without attributes, and links
/// to other headwords as `a` with `data-word`.
enum EntryMarkup {
  /// The most bytes of an entry that are shown in a pop-up.
  private static let byteLimit = 64 << 10

  /// The HTML elements that are allowed.
  private static let kept: Set<String> = [
    "b", "i", "u", "s", "em", "strong", "small", "sub", "sup", "p", "div", "ul", "ol", "li", "dl",
    "dt",
    "dd", "blockquote", "table", "tr", "td", "th", "tbody", "thead", "h3", "h4", "code", "pre", "q",
    "cite", "abbr", "dfn", "br", "hr", "ruby", "rt", "rp",
  ]
  /// Elements that are left out with their content.
  private static let skipped: Set<String> = [
    "script", "style", "head", "template", "iframe", "object", "embed", "svg", "math", "form",
    "title",
    "noscript", "audio", "video", "textarea", "select", "button",
  ]
  /// The HTML elements for XDXF's and Pango's.
  private static let renamed: [String: String] = [
    "tt": "code", "big": "b", "h1": "h3", "h2": "h3", "h5": "h4", "h6": "h4", "ex": "i", "co": "i",
    "abr": "i", "pos": "i", "gr": "i", "def": "div", "strike": "s", "del": "s", "center": "div",
    "article": "div", "section": "div",
  ]

  /// A part of an entry as HTML.
  ///
  /// - Parameter part: The part.
  /// - Returns: HTML; empty for sounds, pictures and other parts without words.
  static func html(_ part: EntryPart) -> String {
    let part = EntryPart(type: part.type, bytes: beginning(of: part.bytes))
    switch part.type {
    case UInt8(ascii: "h"): return markup(part.text, keepsLines: false)
    case UInt8(ascii: "g"), UInt8(ascii: "x"), UInt8(ascii: "k"), UInt8(ascii: "n"):
      return markup(part.text, keepsLines: true)
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "w"):
      return plain(part.text, hasReferences: false)
    default: return ""
    }
  }

  /// The beginning of an entry that is shown, cut between two characters of UTF-8.
  static func beginning(of bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > byteLimit else { return bytes }
    var kept = bytes.prefix(byteLimit)
    while let last = kept.last, last & 0xC0 == 0x80 { kept.removeLast() }
    if let last = kept.last, last >= 0xC0 { kept.removeLast() }
    return Array(kept)
  }

  /// Plain text, its lines kept.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - hasReferences: Whether words in braces lead to other headwords, as in dictd's files.
  /// - Returns: HTML.
  static func plain(_ text: String, hasReferences: Bool) -> String {
    "<pre>\(hasReferences ? linked(text) : escaped(text))</pre>"
  }

  /// Plain text in which words in braces lead to other headwords, as in dictd's files.
  ///
  /// - Parameter text: The text.
  /// - Returns: HTML.
  static func linked(_ text: some StringProtocol) -> String {
    var html = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let word = rest[rest.index(after: open)..<close]
      html += escaped(rest[..<open])
      let target = withoutPosition(String(word))
      html += word.isEmpty ? "{}" : link(to: target, escaped(target))
      rest = rest[rest.index(after: close)...]
    }
    return html + escaped(rest)
  }

  /// A word without what WordNet says of adjectives, where they stand: "standing(a)" is the word "standing".
  ///
  /// Source: wninput(5WN), "syntactic marker".
  static func withoutPosition(_ word: String) -> String {
    word.replacing(#/\((?:a|p|ip)\)$/#, with: "")
  }

  private static func markup(_ text: String, keepsLines: Bool) -> String {
    // Too deep or too long for a tree: it is shown as it is written.
    guard let document = try? MarkupDocument.html(Array(text.utf8)), let root = document.root else {
      return plain(text, hasReferences: false)
    }
    var html = ""
    // What closes each element that is open, and the element: the walk needs no recursion.
    var open: [(node: MarkupNode, closing: String)] = []
    var next = root.firstChild
    while true {
      guard let node = next else {
        guard let element = open.popLast() else { break }
        html += element.closing
        next = element.node.next
        continue
      }
      switch node.kind {
      case .text:
        let text = escaped(node.text())
        html += keepsLines ? text.replacing("\n", with: "<br>") : text
        next = node.next
      case .other: next = node.next
      case .element:
        guard let (start, closing) = tags(node) else {
          next = node.next
          continue
        }
        html += start
        open.append((node, closing))
        next = node.firstChild
      }
    }
    return html
  }

  /// The start and end tags of an element; `nil` for one that is left out with its content.
  private static func tags(_ node: MarkupNode) -> (String, String)? {
    let name = node.name.lowercased()
    if skipped.contains(name) { return nil }
    // XDXF writes the headword again, which stands above already.
    if name == "k" { return nil }
    if name == "a" || name == "kref" {
      guard let word = target(node) else { return ("", "") }
      return ("<a data-word=\"\(escaped(word))\">", "</a>")
    }
    if name == "tr", node.parent?.name.lowercased() != "tbody" { return ("<i>[", "]</i>") }
    let tag = renamed[name] ?? name
    guard kept.contains(tag) else { return ("", "") }
    return ["br", "hr"].contains(tag) ? ("<\(tag)>", "") : ("<\(tag)>", "</\(tag)>")
  }

  /// The headword that a link leads to.
  private static func target(_ node: MarkupNode) -> String? {
    if node.name.lowercased() == "kref" { return node.attribute("k") ?? node.text() }
    guard let href = node.attribute("href") else { return nil }
    for scheme in ["bword://", "entry://"] where href.lowercased().hasPrefix(scheme) {
      let word = String(href.dropFirst(scheme.count))
      return word.removingPercentEncodingOrSame
    }
    return nil
  }

  static func link(to word: some StringProtocol, _ inner: String) -> String {
    let target = word.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "<a data-word=\"\(escaped(target))\">\(inner)</a>"
  }

  static func escaped(_ text: some StringProtocol) -> String {
    // Controls have no meaning here, and some no form in HTML.
    let shown = text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" }
    return String(String.UnicodeScalarView(shown)).escapedAsMarkup
  }
}

extension String {
  /// The text with percent-encoding decoded, if it is valid.
  fileprivate var removingPercentEncodingOrSame: String { removingPercentEncoding ?? self }
}
