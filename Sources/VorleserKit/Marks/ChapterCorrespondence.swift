import ReadingModel

/// Estimates the place of one edition in another: in the chapter of the same title, at the same
/// distance from its beginning.
struct ChapterCorrespondence {
  private let old: BookOutline
  private let new: BookOutline
  /// The new chapter for each old one; `nil` if there is none.
  private let counterparts: [Int?]

  init(from old: BookOutline, to new: BookOutline) {
    self.old = old
    self.new = new
    var places: [String: [Int]] = [:]
    for (index, chapter) in new.chapters.enumerated() {
      if let title = chapter.title { places[title, default: []].append(index) }
    }
    var seen: [String: Int] = [:]
    let isSameCount = old.chapters.count == new.chapters.count
    counterparts = old.chapters.enumerated().map { index, chapter in
      guard let title = chapter.title else { return isSameCount ? index : nil }
      let number = seen[title, default: 0]
      seen[title] = number + 1
      // Of several that are called alike, the one of the same number.
      if let same = places[title], number < same.count { return same[number] }
      return isSameCount ? index : nil
    }
  }

  /// The place in the new edition.
  ///
  /// - Parameter offset: Book offset in the old one.
  /// - Returns: Book offset in the new one.
  func place(_ offset: TextOffset) -> TextOffset {
    let offset = min(max(offset, 0), old.length)
    let index = old.index(at: offset)
    guard old.chapters.indices.contains(index), let counterpart = counterparts[index] else {
      guard old.length > 0 else { return 0 }
      return Int(Double(offset) / Double(old.length) * Double(new.length))
    }
    let chapter = new.chapters[counterpart]
    return chapter.start + min(offset - old.chapters[index].start, chapter.length)
  }
}
