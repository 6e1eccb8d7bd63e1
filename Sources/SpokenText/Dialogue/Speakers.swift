/// Gives quotations without a name of their own the speaker of those that they belong to.
enum Speakers {
  /// Shares the speakers within paragraphs, and within quotations of several paragraphs: first with what follows, then with
  /// what stands before.
  ///
  /// - Parameter quotations: In order.
  /// - Returns: The same quotations with their speakers.
  static func shared(_ quotations: [Quotation]) -> [Quotation] {
    var shared = quotations
    for index in shared.indices.dropFirst()
    where shared[index].speaker == nil && isSameTurn(shared[index - 1], shared[index]) {
      shared[index].speaker = shared[index - 1].speaker
    }
    for index in shared.indices.dropLast().reversed()
    where shared[index].speaker == nil && isSameTurn(shared[index], shared[index + 1]) {
      shared[index].speaker = shared[index + 1].speaker
    }
    return shared
  }

  /// Whether one speaker says both: a paragraph belongs to one, unless it names two.
  private static func isSameTurn(_ first: Quotation, _ second: Quotation) -> Bool {
    first.block == second.block || second.isContinued
  }
}
