import ReadingModel

/// A text's UTF-16 units without the invisible ones: word joiners, soft hyphens, marks of
/// direction.
///
/// Invisible units separate and join nothing. Sentences are found without them; then the units are
/// put back, each with the character before it. Joiners of letters and of emoji stay, since they
/// are part of visible characters. An invisible unit after white space stays as well, since it has
/// to be in some sentence.
struct VisibleUnits {
  /// The visible units.
  let units: [UInt16]
  /// The number of all units of the text.
  private let count: Int
  /// The index in ``units`` before which each invisible unit is, in ascending order.
  private let unseen: [Int]

  /// Removes the invisible units.
  ///
  /// - Parameter text: The text.
  init(_ text: String) { self.init(text.utf16Units) }

  /// Removes the invisible units.
  ///
  /// - Parameter all: The units of the text.
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

  /// Whether a unit is invisible: soft hyphen, zero width space, word joiner and the like, byte
  /// order mark, and the marks, embeddings, overrides and isolates of the bidirectional algorithm
  /// (Unicode 15, 23.2).
  private static func isUnseen(_ unit: UInt16) -> Bool {
    guard unit == 0xAD || unit >= 0x200B else { return false }
    return switch unit {
    case 0xAD, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }

  /// The visible part of a range of the text.
  func seen(_ range: Range<Int>) -> Range<Int> {
    guard !unseen.isEmpty else { return range }
    return seen(range.lowerBound)..<seen(range.upperBound)
  }

  /// The places of visible ranges in the text.
  ///
  /// - Parameters:
  ///   - ranges: Ranges of visible units in ascending order, none empty.
  ///   - bounds: The range of the text that they belong to.
  /// - Returns: As many ranges, with the invisible units at their ends.
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

  /// The place of a visible unit in the text.
  private func place(_ index: Int) -> Int {
    index + unseen.partition { $0 > index }
  }

  /// The number of visible units before a place of the text.
  private func seen(_ place: Int) -> Int {
    // Invisible unit `n` has `n` invisible units and its visible ones before it.
    var (low, high) = (0, unseen.count)
    while low < high {
      let middle = (low + high) / 2
      if unseen[middle] + middle < place { low = middle + 1 } else { high = middle }
    }
    return place - low
  }
}

extension [Int] {
  /// The first index from which on the condition holds; before it the condition holds nowhere.
  fileprivate func partition(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
