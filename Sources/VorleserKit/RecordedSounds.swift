import AudioEngine
import Foundation
import ReadAloud
import ReadingModel
import Sandbox
import Synthesizer

/// The clips of a book's recording, and its sounds, decoded by `ffmpeg`; it keeps one chapter and one sound.
actor RecordedSounds {
  /// What the recording has for a sentence.
  enum Found: Sendable {
    /// Nothing, or nothing that can be heard.
    case unrecorded
    /// A clip that began in a sentence before.
    case heardBefore
    /// Clips that the person leaves out.
    case left
    /// Clips that begin in it, in order.
    case clips([HeardRecording.Clip])
  }

  private struct Chapter {
    var index: Int
    var start: TextOffset
    /// `nil` if nothing of it was recorded.
    var heard: HeardRecording?
    /// The texts of all its clips, in order.
    var recorded: [Range<Int>]
  }

  /// The most sound that is heard with one sentence, in seconds: an hour.
  ///
  /// All of it is decoded before any is heard, and an hour takes 350 MB and some seconds. Clips are those of sentences or
  /// words, seldom of a whole chapter. A voice reads the text of longer ones.
  static let longest = 3_600.0

  private let book: Book
  private let rules: KeyedSpeechRules
  private let speed: Double
  private let longest: Double
  private let kit: VorleserKit
  private let ffmpeg: FFmpeg
  private let starts: [TextOffset]
  private var chapter: Chapter?
  /// The clips that can't be heard, by chapter; a voice reads all of their text.
  private var broken: [Int: Set<RecordedClip>] = [:]
  private var sound: (path: String, file: Result<UnnamedFile, RecordingError>)?

  /// Opens a book's recording.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - rules: The kinds of text that are skipped.
  ///   - speed: A factor on the speed.
  ///   - kit: The kit that has opened the book.
  ///   - longest: The most sound that is heard with one sentence, in seconds.
  /// - Throws: `RecordingError` if its first sound can't be decoded; when the book can't be read.
  init(
    _ book: Book, rules: KeyedSpeechRules, speed: Double, kit: VorleserKit,
    longest: Double = RecordedSounds.longest
  ) async throws {
    guard let ffmpeg = FFmpeg() else { throw RecordingError.noDecoder }
    (self.book, self.rules, self.speed, self.kit, self.ffmpeg) = (book, rules, speed, kit, ffmpeg)
    self.longest = longest
    starts = try await BookSentences(book).chapters().map(\.range.lowerBound)
    try await tryFirstSound()
  }

  private func tryFirstSound() async throws {
    for index in book.content.recording?.chapters ?? [] {
      guard let path = try await chapter(index).heard?.sounds.first else { continue }
      _ = try await samples(path, RecordedStretch(length: 1))
      return
    }
  }

  /// The place at which the recording can begin to be heard.
  ///
  /// - Parameter offset: A place in the book.
  /// - Returns: The beginning of the clip that holds the place; the place itself if none does.
  /// - Throws: When the book can't be read.
  func start(at offset: TextOffset) async throws -> TextOffset {
    guard let index = starts.lastIndex(where: { $0 <= offset }) else { return offset }
    let chapter = try await chapter(index)
    let clip = chapter.recorded.last { $0.contains(offset - chapter.start) }
    return clip.map { chapter.start + $0.lowerBound } ?? offset
  }

  /// What the recording has for a sentence.
  func found(for sentence: SpokenSentence) async throws -> Found {
    let chapter = try await chapter(sentence.chapter)
    guard let heard = chapter.heard else { return .unrecorded }
    let low = sentence.range.lowerBound - chapter.start
    let range = low..<low + sentence.range.count
    let clips = heard.clips.filter { range.contains($0.clip.range.lowerBound) }
    let around = heard.clips.map(\.clip).filter { $0.range.overlaps(range) }
    let broken = broken[chapter.index] ?? []
    if (clips.map(\.clip) + around).contains(where: broken.contains) {
      // A voice reads the whole sentence, so that it reads what these clips reach into, too.
      self.broken[chapter.index] = broken.union(clips.map(\.clip))
      return .unrecorded
    }
    if !clips.isEmpty { return .clips(clips) }
    if !around.isEmpty { return .heardBefore }
    return chapter.recorded.contains { $0.overlaps(range) } ? .left : .unrecorded
  }

  /// The sound of clips.
  ///
  /// - Parameters:
  ///   - clips: Clips that begin in a sentence, in order; at least one.
  ///   - sentence: The sentence.
  /// - Returns: The sound, without what lies between two clips.
  /// - Throws: `RecordingError`, whereupon nothing is found for any sentence that the clips reach into;
  ///   `CancellationError`; when the book can't be read.
  func speech(
    of clips: [HeardRecording.Clip], for sentence: SpokenSentence
  ) async throws -> Speech {
    do {
      return try await decoded(clips, for: sentence)
    } catch let error as RecordingError {
      broken[sentence.chapter, default: []].formUnion(clips.map(\.clip))
      throw error
    }
  }

  private func decoded(
    _ clips: [HeardRecording.Clip], for sentence: SpokenSentence
  ) async throws -> Speech {
    let chapter = try await chapter(sentence.chapter)
    let low = sentence.range.lowerBound - chapter.start
    var speech = Speech(samples: [], words: [])
    for run in Self.runs(clips.map(\.clip)) {
      let begin = run[0].begin
      let path = chapter.heard?.sounds[run[0].sound] ?? ""
      let room = longest - Double(speech.samples.count) / Double(Speech.sampleRate)
      // A little more than there is room for, by which a longer sound is known: a clip may end far behind its sound.
      let most = (room + 1) * speed
      let length = min(run.last?.end.map { Double($0 - begin) / 1000 } ?? most, most)
      let samples = try await samples(
        path, RecordedStretch(begin: Double(begin) / 1000, length: length, speed: speed))
      guard Double(samples.count) <= room * Double(Speech.sampleRate) else {
        throw RecordingError.undecodable(path: path, reason: "a clip of it is too long")
      }
      for clip in run {
        let from = place(clip.begin - begin)
        guard from < samples.count else {
          throw RecordingError.undecodable(path: path, reason: "it ends too early")
        }
        let to = clip.end.map { min(place($0 - begin), samples.count) } ?? samples.count
        let start = speech.samples.count
        speech.samples += samples[from..<max(from, to)]
        let text = (clip.range.lowerBound - low..<clip.range.upperBound - low)
          .clamped(to: 0..<sentence.range.count)
        speech.words.append(TimedWord(source: text, samples: start..<speech.samples.count))
      }
    }
    return speech
  }

  /// Where a time lies in a stretch, in samples.
  private func place(_ milliseconds: Int) -> Int {
    Int(Double(milliseconds * Speech.sampleRate / 1000) / speed)
  }

  /// The longest gap between two clips that are decoded at once, in milliseconds: a second is decoded in less time than
  /// a process takes to begin.
  private static let longestGap = 1_000

  /// The clips as runs that are decoded at once.
  private static func runs(_ clips: [RecordedClip]) -> [[RecordedClip]] {
    var runs: [[RecordedClip]] = []
    for clip in clips {
      if let last = runs.last?.last, let end = last.end, last.sound == clip.sound,
        (0...longestGap).contains(clip.begin - end)
      {
        runs[runs.count - 1].append(clip)
      } else {
        runs.append([clip])
      }
    }
    return runs
  }

  private func chapter(_ index: Int) async throws -> Chapter {
    if let chapter, chapter.index == index { return chapter }
    let recording = try await book.content.recording(ofChapter: index)
    let heard = try await kit.recording(ofChapter: index, of: book, rules: rules)
    let read = Chapter(
      index: index, start: starts.indices.contains(index) ? starts[index] : 0, heard: heard,
      recorded: recording?.clips.map(\.range) ?? [])
    chapter = read
    return read
  }

  private func samples(_ path: String, _ stretch: RecordedStretch) async throws -> [Float] {
    let file = try await file(path)
    do {
      return try await ffmpeg.samples(of: file.handle, stretch)
    } catch let error as RecordingError {
      throw error.named { _ in path }
    }
  }

  /// A sound of the book in a file of its own, since the program seeks in it; one that can't be read is tried once.
  private func file(_ path: String) async throws -> UnnamedFile {
    if let sound, sound.path == path { return try sound.file.get() }
    let file: Result<UnnamedFile, RecordingError>
    do {
      file = .success(try await copy(path))
    } catch let error as CancellationError {
      throw error
    } catch let error as RecordingError {
      file = .failure(error)
    } catch {
      // Such as a damaged entry of an archive: a voice can read in its place.
      file = .failure(.undecodable(path: path, reason: String(describing: error)))
    }
    sound = (path, file)
    return try file.get()
  }

  private func copy(_ path: String) async throws -> UnnamedFile {
    guard let found = try await book.content.sound(at: path) else {
      throw RecordingError.unreadable(path: path)
    }
    let file = try UnnamedFile()
    try await found.read(0..<found.byteCount) { try file.handle.write(contentsOf: Data($0)) }
    return file
  }
}
