public import ReadingModel

/// One sentence to speak, or the rest of one that is begun in its middle.
public struct SpokenSentence: Hashable, Sendable {
  /// Index of its chapter in the reading order.
  public var chapter: Int
  /// Where it stands in the book.
  public var range: Range<TextOffset>
  /// The book's text at ``range``, exactly `range.count` UTF-16 units.
  public var text: String
  /// The kind of block it stands in.
  public var block: Block.Kind
  /// Whether it is the last of its block.
  public var endsBlock: Bool
  /// BCP 47 tag of its language, if known.
  public var language: String?
  /// Whether the line ends in ``text`` are the author's, as in verse, so that the voice pauses
  /// there.
  public var keepsLines: Bool
  /// The changes to ``text``, in order and without overlap.
  public var changes: [SpokenChange]
  /// The pieces that are spoken by voices of their own, in order and without overlap.
  public var voices: [VoiceRun]
  /// The pieces that the writer emphasises: UTF-16 offsets in ``text``, in order and without overlap.
  public var emphases: [Range<Int>]
  /// A factor on the speaking rate of the voice; 1 is its own.
  public var pace = 1.0

  /// The voice that its beginning asks for; `nil` for the listener's.
  public var voice: String? { voices.first { $0.range.lowerBound == 0 }?.voice }

  /// Makes a sentence.
  ///
  /// - Parameters:
  ///   - chapter: Index of its chapter in the reading order.
  ///   - range: Where it stands in the book.
  ///   - text: The book's text there.
  ///   - block: The kind of block it stands in.
  ///   - endsBlock: Whether it is the last of its block.
  ///   - language: BCP 47 tag of its language, if known.
  ///   - keepsLines: Whether the voice pauses at line ends.
  ///   - changes: The changes to the text.
  ///   - voices: The pieces that are spoken by voices of their own.
  ///   - emphases: The pieces that the writer emphasises.
  public init(
    chapter: Int, range: Range<TextOffset>, text: String, block: Block.Kind = .paragraph,
    endsBlock: Bool = false, language: String? = nil, keepsLines: Bool = false,
    changes: [SpokenChange] = [], voices: [VoiceRun] = [], emphases: [Range<Int>] = []
  ) {
    self.chapter = chapter
    self.range = range
    self.text = text
    self.block = block
    self.endsBlock = endsBlock
    self.language = language
    self.keepsLines = keepsLines
    self.changes = changes
    self.voices = voices
    self.emphases = emphases
  }
}
