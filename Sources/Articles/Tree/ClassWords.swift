/// What the words in the class or id of an element say of it.
struct ClassWords: OptionSet {
  let rawValue: UInt16

  /// Such elements rarely hold an article.
  static let unlikely = ClassWords(rawValue: 1)
  /// Such elements may hold one nevertheless.
  static let perhaps = ClassWords(rawValue: 2)
  /// A sign of an article.
  static let positive = ClassWords(rawValue: 4)
  /// A sign of something else.
  static let negative = ClassWords(rawValue: 8)
  /// A line with the author.
  static let byline = ClassWords(rawValue: 16)
  /// A way to pass it on.
  static let share = ClassWords(rawValue: 32)

  /// What stands beside a text: captions, credits, invitations, lists of other articles.
  static let beside = ClassWords(rawValue: 128)
  /// A list of other articles, which no search takes for the one of the page.
  static let related = ClassWords(rawValue: 512)
  /// What concerns reading aloud and nothing that Readability looks at; an element that takes the place of another one
  /// takes these words over.
  static let reading: ClassWords = [.byline, .beside, .headline]
  /// The headline of the page; no word says so, the stages mark it.
  static let headline = ClassWords(rawValue: 256)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Reads a class or an id.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - range: Where it is.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    guard !range.isEmpty else {
      rawValue = 0
      return
    }
    var found = Self.automaton.marks(in: bytes, range)
    if found & Self.share.rawValue != 0, !Self.hasShare(bytes, range) {
      found &= ~Self.share.rawValue
    }
    if found & Self.hid != 0 {
      found &= ~Self.hid
      let isAlone = Self.hasWord("hid", bytes, range) { $0 == UInt8(ascii: " ") }
      if isAlone { found |= Self.negative.rawValue }
    }
    rawValue = found
  }

  /// A mark inside of the automaton: "hid" counts as a whole word only.
  private static let hid: UInt16 = 64

  /// Readability's words.
  ///
  /// Case does not matter.
  private static let automaton = WordAutomaton([
    (
      unlikely.rawValue,
      """
      -ad- ai2html banner breadcrumbs combx comment community cover-wrap disqus extra footer gdpr header legends menu \
      related remark replies rss shoutbox sidebar skyscraper social sponsor supplemental ad-break agegate pagination \
      pager popup yom-remote
      """
    ),
    (perhaps.rawValue, "and article body column content main mathjax shadow"),
    (
      positive.rawValue,
      "article body content entry hentry h-entry main page pagination post text blog story"
    ),
    (
      negative.rawValue,
      """
      -ad- hidden banner combx comment com- contact footer gdpr masthead media meta outbrain promo related scroll \
      share shoutbox sidebar skyscraper sponsor shopping tags widget
      """
    ),
    (byline.rawValue, "byline author dateline writtenby p-author"),
    (share.rawValue, "share"),
    // These are ours.
    (
      beside.rawValue,
      """
      caption credit newsletter subscri signup sign-up promo related recirc readmore read-more most-read trending \
      taglist post-tags entry-tags copyright breadcrumb author-bio author-box about-author timestamp dateline \
      social advert sponsor comment disclaimer recommend cookie-bar cookiebar cookie-banner cookie-notice \
      cookie-consent cookie-law slidecount slide-count \
      sr-only visually-hidden visuallyhidden screen-reader d-print print-only print-header
      """
    ),
    (related.rawValue, "related"),
    (hid, "hid"),
  ])

  /// Whether "share" or "sharedaddy" stands as a word; an underscore ends a word, too.
  private static func hasShare(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let isEnd = { (byte: UInt8) in !((byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10) }
    return hasWord("share", bytes, range, endedBy: isEnd)
      || hasWord("sharedaddy", bytes, range, endedBy: isEnd)
  }

  /// Whether a word of ASCII stands alone somewhere, in either case.
  private static func hasWord(
    _ word: String, _ bytes: Span<UInt8>, _ range: Range<Int>, endedBy isEnd: (UInt8) -> Bool
  ) -> Bool {
    let letters = word.utf8
    var start = range.lowerBound
    for index in range.lowerBound...range.upperBound
    where index == range.upperBound || isEnd(bytes[index]) {
      if index - start == letters.count, bytes.begins(withLetters: letters, at: start) {
        return true
      }
      start = index + 1
    }
    return false
  }
}

/// Finds many words in one walk through a text (Aho and Corasick, 1975).
struct WordAutomaton: Sendable {
  /// The letters of words: a to z, 2 and the hyphen; all others are one.
  private static let width = 32
  /// The letter that each byte is.
  private let letters = (0...UInt8.max).map(Self.letter)
  /// Where the row of the state begins that each letter leads to, row after row.
  private let steps: [UInt16]
  /// The marks of all words that end in a state.
  private var outputs: [UInt16]

  /// Builds the automaton.
  ///
  /// - Parameter groups: Marks with their words, separated by spaces.
  init(_ groups: [(UInt16, String)]) {
    var next: [[Int16]] = [Array(repeating: -1, count: Self.width)]
    outputs = [0]
    for (mark, words) in groups {
      for word in words.split(whereSeparator: \.isWhitespace) {
        var state = 0
        for byte in word.utf8 {
          let letter = Int(Self.letter(byte))
          if next[state][letter] < 0 {
            next[state][letter] = Int16(next.count)
            next.append(Array(repeating: -1, count: Self.width))
            outputs.append(0)
          }
          state = Int(next[state][letter])
        }
        outputs[state] |= mark
      }
    }
    var failures = Array(repeating: 0, count: next.count)
    var queue: [Int] = []
    for letter in 0..<Self.width {
      let target = Int(next[0][letter])
      if target > 0 { queue.append(target) } else { next[0][letter] = 0 }
    }
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      for letter in 0..<Self.width {
        let target = Int(next[state][letter])
        let other = next[failures[state]][letter]
        if target < 0 {
          next[state][letter] = other
        } else {
          failures[target] = Int(other)
          outputs[target] |= outputs[Int(other)]
          queue.append(target)
        }
      }
    }
    steps = next.flatMap { row in row.map { UInt16($0) * UInt16(Self.width) } }
  }

  /// The marks of all words in a text.
  func marks(in bytes: Span<UInt8>, _ range: Range<Int>) -> UInt16 {
    let letters = letters.span
    let steps = steps.span
    let outputs = outputs.span
    var row = 0
    var found: UInt16 = 0
    for index in range {
      row = Int(steps[row | Int(letters[Int(bytes[index])])])
      found |= outputs[row / Self.width]
    }
    return found
  }

  private static func letter(_ byte: UInt8) -> UInt8 {
    let lower = byte | 0x20
    if lower &- 0x61 < 26, byte >= 0x41 { return lower &- 0x61 + 1 }
    return byte == 0x2D ? 27 : byte == 0x32 ? 28 : 0
  }
}
