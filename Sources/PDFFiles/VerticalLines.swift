/// Lines that run from top to bottom, as in Japanese and Chinese books.
///
/// Their characters stand upright, one below the other, so that only their places tell. Such a line is read as one whose page
/// lies on its side, which Latin words in it do anyway.
enum VerticalLines {
  /// A page has vertical lines only if at least so many characters stand below each other.
  private static let leastCount = 8
  /// The greatest and the least distance of neighbours in a line, as multiples of their size.
  private static let farthest: Float = 2
  private static let nearest: Float = 0.5
  /// The greatest difference of their origins across the line, as a multiple of their size.
  private static let tolerance: Float = 0.3
  /// The part of a cell that is above the line which letters stand on.
  private static let ascent: Float = 0.88

  /// So many steps in a row are a horizontal line, even if the first line of text begins right below it.
  private static let leastBeside = 3
  /// The characters that stand upright in one cell at most.
  private static let mostInCell = 4

  private enum Step { case below, beside, elsewhere }

  /// Turns the characters of vertical lines by a quarter, if most of a page is such lines.
  ///
  /// - Parameters:
  ///   - characters: The characters of a page in the order of the file, `nil` for spaces.
  ///   - width: The page's width in points, before it is turned.
  static func turn(_ characters: inout [PlacedCharacter?], width: Float) {
    var steps: [(from: Int, to: Int, step: Step)] = []
    var last: Int?
    for (index, character) in characters.enumerated() {
      // A space that PDFium makes up stands between lines, too.
      guard let character, character.quarter == 0 else { continue }
      if let before = last, let previous = characters[before] {
        steps.append((before, index, step(from: previous, to: character)))
      }
      last = index
    }
    func isIdeographic(_ index: Int) -> Bool { characters[index]?.scalar.isIdeographic == true }
    let count = steps.count { $0.step == .below && isIdeographic($0.from) && isIdeographic($0.to) }
    guard count >= leastCount,
      count > steps.count(where: { $0.step == .beside && isIdeographic($0.to) })
    else { return }
    let head = horizontal(steps)
    for index in characters.indices where !head.contains(index) && isIdeographic(index) {
      characters[index]?.turn(width: width, ascent: ascent)
    }
    turnCells(&characters, width: width)
  }

  /// The characters of a running head, which may be a horizontal line.
  ///
  /// Where one line of a paragraph ends in two characters and the next begins one lower, two stand beside each other as well.
  private static func horizontal(_ steps: [(from: Int, to: Int, step: Step)]) -> Set<Int> {
    var below = Set<Int>()
    for step in steps where step.step == .below { below.formUnion([step.from, step.to]) }
    var found = Set<Int>()
    for run in steps.split(whereSeparator: { $0.step != .beside }) {
      let members = Set(run.flatMap { [$0.from, $0.to] })
      if run.count >= leastBeside || members.isDisjoint(with: below) { found.formUnion(members) }
    }
    return found
  }

  /// Turns numbers and words of few letters that stand upright in one cell of a line: the 12 of 平成12年.
  private static func turnCells(_ characters: inout [PlacedCharacter?], width: Float) {
    let seen = characters.indices.filter { characters[$0] != nil }
    var start = 0
    while start < seen.count {
      let end = seen[start...].firstIndex { characters[$0]?.isUprightLatin != true } ?? seen.count
      defer { start = end + 1 }
      guard (1...mostInCell).contains(end - start) else { continue }
      let run = Array(seen[start..<end])
      let neighbours = [start - 1, end].filter(seen.indices.contains)
      let letters = run.compactMap { characters[$0] }
      let cells = neighbours.compactMap { characters[seen[$0]] }
      guard let cell = cells.first(where: { fits(letters, in: $0, of: width) }) else { continue }
      for (number, index) in run.enumerated() {
        characters[index]?.turn(into: cell, part: number, of: run.count, ascent: ascent)
      }
    }
  }

  /// Whether characters fill the cell above or below one that is turned.
  private static func fits(
    _ run: [PlacedCharacter], in cell: PlacedCharacter, of width: Float
  ) -> Bool {
    guard cell.quarter == 3, cell.scalar.isIdeographic, let first = run.first, let last = run.last
    else { return false }
    let size = cell.size
    let (left, top) = (width - cell.y, cell.left + ascent * size)
    let middle = (first.left + last.right) / 2
    return abs(middle - (left + size / 2)) < tolerance * size
      && last.right - first.left < (1 + tolerance) * size
      && run.allSatisfy { abs($0.y - first.y) < tolerance * size }
      && (nearest * size...farthest * size).contains(abs(first.y - top))
  }

  private static func step(from last: PlacedCharacter, to next: PlacedCharacter) -> Step {
    let size = max(last.size, next.size)
    let (across, along) = (abs(next.x - last.x), abs(next.y - last.y))
    if across < tolerance * size, (nearest * size...farthest * size).contains(next.y - last.y) {
      return .below
    }
    let isNear = (nearest * size...farthest * size).contains(across)
    return along < tolerance * size && isNear ? .beside : .elsewhere
  }
}

extension PlacedCharacter {
  /// Makes an upright character one of a page that lies on its side: it fills its cell from top to bottom.
  fileprivate mutating func turn(width: Float, ascent: Float) {
    (left, right) = (y - ascent * size, y + (1 - ascent) * size)
    (x, y) = (left, width - x)
    quarter = 3
  }

  /// Makes one of several characters in a cell a part of it; the cell's line goes on with it.
  fileprivate mutating func turn(
    into cell: PlacedCharacter, part: Int, of count: Int, ascent: Float
  ) {
    let (top, share) = (y - ascent * cell.size, cell.size / Float(count))
    (left, right) = (top + share * Float(part), top + share * Float(part + 1))
    (x, y, size, quarter) = (left, cell.y, cell.size, 3)
  }

  /// Whether it is a letter, a digit or a sign of half a cell that stands upright.
  fileprivate var isUprightLatin: Bool { quarter == 0 && scalar.isASCII }
}

extension Unicode.Scalar {
  /// Whether it fills a cell: Chinese, kana, and their punctuation, also in its forms for vertical lines (Unicode's blocks).
  fileprivate var isIdeographic: Bool {
    switch value {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
      0x20000...0x3FFFF:
      true
    // A dash or an ellipsis runs along the line.
    case 0x2014, 0x2015, 0x2025, 0x2026: true
    default: false
    }
  }
}
