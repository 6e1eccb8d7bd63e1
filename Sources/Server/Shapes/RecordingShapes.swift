import HTTPServer
import ReadAloud
import ReadingModel

/// What a book says about the recording that it brings.
struct BookRecordingShape: Codable, Sendable {
  @Null var seconds: Double?
  var narrators: [String]
  var chapters: [Int]

  init(_ recording: Recording) {
    seconds = recording.milliseconds.map { Double($0) / 1000 }
    narrators = recording.narrators
    chapters = recording.chapters
  }
}

/// Which text of a chapter is heard when in a recording.
struct RecordingShape: Codable, Sendable {
  var chapter: Int
  var sounds: [String]
  var clips: [Int]
  var changed: Bool

  /// Describes a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording; `nil` if nothing of the chapter is heard.
  ///   - chapter: The chapter's index.
  ///   - start: The chapter's book offset.
  ///   - isChanged: Whether the text is another one than that which was read.
  ///   - address: The address of a sound.
  init(
    _ recording: HeardRecording?, chapter: Int, start: TextOffset, isChanged: Bool = false,
    address: (String) -> String
  ) {
    self.chapter = chapter
    changed = isChanged
    sounds = recording?.sounds.map(address) ?? []
    clips =
      recording?.clips.flatMap { heard in
        let (clip, sentence) = (heard.clip, heard.sentence)
        return [
          start + clip.range.lowerBound, start + clip.range.upperBound,
          start + sentence.lowerBound, start + sentence.upperBound, clip.sound, clip.begin,
          clip.end ?? 0, clip.structure ?? 0,
        ]
      } ?? []
  }

  /// The answer; a list of numbers is too much for the encoder.
  func response() -> HTTPResponse {
    var large = WrittenJSON()
    large.member("clips", clips)
    return .json(Rest(chapter: chapter, sounds: sounds, changed: changed), adding: large)
  }

  /// All members but the large one.
  private struct Rest: Encodable {
    var chapter: Int
    var sounds: [String]
    var changed: Bool
  }
}
