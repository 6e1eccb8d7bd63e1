import AudioCodecs
public import ReadingModel

/// A chapter that players of the audio file show.
public struct NarrationChapter: Hashable, Sendable {
  /// Its name.
  public var title: String
  /// The book offset at which it begins.
  public var offset: TextOffset

  /// Makes a chapter.
  ///
  /// - Parameters:
  ///   - title: Its name.
  ///   - offset: The book offset at which it begins.
  public init(title: String, offset: TextOffset) {
    self.title = title
    self.offset = offset
  }
}

/// Finds when the chapters of a narration begin, from the sentences in their order.
struct ChapterTimes {
  /// The chapters that have not begun, the next one at the end.
  private var waiting: [NarrationChapter]
  private var begun: [(title: String, start: Int)] = []

  init(_ chapters: [NarrationChapter]) {
    waiting = chapters.sorted { $0.offset < $1.offset }.reversed()
  }

  /// Takes the next sentence.
  ///
  /// - Parameters:
  ///   - end: The book offset at which it ends.
  ///   - position: Where it begins in the audio, in samples.
  mutating func take(sentenceEndingAt end: TextOffset, position: Int) {
    while let next = waiting.last, next.offset < end {
      waiting.removeLast()
      // Nothing is spoken between the two: the later one, which is the inner one, goes by the sentence.
      if begun.last?.start == position { begun.removeLast() }
      begun.append((next.title, position))
    }
  }

  /// The chapters with sound.
  ///
  /// - Parameter sampleCount: The length of the audio.
  /// - Returns: The chapters in the order of the book; each ends where the next one begins.
  func chapters(sampleCount: Int) -> [AudioChapter] {
    begun.enumerated().map { index, chapter in
      let end = index + 1 < begun.count ? begun[index + 1].start : sampleCount
      return AudioChapter(title: chapter.title, samples: chapter.start..<max(end, chapter.start))
    }
  }
}
