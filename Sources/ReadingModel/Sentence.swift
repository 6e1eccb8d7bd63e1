/// One sentence of a chapter, the unit that is spoken, cached and marked.
public struct Sentence: Hashable, Sendable, Codable {
  /// UTF-16 offsets in the text that was split, without the white space around it.
  public var range: Range<Int>
  /// The kind of block it stands in.
  public var block: Block.Kind
  /// Whether it is the last of its block.
  public var endsBlock: Bool
  /// BCP 47 tag of its language, if known.
  public var language: String?
  /// Whether the line ends in it are the author's, as in verse, and not those of wrapped prose.
  public var keepsLines: Bool

  /// Makes a sentence.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets in the text that was split.
  ///   - block: The kind of block it stands in.
  ///   - endsBlock: Whether it is the last of its block.
  ///   - language: BCP 47 tag of its language, if known.
  ///   - keepsLines: Whether the line ends in it are the author's.
  public init(
    range: Range<Int>, block: Block.Kind, endsBlock: Bool, language: String? = nil,
    keepsLines: Bool = false
  ) {
    self.range = range
    self.block = block
    self.endsBlock = endsBlock
    self.language = language
    self.keepsLines = keepsLines
  }
}
