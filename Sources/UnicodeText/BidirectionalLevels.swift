internal import CICU

/// The directions of a text's letters, by the Unicode bidirectional algorithm (UAX 9).
public struct BidirectionalLevels: Hashable, Sendable {
  /// The level of each UTF-16 unit: even for left to right, odd for right to left.
  public let levels: [UInt8]
  /// Whether lines begin on the right: the text's first strong letter is of a script that runs to the left.
  public let isRightToLeft: Bool

  /// Finds the directions of a text of one paragraph.
  ///
  /// - Parameter text: UTF-16 units; at most `Int32.max`.
  /// - Throws: ``UnicodeTextError`` when ICU refuses the text.
  public init(_ text: [UInt16]) throws(UnicodeTextError) {
    guard let length = Int32(exactly: text.count) else {
      throw UnicodeTextError(message: "the text is too long for its directions to be found")
    }
    guard let bidi = unsafe cicu_ubidi_open() else {
      throw UnicodeTextError(message: "there is too little memory")
    }
    defer { unsafe cicu_ubidi_close(bidi) }
    var status = U_ZERO_ERROR
    let levels = unsafe text.withUnsafeBufferPointer { units -> [UInt8]? in
      guard length > 0 else { return [] }
      return unsafe cicu_ubidi_levels(bidi, units.baseAddress, length, &status).map { levels in
        unsafe Array(UnsafeBufferPointer(start: levels, count: text.count))
      }
    }
    guard let levels else {
      let name = unsafe cicu_error_name(status).map { unsafe String(cString: $0) }
      throw UnicodeTextError(message: name ?? "ICU error \(status.rawValue)")
    }
    self.levels = levels
    isRightToLeft = levels.isEmpty ? false : unsafe cicu_ubidi_paragraph_level(bidi) & 1 == 1
  }

  /// The order in which stretches of a line are drawn from left to right (UAX 9, rule L2).
  ///
  /// - Parameter levels: The level of each stretch, in the order of the text.
  /// - Returns: The indices of the stretches.
  public static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in (1...highest).reversed() {
      var start = 0
      while start < levels.count {
        guard levels[start] >= level else {
          start += 1
          continue
        }
        let end = levels[start...].firstIndex { $0 < level } ?? levels.count
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
