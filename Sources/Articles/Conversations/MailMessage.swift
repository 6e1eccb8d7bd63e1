/// A message of a mailing list, as an archive shows it.
struct MailMessage {
  var author: String
  /// The day on which it was written, as ISO 8601 writes it.
  var day: String
  /// Its text.
  var content: PageTree.Node
}

/// The archives that pipermail (of Mailman 2) and MHonArc make: the message stands in `pre`, between lists of others.
extension PageTree {
  /// How much of the page's text stands in `pre` at least, beside lists of other messages.
  static let leastMessageShare = 0.3

  /// Makes a section of the page's message, and puts it at the end of the page.
  ///
  /// - Returns: The message; `nil` for another page.
  mutating func takeMessage() -> MailMessage? {
    let body = first(root, [.body])
    guard body >= 0, namesItsMaker, let text = descendants(body, [.pre]).first else { return nil }
    let fields = mailFields(of: body, before: text)
    // Pages that are no archive's name their makers, too, and have other bold words.
    guard let author = fields.author, let day = fields.day else { return nil }
    // Each part of a message has an element of its own; the text of an element in another is the outer one's.
    let elements = descendants(body, [.pre]).filter { !isInside($0, [.pre], depth: .max) }
    // A message in HTML, or one whose lines flow, has other elements.
    guard
      Double(elements.reduce(0) { $0 + measure($1).length })
        >= Self.leastMessageShare * Double(readLength(body))
    else { return nil }
    let parts = elements.map { MailText(self.text($0)) }
    guard parts.contains(where: { !$0.blocks.isEmpty }) else { return nil }
    let section = makeElement(.section)
    for part in parts { write(part, to: section) }
    append(section, to: body)
    return MailMessage(author: author, day: day, content: section)
  }

  /// Whether the page's head links to the address that answers go to; both programs write such a link.
  private var namesItsMaker: Bool {
    descendants(root, [.link]).contains { link in
      let reverse = attributes(of: link).first { spelling($0) == "rev" }.map { string($0.value) }
      return (attribute(link, .rel) ?? reverse)?.lowercased() == "made"
        && attribute(link, .href)?.lowercased().hasPrefix("mailto:") == true
    }
  }

  /// What stands above the text: pipermail's name in bold letters and date in italic ones, or MHonArc's list.
  private func mailFields(of body: Node, before text: Node) -> (author: String?, day: String?) {
    var found: (author: String?, day: String?) = (nil, nil)
    var isBehindTitle = false
    var node = following(body, in: body)
    while node >= 0, node != text {
      let isTop = isElement(node) && parent(node) == body
      switch isElement(node) ? name(node) : .unknown {
      case .h1: isBehindTitle = true
      case .b where isTop && isBehindTitle && found.author == nil:
        found.author = self.text(node).collapsed.filled
      case .i where isTop && found.author != nil && found.day == nil:
        found.day = WrittenDay.iso(in: self.text(node))
      case .li:
        let field = self.text(node).collapsed.split(separator: ":", maxSplits: 1)
        guard field.count == 2, first(node, [.em]) >= 0 else { break }
        let value = field[1].trimmed
        if field[0] == "From" { found.author = Self.sender(value) }
        if field[0] == "Date" { found.day = WrittenDay.iso(in: value) }
      default: break
      }
      node = following(node, in: body)
    }
    return found
  }

  /// The name in front of an address of mail, or the address if there is no name.
  static func sender(_ value: String) -> String? {
    let name = value.prefix { $0 != "<" }.filter { $0 != "\"" }
    return (name.trimmed.filled ?? value).filled
  }

  mutating func write(_ text: MailText, to section: Node) {
    // The section and the quotations that are open in it.
    var open = [section]
    for block in text.blocks {
      while open.count - 1 > block.depth { open.removeLast() }
      while open.count - 1 < block.depth {
        let quotation = makeElement(.blockquote)
        append(quotation, to: open[open.count - 1])
        open.append(quotation)
      }
      let part = makeElement(block.shape == .laidOut ? .pre : .p)
      switch block.shape {
      case .wrapped: write(block.lines.joined(separator: " "), to: part)
      case .laidOut: write(block.lines.joined(separator: "\n"), to: part)
      case .lines:
        for (index, line) in block.lines.enumerated() {
          if index > 0 { append(makeElement(.br), to: part) }
          write(line, to: part)
        }
      }
      append(part, to: open[open.count - 1])
    }
  }

  private mutating func write(_ text: String, to part: Node) {
    append(makeText(add(text).range), to: part)
  }
}
