import Publishing
import VorleserKit

/// An audiobook as docs/api.md describes it.
struct AudiobookShape: Codable, Sendable {
  var id: String
  var book: Int
  var title: String
  var voice: String
  var format: String
  @Null var level: String?
  /// `waiting`, `working`, `paused`, `done` or `failed`.
  var state: String
  var fraction: Double
  var seconds: Double
  @Null var secondsLeft: Double?
  @Null var byteCount: Int?
  var skipped: Int
  /// The recording that is laid beside the text, if no voice reads.
  @Null var recording: AddedRecordingShape?
  /// The key of the rules by which it was read, if it can be played in the reader.
  @Null var rules: String?
  /// Until when a link leads to it.
  @Null var sharedUntil: String?
  @Null var problem: String?
  /// The problem, where a page can say it in its own language.
  @Null var failure: ProblemShape?
  var created: String

  init(_ audiobook: Audiobook) {
    id = audiobook.id
    book = audiobook.book
    title = audiobook.title
    voice = audiobook.voice
    format = audiobook.format.rawValue
    level = audiobook.level?.rawValue
    state = audiobook.state.rawValue
    fraction = audiobook.fraction
    seconds = audiobook.seconds
    secondsLeft = audiobook.secondsLeft
    byteCount = audiobook.byteCount
    skipped = audiobook.skippedCount
    recording = audiobook.recording.map(AddedRecordingShape.init)
    rules = audiobook.isPlayable ? audiobook.rules : nil
    sharedUntil = audiobook.openLink.map { TimeText.text($0.expires) }
    problem = audiobook.problem?.withoutFolders
    failure = audiobook.refusal.map { Problem($0).shape }
    created = TimeText.text(audiobook.created)
  }
}

/// A recording in files of its own that a person has added to a book.
struct AddedRecordingShape: Codable, Sendable {
  var files: [String]
  var reader: String

  init(_ recording: AddedRecording) {
    files = recording.files
    reader = recording.reader
  }
}

/// Answer of `GET /api/audiobooks`.
struct AudiobooksShape: Codable, Sendable {
  var audiobooks: [AudiobookShape]
  /// What this machine can write.
  var formats: [String]
  /// Whether it can read recordings.
  var recordings: Bool

  init(_ all: [Audiobook]) {
    audiobooks = all.map { AudiobookShape($0) }
    formats = AudiobookFormat.available.map(\.rawValue)
    recordings = Audiobooks.readsRecordings
  }
}

/// Body of `POST /api/books/{id}/audiobooks`.
struct AudiobookRequest: RequestShape {
  static let fields = ["voice", "format", "level"]

  var voice: String?
  var format: String?
  var level: String?
}

/// Body of `POST /api/books/{id}/recordings`.
struct AddedRecordingRequest: RequestShape {
  static let fields = ["uploads", "reader"]

  var uploads: [String]
  var reader: String?
}

/// Body of `PUT /api/audiobooks/{audiobook}/link`.
struct AudiobookLinkRequest: RequestShape {
  static let fields = ["days"]

  var days: Int
}

/// A link that has just been made, the only time that its secret is told.
struct AudiobookLinkShape: Codable, Sendable {
  var secret: String
  var audiobook: AudiobookShape
}

/// What somebody with a link learns of an audiobook.
struct SharedAudiobookShape: Codable, Sendable {
  var title: String
  var format: String
  var mediaType: String
  var seconds: Double
  @Null var byteCount: Int?
  @Null var expires: String?

  init(_ audiobook: Audiobook) {
    title = audiobook.title
    format = audiobook.format.rawValue
    mediaType = audiobook.format.mediaType
    seconds = audiobook.seconds
    byteCount = audiobook.byteCount
    expires = audiobook.openLink.map { TimeText.text($0.expires) }
  }
}

/// Body of `PATCH /api/audiobooks/{audiobook}`.
struct AudiobookChangeRequest: RequestShape {
  static let fields = ["paused"]

  var paused: Bool
}
