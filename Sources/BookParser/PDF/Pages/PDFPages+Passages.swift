import PDFFiles
package import ReadingModel

extension BookParser {
  /// Where passages of a chapter stand on the pages of the book's own file.
  ///
  /// - Parameters:
  ///   - ranges: Where they are in ``Chapter/text``, in UTF-16 units; an empty one is the place of the word at it.
  ///   - index: Index in the spine.
  ///   - book: The book.
  /// - Returns: For each passage the pages in their order; empty for a book without pages of its own, and for words that are on none.
  /// - Throws: When the file can't be read.
  package static func pagePassages(
    of ranges: [Range<Int>], inChapter index: Int, of book: Book
  ) async throws -> [[PagePassage]] {
    guard let pages = book.content.pages as? PDFPages else { return ranges.map { _ in [] } }
    return try await pages.passages(of: ranges, inChapter: index, book.content)
  }
}

extension PDFPages {
  /// A word of the chapter with its page.
  private struct ChapterWord {
    var page: Int
    var word: PageWord
  }

  @concurrent
  fileprivate func passages(
    of ranges: [Range<Int>], inChapter index: Int, _ content: any BookContent
  ) async throws -> [[PagePassage]] {
    var words: [ChapterWord] = []
    for (page, entries) in try await map(content).pages.enumerated() {
      for entry in entries where entry.word.place.chapter == index {
        words.append(ChapterWord(page: page, word: entry.word))
      }
    }
    words.sort { $0.word.place.offset < $1.word.place.offset }
    return ranges.map { range in
      var passages: [PagePassage] = []
      var place = Self.first(endingBehind: range.lowerBound, words)
      while place < words.count,
        words[place].word.place.offset < max(range.upperBound, range.lowerBound + 1)
      {
        let (page, word) = (words[place].page, words[place].word)
        let box = word.box(of: range, quarter: quarter(of: word))
        if passages.last?.page == page {
          passages[passages.count - 1].add(box)
        } else {
          passages.append(
            PagePassage(page: page, label: pages[page].label, boxes: [box], quads: []))
        }
        place += 1
      }
      for number in passages.indices {
        passages[number].quads = passages[number].boxes.map {
          frames[passages[number].page].quad($0)
        }
      }
      return passages
    }
  }

  /// Words that are higher than wide may stand upright, too: only long ones tell that they are turned.
  private func quarter(of word: PageWord) -> Bool {
    let box = word.box
    return word.length > 2 && box.bottom - box.top > 1.5 * (box.right - box.left)
  }

  private static func first(endingBehind offset: Int, _ words: [ChapterWord]) -> Int {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle].word.place.offset + words[middle].word.length <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}

extension PageWord {
  /// The part of its box that a passage takes, if it begins or ends within the word; all of a turned one.
  fileprivate func box(of range: Range<Int>, quarter isTurned: Bool) -> PageBox {
    guard !range.isEmpty, length > 0, !isTurned else { return box }
    let start = max(0, range.lowerBound - place.offset)
    let end = min(length, range.upperBound - place.offset)
    var part = box
    let width = (box.right - box.left) / Float(length)
    part.left = box.left + width * Float(start)
    part.right = box.left + width * Float(max(start, end))
    return part
  }
}

extension PagePassage {
  /// Adds the box of the next word: to the last line, if it stands on it.
  fileprivate mutating func add(_ box: PageBox) {
    guard let last = boxes.last else { return boxes = [box] }
    let shared = min(last.bottom, box.bottom) - max(last.top, box.top)
    let height = min(last.bottom - last.top, box.bottom - box.top)
    guard shared > height / 2, box.left >= last.left, box.left - last.right < 4 * height else {
      return boxes.append(box)
    }
    boxes[boxes.count - 1] = PageBox(
      left: last.left, top: min(last.top, box.top), right: max(last.right, box.right),
      bottom: max(last.bottom, box.bottom))
  }
}

extension PDFFrame {
  /// The corners of a shown box in the file's points, as `QuadPoints` are written.
  fileprivate func quad(_ box: PageBox) -> [Float] {
    [(box.left, box.top), (box.right, box.top), (box.left, box.bottom), (box.right, box.bottom)]
      .flatMap { corner in
        let place = own(x: corner.0, y: corner.1)
        return [place.x, place.y]
      }
  }
}
