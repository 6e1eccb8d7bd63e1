/// What a page says of itself, by which lines about it are told from its article.
struct PageNames {
  /// The title.
  var title: String
  /// The names of the authors.
  var byline: String?
  /// The name of the site.
  var site: String?
  /// The address of the page.
  var address: WebAddress?

  /// A name is longer than this, in reading length.
  private static let leastName = 5
  /// What a line with the authors holds beside their names, in reading length: "By", "Von", "文／", a place.
  private static let bylineRest = 24
  /// What may stand in front of a name where a note begins, in reading length: "About", "Über".
  private static let noteOpening = 10

  /// Whether a line only names the authors.
  func isByline(_ line: TextLine) -> Bool {
    guard let byline, !line.endsSentence, line.headingLevel == nil else { return false }
    return ReadingLength.of(byline) >= Self.leastName
      && line.length <= ReadingLength.of(byline) + Self.bylineRest
      && line.text.lowercased().contains(byline.lowercased())
  }

  /// Whether a line begins with the name of an author.
  func opensWithAuthor(_ line: TextLine) -> Bool {
    guard let byline else { return false }
    return byline.split { ",;、，/|&".contains($0) }
      .contains { Self.opens(line, with: $0.trimmed) }
  }

  /// Whether a line begins with the name of the site, or of its host.
  func opensWithSite(_ line: TextLine) -> Bool {
    let host = address?.host?.split(separator: ".").filter { $0 != "www" }.first
    return [site, host.map(String.init)].contains { $0.map { Self.opens(line, with: $0) } ?? false }
  }

  private static func opens(_ line: TextLine, with name: String) -> Bool {
    guard ReadingLength.of(name) >= leastName else { return false }
    let start = line.text.lowercased().prefix(name.count + noteOpening)
    guard let found = start.firstRange(of: name.lowercased()) else { return false }
    let next = start[found.upperBound...].first
    return next.map { !$0.isLetter || ReadingLength.of(name) > name.utf16.count } ?? true
  }

  /// Whether a line says where the page is.
  func namesPage(_ line: TextLine) -> Bool {
    guard let address, let host = address.host, address.path.utf8.count > 1 else { return false }
    return line.text.contains(host + address.path)
  }

  /// Whether a line says what the title says.
  func repeatsTitle(_ line: TextLine) -> Bool {
    if line.headingLevel != nil, TextSimilarity.of(title, line.text) > 0.75 { return true }
    guard line.headingLevel != nil || line.length >= RunningText.stencilLength else { return false }
    return line.text == title.collapsed
  }
}

/// The length of texts as their readers feel it, so that one limit fits all scripts.
enum ReadingLength {
  /// UTF-16 code units, those of Chinese and Japanese counted three times and those of Korean twice: translations are as
  /// much shorter.
  static func of(_ text: some StringProtocol) -> Int {
    text.utf16.reduce(0) { length, unit in
      switch unit {
      case 0x3040...0x30FF, 0x3400...0x9FFF, 0xD800...0xDBFF, 0xF900...0xFAFF: length + 3
      case 0xAC00...0xD7A3: length + 2
      default: length + 1
      }
    }
  }
}
