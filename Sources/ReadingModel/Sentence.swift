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

  /// Makes a sentence.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets in the text that was split.
  ///   - block: The kind of block it stands in.
  ///   - endsBlock: Whether it is the last of its block.
  ///   - language: BCP 47 tag of its language, if known.
  public init(range: Range<Int>, block: Block.Kind, endsBlock: Bool, language: String? = nil) {
    self.range = range
    self.block = block
    self.endsBlock = endsBlock
    self.language = language
  }
}
