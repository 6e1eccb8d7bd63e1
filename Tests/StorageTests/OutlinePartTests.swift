import ReadingModel
import Storage
import Testing

/// Outlines with more chapters than one part has.
struct OutlinePartTests {
  let library: Shelf

  init() throws { library = try Shelf() }

  @Test func anOutlineInPartsComesBackAndIsReplacedAsAWhole() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("A text", to: shelf)
    func outline(chapters: Int) -> BookOutline {
      BookOutline(
        chapters: (0..<chapters).map {
          .init(title: "Chapter \($0)", start: 6 * $0, length: 6, isLinear: true)
        },
        contents: (0..<chapters).map {
          .init(label: "Chapter \($0)", offset: 6 * $0, chapter: $0, children: [])
        }, findings: [])
    }
    let same = TextChange(marks: [], places: [:], revision: 0)
    for (step, chapters) in [9000, 5000, 3].enumerated() {
      let outline = outline(chapters: chapters)
      #expect(try await shelf.setOutline(outline, of: book.id, parser: step + 2, moving: same))
      let other = try await library.open()
      #expect(try await other.outline(of: book.id, parser: step + 2) == outline)
      #expect(try await other.outline(of: book.id, parser: step + 1) == nil)
      #expect(try await other.lastOutline(of: book.id) == outline)
    }
  }
}
