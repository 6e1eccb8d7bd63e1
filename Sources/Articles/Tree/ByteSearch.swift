/// Searches in UTF-8 byte by byte, which takes a small part of the time of a search by characters.
extension Span where Element == UInt8 {
  /// The first place from another one on where a condition gives 1; the end if there is none.
  ///
  /// - Parameters:
  ///   - start: Where the search begins.
  ///   - end: Where it ends.
  ///   - blockCount: How many bytes are searched at once; few for short texts.
  ///   - isWanted: Gives 1 for a wanted byte, else 0, without a branch: the compiler makes vector code of it.
  /// - Returns: The place.
  @inline(__always)
  func firstIndex(
    from start: Int, to end: Int, byBlocksOf blockCount: Int = 16, where isWanted: (UInt8) -> UInt8
  ) -> Int {
    var rest = extracting(start..<end)
    while rest.count >= blockCount {
      let block = rest.extracting(first: blockCount)
      var found: UInt8 = 0
      for index in block.indices { found |= isWanted(block[index]) }
      if found != 0 { break }
      rest = rest.extracting(droppingFirst: blockCount)
    }
    for index in rest.indices where isWanted(rest[index]) != 0 { return end - rest.count + index }
    return end
  }

  /// Whether other bytes are somewhere in these.
  func holds(_ word: Span<UInt8>) -> Bool {
    guard !word.isEmpty else { return true }
    let first = word[0]
    // Behind the last place at which there is room for the word.
    let end = count - word.count + 1
    var start = 0
    while start < end {
      start = firstIndex(from: start, to: end) { $0.equals(first) }
      if start < end, begins(with: word, at: start) { return true }
      start += 1
    }
    return false
  }

  /// Whether other bytes stand at a place of these.
  func begins(with word: Span<UInt8>, at start: Int = 0) -> Bool {
    guard start + word.count <= count else { return false }
    for index in word.indices where self[start + index] != word[index] { return false }
    return true
  }

  /// Whether letters, of which the small ones are given, stand at a place of these, small or large.
  func begins(withLetters letters: some Collection<UInt8>, at start: Int) -> Bool {
    var index = start
    for letter in letters {
      guard index < count, self[index] | 0x20 == letter else { return false }
      index += 1
    }
    return true
  }
}

extension UInt8 {
  /// 1 for the same byte, else 0.
  @inline(__always)
  func equals(_ other: UInt8) -> UInt8 { (self ^ other).isBelow(1) }

  /// 1 for less than a bound of at most 128, else 0.
  @inline(__always)
  func isBelow(_ bound: UInt8) -> UInt8 { ((self &- bound) & ~self) >> 7 }
}

extension String {
  /// Whether a byte of ASCII is somewhere in the text.
  func holds(_ byte: UInt8) -> Bool {
    let bytes = utf8Span.span
    return bytes.firstIndex(from: 0, to: bytes.count) { $0.equals(byte) } < bytes.count
  }

  /// Whether another text is somewhere in this one, compared byte by byte.
  func holds(_ word: String) -> Bool { utf8Span.span.holds(word.utf8Span.span) }
}
