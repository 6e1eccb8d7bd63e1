import ReadingModel

/// A text's UTF-16 units without those that nobody sees: word joiners, soft hyphens, marks of direction.
///
/// They separate and join nothing, so sentences are found without them and then put back where they stand. They belong
/// to the character before them. Joiners of letters and of emoji stay, as a part of what is seen, and so does what follows
/// white space, which has to be in some sentence.
struct SeenUnits {
  /// What is seen.
  let units: [UInt16]
  /// How many units the text has with the others.
  private let count: Int
  /// Before which unit of ``units`` each of the others stands, in ascending order.
  private let unseen: [Int]

  /// Leaves out what nobody sees.
  ///
  /// - Parameter text: The text.
  init(_ text: String) { self.init(text.utf16Units) }

  /// Leaves out what nobody sees.
  ///
  /// - Parameter all: The text.
  init(_ all: [UInt16]) {
    count = all.count
    guard all.contains(where: Self.isUnseen) else {
      units = all
      unseen = []
      return
    }
    var kept: [UInt16] = []
    kept.reserveCapacity(all.count)
    var unseen: [Int] = []
    var place = 0
    while place < all.count {
      guard Self.isUnseen(all[place]) else {
        kept.append(all[place])
        place += 1
        continue
      }
      let end = all[place...].firstIndex { !Self.isUnseen($0) } ?? all.count
      if Self.isInk(kept.last) {
        unseen += repeatElement(kept.count, count: end - place)
      } else {
        kept += all[place..<end]
      }
      place = end
    }
    units = kept
    self.unseen = unseen
  }

  /// Whether a unit is neither white space nor missing.
  private static func isInk(_ unit: UInt16?) -> Bool {
    guard let unit else { return false }
    let kind = CharacterKind.basicPlane[Int(unit)]
    return kind != .space && kind != .newline
  }

  /// Soft hyphen, zero width space, word joiner and its kin, byte order mark, and the marks, embeddings, overrides and
  /// isolates of the bidirectional algorithm (Unicode 15, 23.2).
  private static func isUnseen(_ unit: UInt16) -> Bool {
    guard unit == 0xAD || unit >= 0x200B else { return false }
    return switch unit {
    case 0xAD, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }

  /// What is seen of a range of the text.
  func seen(_ range: Range<Int>) -> Range<Int> {
    guard !unseen.isEmpty else { return range }
    return seen(range.lowerBound)..<seen(range.upperBound)
  }

  /// Where ranges of what is seen stand in the text.
  ///
  /// - Parameters:
  ///   - ranges: In ascending order, none empty.
  ///   - bounds: The range of the text that they are of.
  /// - Returns: As many ranges, with what is not seen at their ends.
  func source(_ ranges: [Range<Int>], in bounds: Range<Int>) -> [Range<Int>] {
    guard !unseen.isEmpty else { return ranges }
    var end = bounds.lowerBound
    return ranges.map { range in
      let start = range.lowerBound > 0 ? place(range.lowerBound - 1) + 1 : 0
      let upper = range.upperBound < units.count ? place(range.upperBound) : count
      let lower = max(start, end)
      end = max(min(upper, bounds.upperBound), lower)
      return lower..<end
    }
  }

  /// Where a unit that is seen stands in the text.
  private func place(_ index: Int) -> Int {
    index + unseen.partition { $0 > index }
  }

  /// How many units before a place of the text are seen.
  private func seen(_ place: Int) -> Int {
    // The one of number n stands at its place among the seen and n more.
    var (low, high) = (0, unseen.count)
    while low < high {
      let middle = (low + high) / 2
      if unseen[middle] + middle < place { low = middle + 1 } else { high = middle }
    }
    return place - low
  }
}

extension [Int] {
  /// The first index from which on all hold, in an array where none holds before one that does.
  fileprivate func partition(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
