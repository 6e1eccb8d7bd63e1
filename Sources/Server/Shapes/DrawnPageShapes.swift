import HTTPServer
import ReadingModel

/// The pages that a book's file draws.
struct DrawnPageListShape: Codable, Sendable {
  var pages: [DrawnPageShape]
}

/// A page that a book's file draws.
struct DrawnPageShape: Codable, Sendable {
  @Null var label: String?
  var width: Double
  var height: Double
  var start: Int
}

/// Where the words of a drawn page are.
struct DrawnPageWordsShape: Codable, Sendable {
  var page: Int
  var words: [Int]

  init(_ page: Int, _ words: [PageWord], _ outline: BookOutline) {
    self.page = page
    self.words = words.flatMap { word in
      let box = word.box
      return [outline.chapters[word.place.chapter].start + word.place.offset, word.length]
        + [box.left, box.top, box.right, box.bottom].map { Int(($0 * 10).rounded()) }
    }
  }

  /// The answer; a list of numbers is too much for the encoder.
  func response() -> HTTPResponse {
    var large = LargeMembers()
    large.add("words", words)
    return .json(Rest(page: page), adding: large)
  }

  /// All members but the large one.
  private struct Rest: Encodable {
    var page: Int
  }
}
