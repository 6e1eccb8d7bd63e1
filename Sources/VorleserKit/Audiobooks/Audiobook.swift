public import AudioEngine
public import Foundation
public import Publishing
public import ReadingModel

/// A recording in files of its own that a person has added to a book.
public struct AddedRecording: Hashable, Sendable, Codable {
  /// The names of its files, in the order of the text.
  public let files: [String]
  /// Who reads; empty if nobody says.
  public let reader: String
}

/// A book that is read to an audio file for a person, or was; or a recording that is laid beside its text.
public struct Audiobook: Hashable, Sendable, Codable, Identifiable {
  /// How far it is.
  public enum State: String, Hashable, Sendable, Codable, CaseIterable {
    /// Others go first.
    case waiting
    /// It is being read.
    case working
    /// The person has stopped it; what was read is kept.
    case paused
    /// The file is there.
    case done
    /// It has stopped by itself; what was read is kept.
    case failed
  }

  /// Names its folder; not guessed by others.
  public let id: String
  /// The number of the book.
  public let book: Int
  /// The title when it was asked for.
  public let title: String
  /// Whose it is.
  public let person: PersonID
  /// The voice that reads; of a recording, the one that it is compared with.
  public let voice: String
  /// What is written.
  public let format: AudiobookFormat
  /// What readers mark while an EPUB is played; `nil` for sentences, and other formats.
  public let level: OverlayLevel?
  /// The recording that is laid beside the text; `nil` if the voice reads.
  public let recording: AddedRecording?
  /// When it was asked for.
  public let created: Date
  /// How far it is.
  public internal(set) var state = State.waiting
  /// The share of the text that is read, 0...1.
  public internal(set) var fraction = 0.0
  /// Seconds of audio so far.
  public internal(set) var seconds = 0.0
  /// Seconds until it is done at the present speed; `nil` if nothing tells them.
  public internal(set) var secondsLeft: Double?
  /// The length of the file, when it is there.
  public internal(set) var byteCount: Int?
  /// How many sentences could not be spoken, or are not in the recording.
  public internal(set) var skippedCount = 0
  /// The key of the rules by which it was read; `nil` before it is done, and for one that keeps no times.
  public internal(set) var rules: String?
  /// The link that was made last; `nil` if it was ended.
  public internal(set) var link: AudiobookLink?
  /// Why it has failed, or could not be put into the folder of audiobooks, one sentence for people.
  public internal(set) var problem: String?
  /// Why a recording could not be laid beside the text, if that is why it has failed.
  public internal(set) var refusal: RecordingError?

  /// The link by which others get it now.
  public var openLink: AudiobookLink? { link.flatMap { $0.expires > Date() ? $0 : nil } }

  /// Whether it can be played beside the text of its book: what was made by older versions keeps no times.
  public var isPlayable: Bool { state == .done && rules != nil }

  init(
    book: LibraryBook, voice: String, format: AudiobookFormat, level: OverlayLevel?,
    recording: AddedRecording? = nil, for person: PersonID
  ) {
    id = UUID().uuidString.lowercased()
    self.book = book.id
    title = book.title
    self.person = person
    self.voice = voice
    self.format = format
    self.level = format == .epub ? level : nil
    self.recording = recording
    created = Date()
  }
}

/// Why a call for audiobooks fails.
public enum AudiobookError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such audiobook.
  case noSuchAudiobook
  /// Its file is not there yet.
  case unfinished
  /// The link was ended, or leads to nothing any more.
  case noSuchLink
  /// A link is not open for so many days.
  case badDays
  /// It keeps no times, so that it can't be played beside the text.
  case unplayable
  /// The person has as many as they can have.
  case tooMany
  /// This machine can't write the format.
  case unavailable(AudiobookFormat)

  /// The most audiobooks of one person: each has a hundred megabytes, and lists stay short.
  public static let limit = 500

  /// One sentence for people.
  public var description: String {
    switch self {
    case .noSuchAudiobook: "This audiobook no longer exists."
    case .unfinished: "This audiobook isn't finished yet."
    case .noSuchLink: "This link has expired or was revoked."
    case .badDays:
      "A link is open for \(Audiobooks.linkDays.lowerBound) to \(Audiobooks.linkDays.upperBound) days."
    case .unplayable:
      "This audiobook was made by an older version. Make it again to play it in the reader."
    case .unavailable(let format):
      "This server can't write \(format.rawValue.uppercased()): the program ffmpeg isn't installed on it."
    case .tooMany: "You have \(Self.limit) audiobooks. Remove some to make more."
    }
  }
}
