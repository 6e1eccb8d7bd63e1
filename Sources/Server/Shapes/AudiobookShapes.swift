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
  /// The key of the rules by which it was read, if it can be played in the reader.
  @Null var rules: String?
  @Null var problem: String?
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
    rules = audiobook.isPlayable ? audiobook.rules : nil
    problem = audiobook.problem?.withoutFolders
    created = TimeText.text(audiobook.created)
  }
}

/// Answer of `GET /api/audiobooks`.
struct AudiobooksShape: Codable, Sendable {
  var audiobooks: [AudiobookShape]
  /// What this machine can write.
  var formats: [String]

  init(_ all: [Audiobook]) {
    audiobooks = all.map { AudiobookShape($0) }
    formats = AudiobookFormat.available.map(\.rawValue)
  }
}

/// Body of `POST /api/books/{id}/audiobooks`.
struct AudiobookRequest: RequestShape {
  static let fields = ["voice", "format", "level"]

  var voice: String?
  var format: String?
  var level: String?
}

/// Body of `PATCH /api/audiobooks/{audiobook}`.
struct AudiobookChangeRequest: RequestShape {
  static let fields = ["paused"]

  var paused: Bool
}
