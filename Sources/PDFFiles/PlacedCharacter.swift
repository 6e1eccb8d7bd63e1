/// One character as PDFium gives it, with its place on the page turned until the character is upright.
struct PlacedCharacter {
  var scalar: Unicode.Scalar
  var left: Float
  var right: Float
  var x: Float
  var y: Float
  var size: Float
  /// Quarters of a turn against the clock.
  var quarter: Int
  /// Its number among the characters of the page.
  var position: Int32 = 0
}

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

  private enum Step { case below, beside, elsewhere }

  /// Turns the characters of vertical lines by a quarter, if most of a page is such lines.
  ///
  /// - Parameters:
  ///   - characters: The characters of a page in the order of the file, `nil` for spaces.
  ///   - width: The page's width in points, before it is turned.
  static func turn(_ characters: inout [PlacedCharacter?], width: Float) {
    var steps: [(from: Int, to: Int, Step)] = []
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
    let count = steps.count { $0.2 == .below && isIdeographic($0.from) && isIdeographic($0.to) }
    guard count >= leastCount,
      count > steps.count(where: { $0.2 == .beside && isIdeographic($0.to) })
    else { return }
    // A running head may be a horizontal line.
    var isBeside = Set<Int>()
    for step in steps where step.2 == .beside { isBeside.formUnion([step.from, step.to]) }
    for index in characters.indices where !isBeside.contains(index) && isIdeographic(index) {
      characters[index]?.turn(width: width, ascent: ascent)
    }
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
