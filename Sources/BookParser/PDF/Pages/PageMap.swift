import ReadingModel

/// Where the words of each page are in the text of the chapters.
struct PageMap: Sendable {
  /// A word with its index among the page's words.
  struct Entry: Sendable {
    var index: Int
    var word: PageWord
  }

  /// The words of each page, in the order of the text.
  private(set) var pages: [[Entry]]
  /// How many words were not found.
  private(set) var lostCount = 0

  /// Finds words by counting the letters of the text: translation and parser change white space only.
  ///
  /// - Parameters:
  ///   - groups: The words in the order in which they were written.
  ///   - texts: The text of each chapter.
  ///   - pageCount: How many pages there are.
  init(_ groups: [WrittenGroup], in texts: [String], pageCount: Int) {
    pages = Array(repeating: [], count: pageCount)
    let letters = Letters(texts)
    var position = 0
    for group in groups where !group.words.isEmpty {
      guard let start = letters.find(group, from: position) else {
        if !group.isNote { lostCount += group.words.count }
        continue
      }
      position = start
      for word in group.words {
        let place = letters.place(position)
        pages[Int(word.page)].append(
          Entry(
            index: Int(word.index),
            word: PageWord(place: place, length: Int(word.count), box: word.box)))
        position += Int(word.count)
      }
    }
  }
}

/// The text of all chapters without white space.
private struct Letters {
  /// A block that is not where it should be is looked for so far behind: a paragraph that was left out.
  private static let searchLimit = 10_000

  private var units: [UInt16] = []
  private var offsets: [Int32] = []
  /// Where the letters of each chapter begin.
  private var starts: [Int] = []

  init(_ texts: [String]) {
    for text in texts {
      starts.append(units.count)
      for (offset, unit) in text.utf16.enumerated() where !Self.isSpace(unit) {
        units.append(unit)
        offsets.append(Int32(offset))
      }
    }
  }

  /// All white space of Unicode is in its first plane.
  private static func isSpace(_ unit: UInt16) -> Bool {
    unit <= 0x20
      || unit > 0x7E && Unicode.Scalar(unit).map(\.properties.isWhitespace) == true
  }

  /// Where a group stands at a position or soon behind it; a note only there.
  func find(_ group: WrittenGroup, from position: Int) -> Int? {
    let last = group.isNote ? position : min(units.count, position + Self.searchLimit)
    return (position...max(position, last)).first { matches(group, at: $0) }
  }

  private func matches(_ group: WrittenGroup, at start: Int) -> Bool {
    var position = start
    for word in group.words {
      let end = position + Int(word.count)
      guard end <= units.count, units[position] == word.first, units[end - 1] == word.last else {
        return false
      }
      position = end
    }
    return true
  }

  func place(_ position: Int) -> PagePlace {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return PagePlace(chapter: low, offset: Int(offsets[position]))
  }
}
