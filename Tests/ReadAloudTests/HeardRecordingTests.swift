import ReadingModel
import Testing

@testable import ReadAloud

/// What a person hears of the recording that a book brings.
struct HeardRecordingTests {
  /// A paragraph of two sentences, and a page number.
  private static let chapter: Chapter = {
    var chapter = Chapter(
      index: 0, title: nil, text: "One. Two three.\n12", html: "<p>One. Two three.</p>\n<p>12</p>",
      blocks: [Block(.paragraph, 0..<15), Block(.paragraph, 16..<18)])
    chapter.semantics = [SemanticSpan(.pageNumber, 16..<18)]
    return chapter
  }()
  private static let sentences = [
    Sentence(range: 0..<4, block: .paragraph, endsBlock: false),
    Sentence(range: 5..<15, block: .paragraph, endsBlock: true),
    Sentence(range: 16..<18, block: .paragraph, endsBlock: true),
  ]

  private func heard(
    _ clips: [(Range<Int>, Set<SkippableKind>)], skipping kinds: Set<SkippableKind> = []
  ) -> [[Range<Int>]] {
    let recording = ChapterRecording(
      sounds: ["a.mp3"],
      clips: clips.enumerated().map { place, clip in
        RecordedClip(
          range: clip.0, sound: 0, begin: place * 1000, end: place * 1000 + 1000, kinds: clip.1)
      })
    return HeardRecording(
      recording, of: Self.chapter, sentences: Self.sentences, skipping: kinds, names: []
    ).clips.map { [$0.clip.range, $0.sentence] }
  }

  @Test func aClipInsideASentenceHasThatSentence() {
    #expect(heard([(5..<8, []), (9..<15, [])]) == [[5..<8, 5..<15], [9..<15, 5..<15]])
  }

  @Test func aClipThatHoldsSentencesIsItsOwnSentence() {
    #expect(heard([(0..<15, []), (16..<18, [])]) == [[0..<15, 0..<15], [16..<18, 16..<18]])
    #expect(heard([(2..<8, [])]) == [[2..<8, 2..<8]])
  }

  @Test func whatTheBookCallsSkippableIsLeftOutWhereItIsSkipped() {
    let clips: [(Range<Int>, Set<SkippableKind>)] = [(0..<4, [.tables]), (5..<15, [.notes])]
    #expect(heard(clips, skipping: [.notes]) == [[0..<4, 0..<4]])
    #expect(heard(clips, skipping: [.code]).count == 2)
  }

  @Test func aClipOfSkippedTextIsLeftOut() {
    let clips: [(Range<Int>, Set<SkippableKind>)] = [(5..<15, []), (16..<18, [])]
    #expect(heard(clips, skipping: [.pageNumbers]) == [[5..<15, 5..<15]])
    #expect(heard(clips).count == 2)
  }

  @Test func aClipThatHoldsMoreThanSkippedTextIsHeard() {
    #expect(heard([(5..<18, [])], skipping: [.pageNumbers]) == [[5..<18, 5..<18]])
  }

  @Test func aPictureHasNoSentence() {
    #expect(heard([(15..<15, [])]) == [[15..<15, 15..<15]])
  }
}
