import ReadingModel

/// What stands before a text of Markdown and describes it: the simple half of YAML, or of TOML.
///
/// Read are keys with a text, a list of texts, or a list of things with a name; what is deeper is passed over.
struct FrontMatter {
  /// Longer front matter is none.
  private static let lineLimit = 500

  /// The values of each key in lowercase.
  private(set) var values: [String: [String]] = [:]

  /// Parts a text.
  ///
  /// - Parameter text: The whole text.
  /// - Returns: The front matter, if there is any, and what follows it.
  static func split(_ text: String) -> (FrontMatter?, String) {
    if text.hasPrefix("% ") { return splitTitleBlock(text) }
    let start = text.prefix(5)
    let isTOML = start.hasPrefix("+++")
    guard isTOML || start.hasPrefix("---") else { return (nil, text) }
    let lines = text.split(
      maxSplits: lineLimit + 1, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let fence = isTOML ? ["+++"] : ["---", "..."]
    func trimmed(_ line: Substring) -> Substring { line.trimmingEnd }
    guard let first = lines.first, trimmed(first) == fence[0][...],
      let end = lines.indices.dropFirst().first(where: {
        $0 <= lineLimit && fence.contains(String(trimmed(lines[$0])))
      })
    else { return (nil, text) }
    var matter = FrontMatter()
    let inner = lines[1..<end]
    if isTOML { matter.readTOML(inner) } else { matter.readYAML(inner) }
    // Two lines between which nothing is named are rules, and what is between them is text.
    guard !matter.values.isEmpty || inner.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) else {
      return (nil, text)
    }
    return (matter, String(text[lines[end].endIndex...]))
  }

