public import ReadingModel

/// A book as a list of sentences, one chapter at a time.
///
/// Callers ask for a chapter's sentences when they need them, and again after they have released
/// them. An answer should come within milliseconds and must always be the same.
public protocol SentenceSource: Sendable {
  /// Everything that the sentences depend on: the book's fingerprint and the version of the
  /// splitting rules. A narration is resumed only if this is equal.
  var identity: String { get }

  /// The chapters in the order in which they are read, with ascending ranges.
  func chapters() async throws -> [SpokenChapter]

  /// The sentences of one chapter in order, without overlap.
  ///
  /// - Parameter index: Index in ``chapters()``, also the ``SpokenSentence/chapter`` of each.
  /// - Returns: Its sentences; empty if there is nothing to read.
  /// - Throws: When the book can no longer be read.
  func sentences(inChapter index: Int) async throws -> [SpokenSentence]

  /// A sentence with all its changes, just before it is spoken.
  ///
  /// Most sentences of a chapter are never spoken, so the slow part of the work is done here.
  ///
  /// - Parameter sentence: One of ``sentences(inChapter:)``.
  /// - Returns: The same with ``SpokenSentence/changes``; always the same for equal sentences.
  func prepared(_ sentence: SpokenSentence) -> SpokenSentence
}

extension SentenceSource {
  /// The sentence as it is.
  ///
  /// - Parameter sentence: A sentence.
  /// - Returns: The same.
  public func prepared(_ sentence: SpokenSentence) -> SpokenSentence { sentence }
}

/// A chapter as reading aloud sees it.
public struct SpokenChapter: Hashable, Sendable, Codable {
  /// Its heading, if it has one.
  public var title: String?
  /// Where it stands in the book.
  public var range: Range<TextOffset>

  /// Makes a chapter.
  ///
  /// - Parameters:
  ///   - title: Its heading, if it has one.
  ///   - range: Where it stands in the book.
  public init(title: String?, range: Range<TextOffset>) {
    self.title = title
    self.range = range
  }
}
