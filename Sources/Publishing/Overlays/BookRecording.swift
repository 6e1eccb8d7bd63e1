public import Foundation

/// The recording of a book that goes into an EPUB, chapter by chapter.
public protocol BookRecording: Sendable {
  /// The name of the voice that reads.
  var narrator: String { get }

  /// The recording of a chapter.
  ///
  /// - Parameter index: Index in the spine.
  /// - Returns: `nil` if nothing of it is spoken.
  /// - Throws: What reading the recording throws; `CancellationError`.
  func chapter(at index: Int) async throws -> RecordedChapter?
}

/// The recording of one chapter.
public struct RecordedChapter: Sendable {
  /// The sound as MP3; the file has to stay until the book is written.
  public var sound: URL
  /// The length of the sound.
  public var milliseconds: Int
  /// The spoken sentences in the order of the text.
  public var sentences: [RecordedSentence]

  /// Makes the recording of a chapter.
  ///
  /// - Parameters:
  ///   - sound: The sound as MP3.
  ///   - milliseconds: The length of the sound.
  ///   - sentences: The spoken sentences in the order of the text.
  public init(sound: URL, milliseconds: Int, sentences: [RecordedSentence]) {
    self.sound = sound
    self.milliseconds = milliseconds
    self.sentences = sentences
  }
}

/// A sentence of a recording.
public struct RecordedSentence: Hashable, Sendable {
  /// A stretch of text and when it begins.
  public struct Passage: Hashable, Sendable {
    /// Where it stands, in UTF-16 units of the chapter's text.
    public var range: Range<Int>
    /// When it begins, in milliseconds from the start of the chapter's sound.
    public var start: Int

    /// Makes a passage.
    ///
    /// - Parameters:
    ///   - range: Where it stands, in UTF-16 units of the chapter's text.
    ///   - start: When it begins, in milliseconds from the start of the chapter's sound.
    public init(range: Range<Int>, start: Int) {
      self.range = range
      self.start = start
    }
  }

  /// The whole sentence.
  public var whole: Passage
  /// Its words in order.
  public var words: [Passage]

  /// Makes a sentence.
  ///
  /// - Parameters:
  ///   - whole: The whole sentence.
  ///   - words: Its words in order.
  public init(whole: Passage, words: [Passage]) {
    self.whole = whole
    self.words = words
  }
}

/// What readers mark while a recording is played.
public enum OverlayLevel: String, Hashable, Sendable, Codable, CaseIterable {
  /// The sentence.
  case sentence
  /// The word.
  case word
}
