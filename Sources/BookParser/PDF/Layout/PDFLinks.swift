import PDFFiles
import ReadingModel

extension PDFPage {
  /// The number of the link that each word stands in, by the word's index.
  var linksByWord: [Int: Int32] {
    guard !links.isEmpty else { return [:] }
    var found: [Int: Int32] = [:]
    for (index, word) in words.enumerated() {
      let box = box(of: word)
      let (x, y) = ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      let link = links.firstIndex { link in
        link.boxes.contains { $0.left <= x && x <= $0.right && $0.top <= y && y <= $0.bottom }
      }
      if let link { found[index] = Int32(link) }
    }
    return found
  }
}

extension PDFFrame {
  /// The word that a place on the page leads to: one that stands at its height or below it.
  ///
  /// - Parameters:
  ///   - x: The place in the file's points; `nil` for any.
  ///   - y: The place in the file's points; `nil` for the top of the page.
  ///   - boxes: The words that it may be, in the order of the text.
  /// - Returns: The number of the box; `nil` where there is none.
  func word(at x: Float?, _ y: Float?, among boxes: [PageBox]) -> Int? {
    guard let y, !boxes.isEmpty else { return boxes.indices.first }
    let place = shown(x: x ?? left, y: y)
    let below = boxes.indices.filter { (boxes[$0].top + boxes[$0].bottom) / 2 > place.y }
    // Of a page with columns, the one counts that the place is in; without a place on the line, the first that is read.
    if x == nil, let first = below.first { return first }
    // Of a page that stands on its head, all words are above the place.
    guard !below.isEmpty else {
      return boxes.indices.min { boxes[$0].gap(to: place) < boxes[$1].gap(to: place) }
    }
    return below.min { Self.distance(boxes[$0], place) < Self.distance(boxes[$1], place) }
  }

  /// A word beside the place is nearer than one below it, since a place is often some points left of its line.
  private static func distance(_ box: PageBox, _ place: (x: Float, y: Float)) -> Float {
    max(0, box.top - place.y) + 0.2 * abs(box.left - place.x)
  }
}

extension PageBox {
  /// How far a place is from it.
  fileprivate func gap(to place: (x: Float, y: Float)) -> Float {
    max(left - place.x, place.x - right, 0) + max(top - place.y, place.y - bottom, 0)
  }
}

/// Where the links of a document lead in its text.
struct PDFLinks: Sendable {
  /// The names of blocks that links lead to, by the number of the block.
  private(set) var names: [Int: String] = [:]
  private var targets: [PlacedLink: String] = [:]

  /// - Parameters:
  ///   - pages: The pages with their links.
  ///   - flow: Their text.
  init(_ pages: [PDFPage], _ flow: PageFlow) {
    var wanted: Set<Int> = []
    for case .page(let page, _, _) in pages.flatMap(\.links).map(\.target) { wanted.insert(page) }
    guard !wanted.isEmpty || pages.contains(where: { !$0.links.isEmpty }) else { return }
    let written = WrittenPlaces(flow, wanted)
    for (page, content) in pages.enumerated() {
      for (index, link) in content.links.enumerated() {
        targets[PlacedLink(page: page, index: index)] = reference(to: link.target, pages, written)
      }
    }
  }

  /// The reference of a link; `nil` for one that leads nowhere.
  func reference(of link: PlacedLink) -> String? { targets[link] }

  private mutating func reference(
    to target: PDFLink.Target, _ pages: [PDFPage], _ written: WrittenPlaces
  ) -> String? {
    switch target {
    case .address(let address): return address
    case .page(let page, let x, let y):
      guard pages.indices.contains(page) else { return nil }
      guard let words = written.words[page],
        let found = pages[page].frame.word(
          at: x, y, among: words.map { pages[page].box(of: pages[page].words[$0.index]) })
      else { return "#page-\(page + 1)" }
      switch words[found].owner {
      case .note(let id): return "#\(id)"
      case .block(let number):
        let name = "to-\(number + 1)"
        names[number] = name
        return "#\(name)"
      }
    }
  }
}

/// The words of some pages that are in the text, and what they belong to.
private struct WrittenPlaces {
  enum Owner {
    case block(Int)
    case note(String)
  }

  private(set) var words: [Int: [(index: Int, owner: Owner)]] = [:]

  init(_ flow: PageFlow, _ pages: Set<Int>) {
    for (number, block) in flow.blocks.enumerated() {
      for word in block.words where pages.contains(word.page) {
        words[word.page, default: []].append((word.index, .block(number)))
      }
    }
    for note in flow.notes where pages.contains(note.page) {
      for word in [note.markWord] + note.block.words {
        words[word.page, default: []].append((word.index, .note(note.id)))
      }
    }
  }
}
