/// A page of posts by several people: a forum, questions and answers, an archive of a mailing list.
///
/// The search for an article takes the names of the authors for something beside the text, and short posts for nothing.
extension PageTree {
  /// Fewer posts are an article with an answer.
  private static let leastPosts = 2
  /// More posts are on no page that people read.
  private static let mostPosts = 5_000
  /// How much of the page's text the posts have; comments below an article have less.
  private static let leastShare = 0.3
  /// A name is shorter, in UTF-16 units.
  private static let longestName = 80
  /// What may stand in one line with a name.
  private static let inline: ElementSet = [
    .a, .abbr, .b, .bdi, .cite, .code, .del, .em, .i, .ins, .kbd, .mark, .q, .s, .small, .span,
    .strong, .sub, .sup, .u,
  ]

  /// Makes a section of each post or message on the page.
  ///
  /// - Parameter parts: Takes the author and the date of a single message, unless a rule has found them.
  /// - Returns: The sections; none for a page of another kind.
  mutating func takePosts(_ parts: inout RuledParts) -> [Node] {
    guard let message = takeMessage() else {
      let thread = takeMailThread(&parts)
      return thread.isEmpty ? takeConversation() : thread
    }
    parts.author = parts.author ?? message.author
    parts.date = parts.date ?? message.day
    return [message.content]
  }

  /// Makes a section of each post, which begins with the name of its author, and puts them at the end of the page.
  ///
  /// - Returns: The sections in the order of the page; none for a page that is no conversation.
  mutating func takeConversation() -> [Node] {
    let body = first(root, [.body])
    guard body >= 0 else { return [] }
    let classes = classNames(in: body)
    for shape in PostShape.all {
      if case .class(let names) = shape.post, names.isDisjoint(with: classes) { continue }
      if let opening = shape.opening, !classes.contains(opening) { continue }
      let posts = posts(of: shape, in: body)
      guard posts.count >= Self.leastPosts, posts.count <= Self.mostPosts,
        posts.contains(where: { $0.author != posts[0].author }),
        Double(posts.reduce(0) { $0 + measure($1.text).length })
          >= Self.leastShare * Double(readLength(body))
      else { continue }
      return posts.map { post in
        let section = makeElement(.section)
        append(post.text, to: section)
        write(post.heading, before: post.text)
        append(section, to: body)
        return section
      }
    }
    return []
  }

  private struct Post {
    var author: String
    var date: String?
    var text: Node
    /// What stands in front of the text.
    var heading: String { date.map { "\(author), \($0)" } ?? author }
  }

  private func posts(of shape: PostShape, in body: Node) -> [Post] {
    var found: [Post] = []
    var node = following(body, in: body)
    while node >= 0 {
      if isElement(node), has(shape.post, node), let post = post(node, shape) { found.append(post) }
      node = following(node, in: body)
    }
    return found
  }

  /// The name and the text of a post; those of posts inside it are their own.
  private func post(_ element: Node, _ shape: PostShape) -> Post? {
    var author: String?
    var date: String?
    var text = Self.none
    var node = following(element, in: element)
    while node >= 0 {
      var skips = false
      if isElement(node) {
        if has(shape.post, node) {
          skips = true
        } else if has(shape.text, node) {
          if text < 0, !isBlank(node) { text = node }
          skips = true
        } else if has(shape.author, node), author == nil || shape.isSigned {
          author = name(in: node) ?? author
        } else if let mark = shape.date, date == nil, has(mark, node) {
          date = day(in: node)
        }
      }
      node = following(node, in: element, skipping: skips)
    }
    guard text >= 0, let author else { return nil }
    return Post(author: author, date: date, text: text)
  }

  /// The day in the element of a date: what it says, or what it says of itself.
  private func day(in node: Node) -> String? {
    let titles = descendants(node, [.span, .time]).flatMap { attributes(of: $0) }
      .filter { spelling($0) == "title" }.map { string($0.value) }
    return (titles + [text(node)]).lazy.compactMap { WrittenDay.iso(in: $0) }.first
  }

  /// The name in the element of an author: where it is marked, in a link, or all of its text.
  private func name(in node: Node) -> String? {
    var inner = following(node, in: node)
    var link = Self.none
    while inner >= 0 {
      if isElement(inner) {
        if has(.property(["name"]), inner) || has(.class(["username"]), inner) {
          // Beside pictures and badges, a name is often said for machines only.
          return name(inner) == .meta ? filled(contentValue(inner)) : filledName(inner)
        }
        if name(inner) == .a, link < 0, !isBlank(inner) { link = inner }
      }
      inner = following(inner, in: node)
    }
    return filledName(link >= 0 ? link : node)
  }

  private func filledName(_ node: Node) -> String? { filled(text(node)) }

  private func filled(_ name: String) -> String? {
    let text = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.utf16.count <= Self.longestName ? text.filled : nil
  }

  private func contentValue(_ meta: Node) -> String {
    attributes(of: meta).first { spelling($0) == "content" }.map { string($0.value) } ?? ""
  }

  /// How much text of a page a browser shows.
  func readLength(_ body: Node) -> Int {
    var length = 0
    var node = following(body, in: body)
    while node >= 0 {
      if isText(node) { length += nodes[node].measure.length }
      let skips = [.script, .style, .template, .noscript].contains(name(node))
      node = following(node, in: body, skipping: skips)
    }
    return length
  }

  /// Writes a name in front of a text, in the line of its first words if that can be.
  mutating func write(_ author: String, before text: Node) {
    let bold = makeElement(.b)
    append(makeText(add(author + ":").range), to: bold)
    let space = makeText(add(" ").range)
    var place = text
    while true {
      let child = childNodes(place).first { !isText($0) || !isWhiteSpace($0) } ?? Self.none
      guard child >= 0 else { break }
      if isText(child) || Self.inline.contains(name(child)) {
        insert(space, before: child)
        insert(bold, before: space)
        return
      }
      guard [.div, .p, .section].contains(name(child)) else { break }
      place = child
    }
    let line = makeElement(.p)
    append(bold, to: line)
    insert(line, before: text)
  }
}
