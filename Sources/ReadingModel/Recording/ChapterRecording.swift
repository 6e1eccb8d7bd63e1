/// The recording of one chapter: which text is heard when, in which sound.
public struct ChapterRecording: Hashable, Sendable {
  /// The sounds as paths inside the book, each once.
  public var sounds: [String]
  /// The clips in the order of the text; none reaches beyond the beginning of the next one, unless both begin at one place.
  public var clips: [RecordedClip]

  /// Makes a recording.
  ///
  /// - Parameters:
  ///   - sounds: The sounds as paths inside the book, each once.
  ///   - clips: The clips in the order of the text.
  public init(sounds: [String], clips: [RecordedClip]) {
    self.sounds = sounds
    self.clips = clips
  }
}

/// A stretch of a sound with its text.
public struct RecordedClip: Hashable, Sendable {
  /// Where its text is, UTF-16 offsets in the chapter's text; empty for a picture.
  public var range: Range<Int>
  /// Index in ``ChapterRecording/sounds``.
  public var sound: Int
  /// When it begins, in milliseconds from the start of the sound.
  public var begin: Int
  /// When it ends, in milliseconds from the start of the sound; `nil` for the end of the sound.
  public var end: Int?
  /// What the book says that its text is, as far as that may be skipped.
  public var kinds: Set<SkippableKind>
  /// The number of the outermost table, list, figure or aside that it is in; `nil` outside of any.
  ///
  /// Numbers begin with 1 in each chapter. Listeners leave these as a whole (EPUB 3.3, 9.4.3 "Skippability and
  /// escapability").
  public var structure: Int?

  /// Makes a clip.
  ///
  /// - Parameters:
  ///   - range: Where its text is, UTF-16 offsets in the chapter's text.
  ///   - sound: Index in ``ChapterRecording/sounds``.
  ///   - begin: When it begins, in milliseconds from the start of the sound.
  ///   - end: When it ends; `nil` for the end of the sound.
  ///   - kinds: What the book says that its text is, as far as that may be skipped.
  ///   - structure: The number of the outermost table, list, figure or aside that it is in.
  public init(
    range: Range<Int>, sound: Int, begin: Int, end: Int?, kinds: Set<SkippableKind> = [],
    structure: Int? = nil
  ) {
    self.range = range
    self.sound = sound
    self.begin = begin
    self.end = end
    self.kinds = kinds
    self.structure = structure
  }
}
