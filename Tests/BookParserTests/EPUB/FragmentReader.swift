import Foundation
import Markup
import ZipArchive

/// Follows EPUB Canonical Fragment Identifiers and CSS selectors through the files of a book, knowing nothing
/// of how they were made.
final class FragmentReader {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// One step: which child, the id that is claimed of it, and the place in its text.
  private struct Step {
    var number: Int
    var id: String?
    var offset: Int?
  }

  private let archive: ZipArchive
  /// What was parsed already.
  private var documents: [String: MarkupDocument] = [:]

  init(_ file: URL) throws { archive = try ZipArchive(file: file) }

  private func document(_ path: String) throws -> MarkupDocument {
    if let known = documents[path] { return known }
    guard let index = archive.entries.firstIndex(where: { $0.path == path }) else {
      throw Failure(description: "no file \(path)")
    }
    let document = try MarkupDocument.xml(try archive.read(index, limit: 32 << 20).bytes)
    documents[path] = document
    return document
  }

  /// The text of a passage, empty for a place; the fragment has to lead to the file of that path.
  func text(_ fragment: String, in path: String) throws -> String {
    guard fragment.hasPrefix("epubcfi("), fragment.hasSuffix(")") else {
      throw Failure(description: "no fragment identifier")
    }
    let parts = Self.parts(String(fragment.dropFirst(8).dropLast()))
    guard parts.count == 1 || parts.count == 3 else { throw Failure(description: "commas") }
    let bang = parts[0].firstIndex(of: "!") ?? parts[0].endIndex
    try expectPath(path, Self.steps(String(parts[0][..<bang])))
    let shared = try Self.steps(String(parts[0][bang...].dropFirst()))
    guard let root = try document(path).root else { throw Failure(description: "no root") }
    let places = try (parts.count == 1 ? [""] : Array(parts[1...])).map {
      try place(root, shared + Self.steps($0))
    }
    let units = Array(root.text().utf16)
    return String(decoding: units[places[0]..<(places.last ?? 0)], as: UTF16.self)
  }

  /// Splits at the commas that stand outside brackets.
  private static func parts(_ text: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    var isInBrackets = false
    for character in text {
      if !isEscaped, !isInBrackets, character == "," {
        parts.append("")
        continue
      }
      if !isEscaped, character == "[" { isInBrackets = true }
      if !isEscaped, character == "]" { isInBrackets = false }
      isEscaped = !isEscaped && character == "^"
      parts[parts.count - 1].append(character)
    }
    return parts
  }

  private static func steps(_ text: String) throws -> [Step] {
    var steps: [Step] = []
    var rest = text[...]
    while !rest.isEmpty {
      let sign = rest.removeFirst()
      if sign == "[" {
        var id = ""
        while let next = rest.popFirst(), next != "]" {
          id.append(next == "^" ? rest.removeFirst() : next)
        }
        steps[steps.count - 1].id = id
        continue
      }
      let digits = rest.prefix(while: \.isNumber)
      guard let number = Int(digits) else { throw Failure(description: "no number in \(text)") }
      rest = rest.dropFirst(digits.count)
      if sign == "/" {
        steps.append(Step(number: number))
      } else {
        steps[steps.count - 1].offset = number
      }
    }
    return steps
  }

  private func expectPath(_ path: String, _ steps: [Step]) throws {
    let container = try document("META-INF/container.xml")
    let named = container.root?.descendants.first { $0.name == "rootfile" }?.attribute("full-path")
    guard let package = named, let root = try document(package).root else {
      throw Failure(description: "no package")
    }
    var node = root
    for step in steps { node = try child(node, step) }
    let id = node.attribute("idref")
    let item = root.descendants.first { $0.name == "item" && $0.attribute("id") == id }
    let href = item?.attribute("href") ?? ""
    let target = URL(string: href, relativeTo: URL(string: "x:///" + package.encoded))?.path
    guard node.name == "itemref", target == "/" + path else {
      throw Failure(description: "\(href) is not \(path)")
    }
  }

  private func child(_ node: MarkupNode, _ step: Step) throws -> MarkupNode {
    let children = Array(node.children)
    guard step.number.isMultiple(of: 2), children.indices.contains(step.number / 2 - 1) else {
      throw Failure(description: "no child \(step.number) of \(node.name)")
    }
    let child = children[step.number / 2 - 1]
    guard step.id == nil || child.attribute("id") == step.id else {
      throw Failure(description: "another id than \(step.id ?? "")")
    }
    return child
  }

  /// A place as an offset in all text of the document.
  private func place(_ root: MarkupNode, _ steps: [Step]) throws -> Int {
    var node = root
    for step in steps.dropLast() { node = try child(node, step) }
    guard let last = steps.last, let offset = last.offset, !last.number.isMultiple(of: 2) else {
      throw Failure(description: "no place in text")
    }
    var number = 1
    var length = 0
    var first: MarkupNode?
    var next = node.firstChild
    while let current = next, number <= last.number {
      if current.kind == .element { number += 2 }
      if current.kind == .text, number == last.number {
        first = first ?? current
        length += current.length
      }
      next = current.next
    }
    guard let first, offset <= length else { throw Failure(description: "beyond the text") }
    var before = 0
    var walk: MarkupNode? = root
    while let current = walk, current != first {
      before += current.length
      walk = current.firstChild ?? current.nextOutside(within: root)
    }
    return before + offset
  }

  /// The element that a selector of ours selects: names, ids, places among siblings.
  func element(_ selector: String, in path: String) throws -> MarkupNode {
    guard let root = try document(path).root else { throw Failure(description: "no root") }
    var found: [MarkupNode] = []
    for (index, part) in selector.components(separatedBy: " > ").enumerated() {
      let pieces = part.components(separatedBy: ":nth-child(")
      let candidates: [(node: MarkupNode, number: Int)] =
        index > 0
        ? found.flatMap { $0.children.enumerated().map { ($0.element, $0.offset + 1) } }
        : [(root, 1)] + root.descendants.map { ($0, 0) }
      found = candidates.filter { node, number in
        if part.hasPrefix("#") { return node.attribute("id") == String(part.dropFirst()) }
        return [node.name, "*"].contains(pieces[0])
          && (pieces.count == 1 || pieces[1] == "\(number))")
      }.map(\.node)
    }
    guard found.count == 1 else { throw Failure(description: "\(found.count) are \(selector)") }
    return found[0]
  }
}

extension MarkupNode {
  /// Length of a text node in UTF-16 units.
  fileprivate var length: Int {
    guard kind == .text else { return 0 }
    var text: [UInt8] = []
    withText { bytes in
      for index in bytes.indices { text.append(bytes[index]) }
    }
    return String(decoding: text, as: UTF8.self).utf16.count
  }
}

extension String {
  fileprivate var encoded: String {
    addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? self
  }
}
