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
  var links: [DrawnPageLinkShape]

  init(_ page: Int, _ words: [PageWord], _ links: [PageLink], _ outline: BookOutline) {
    self.page = page
    self.words = words.flatMap { word in
      [word.place.bookOffset(in: outline), word.length] + word.box.tenths
    }
    self.links = links.map { link in
      let boxes = link.boxes.flatMap(\.tenths)
      return switch link.target {
      case .page(let page, let place):
        DrawnPageLinkShape(boxes: boxes, page: page, offset: place.bookOffset(in: outline))
      case .address(let address): DrawnPageLinkShape(boxes: boxes, address: address)
      }
    }
  }

  /// The answer; a list of numbers is too much for the encoder.
  func response() -> HTTPResponse {
    var large = WrittenJSON()
    large.member("words", words)
    return .json(Rest(page: page, links: links), adding: large)
  }

  /// All members but the large one.
  private struct Rest: Encodable {
    var page: Int
    var links: [DrawnPageLinkShape]
  }
}

/// A link on a drawn page.
struct DrawnPageLinkShape: Codable, Sendable {
  var boxes: [Int]
  @Null var page: Int?
  @Null var offset: Int?
  @Null var address: String?
}

extension PageBox {
  /// The edges in tenths of a point.
  fileprivate var tenths: [Int] { [left, top, right, bottom].map { Int(($0 * 10).rounded()) } }
}

extension PagePlace {
  /// The book offset of the place; the book's end, if an edition with fewer chapters has just taken its place.
  func bookOffset(in outline: BookOutline) -> Int {
    guard outline.chapters.indices.contains(chapter) else { return outline.length }
    return outline.chapters[chapter].start + offset
  }
}
