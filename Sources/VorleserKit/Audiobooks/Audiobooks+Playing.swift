import AudioEngine
public import Foundation
public import ReadAloud
public import ReadingModel

/// Which text of a chapter is heard when in an audiobook.
public struct AudiobookChapter: Hashable, Sendable {
  /// The clips; `HeardRecording.sounds` names the one sound by its number.
  public var recording: HeardRecording?
  /// Whether the chapter has another text by now than the one that was read, so that it has no clips.
  public var isChanged: Bool
}

/// The sound of an audiobook, or of one of its chapters.
public enum AudiobookSound: Sendable {
  /// A file of its own.
  case file(URL, byteCount: Int)
  /// A sound in an EPUB.
  case packed(any RecordedSound)
}

/// Audiobooks that are played beside the text.
extension Audiobooks {
  /// The file of an audiobook.
  ///
  /// - Parameters:
  ///   - id: The audiobook.
  ///   - person: Whose it is.
  /// - Returns: The audiobook and its file.
  /// - Throws: ``AudiobookError``.
  public func file(
    of id: String, for person: PersonID = .owner
  ) throws -> (audiobook: Audiobook, file: URL) {
    let audiobook = try all[index(id, person)]
    guard audiobook.state == .done else { throw AudiobookError.unfinished }
    return (audiobook, folder.file(audiobook))
  }

  /// Which text of a chapter is heard when.
  ///
  /// - Parameters:
  ///   - index: Index of the chapter in the spine.
  ///   - id: The audiobook.
  ///   - book: Its book, as it is now.
  ///   - rules: What is skipped by now is left out; nothing else of them changes what was read.
  ///   - person: Whose it is.
  /// - Returns: The chapter.
  /// - Throws: ``AudiobookError``; `NarrationError` or `DecodingError` when what is kept can't be read; when the book can no longer be read.
  public func chapter(
    _ index: Int, of id: String, in book: Book, rules: KeyedSpeechRules = .none,
    for person: PersonID = .owner
  ) async throws -> AudiobookChapter {
    let (audiobook, _) = try file(of: id, for: person)
    guard audiobook.isPlayable else { throw AudiobookError.unplayable }
    let chapter = try await library.kit.chapters.chapter(index, of: book)
    guard try folder.texts(id).holds(chapter.text, ofChapter: index) else {
      return AudiobookChapter(recording: nil, isChanged: true)
    }
    guard let clips = try ChapterClips.read(index, from: folder.clips(id)) else {
      return AudiobookChapter(recording: nil, isChanged: false)
    }
    let isWhole = audiobook.format != .epub
    let recording = ChapterRecording(
      sounds: [String(isWhole ? 0 : index)],
      clips: Self.clips(clips, from: isWhole ? clips.from : 0, within: chapter.text.utf16.count))
    let sentences = await library.kit.chapters.sentences(of: chapter, in: book)
    return AudiobookChapter(
      recording: HeardRecording(
        recording, of: chapter, sentences: sentences, skipping: rules.rules.skipped,
        names: [book.title] + book.metadata.creators),
      isChanged: false)
  }

  /// Clips that follow each other without a gap, since pauses are heard; what has no text is none.
  private static func clips(
    _ stored: ChapterClips, from start: Int, within length: Int
  ) -> [RecordedClip] {
    let numbers = stored.clips
    return stride(from: 0, to: numbers.count - 2, by: 3).compactMap { place in
      let next = place + 5 < numbers.count ? numbers[place + 5] : stored.length
      let (from, to, begin) = (numbers[place], numbers[place + 1], numbers[place + 2])
      guard from >= 0, from < to, to <= length, begin >= 0 else { return nil }
      return RecordedClip(
        range: from..<to, sound: 0, begin: start + begin, end: start + max(next, begin + 1))
    }
  }

  /// A sound of an audiobook.
  ///
  /// - Parameters:
  ///   - number: Its name in ``AudiobookChapter/recording``.
  ///   - id: The audiobook.
  ///   - person: Whose it is.
  /// - Returns: The sound, and its media type.
  /// - Throws: ``AudiobookError``; when the file can't be read.
  public func sound(
    _ number: Int, of id: String, for person: PersonID = .owner
  ) async throws -> (sound: AudiobookSound, mediaType: String) {
    let (audiobook, file) = try file(of: id, for: person)
    guard audiobook.format == .epub else {
      guard number == 0, let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
      else {
        throw AudiobookError.noSuchAudiobook
      }
      return (.file(file, byteCount: size), audiobook.format.mediaType)
    }
    let book = try await library.kit.open(file: file)
    guard let sound = try await book.content.sound(at: "EPUB/audio/chapter-\(number + 1).mp3")
    else {
      throw AudiobookError.noSuchAudiobook
    }
    return (.packed(sound), AudiobookFormat.mp3.mediaType)
  }
}
