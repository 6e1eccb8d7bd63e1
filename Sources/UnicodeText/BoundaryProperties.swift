internal import CICU

/// The properties of characters that segmentation depends on, from ICU's tables.
///
/// Source: UAX 29, tables 2 and 4; ICU `uchar.h`.
public enum BoundaryProperties {
  /// The `Sentence_Break` property; values that lead to the same decisions are one case.
  public enum SentenceBreak: Hashable, Sendable {
    /// `STerm`: ends a sentence wherever it stands (`!`, `。`, `।`).
    case terminator
    /// `ATerm`: the full stop and its look-alikes.
    case fullStop
    /// `SContinue`: a comma, colon or dash of any script.
    case continuation
    /// `Sp`: white space inside a line.
    case space
    /// `Sep`, `CR`, `LF`.
    case separator
    case lower
    case upper
    /// `OLetter`: a letter without case.
    case letter
    case numeric
    case other
  }

  /// Whether a bracket or quotation mark opens or closes by its general category.
  public enum Bracket: Hashable, Sendable {
    /// `Ps`.
    case open
    /// `Pe`.
    case close
    /// `Pi`: a quotation mark that opens in most languages.
    case initialQuote
    /// `Pf`: a quotation mark that closes in most languages.
    case finalQuote
  }

  /// The `Sentence_Break` property of a character.
  ///
  /// - Parameter scalar: Any code point.
  /// - Returns: Its class.
  public static func sentenceBreak(of scalar: UInt32) -> SentenceBreak {
    switch USentenceBreak(rawValue: UInt32(cicu_sentence_break(Int32(bitPattern: scalar)))) {
    case U_SB_STERM: .terminator
    case U_SB_ATERM: .fullStop
    case U_SB_SCONTINUE: .continuation
    case U_SB_SP: .space
    case U_SB_SEP, U_SB_CR, U_SB_LF: .separator
    case U_SB_LOWER: .lower
    case U_SB_UPPER: .upper
    case U_SB_OLETTER: .letter
    case U_SB_NUMERIC: .numeric
    default: .other
    }
  }

  /// Whether a character never starts a grapheme cluster of its own after another character.
  ///
  /// - Parameter scalar: Any code point.
  /// - Returns: True for `Grapheme_Cluster_Break` of `Extend`, `SpacingMark` and `ZWJ`.
  public static func extendsCharacter(_ scalar: UInt32) -> Bool {
    let value = cicu_grapheme_break(Int32(bitPattern: scalar))
    switch UGraphemeClusterBreak(rawValue: UInt32(value)) {
    case U_GCB_EXTEND, U_GCB_SPACING_MARK, U_GCB_ZWJ: return true
    default: return false
    }
  }

  /// Whether a character takes the one after it into its grapheme cluster.
  ///
  /// - Parameter scalar: Any code point.
  /// - Returns: True for `Grapheme_Cluster_Break` of `Prepend`.
  public static func joinsNextCharacter(_ scalar: UInt32) -> Bool {
    let value = cicu_grapheme_break(Int32(bitPattern: scalar))
    return UGraphemeClusterBreak(rawValue: UInt32(value)) == U_GCB_PREPEND
  }

  /// Whether a character is a bracket or a directed quotation mark.
  ///
  /// - Parameter scalar: Any code point.
  /// - Returns: Which, or `nil`.
  public static func bracket(_ scalar: UInt32) -> Bracket? {
    switch UCharCategory(rawValue: UInt32(cicu_general_category(Int32(bitPattern: scalar)))) {
    case U_START_PUNCTUATION: .open
    case U_END_PUNCTUATION: .close
    case U_INITIAL_PUNCTUATION: .initialQuote
    case U_FINAL_PUNCTUATION: .finalQuote
    default: nil
    }
  }
}
