import Foundation

/// Folds the differences between two editions of the same words: composed accents, width, case,
/// kinds of quotation marks and dashes.
enum LetterFolding {
  /// The folding of units without a meaning of their own: combining marks, joiners, soft hyphens.
  static let nothing: UInt16 = 0
  /// White space of every kind.
  static let space: UInt16 = 0x20

  /// The folding of each UTF-16 unit; surrogates stay as they are.
  static let table: [UInt16] = {
    var table = (0...UInt16.max).map(\.self)
    table.withUnsafeMutableBufferPointer { table in
      for unit in letters { table[Int(unit)] = folded(unit) }
      for unit in dropped { table[Int(unit)] = nothing }
      for unit in spaces { table[Int(unit)] = space }
      for (like, units) in alike { for unit in units { table[Int(unit)] = like } }
      // Full-width forms of ASCII lie in its order.
      for unit: UInt16 in 0xFF01...0xFF5E { table[Int(unit)] = table[Int(unit - 0xFEE0)] }
    }
    return table
  }()

  /// Alphabets with capitals and accents, and the kana, whose voicing may be a mark of its own.
  private static let letters: [UInt16] =
    Array(0x41...0x5A) + Array(0xC0...0x587) + Array(0x1E00...0x1FFF) + Array(0x3040...0x30FF)

  private static let dropped: [UInt16] =
    [0, 0xAD, 0x180E, 0x3099, 0x309A, 0xFEFF] + Array(0x300...0x36F) + Array(0x1AB0...0x1AFF)
    + Array(0x1DC0...0x1DFF) + Array(0x200B...0x200F) + Array(0x202A...0x202E)
    + Array(0x2060...0x2064) + Array(0x20D0...0x20FF) + Array(0xFE00...0xFE0F)
    + Array(0xFE20...0xFE2F)

  private static let spaces: [UInt16] =
    Array(0x09...0x0D) + [0x20, 0x85, 0xA0, 0x1680, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000]
    + Array(0x2000...0x200A)

  private static let alike: [(UInt16, [UInt16])] = [
    (0x27, [0x60, 0xB4, 0x2018, 0x2019, 0x201A, 0x201B, 0x2032, 0x2039, 0x203A]),
    (0x22, [0xAB, 0xBB, 0x201C, 0x201D, 0x201E, 0x201F, 0x2033, 0x300C, 0x300D, 0x300E, 0x300F]),
    (0x2D, [0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2212]),
  ]

  /// The small base letter of a letter; one that stands for several is left as it is.
  private static func folded(_ unit: UInt16) -> UInt16 {
    guard let scalar = Unicode.Scalar(unit) else { return unit }
    let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? scalar
    let small = base.properties.lowercaseMapping.unicodeScalars
    guard small.count == 1, let letter = small.first, letter.value <= UInt16.max else {
      return UInt16(truncatingIfNeeded: base.value)
    }
    return UInt16(letter.value)
  }
}

/// A folded text; each unit knows its place in the source.
struct FoldedText {
  /// The folded units.
  private(set) var units: [UInt16] = []
  /// The place of each of them in the text.
  private(set) var places: [Int32] = []
  /// How many units the text had.
  let length: Int

  /// Folds a text.
  ///
  /// - Parameter text: UTF-16 units; fewer than 2^31.
  init(_ text: some Collection<UInt16>) {
    length = text.count
    units.reserveCapacity(text.count)
    places.reserveCapacity(text.count)
    let table = LetterFolding.table
    var isAfterSpace = false
    for (place, unit) in text.enumerated() {
      let folded = table[Int(unit)]
      if folded == LetterFolding.nothing { continue }
      let isSpace = folded == LetterFolding.space
      if isSpace, isAfterSpace { continue }
      isAfterSpace = isSpace
      units.append(folded)
      places.append(Int32(truncatingIfNeeded: place))
    }
  }

  /// The index of the folded unit that holds or follows a place of the text.
  func index(of place: Int) -> Int {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if Int(places[middle]) < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place in the text of a folded index.
  func place(_ index: Int) -> Int {
    index < places.count ? Int(places[max(0, index)]) : length
  }

  /// The place in the text at which the unit before a folded index ends.
  func end(_ index: Int) -> Int {
    index > 0 ? Int(places[min(index, places.count) - 1]) + 1 : 0
  }
}
