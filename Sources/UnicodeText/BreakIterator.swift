internal import CICU

/// Finds the boundaries of Unicode text segmentation (UAX 29) and line breaking (UAX 14), by ICU's rules for a language.
///
/// Holds no state between calls; each call opens and closes ICU's iterator.
public struct BreakIterator: Sendable {
  /// What lies between two boundaries.
  public enum Unit: Hashable, Sendable, CaseIterable {
    /// A grapheme cluster, which a reader sees as one character.
    case character
    case word
    case sentence
    /// What is not parted between two lines, with the spaces after it.
    case line
  }

  /// What lies between two boundaries.
  public let unit: Unit
  /// BCP 47 tag or ICU locale; empty for the rules common to all languages.
  public let language: String

  /// Makes an iterator.
  ///
  /// - Parameters:
  ///   - unit: What lies between two boundaries.
  ///   - language: BCP 47 tag, or `nil` for the rules common to all languages.
  public init(_ unit: Unit, language: String? = nil) {
    self.unit = unit
    self.language = language ?? ""
  }

  /// Every boundary of a text, its start and end included.
  ///
  /// - Parameter text: UTF-16 units; at most `Int32.max`.
  /// - Returns: Offsets in ascending order; `[0]` for an empty text.
  /// - Throws: ``UnicodeTextError`` when ICU refuses the text or has no rules.
  public func boundaries(in text: [UInt16]) throws(UnicodeTextError) -> [Int] {
    guard let length = Int32(exactly: text.count) else {
      throw UnicodeTextError(message: "the text is too long to be segmented at once")
    }
    var status = U_ZERO_ERROR
    var found: [Int] = []
    // ICU reads the buffer until the iterator is closed, so both live inside this scope.
    unsafe text.withUnsafeBufferPointer { units in
      let iterator = unsafe cicu_ubrk_open(type, language, units.baseAddress, length, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let iterator = unsafe iterator else { return }
      defer { unsafe cicu_ubrk_close(iterator) }
      var boundary = unsafe cicu_ubrk_first(iterator)
      // -1 is UBRK_DONE.
      while boundary >= 0 {
        found.append(Int(boundary))
        boundary = unsafe cicu_ubrk_next(iterator)
      }
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else {
      let name = unsafe cicu_error_name(status).map { unsafe String(cString: $0) }
      throw UnicodeTextError(message: name ?? "ICU error \(status.rawValue)")
    }
    return found
  }

  private var type: UBreakIteratorType {
    switch unit {
    case .character: UBRK_CHARACTER
    case .word: UBRK_WORD
    case .sentence: UBRK_SENTENCE
    case .line: UBRK_LINE
    }
  }
}
