/// Puts characters in reading order where PDFium has its pieces of a line in another one.
///
/// PDFium takes the pieces of a line from left to right. Those of a line that stands on its head come from its end, and
/// those of a line that runs to the left from its end, too, if vowel marks or letters with a height of their own part it.
enum LineOrder {
  /// Quarters of a turn of what stands on its head.
  private static let upsideDown = 2
  /// Pieces whose gap is smaller, as a share of the size, are parts of one line; columns lie farther apart.
  private static let widestGap: Float = 0.8
  /// Letters of a line that stand higher or lower, as a share of the size: hamza, and letters with marks.
  private static let tallestStep: Float = 0.6

  /// Puts characters in order.
  ///
  /// - Parameters:
  ///   - characters: Those of a page in PDFium's order, turned upright; `nil` for what parts words.
  ///   - spaces: The spaces among them, by their index, with their places.
  static func restore(
    _ characters: inout [PlacedCharacter?], spaces: [Int: PlacedCharacter]
  ) {
    guard characters.contains(where: { $0.map(isOutOfOrder) ?? false }) else { return }
    var ordered: [PlacedCharacter?] = []
    ordered.reserveCapacity(characters.count)
    var group: Piece?
    var start = 0
    for end in 0...characters.count {
      if end < characters.count, characters[end] != nil || spaces[end] != nil { continue }
      var piece = Piece(characters: [])
      for index in start..<end {
        if let character = characters[index] ?? spaces[index] { piece.add(character) }
      }
      if piece.isEmpty {
        // A line's end is two characters.
      } else if let open = group, open.goesOn(with: piece) {
        group?.append(piece)
      } else {
        ordered += group?.ordered ?? []
        ordered.append(nil)
        group = piece
      }
      start = end + 1
    }
    ordered += group?.ordered ?? []
    characters = ordered
  }

  private static func isOutOfOrder(_ character: PlacedCharacter) -> Bool {
    character.quarter == upsideDown || character.scalar.isMark && character.scalar.isRightToLeft
  }

  /// A piece of a line, or several beside each other.
  private struct Piece {
    /// With the spaces.
    var characters: [PlacedCharacter]
    private var left = Float.infinity
    private var right = -Float.infinity
    private var size: Float = 0
    private var runsLeft = false
    private var hasMark = false
    private var hasLatin = false
    /// The direction in which all of it stands; `nil` if there are several.
    private var quarter: Int?
    private var isUpsideDown: Bool { quarter == upsideDown }
    /// How many letters stand on a line, by its place in tenths of a point.
    private var lines: [Int: Int] = [:]

    init(characters: [PlacedCharacter]) { self.characters = characters }

    mutating func add(_ character: PlacedCharacter) {
      characters.append(character)
      guard character.scalar != " " else { return }
      quarter = lines.isEmpty || quarter == character.quarter ? character.quarter : nil
      left = min(left, character.left)
      right = max(right, character.right)
      size = max(size, character.size)
      runsLeft = runsLeft || character.scalar.isRightToLeft
      hasLatin = hasLatin || character.scalar.isLatin
      hasMark = hasMark || character.scalar.isMark && character.scalar.isRightToLeft
      lines[Int(character.y * 10), default: 0] += 1
    }

    /// Whether it has no letter.
    var isEmpty: Bool { lines.isEmpty }

    /// The line on which most of the letters stand.
    private var baseline: Float {
      Float(lines.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0) / 10
    }

    func goesOn(with next: Piece) -> Bool {
      guard runsLeft || next.runsLeft, !hasLatin, !next.hasLatin, let quarter,
        quarter == next.quarter, !isUpsideDown
      else {
        return false
      }
      let size = max(size, next.size)
      return abs(baseline - next.baseline) < tallestStep * size
        && max(next.left - right, left - next.right) < widestGap * size
    }

    mutating func append(_ next: Piece) { for character in next.characters { add(character) } }

    /// The characters in reading order, `nil` between words.
    var ordered: [PlacedCharacter?] {
      if isUpsideDown {
        // A space without a width is one that PDFium has put in.
        return characters.filter { $0.scalar != " " || $0.right > $0.left }
          .enumerated().sorted { ($0.element.x, $0.offset) < ($1.element.x, $1.offset) }
          .map { $0.element.scalar == " " ? nil : $0.element }
      }
      guard runsLeft, hasMark, quarter != nil else {
        return characters.map { $0.scalar == " " ? nil : $0 }
      }
      return VocalisedLine(characters, baseline: baseline, size: size).characters
    }
  }
}
