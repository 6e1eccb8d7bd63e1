package import Markup
import ReadingModel

extension MarkupNode {
  /// The words of an attribute that holds a list.
  package func words(_ attribute: String, namespace: String? = nil) -> Set<String> {
    guard let value = self.attribute(attribute, namespace: namespace) else { return [] }
    return Set(value.spaced.map(String.init))
  }

  /// The text inside with white space collapsed and trimmed.
  package var label: String { text().shortened.collapsed.withoutControls }

  /// The label of a heading, in which a formula says the line in place of which it is shown.
  package var titleLabel: String {
    guard descendants.contains(where: { $0.name == "math" }) else { return label }
    var words = ""
    var next = firstChild
    while let node = next {
      let line = node.name == "math" ? node.attribute(ChapterHTML.sourceAttribute) : nil
      if let line { words += line } else if node.kind == .text { words += node.text() }
      next = (line == nil ? node.firstChild : nil) ?? node.nextOutside(within: self)
    }
    return words.shortened.collapsed.withoutControls
  }
}

extension Unicode.Scalar {
  /// C0, C1 and the embeddings, overrides and isolates of Unicode's bidirectional algorithm.
  fileprivate var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }
}

extension String {
  /// Runs of white space made one space, none at the ends.
  package var collapsed: String {
    split { $0 == " " || $0.isNewline || $0 == "\t" }.joined(separator: " ")
  }

  /// The beginning of a text that should be a single line; longer ones only exist to fill the
  /// memory.
  package var shortened: String { utf8.count > 4_000 ? String(prefix(1_000)) : self }

  /// The text without control characters and directional overrides, which would make other text
  /// unreadable.
  package var withoutControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isControl }))
  }
}

extension String {
  /// The words between white space.
  ///
  /// Characters are asked one by one only where one may be white space beyond ASCII; nearly no attribute has any.
  var spaced: [Substring] {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return split(whereSeparator: \.isWhitespace) }
    // Most elements have one class.
    if !isEmpty, utf8.allSatisfy({ $0 > 0x20 }) { return [self[...]] }
    return utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map { Substring($0) }
  }
}
