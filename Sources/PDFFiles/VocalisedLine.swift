/// A line of letters that run to the left, with marks of vowels, in reading order.
struct VocalisedLine {
  /// What stands at one place: a letter with its marks, or letters that are drawn as one.
  private struct Cluster {
    var characters: [PlacedCharacter]
    var left: Float
    var right: Float
    /// Whether the file has a space at its right.
    var followsSpace = false

    var x: Float { characters[0].x }
    var isMark: Bool { characters.allSatisfy { $0.scalar.isMark } }
    var runsRight: Bool { characters.contains { $0.scalar.runsRight } }
    var isLatin: Bool { characters.contains { $0.scalar.isLatin } }
    var runsLeft: Bool { !runsRight && characters.contains { $0.scalar.isRightToLeft } }

    init(_ character: PlacedCharacter) {
      characters = [character]
      (left, right) = (character.left, character.right)
    }

    mutating func add(_ character: PlacedCharacter) {
      characters.append(character)
      (left, right) = (min(left, character.left), max(right, character.right))
    }

    /// Letters before the marks that PDFium has in front of them, and lam before the alef that it is drawn with.
    mutating func sortLetters() {
      guard let first = characters.firstIndex(where: { !$0.scalar.isMark }) else { return }
      characters.insert(characters.remove(at: first), at: 0)
      guard let lam = characters.firstIndex(where: { $0.scalar == "\u{644}" }),
        lam > 0, VocalisedLine.alefs.contains(characters[0].scalar)
      else { return }
      characters.insert(characters.remove(at: lam), at: 0)
    }
  }

  fileprivate static let alefs: Set<Unicode.Scalar> = [
    "\u{622}", "\u{623}", "\u{625}", "\u{627}", "\u{671}",
  ]
  /// A wider gap, as a share of the size, is a space.
  private static let spaceWidth: Float = 0.16
  /// The place of a letter is that of its mark if it stands higher or lower than this, as a share of the size.
  ///
  /// Then the letter reaches farther than the mark, as far on one side as on the other, but no farther than the second.
  private static let leastStep: Float = 0.05
  private static let farthestReach: Float = 0.3

  private let baseline: Float
  private let size: Float
  private var clusters: [Cluster] = []

  /// Puts the characters of a line together.
  ///
  /// - Parameters:
  ///   - characters: The characters, with spaces.
  ///   - baseline: Where the line is.
  ///   - size: The size of its letters.
  init(_ characters: [PlacedCharacter], baseline: Float, size: Float) {
    (self.baseline, self.size) = (baseline, size)
    var places: [SIMD2<Int>: Int] = [:]
    for character in characters where character.scalar != " " {
      // Hundredths of a point.
      let place = SIMD2(Int(character.x * 100), Int(character.y * 100))
      if let known = places[place] {
        clusters[known].add(character)
      } else {
        places[place] = clusters.count
        clusters.append(Cluster(character))
      }
    }
    let loose = clusters.filter(\.isMark)
    clusters.removeAll(where: \.isMark)
    clusters = clusters.enumerated()
      .sorted { (-$0.element.x, $0.offset) < (-$1.element.x, $1.offset) }.map(\.element)
    for mark in loose { attach(mark) }
    // A space without a width is one that PDFium has put in.
    for space in characters where space.scalar == " " && space.right > space.left {
      let index = clusters.firstIndex { $0.x < space.x }
      if let index { clusters[index].followsSpace = true }
    }
    for index in clusters.indices { clusters[index].sortLetters() }
  }

  /// Puts a mark on the letter over or under which it is.
  private mutating func attach(_ mark: Cluster) {
    let middle = (mark.left + mark.right) / 2
    func distance(_ cluster: Cluster) -> Float {
      max(cluster.left - middle, middle - cluster.right, 0)
    }
    guard let index = clusters.indices.min(by: { distance(clusters[$0]) < distance(clusters[$1]) })
    else { return }
    clusters[index].characters += mark.characters
  }

  /// The gap at the right of a cluster; 0 behind the last one.
  private func gap(_ index: Int) -> Float {
    clusters.indices.contains(index) && index > 0
      ? min(clusters[index - 1].left, clusters[index - 1].x) - clusters[index].right : 0
  }

  /// How far a letter reaches at most beyond what is known of it.
  private func reach(_ index: Int, otherSide: Int) -> Float {
    guard abs(clusters[index].characters[0].y - baseline) > Self.leastStep * size else { return 0 }
    return min(max(gap(otherSide), 0), Self.farthestReach * size)
  }

  /// Whether a space stands at the right of a cluster.
  private func followsSpace(_ index: Int) -> Bool {
    guard index > 0, !clusters[index].followsSpace else { return index > 0 }
    let reaches = reach(index, otherSide: index + 1) + reach(index - 1, otherSide: index - 1)
    return gap(index) - reaches > Self.spaceWidth * size
  }

  /// The characters in reading order, `nil` between words.
  var characters: [PlacedCharacter?] {
    var parts: [Cluster?] = []
    for index in clusters.indices {
      var cluster = clusters[index]
      if followsSpace(index) {
        parts.append(nil)
      } else if let last = parts.last.flatMap(\.self), last.left > cluster.right {
        // The letter is as wide as this, even if only its mark says where it is.
        cluster.right = last.left
      }
      parts.append(cluster)
    }
    return Self.withRunsTurned(parts).flatMap { part -> [PlacedCharacter?] in
      guard let part else { return [nil] }
      return part.characters.map { character in
        var character = character
        (character.left, character.right) = (part.left, part.right)
        (character.x, character.y) = (part.x, baseline)
        return character
      }
    }
  }

  /// Numbers and Latin words run to the right; the words of a Latin phrase follow each other so.
  private static func withRunsTurned(_ parts: [Cluster?]) -> [Cluster?] {
    var turned: [Cluster?] = []
    var index = 0
    while index < parts.count {
      guard let first = parts[index], first.runsRight else {
        turned.append(parts[index])
        index += 1
        continue
      }
      var (end, next, isLatin) = (index + 1, index + 1, first.isLatin)
      while next < parts.count {
        if let part = parts[next] {
          if part.runsLeft { break }
          isLatin = isLatin || part.isLatin
          if part.runsRight { end = next + 1 }
        } else if !isLatin {
          break
        }
        next += 1
      }
      turned += parts[index..<end].reversed()
      index = end
    }
    return turned
  }
}
