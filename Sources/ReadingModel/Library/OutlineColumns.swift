/// An outline, or a part of one, as columns: one list of titles, one of lengths, and so on.
///
/// A text of 4 GB has 160,000 chapters. A decoder takes seconds for as many objects with four members each, and a
/// moment for four lists. The objects that former programs have stored are still read.
struct OutlineColumns {
  var titles: [String?] = []
  var lengths: [Int] = []
  /// The indexes of the chapters, in these columns, that are read only when linked to.
  var aside: [Int] = []
  var entries = EntryColumns()
  var findings: [Finding] = []

  /// Where chapters begin and how long they are: a thousand times the longest text that was ever tried, and far from
  /// where sums overflow.
  private static let sizes = 0...1 << 42

  /// Adds the columns of the next part at the end.
  mutating func add(_ part: OutlineColumns) {
    let count = titles.count
    aside += part.aside.map { count &+ $0 }
    titles += part.titles
    lengths += part.lengths
    entries.add(part.entries)
    findings += part.findings
  }

  /// The outline.
  ///
  /// - Throws: `DecodingError` where columns do not fit together, or a chapter has no possible length.
  func outline() throws -> BookOutline {
    guard titles.count == lengths.count else { throw Self.misfit }
    let aside = Set(aside)
    var start = 0
    let chapters = try lengths.indices.map { index in
      guard Self.sizes.contains(lengths[index]), Self.sizes.contains(start) else {
        throw Self.misfit
      }
      let end = start + lengths[index]
      defer { start = end }
      return BookOutline.Chapter(
        title: titles[index], start: start, length: lengths[index],
        isLinear: !aside.contains(index))
    }
    guard let contents = entries.tree() else { throw Self.misfit }
    return BookOutline(chapters: chapters, contents: contents, findings: findings)
  }

  private static var misfit: DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: [],
        debugDescription:
          "the columns of an outline differ in length, or a chapter has no possible one"))
  }
}

extension OutlineColumns: Codable {
  enum CodingKeys: String, CodingKey {
    case chapters, contents, findings, titles, lengths, aside, labels, offsets, targets, childCounts
  }

  /// Reads columns, or the objects of an outline.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    findings = try container.decode([Finding].self, forKey: .findings)
    guard container.contains(.lengths) else {
      let chapters = try container.decode([BookOutline.Chapter].self, forKey: .chapters)
      // An end that can't be counted is one before the next start.
      guard chapters.allSatisfy({ Self.sizes.contains($0.start) }) else { throw Self.misfit }
      titles = chapters.map(\.title)
      lengths = chapters.map(\.length)
      aside = chapters.indices.filter { !chapters[$0].isLinear }
      entries = EntryColumns(try container.decode([BookOutline.Entry].self, forKey: .contents))
      return
    }
    titles = try container.decode([String?].self, forKey: .titles)
    lengths = try container.decode([Int].self, forKey: .lengths)
    aside = try container.decode([Int].self, forKey: .aside)
    entries = EntryColumns(
      labels: try container.decode([String].self, forKey: .labels),
      offsets: try container.decode([Int?].self, forKey: .offsets),
      targets: try container.decode([Int?].self, forKey: .targets),
      childCounts: try container.decode([Int].self, forKey: .childCounts))
  }

  /// Writes columns.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(titles, forKey: .titles)
    try container.encode(lengths, forKey: .lengths)
    try container.encode(aside, forKey: .aside)
    try container.encode(entries.labels, forKey: .labels)
    try container.encode(entries.offsets, forKey: .offsets)
    try container.encode(entries.targets, forKey: .targets)
    try container.encode(entries.childCounts, forKey: .childCounts)
    try container.encode(findings, forKey: .findings)
  }
}
