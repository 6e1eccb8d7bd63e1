extension PageTree {
  /// What is read of an article, a line for each paragraph.
  ///
  /// - Parameters:
  ///   - article: The article's element.
  ///   - names: What the page says of itself.
  ///   - isOfPosts: Whether the article is posts or messages, which have nothing beside their text.
  /// - Returns: The lines.
  func runningText(_ article: Node, of names: PageNames, isOfPosts: Bool = false) -> String {
    let lines = lines(article, page: names.address)
    if isOfPosts { return lines.map(\.text).joined(separator: "\n") }
    return RunningText(names: names, lines: lines).chosen.map(\.text).joined(separator: "\n")
  }
}

/// Leaves out the lines of an article that are not its text.
///
/// These rules are ours and go beyond Readability, whose result shows all of the page's article. They are about the form
/// of lines and where they stand, so that they hold in every language. All lengths are reading lengths.
struct RunningText {
  /// Lines from this length on are prose.
  static let proseLength = 120
  /// A reference to another article is shorter.
  static let referenceLimit = 220
  /// What announces another article is shorter.
  private static let teaserLimit = 600
  /// A line of this length that comes so often is a stencil, such as the credit of each picture; it is read once.
  static let stencilLength = 20
  private static let stencilCount = 4
  /// So many lines that lead to other sites are what the article is about: wares, sources, places.
  private static let outwardCount = 5

  /// What the page says of itself.
  let names: PageNames
  /// The lines of the article.
  let lines: [TextLine]
  /// Which of them are references.
  private let isReference: [Bool]

  init(names: PageNames, lines: [TextLine]) {
    self.names = names
    self.lines = lines
    isReference = lines.map(Self.isReference)
  }

  /// The lines that are read.
  var chosen: [TextLine] {
    let length = Self.length(lines)
    let references = lines.indices.filter { isReference[$0] }.map { lines[$0] }
    // A list of links is the text of some articles.
    let isList = Self.length(references) * 4 > length
    let keepsOutward = references.count(where: \.leadsElsewhere) >= Self.outwardCount
    let counters = PageCounters(lines)
    let stencils = stencils
    var seen: Set<String> = []
    var kept: [TextLine] = []
    for (index, line) in lines.enumerated()
    where !isLeftOut(line) && !counters.holdLine(at: index) {
      if isReference[index], !isList, !(keepsOutward && line.leadsElsewhere),
        !standsAlone(index)
      {
        continue
      }
      if !stencils.isEmpty, stencils.contains(line.text), !seen.insert(line.text).inserted {
        continue
      }
      kept.append(line)
    }
    // An article that is links or captions all through stays whole.
    guard Self.length(kept) * 3 >= length else { return lines }
    dropLead(&kept)
    dropTail(&kept)
    return kept
  }

  /// Whether a line is a paragraph that leads to another site, without others beside it.
  ///
  /// It is what the text tells of, and no list of further articles. What shouts is an advertisement, and a name in a network is no text.
  private func standsAlone(_ index: Int) -> Bool {
    let line = lines[index]
    guard line.name == .p, line.leadsElsewhere, line.linkShare > 0.85,
      line.text != line.text.uppercased(), !Self.holdsAddress(line.text)
    else { return false }
    return [index - 1, index + 1].allSatisfy { other in
      lines.indices.contains(other) && !isReference[other]
    }
  }

  /// Texts that come again and again.
  private var stencils: Set<String> {
    // Few lines are of one size with others; only their texts are compared.
    let long = lines.filter { $0.length >= Self.stencilLength }
    var sizes: [Int: Int] = [:]
    for line in long { sizes[line.text.utf8.count, default: 0] += 1 }
    var stencils: Set<String> = []
    for (size, count) in sizes where count >= Self.stencilCount {
      let same = long.filter { $0.text.utf8.count == size }
      let counts = Dictionary(grouping: same, by: \.text)
      for (text, lines) in counts where lines.count >= Self.stencilCount { stencils.insert(text) }
    }
    return stencils
  }

  static func length(_ lines: some Sequence<TextLine>) -> Int { lines.reduce(0) { $0 + $1.length } }

  private func isLeftOut(_ line: TextLine) -> Bool {
    line.isBeside || Self.isCredit(line) || names.isByline(line) || names.repeatsTitle(line)
      || LineLabels.contains(line.text) || isOwnAddress(line)
  }

  /// Whether a line names the owner of the rights in a picture or in the page.
  private static func isCredit(_ line: TextLine) -> Bool {
    guard line.length < referenceLimit else { return false }
    return line.text.holds("©") || line.followsPicture && line.isBracketed
  }

  /// Whether a line is the address of the page, as printed pages have it.
  private func isOwnAddress(_ line: TextLine) -> Bool {
    line.length < Self.referenceLimit && names.namesPage(line) && !line.text.contains(" ")
  }

  /// A line that only leads to another page: a link, a label with a link, or the first words of another article, but no
  /// address of mail.
  private static func isReference(_ line: TextLine) -> Bool {
    if line.linkShare > 0, line.length < teaserLimit, LineLabels.continues(line.text) {
      return true
    }
    guard line.length < referenceLimit, line.headingLevel == nil, line.linkShare > 0.5,
      !holdsAddress(line.text, ofMail: true)
    else { return false }
    return line.linkShare > 0.85 || line.text.prefix(30).contains { $0 == ":" || $0 == "：" }
  }

  static func isProse(_ line: TextLine) -> Bool {
    line.length >= proseLength && line.linkShare < 0.5 && line.headingLevel == nil
  }
}

/// The counters of slide shows: "Image 2 of 5", "2/5".
///
/// They come more than once, with the same sum and the same words.
struct PageCounters {
  /// A counter is shorter.
  private static let limit = 30
  private var forms: [Int: String] = [:]
  private var counts: [String: Int] = [:]

  /// Finds the counters among lines.
  init(_ lines: [TextLine]) {
    for (index, line) in lines.enumerated() {
      guard let form = Self.form(line) else { continue }
      forms[index] = form
      counts[form, default: 0] += 1
    }
  }

  /// Whether the line at a place is one.
  func holdLine(at index: Int) -> Bool {
    forms[index].map { counts[$0, default: 0] > 1 } ?? false
  }

  /// Whether a line holds two numbers of ASCII, by its bytes: most lines hold none.
  private static func hasTwoNumbers(_ line: String) -> Bool {
    var numbers = 0
    var isInside = false
    for byte in line.utf8 {
      let isDigit = byte &- 0x30 < 10
      if isDigit, !isInside { numbers += 1 }
      isInside = isDigit
    }
    return numbers >= 2
  }

  /// The line without its first number; `nil` unless it holds two, of which the second is not less.
  private static func form(_ line: TextLine) -> String? {
    guard line.length < limit, hasTwoNumbers(line.text) else { return nil }
    let numbers = line.text.split { !$0.isASCII || !$0.isNumber }
    guard numbers.count == 2, let number = Int(numbers[0]), let sum = Int(numbers[1]),
      number <= sum, sum > 1
    else { return nil }
    // Not the point of a number: "5.8", "12,500".
    let between = line.text[numbers[0].endIndex..<numbers[1].startIndex]
    guard between.contains(where: { $0.isLetter || $0 == "/" || $0 == "／" }) else { return nil }
    return line.text.replacing(numbers[0], with: "#", maxReplacements: 1)
  }
}
