/// An outline is coded as columns: one list of titles, one of lengths, and so on.
///
/// A text of 4 GB has 160,000 chapters. A decoder takes seconds for as many objects with four members each, and a
/// moment for four lists. The objects that former programs have stored are still read.
extension BookOutline: Codable {
  enum CodingKeys: String, CodingKey {
    case chapters, contents, findings, titles, lengths, aside, labels, offsets, targets, childCounts
  }

  /// Where chapters begin and how long they are: a thousand times the longest text that was ever tried, and far from
  /// where sums overflow.
  private static let sizes = 0...1 << 42

  /// Reads an outline, as columns or as objects.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError`, also where columns do not fit together.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let findings = try container.decode([Finding].self, forKey: .findings)
    guard container.contains(.lengths) else {
      let chapters = try container.decode([Chapter].self, forKey: .chapters)
      let isSound = chapters.allSatisfy {
        Self.sizes.contains($0.start) && Self.sizes.contains($0.length)
      }
      guard isSound else { throw Self.misfit(decoder) }
      self.init(
        chapters: chapters,
        contents: try container.decode([Entry].self, forKey: .contents), findings: findings)
      return
    }
    let titles = try container.decode([String?].self, forKey: .titles)
    let lengths = try container.decode([Int].self, forKey: .lengths)
    let aside = Set(try container.decode([Int].self, forKey: .aside))
    guard titles.count == lengths.count else { throw Self.misfit(decoder) }
    var start = 0
    let chapters = try lengths.indices.map { index in
      guard Self.sizes.contains(lengths[index]), Self.sizes.contains(start) else {
        throw Self.misfit(decoder)
      }
      let end = start + lengths[index]
      defer { start = end }
      return Chapter(
        title: titles[index], start: start, length: lengths[index],
        isLinear: !aside.contains(index))
    }
    let entries = EntryColumns(
      labels: try container.decode([String].self, forKey: .labels),
      offsets: try container.decode([Int?].self, forKey: .offsets),
      targets: try container.decode([Int?].self, forKey: .targets),
      childCounts: try container.decode([Int].self, forKey: .childCounts))
    guard let contents = entries.tree() else { throw Self.misfit(decoder) }
    self.init(chapters: chapters, contents: contents, findings: findings)
  }

  private static func misfit(_ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription:
          "the columns of an outline differ in length, or a chapter has no possible one"))
  }

  /// Writes columns.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(chapters.map(\.title), forKey: .titles)
    try container.encode(chapters.map(\.length), forKey: .lengths)
    try container.encode(chapters.indices.filter { !chapters[$0].isLinear }, forKey: .aside)
    let columns = EntryColumns(contents)
    try container.encode(columns.labels, forKey: .labels)
    try container.encode(columns.offsets, forKey: .offsets)
    try container.encode(columns.targets, forKey: .targets)
    try container.encode(columns.childCounts, forKey: .childCounts)
    try container.encode(findings, forKey: .findings)
  }
}

/// The contents as columns: each entry is followed by the entries below it.
struct EntryColumns {
  var labels: [String] = []
  var offsets: [Int?] = []
  var targets: [Int?] = []
  /// How many entries are right below each.
  var childCounts: [Int] = []

  init(_ entries: [BookOutline.Entry]) { add(entries) }

  init(labels: [String], offsets: [Int?], targets: [Int?], childCounts: [Int]) {
    (self.labels, self.offsets, self.targets, self.childCounts) =
      (labels, offsets, targets, childCounts)
  }

  private mutating func add(_ entries: [BookOutline.Entry]) {
    for entry in entries {
      labels.append(entry.label)
      offsets.append(entry.offset)
      targets.append(entry.chapter)
      childCounts.append(entry.children.count)
      add(entry.children)
    }
  }

  /// The entries as a tree; `nil` where the columns do not fit together.
  func tree() -> [BookOutline.Entry]? {
    guard offsets.count == labels.count, targets.count == labels.count,
      childCounts.count == labels.count
    else { return nil }
    var next = 0
    var entries: [BookOutline.Entry] = []
    while next < labels.count {
      guard let entry = entry(&next) else { return nil }
      entries.append(entry)
    }
    return entries
  }

  /// The deepest nesting, as JSON decoders have it for objects.
  private static let depthLimit = 500

  private func entry(_ next: inout Int, depth: Int = 0) -> BookOutline.Entry? {
    guard next < labels.count, depth < Self.depthLimit else { return nil }
    let index = next
    next += 1
    var children: [BookOutline.Entry] = []
    for _ in 0..<max(childCounts[index], 0) {
      guard let child = entry(&next, depth: depth + 1) else { return nil }
      children.append(child)
    }
    return BookOutline.Entry(
      label: labels[index], offset: offsets[index], chapter: targets[index], children: children)
  }
}