  /// Parts a text that begins with pandoc's title block: up to three fields that begin with a percent sign, title, authors and date,
  /// each of which may go on in indented lines.
  private static func splitTitleBlock(_ text: String) -> (FrontMatter?, String) {
    var fields: [[String]] = []
    var rest = text[...]
    while let line = rest.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).first {
      if line.first == "%", fields.count < 3 {
        fields.append([line.dropFirst().trimmed.text])
      } else if line.first == " ", !line.trimmed.isEmpty {
        fields[fields.count - 1].append(line.trimmed.text)
      } else {
        break
      }
      rest = line.endIndex < rest.endIndex ? rest[rest.index(after: line.endIndex)...] : ""
      if rest.isEmpty { break }
    }
    var matter = FrontMatter()
    matter.values["title"] = [fields[0].joined(separator: " ")]
    if fields.count > 1 {
      matter.values["author"] = fields[1].flatMap { $0.split(separator: ";") }.map(\.trimmed.text)
    }
    if fields.count > 2 { matter.values["date"] = [fields[2].joined(separator: " ")] }
    return (matter, String(rest))
  }

  /// What it says of the book.
  var metadata: Metadata {
    var metadata = Metadata(title: first("title"))
    if let title = metadata.title, let subtitle = first("subtitle") {
      metadata.title = "\(title): \(subtitle)"
    }
    metadata.contributors =
      all("author", "authors", "creator", "by").map { Contributor(name: $0, role: "aut") }
      + all("translator", "translators").map {
        Contributor(name: $0, role: "trl", kind: .contributor)
      }
    metadata.languages = all("lang", "language", "locale").map { $0.replacing("_", with: "-") }
    metadata.published = first("date", "published", "pubdate")
    metadata.summary = first("description", "summary", "abstract")
    metadata.publisher = first("publisher")
    metadata.subjects = all("tags", "keywords", "subject", "subjects", "categories")
    metadata.identifiers = all("isbn", "identifier", "doi")
    metadata.series = first("series").map {
      Series(name: $0, position: first("series_index", "volume"))
    }
    if first("dir") == "rtl" { metadata.pageProgression = .rightToLeft }
    return metadata
  }

  /// The picture that it names as the cover.
  var cover: String? { first("cover", "cover-image", "cover_image", "image") }

  private func all(_ keys: String...) -> [String] {
    keys.lazy.compactMap { values[$0] }.first?.filter { !$0.isEmpty } ?? []
  }

  private func first(_ keys: String...) -> String? {
    keys.lazy.compactMap { values[$0]?.first { !$0.isEmpty } }.first
  }

  // MARK: YAML

  private mutating func readYAML(_ lines: ArraySlice<Substring>) {
    var key: String?
    /// Whether the lines that follow are the text of the key, line by line.
    var isBlock = false
    for line in lines {
      let isIndented = line.first == " " || line.first == "\t"
      let content = line.trimmed
      if isBlock, isIndented || content.isEmpty, let key {
        values[key] = [((values[key]?.first ?? "") + " " + content).trimmed.text]
        continue
      }
      guard !content.isEmpty, content.first != "#" else { continue }
      if content.hasPrefix("- ") || content == "-", let key {
        add(Self.item(content.dropFirst().trimmed), to: key)
        continue
      }
      if isIndented {
        // A further line of an item, or of a text that is folded.
        if let key, let (name, value) = Self.pair(content) {
          if name == "name", !value.isEmpty { add(Self.plain(value), to: key) }
        } else if let key, values[key]?.count == 1 {
          values[key] = [(values[key]?.first ?? "") + " " + content]
        }
        continue
      }
      guard let (name, value) = Self.pair(content) else { continue }
      key = name
      isBlock = value.first == "|" || value.first == ">"
      values[name] = isBlock || value.isEmpty ? [] : Self.list(value)
    }
  }

  private mutating func add(_ value: String, to key: String) {
    guard !value.isEmpty else { return }
    values[key, default: []].append(value)
  }

  /// An item of a list: a text, or the name of a thing.
  private static func item(_ text: Substring) -> String {
    guard text.first != "\"", text.first != "'", let (name, value) = pair(text) else {
      return plain(text)
    }
    return ["name", "text", "title"].contains(name) ? plain(value) : ""
  }

  // MARK: TOML

  private mutating func readTOML(_ lines: ArraySlice<Substring>) {
    var isTop = true
    var open: (key: String, text: String)?
    for line in lines {
      let content = line.trimmed
      if var list = open {
        list.text += " " + content
        open = list
      } else {
        guard !content.isEmpty, content.first != "#" else { continue }
        if content.first == "[" {
          // Tables of the site's own, save the one that every post has.
          isTop = ["[taxonomies]", "[extra]"].contains(content)
          continue
        }
        guard isTop, let equals = content.firstIndex(of: "=") else { continue }
        let key = Self.plain(content[..<equals].trimmed).lowercased()
        open = (key, content[content.index(after: equals)...].trimmed.text)
      }
      guard let list = open, list.text.first != "[" || list.text.last == "]" else { continue }
      values[list.key] = Self.list(list.text[...])
      open = nil
    }
  }

  // MARK: Values

  /// A key and what follows its colon.
  private static func pair(_ text: Substring) -> (String, Substring)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let rest = text[text.index(after: colon)...]
    guard rest.isEmpty || rest.first == " " || rest.first == "\t" else { return nil }
    let key = plain(text[..<colon].trimmed).lowercased()
    let isKey = key.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    return isKey && !key.isEmpty && key.count <= 60 ? (key, rest.trimmed) : nil
  }

  /// A text, or the texts of a list in brackets.
  private static func list(_ text: Substring) -> [String] {
    guard text.first == "[", text.last == "]" else { return [plain(text)] }
    var items: [String] = []
    var item = ""
    var quote: Character?
    for character in text.dropFirst().dropLast() {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'", item.trimmed.isEmpty {
        quote = character
      } else if quote == nil, character == "," {
        items.append(item.trimmed.text)
        item = ""
      } else {
        item.append(character)
      }
    }
    items.append(item.trimmed.text)
    return items.filter { !$0.isEmpty }
  }

  /// A text without its quotes or the comment behind it.
  private static func plain(_ text: Substring) -> String {
    guard let quote = text.first, quote == "\"" || quote == "'" else {
      let end = text.firstRange(of: " #")?.lowerBound ?? text.endIndex
      return text[..<end].trimmed.text
    }
    var value = ""
    var isEscaped = false
    for character in text.dropFirst() {
      if isEscaped {
        value.append(character == "n" || character == "t" ? " " : character)
        isEscaped = false
      } else if character == "\\", quote == "\"" {
        isEscaped = true
      } else if character == quote {
        break
      } else {
        value.append(character)
      }
    }
    return value.trimmed.text
  }
}

extension StringProtocol {
  fileprivate var trimmed: SubSequence { dropFirst(0).trimmingEnd.drop { $0.isWhitespace } }
  fileprivate var text: String { String(self) }
  fileprivate var trimmingEnd: SubSequence {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
    return self[startIndex..<end]
  }
}
