import ReadingModel

/// Marks the sentences or words of a chapter, and says when each is spoken.
struct ChapterOverlay {
  private static let (sentencePrefix, wordPrefix) = ("spoken-s", "spoken-w")

  private let recording: RecordedChapter
  private let level: OverlayLevel
  /// What a clip refers to, in the order of the text.
  private var parts: [(name: String, type: String?, start: Int?, group: String?)] = []

  init(_ recording: RecordedChapter, _ level: OverlayLevel) {
    self.recording = recording
    self.level = level
  }

  /// Puts elements around what is spoken.
  ///
  /// - Parameter nodes: The chapter's tree.
  /// - Returns: The tree with the elements.
  mutating func wrap(_ nodes: [PageNode]) -> [PageNode] {
    let sentences = recording.sentences
    switch level {
    case .sentence:
      let made = OverlaySpans.wrap(
        nodes, sentences.map(\.whole.range), prefix: Self.sentencePrefix)
      var former = -1
      parts = made.spans.map { span in
        let sentence = sentences[span.stretch]
        let isFirst = span.stretch != former
        former = span.stretch
        let word = sentence.words.first { $0.range.lowerBound >= span.offset }
        return (span.name, span.type, isFirst ? sentence.whole.start : word?.start, nil)
      }
      return made.nodes
    case .word:
      let words = sentences.flatMap(\.words)
      let owners = sentences.enumerated().flatMap { index, sentence in
        sentence.words.map { _ in index }
      }
      let inner = OverlaySpans.wrap(nodes, words.map(\.range), prefix: Self.wordPrefix)
      let outer = OverlaySpans.wrap(
        inner.nodes, sentences.map(\.whole.range), prefix: Self.sentencePrefix)
      let groups = Dictionary(outer.spans.map { ($0.stretch, $0.name) }) { first, _ in first }
      var former = -1
      parts = inner.spans.map { span in
        // The rest of a word that an element divides is marked no more.
        let start = span.stretch == former ? nil : words[span.stretch].start
        former = span.stretch
        return (span.name, span.type, start, groups[owners[span.stretch]])
      }
      return outer.nodes
    }
  }

  /// The clips, each up to the next one, so that no pause is lost.
  ///
  /// - Parameter identifier: The identifier of a name in the page; `nil` if the page does not have it.
  /// - Returns: The overlay; `nil` if nothing of the page is spoken.
  func overlay(_ identifier: (String) -> String?) -> Publication.Overlay? {
    var clips: [Publication.Overlay.Clip] = []
    var time = 0
    for part in parts {
      guard let start = part.start, let id = identifier(part.name) else { continue }
      time = min(max(time, start), recording.milliseconds)
      if let last = clips.indices.last {
        clips[last].milliseconds = clips[last].milliseconds.lowerBound..<time
        // What takes no time can't be marked.
        if clips[last].milliseconds.isEmpty { clips.removeLast() }
      }
      clips.append(
        .init(
          identifier: id, milliseconds: time..<recording.milliseconds, type: part.type,
          group: part.group.flatMap(identifier)))
    }
    if clips.last?.milliseconds.isEmpty == true { clips.removeLast() }
    guard !clips.isEmpty else { return nil }
    return Publication.Overlay(sound: recording.sound, clips: clips)
  }
}
