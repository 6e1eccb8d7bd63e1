/// Splits a sentence into the words and marks that the tagger and the lexicon expect, by spaCy's
/// algorithm with the rules of ``Exceptions``, ``Affixes`` and ``Infixes``.
struct WordSplitter: Sendable {
  /// A word or mark, as a range of scalars.
  struct Piece: Hashable, Sendable {
    var range: Range<Int>
    /// Whether white space follows.
    var hasTrailingSpace: Bool
  }

  private let exceptions: Exceptions

  init(exceptions: Exceptions) {
    self.exceptions = exceptions
  }

  /// Splits a part of a text.
  ///
  /// - Parameters:
  ///   - scalars: The text.
  ///   - range: The part.
  /// - Returns: Words and marks in order. They cover everything but the white space.
  func pieces(of scalars: [Unicode.Scalar], in range: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    var start = range.lowerBound
    while start < range.upperBound {
      if scalars[start].isSpace {
        start += 1
        continue
      }
      var end = start + 1
      while end < range.upperBound, !scalars[end].isSpace { end += 1 }
      pieces += split(scalars[start..<end]).map { Piece(range: $0, hasTrailingSpace: false) }
      pieces[pieces.count - 1].hasTrailingSpace = end < range.upperBound
      start = end
    }
    return pieces
  }

  /// Splits a chunk without white space.
  private func split(_ chunk: ArraySlice<Unicode.Scalar>) -> [Range<Int>] {
    if let lengths = exceptions.pieces(of: chunk) {
      return Self.ranges(from: chunk.startIndex, lengths: lengths)
    }
    if chunk.allSatisfy(\.isASCIILetter) { return [chunk.startIndex..<chunk.endIndex] }
    let (core, prefixes, suffixes) = peel(chunk)
    let ranges = prefixes + inside(core) + suffixes.reversed()
    return ranges.count > 1 ? rejoin(ranges, chunk) : ranges
  }

  /// Removes prefixes and suffixes until an exception remains, or a core without them.
  private func peel(
    _ chunk: ArraySlice<Unicode.Scalar>
  ) -> (core: ArraySlice<Unicode.Scalar>, prefixes: [Range<Int>], suffixes: [Range<Int>]) {
    var core = chunk
    var prefixes: [Range<Int>] = []
    var suffixes: [Range<Int>] = []
    while !core.isEmpty, !exceptions.contains(core) {
      let prefix = Affixes.prefixCount(core)
      let afterPrefix = core.dropFirst(prefix)
      let suffix = Affixes.suffixCount(afterPrefix)
      let beforeSuffix = core.dropLast(suffix)
      let prefixRange = core.startIndex..<(core.startIndex + prefix)
      let suffixRange = (core.endIndex - suffix)..<core.endIndex
      guard prefix + suffix > 0 else { break }
      if prefix > 0, !afterPrefix.isEmpty, exceptions.contains(afterPrefix) {
        prefixes.append(prefixRange)
        core = afterPrefix
      } else if suffix > 0, !beforeSuffix.isEmpty, exceptions.contains(beforeSuffix) {
        suffixes.append(suffixRange)
        core = beforeSuffix
      } else {
        if prefix > 0 { prefixes.append(prefixRange) }
        if suffix > 0 { suffixes.append(suffixRange) }
        core = core.dropFirst(prefix).dropLast(suffix)
      }
    }
    return (core, prefixes, suffixes)
  }

  /// Splits a core without prefixes and suffixes.
  private func inside(_ core: ArraySlice<Unicode.Scalar>) -> [Range<Int>] {
    guard !core.isEmpty else { return [] }
    if let lengths = exceptions.pieces(of: core) {
      return Self.ranges(from: core.startIndex, lengths: lengths)
    }
    guard !core.allSatisfy(\.isASCIILetter), !WebAddress.matches(core) else {
      return [core.startIndex..<core.endIndex]
    }
    var ranges: [Range<Int>] = []
    var start = core.startIndex
    var place = core.startIndex
    while let infix = Infixes.next(in: core, from: place) {
      place = infix.upperBound
      if infix.lowerBound == core.startIndex { continue }
      if infix.lowerBound > start { ranges.append(start..<infix.lowerBound) }
      ranges.append(infix)
      start = infix.upperBound
    }
    if start < core.endIndex { ranges.append(start..<core.endIndex) }
    return ranges
  }

  /// Joins neighbours that form an exception together (`Sept` and `.`).
  private func rejoin(
    _ ranges: [Range<Int>], _ chunk: ArraySlice<Unicode.Scalar>
  ) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    var index = 0
    next: while index < ranges.count {
      for count in [3, 2] where index + count <= ranges.count {
        let whole = ranges[index].lowerBound..<ranges[index + count - 1].upperBound
        guard let lengths = exceptions.pieces(of: chunk[whole]) else { continue }
        joined += Self.ranges(from: whole.lowerBound, lengths: lengths)
        index += count
        continue next
      }
      joined.append(ranges[index])
      index += 1
    }
    return joined
  }

  private static func ranges(from start: Int, lengths: [Int]) -> [Range<Int>] {
    var start = start
    return lengths.map { length in
      defer { start += length }
      return start..<(start + length)
    }
  }
}
