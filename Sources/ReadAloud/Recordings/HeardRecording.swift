public import ReadingModel
import SpokenText

/// The recording of a chapter as a person hears it.
public struct HeardRecording: Hashable, Sendable {
  /// A clip with the text that is marked as its sentence.
  public struct Clip: Hashable, Sendable {
    /// The clip.
    public var clip: RecordedClip
    /// The sentence that holds the clip; the clip's own text, unless it lies inside one sentence.
    public var sentence: Range<Int>
  }

  /// The sounds as paths inside the book.
  public let sounds: [String]
  /// The clips that are heard, in the order of the text.
  public let clips: [Clip]

  /// Leaves out what a person skips, and finds the sentence of each clip.
  ///
  /// A clip is left out if the book says that it is of a kind that is skipped, or if all of its text is.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - chapter: Its chapter.
  ///   - sentences: The chapter's sentences in order.
  ///   - kinds: The kinds of text that are skipped.
  ///   - names: The titles and authors that a running head may have.
  public init(
    _ recording: ChapterRecording, of chapter: Chapter, sentences: [Sentence],
    skipping kinds: Set<SkippableKind>, names: [String]
  ) {
    sounds = recording.sounds
    let units = Array(chapter.text.utf16)
    let spans = kinds.isEmpty ? [] : ChapterSkips(chapter, names: names).spans(of: kinds)
    var (nextSpan, nextSentence) = (0, 0)
    var clips: [Clip] = []
    clips.reserveCapacity(recording.clips.count)
    for clip in recording.clips {
      let range = clip.range
      while nextSpan < spans.count, spans[nextSpan].range.upperBound <= range.lowerBound {
        nextSpan += 1
      }
      while nextSentence < sentences.count,
        sentences[nextSentence].range.upperBound <= range.lowerBound
      {
        nextSentence += 1
      }
      guard clip.kinds.isDisjoint(with: kinds),
        !Self.isSkipped(range, by: spans[nextSpan...], in: units)
      else { continue }
      let around = nextSentence < sentences.count ? sentences[nextSentence].range : range
      let isInside =
        around.lowerBound <= range.lowerBound && range.upperBound <= around.upperBound
      clips.append(Clip(clip: clip, sentence: isInside ? around : range))
    }
    self.clips = clips
  }

  /// Whether the spans leave nothing of a text that can be heard.
  private static func isSkipped(
    _ range: Range<Int>, by spans: ArraySlice<SkippableSpan>, in units: [UInt16]
  ) -> Bool {
    let pieces = spans.prefix { $0.range.lowerBound < range.upperBound }
      .map { $0.range.clamped(to: range) }.filter { !$0.isEmpty }
    guard !pieces.isEmpty else { return false }
    let text = Array(units[range])
    let changes = SpokenChanges.skipped(
      pieces.map { $0.lowerBound - range.lowerBound..<$0.upperBound - range.lowerBound }, in: text)
    return SpokenChanges.isSilent(text, changes)
  }
}
