/// What a page says of itself, by which lines about it are told from its article.
struct PageNames {
  /// The title.
  let title: String
  /// The names of the authors.
  let byline: String?
  /// The name of the site.
  let site: String?
  /// The address of the page.
  let address: WebAddress?
  private let plainTitle: String
  private let titleWords: TextSimilarity
  private let bylineLength: Int
  /// The address without its scheme; `nil` for that of a whole site.
  private let ownAddress: String?

  init(title: String, byline: String?, site: String?, address: WebAddress?) {
    self.title = title
    self.byline = byline
    self.site = site
    self.address = address
    plainTitle = title.collapsed
    titleWords = TextSimilarity(to: title)
    bylineLength = byline.map(ReadingLength.of) ?? 0
    ownAddress = address.flatMap { address in
      address.path.utf8.count > 1 ? address.host.map { $0 + address.path } : nil
    }
  }

  /// A name is longer than this, in reading length.
  private static let leastName = 5
  /// What a line with the authors holds beside their names, in reading length: "By", "Von", "文／", a place.
  private static let bylineRest = 24
  /// What may stand in front of a name where a note begins, in reading length: "About", "Über".
  private static let noteOpening = 10

  /// Whether a line only names the authors.
  func isByline(_ line: TextLine) -> Bool {
    guard let byline, bylineLength >= Self.leastName,
      line.length <= bylineLength + Self.bylineRest, !line.endsSentence, line.headingLevel == nil
    else { return false }
    return line.text.lowercased().holds(byline.lowercased())
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
    ownAddress.map { line.text.holds($0) } ?? false
  }

  /// Whether a line says what the title says.
  func repeatsTitle(_ line: TextLine) -> Bool {
    if line.headingLevel != nil, titleWords.of(line.text) > 0.75 { return true }
    guard line.headingLevel != nil || line.length >= RunningText.stencilLength else { return false }
    return line.text == plainTitle
  }
}

/// The length of texts as their readers feel it, so that one limit fits all scripts.
enum ReadingLength {
  /// UTF-16 code units, those of Chinese and Japanese counted three times and those of Korean twice: translations are as
  /// much shorter.
  static func of(_ text: String) -> Int { of(text.utf8Span.span) }

  /// The length of a text in UTF-8.
  static func of(_ bytes: Span<UInt8>) -> Int {
    var length = 0
    var index = 0
    while index < bytes.count {
      let end = bytes.firstIndex(from: index, to: bytes.count) { $0 >> 7 }
      length += end - index
      index = end
      while index < bytes.count, bytes[index] >= 0x80 {
        length += weight(bytes, index)
        index += 1
      }
    }
    return length
  }

  /// What a byte outside ASCII adds.
  private static func weight(_ bytes: Span<UInt8>, _ index: Int) -> Int {
    switch bytes[index] {
    case 0x80..<0xC0: return 0
    case 0xE3...0xED where index + 2 < bytes.count:
      let high = UInt16(bytes[index] & 0x0F) << 12 | UInt16(bytes[index + 1] & 0x3F) << 6
      return weight(high | UInt16(bytes[index + 2] & 0x3F))
    case 0xEF where index + 1 < bytes.count && 0xA4...0xAB ~= bytes[index + 1]: return 3
    // Two units, of which the first counts as a Chinese character.
    case 0xF0...: return 4
    default: return 1
    }
  }

  private static func weight(_ unit: UInt16) -> Int {
    switch unit {
    case 0x3040...0x30FF, 0x3400...0x9FFF: 3
    case 0xAC00...0xD7A3: 2
    default: 1
    }
  }
}
