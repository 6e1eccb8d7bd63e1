import AudioCodecs
import ReadAloud
import ReadingModel
import Synthesizer

/// A piece of a live stream in memory: a sentence or a part of one with the pause behind it.
struct LivePiece: Sendable {
  /// The spoken range.
  let range: Range<TextOffset>
  /// The whole sentence.
  let whole: Range<TextOffset>
  let chapter: Int
  /// Its sound; empty if it was skipped.
  let frames: SpokenFrames
  /// Its frames with the pause.
  let frameCount: Int
  /// Why it was not spoken.
  let skipped: SkipReason?

  init(_ passage: Passage, _ outcome: SentenceSpeaker.Outcome) {
    switch outcome {
    case .spoken(let frames, _):
      self.init(
        passage, frames, frameCount: frames.frameCount(withPause: passage.pause), skipped: nil)
    case .skipped(let failure):
      self.init(passage, .none, frameCount: 0, skipped: SkipReason(failure))
    }
  }

  init(_ passage: Passage, _ frames: SpokenFrames, frameCount: Int, skipped: SkipReason?) {
    range = passage.sentence.range
    whole = passage.whole
    chapter = passage.sentence.chapter
    self.frames = frames
    self.frameCount = frameCount
    self.skipped = skipped
  }

  /// A silent substitute for a piece of a book that has changed meanwhile.
  static func silence(_ frameCount: Int, at mark: PassageWalk.Mark) -> LivePiece {
    let sentence = SpokenSentence(chapter: mark.place.chapter, range: 0..<0, text: "")
    let passage = Passage(sentence: sentence, whole: 0..<0, mark: mark, pause: .zero)
    return LivePiece(
      passage, .none, frameCount: frameCount,
      skipped: SkipReason(.changed, "The book has changed."))
  }

  /// Its approximate memory in bytes.
  var weight: Int { frames.bytes.count + frames.words.count * 32 + 200 }

  /// Some of its bytes in the stream, with those that the container puts between the frames.
  ///
  /// - Parameters:
  ///   - first: The number of frames of the stream before this piece.
  ///   - offset: The first byte, counted in the stream; inside this piece.
  ///   - limit: The most bytes.
  ///   - format: How it is sent.
  /// - Returns: As many as there are.
  func bytes(
    atFrame first: Int, from offset: Int, limit: Int, as format: StreamFormat
  ) -> [UInt8] {
    var frame = format.frame(atByte: offset)
    let skipped = offset - format.position(ofFrame: frame)
    var bytes: [UInt8] = []
    while frame < first + frameCount, bytes.count < skipped + limit {
      let start = (frame - first) * format.byteCount
      let end = start + format.byteCount
      bytes += format.prefix(ofFrame: frame)
      // The pause: frames of silence.
      bytes += end <= frames.bytes.count ? frames.bytes[start..<end] : format.silence[...]
      frame += 1
    }
    return Array(bytes.dropFirst(skipped).prefix(limit))
  }

  /// Its segment of the timeline.
  ///
  /// - Parameters:
  ///   - index: Its number.
  ///   - frame: The number of frames before it.
  ///   - format: How it is sent.
  /// - Returns: The segment with its words.
  func segment(_ index: Int, atFrame frame: Int, in format: StreamFormat) -> TimelineSegment {
    let start = frame * format.sampleCount + (skipped == nil ? format.delay : 0)
    func seconds(_ sample: Int) -> Double { Double(start + sample) / Double(Speech.sampleRate) }
    let words = frames.words.map { word in
      let low = range.lowerBound + word.source.lowerBound
      let high = max(low, range.lowerBound + word.source.upperBound)
      return TimelineSegment.Word(
        offsets: (low..<high).clamped(to: range), from: seconds(word.samples.lowerBound),
        to: seconds(word.samples.upperBound))
    }
    return TimelineSegment(
      index: index, chapter: chapter, sentence: whole, from: seconds(0),
      to: seconds(frames.sampleCount), words: words, skipped: skipped)
  }
}

extension SpokenFrames {
  /// No sound at all.
  static let none = SpokenFrames(bytes: [], sampleCount: 0, silence: 0, words: [])
}
