/// A piece of a chapter that somebody in the book says.
package struct Quotation: Hashable, Sendable {
  /// Where it is with its marks, UTF-16 offsets in the chapter's text; always inside one block.
  package var range: Range<Int>
  /// The index of its block.
  package var block: Int
  /// Whether it goes on with what the quotation before it says, in a new paragraph.
  package var isContinued: Bool
  /// The name of who says it, as the text has it; `nil` if the text names nobody.
  package var speaker: String?

  /// Makes a quotation.
  ///
  /// - Parameters:
  ///   - range: Where it is with its marks, UTF-16 offsets in the chapter's text.
  ///   - block: The index of its block.
  ///   - isContinued: Whether it goes on with what the quotation before it says.
  ///   - speaker: The name of who says it, if the text names somebody.
  package init(
    range: Range<Int>, block: Int, isContinued: Bool = false, speaker: String? = nil
  ) {
    self.range = range
    self.block = block
    self.isContinued = isContinued
    self.speaker = speaker
  }
}
