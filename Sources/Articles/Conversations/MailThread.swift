/// Threads and messages as public-inbox shows them: text in `pre`, with the fields of the message above it.
extension PageTree {
  /// A message, before it is written.
  private struct InboxMessage {
    var author: String
    var day: String
    var lines: ArraySlice<Substring>
  }

  /// Makes a section of each message on the page, which begins with its author and day, and puts them at the end of the page.
  ///
  /// - Parameter parts: Takes the author and the day of the first message, unless a rule has found them.
  /// - Returns: The sections in the order of the page; none for another page.
  mutating func takeMailThread(_ parts: inout RuledParts) -> [Node] {
    let body = first(root, [.body])
    guard body >= 0 else { return [] }
    let elements = descendants(body, [.pre]).filter { !isInside($0, [.pre], depth: .max) }
    let found = elements.map { (length: measure($0).length, message: Self.inboxMessage(text($0))) }
    let messages = found.compactMap(\.message)
    let length = found.reduce(0) { $0 + ($1.message == nil ? 0 : $1.length) }
    // Lists of a thread's other messages are `pre`, too, and longer than a short answer.
    let others = found.reduce(0) { $0 + ($1.message == nil ? $1.length : 0) }
    guard let first = messages.first,
      Double(length) >= Self.leastMessageShare * Double(readLength(body) - others)
    else { return [] }
    let sections = messages.compactMap { message -> Node? in
      let text = MailText(message.lines.joined(separator: "\n"))
      guard !text.blocks.isEmpty else { return nil }
      let section = makeElement(.section)
      let content = makeElement(.div)
      append(content, to: section)
      write(text, to: content)
      // The author of a single message stands above the article.
      if messages.count > 1 { write("\(message.author), \(message.day)", before: content) }
      append(section, to: body)
      return section
    }
    guard !sections.isEmpty else { return [] }
    parts.author = parts.author ?? first.author
    parts.date = parts.date ?? first.day
    return sections
  }

  /// Reads the text of an element as a message of a thread, or as one that has the page for itself.
  private static func inboxMessage(_ text: String) -> InboxMessage? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let from = lines.firstIndex(where: { $0.hasPrefix("From: ") }),
      let blank = lines[from...].firstIndex(where: { $0.allSatisfy(\.isWhitespace) })
    else { return nil }
    let fields = lines[from..<blank]
    let sender = lines[from].dropFirst("From: ".count)
    var author: String?
    var day: String?
    if let sign = sender.firstRange(of: " @ "), sender.contains(" UTC") {
      author = String(sender[..<sign.lowerBound])
      day = WrittenDay.iso(in: String(sender[sign.upperBound...]))
    } else if from == lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }),
      fields.contains(where: { $0.hasPrefix("Message-ID: ") }),
      let date = fields.first(where: { $0.hasPrefix("Date: ") })
    {
      author = Self.sender(String(sender))
      day = WrittenDay.iso(in: String(date))
    }
    guard let author = author?.trimmed.filled, let day else { return nil }
    let rest = lines[blank...]
    let end = rest.firstIndex { $0.hasPrefix("^ permalink ") || $0.hasPrefix("^ raw ") }
    let content = rest[..<(end ?? rest.endIndex)]
      .filter { !($0.hasPrefix("[-- ") && $0.hasSuffix("--]")) }
    return InboxMessage(author: author, day: day, lines: content[...])
  }
}
