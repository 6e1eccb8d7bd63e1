public import ReadingModel
import UnicodeText

/// Finds pieces that may be skipped by their look, for books that do not mark them.
public enum SkipPatterns {
  private static let bracketedNote = pattern(
    #"\[(?:(?:note|fn)\.?\s?)?\d{1,3}(?:\s?[,;–-]\s?\d{1,3})*\]"#)
  private static let raisedNote = pattern(
    #"(?<=[.,;:!?"”’)\]]|\p{L}{3})[\u00B9\u00B2\u00B3\u2070\u2074-\u2079]{1,3}"#)
  /// A number that touches a stop, as when a scan has lowered its raised digits.
  private static let fallenNote = pattern(
    #"(?<=\p{Ll}{4}[.!?]["”’]?)\d{1,3}(?=\s+["“‘]?\p{Lu}|\s*$)"#, matchesCase: true)
  private static let page = pattern(#"[\[{](?:pg|pp?|page)\.?\s?(?:\d{1,4}|[ivxlc]{1,7})[\]}]"#)
  private static let citation = pattern(
    #"\((?:(?:see|cf\.|e\.g\.),? )?"# + author + #"(?:; ?"# + author + #")*\)"#, matchesCase: true)
  private static let author =
    #"\p{Lu}[\p{L}'’-]+(?: (?:and|&|et al\.?)(?: \p{Lu}[\p{L}'’-]+)?)?,? (?:1[6-9]|20)\d\d[a-z]?"#
    + #"(?:[,:] ?(?:pp?\. ?)?\d{1,4}(?:[–-]\d{1,4})?)?"#
  private static let url = pattern(
    #"(?:https?://|www\.)[^\s<>"”]*[^\s<>"”.,;:!?)\]]|\bdoi:\s?10\.\S*[^\s.,;:)\]]"#)

  private static func pattern(_ expression: String, matchesCase: Bool = false) -> TimedPattern? {
    // All patterns are constants. A test compiles them.
    try? TimedPattern(expression, matchesCase: matchesCase)
  }

  /// The number of patterns that could not be compiled; a test expects 0.
  static var brokenCount: Int {
    [bracketedNote, raisedNote, fallenNote, page, citation, url].count { $0 == nil }
  }

  /// The pieces inside a sentence that may be skipped.
  ///
  /// - Parameters:
  ///   - sentence: The sentence's text.
  ///   - kinds: The kinds to find.
  /// - Returns: Spans in no particular order, UTF-16 offsets in the sentence. They may overlap.
  public static func spans(
    in sentence: String, of kinds: Set<SkippableKind>
  ) -> [SkippableSpan] {
    let units = Array(sentence.utf16)
    let signs = Signs(units)
    var spans: [SkippableSpan] = []
    func look(for kind: SkippableKind, _ isPossible: Bool, _ pattern: TimedPattern?) {
      guard isPossible, kinds.contains(kind), let pattern,
        case .matches(let matches) = pattern.matches(in: units)
      else { return }
      spans += matches.map { SkippableSpan(kind, $0.range) }
    }
    look(for: .noteMarks, signs.hasBracket && signs.hasDigit, bracketedNote)
    look(for: .noteMarks, signs.hasRaised, raisedNote)
    look(for: .noteMarks, signs.hasDigitAtMark, fallenNote)
    look(for: .pageNumbers, signs.hasBracket, page)
    look(for: .citations, signs.hasParenthesis && signs.hasDigit, citation)
    look(for: .urls, signs.hasSlashOrDots, url)
    return spans
  }

  /// The signs of a sentence, found in one pass: most patterns need not be tried.
  private struct Signs {
    var hasBracket = false
    var hasParenthesis = false
    var hasDigit = false
    var hasRaised = false
    var hasSlashOrDots = false
    var hasDigitAtMark = false

    init(_ units: [UInt16]) {
      var before: UInt16 = 0
      for unit in units {
        switch unit {
        case 0x5B, 0x7B: hasBracket = true
        case 0x28: hasParenthesis = true
        case 0x2F: hasSlashOrDots = true
        case 0x30...0x39:
          hasDigit = true
          if Self.isStop(before) { hasDigitAtMark = true }
        case 0xB2, 0xB3, 0xB9, 0x2070...0x2079: hasRaised = true
        case 0x2E where before == 0x77 || before == 0x57: hasSlashOrDots = true
        default: break
        }
        before = unit
      }
    }

    private static func isStop(_ unit: UInt16) -> Bool {
      [0x2E, 0x21, 0x3F, 0x22, 0x201D, 0x2019].contains(unit)
    }
  }
}
