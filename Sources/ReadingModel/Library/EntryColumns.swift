/// The contents as columns: each entry is followed by the entries below it.
struct EntryColumns {
  var labels: [String] = []
  var offsets: [Int?] = []
  var targets: [Int?] = []
  /// How many entries are right below each.
  var childCounts: [Int] = []

  /// The deepest nesting, as JSON decoders have it for objects.
  private static let depthLimit = 500

  init() {}

  init(_ entries: [BookOutline.Entry]) {
    var walk = EntryWalk(entries)
    while let entry = walk.next() { add(entry) }
  }

  init(labels: [String], offsets: [Int?], targets: [Int?], childCounts: [Int]) {
    (self.labels, self.offsets, self.targets, self.childCounts) =
      (labels, offsets, targets, childCounts)
  }

  /// Adds an entry without those below it.
  mutating func add(_ entry: BookOutline.Entry) {
    labels.append(entry.label)
    offsets.append(entry.offset)
    targets.append(entry.chapter)
    childCounts.append(entry.children.count)
  }

  /// Adds the entries of other columns.
  mutating func add(_ other: EntryColumns) {
    labels += other.labels
    offsets += other.offsets
    targets += other.targets
    childCounts += other.childCounts
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

/// Goes through the contents: each entry comes before the entries below it.
struct EntryWalk {
  /// The rests of the lists that the walk is in, the innermost last; none of them is empty.
  private var rests: [ArraySlice<BookOutline.Entry>]

  init(_ entries: [BookOutline.Entry]) { rests = entries.isEmpty ? [] : [entries[...]] }

  /// Whether every entry has come.
  var isAtEnd: Bool { rests.isEmpty }

  /// The next entry; `nil` at the end.
  mutating func next() -> BookOutline.Entry? {
    guard var rest = rests.popLast(), let entry = rest.popFirst() else { return nil }
    if !rest.isEmpty { rests.append(rest) }
    if !entry.children.isEmpty { rests.append(entry.children[...]) }
    return entry
  }
}
