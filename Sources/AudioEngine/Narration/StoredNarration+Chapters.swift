public import AudioCodecs
public import Foundation

/// One chapter of a stored narration.
extension StoredNarration {
  /// A sentence with its words; times count from the start of the chapter.
  public typealias Sentence = (whole: TimelineEntry, words: [TimelineEntry])

  /// The spoken sentences of a chapter.
  ///
  /// - Parameter index: Index in ``book``.
  /// - Returns: Those with sound, in the order of the text.
  /// - Throws: ``NarrationError``.
  public func sentences(inChapter index: Int) throws -> [Sentence] {
    var sentences: [Sentence] = []
    var begun: Sentence?
    var position = 0
    try forEachEntry(of: index, from: &position) { entry, position in
      let (part, words) = entry.timeline(at: position)
      if let part {
        begun = (begun?.whole.joined(with: part) ?? part, (begun?.words ?? []) + words)
      }
      guard !entry.goesOn, let whole = begun else { return }
      begun = nil
      sentences.append(whole)
    }
    return sentences
  }

  /// Encodes a chapter to a file of its own.
  ///
  /// - Parameters:
  ///   - index: Index in ``book``.
  ///   - format: What to encode to.
  ///   - tags: What players show about it.
  ///   - file: Where to.
  /// - Returns: How many samples it has; 0 if the chapter has no sound, and then there is no file.
  /// - Throws: ``NarrationError``; `AudioCodecError`; `CancellationError`.
  public func encode(
    chapter index: Int, as format: AudioFormat, tags: AudioTags, to file: URL
  ) throws -> Int {
    guard FileManager.default.fileExists(atPath: ChapterPart.pcm(folder, index).path) else {
      return 0
    }
    let encoder = try format.makeEncoder(tags: tags)
    let output = try OutputFile(file, isEmptied: true)
    var count = 0
    try forEachSamples(of: index) { bytes in
      try Task.checkCancellation()
      count += bytes.count / 2
      try output.write(encoder.encode(PCM16.samples(of: bytes)))
    }
    let ending = try encoder.finish()
    try output.write(ending.bytes)
    for patch in ending.patches { try output.overwrite(patch.bytes, at: patch.offset) }
    if count == 0 { try FileManager.default.removeItem(at: file) }
    return count
  }
}
